"""Settings of the whole test run."""

from __future__ import annotations

import hypothesis

from carrack.arena.bench import build

# The same examples in every run, so that a failure can be repeated; no time limit for an example.
hypothesis.settings.register_profile(
    "carrack",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large],
)
hypothesis.settings.load_profile("carrack")


def pytest_report_header() -> str:
    """Which build of the engine runs."""
    return f"engine: {build()}"
