"""The client's types are those of the server's records."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def wire() -> ModuleType:
    """The script that writes the types."""
    spec = importlib.util.spec_from_file_location("carrack_wire", WEB / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_committed_types_are_up_to_date(wire: ModuleType) -> None:
    """Nobody has to remember the script."""
    written = (WEB / "src" / "wire.ts").read_text("utf-8")
    assert written == wire.client_types(), "the records changed: run `python web/wire.py`"


def test_answers_are_complete_and_wishes_are_not(wire: ModuleType) -> None:
    """A field with a usual value may be left out by the client, never by the server."""
    types = wire.client_types()
    assert "  stand_in?: string;" in block(types, "NewMatch")
    assert "  stand_in: boolean;" in block(types, "SeatRecord")
    assert "  type: 'choose';" in block(types, "Choose")
    assert "  decision: DecisionRecord | null;" in block(types, "Position")


def block(types: str, name: str) -> str:
    """The lines of one interface."""
    return types.partition(f"export interface {name} {{\n")[2].partition("}\n")[0]
