"""The extras: what needs more packages than `pip install carrack` brings, and how to get them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "server": (
        "aiosqlite",
        "alembic",
        "argon2",
        "markdown_it",
        "prometheus_client",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "train": ("numpy",),
    "rl": ("gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel"),
    "cluster": ("numpy", "ray"),
    "postgres": ("asyncpg",),
    "push": ("py_vapid", "pywebpush"),
    "mcp": ("mcp",),
}
"""Every extra with the modules that it brings. Of several with the same module, the first is suggested."""


class MissingExtraError(ImportError):
    """Something was asked for whose extra is not installed; the text says how to get it."""


def extra_with(module: str) -> str | None:
    """The extra that brings a module, if any."""
    return next((extra for extra, modules in EXTRAS.items() if module.partition(".")[0] in modules), None)


def is_installed(extra: str) -> bool:
    """Whether everything is there that an extra brings."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def how_to_install(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install 'carrack[{extra}]'"


def how_to_get(missing: str, extra: str) -> str:
    """What is said of a module that is missing."""
    return f"{missing} is missing: {how_to_install(extra)}"


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """What is imported here stands on an extra: where that is missing, the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in EXTRAS[extra]:
            raise
        raise MissingExtraError(how_to_get(error.name, extra), name=error.name) from error
