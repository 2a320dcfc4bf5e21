"""Settings of the whole test run."""

from __future__ import annotations

from pathlib import Path

import hypothesis
import pytest

import carrack

# The same examples in every run, so that a failure can be repeated; no time limit for an example.
hypothesis.settings.register_profile(
    "carrack",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large],
)
hypothesis.settings.load_profile("carrack")

HERE = Path(__file__).parent
LONGEST = {"test_whole_game.py", "test_screens.py"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what measures the coverage of the rules: the kernel's tests and those of each game.

    Tests take several times as long when they are measured. Of those that play whole games of all kinds two
    are, by their own mark; those of one game that do so are marked as `whole` and are not.

    Browser tests take longest and come first, so that no process is left with one of them at the end.
    """
    items.sort(key=lambda item: (item.path.parent != HERE / "web", item.path.name not in LONGEST))
    for item in items:
        of_rules = item.path.parent == HERE / "kernel" or item.path.parent.parent == HERE / "games"
        if of_rules and item.get_closest_marker("whole") is None:
            item.add_marker("measured")


def pytest_report_header() -> str:
    """Which build of the engine runs."""
    return f"engine: {carrack.engine()}"
