"""Carrack plays modern strategy board games completely: one engine for play, simulation and research."""

from importlib.util import find_spec

__version__ = "0.3.1"


def engine() -> str:
    """Whether the rules run compiled or interpreted."""
    found = find_spec("carrack.kernel.table")
    file = "" if found is None else found.origin or ""
    return "compiled" if file.endswith((".so", ".pyd")) else "interpreted"
