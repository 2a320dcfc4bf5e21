"""Carrack plays modern strategy board games completely: one engine for play, simulation and research."""

from importlib import import_module

__version__ = "0.3.1"


def engine() -> str:
    """Whether the rules run compiled or interpreted."""
    file = import_module("carrack.kernel.table").__file__ or ""
    return "compiled" if file.endswith((".so", ".pyd")) else "interpreted"
