"""Of many reasons why a thing can't be chosen, the telling ones come first."""

from carrack.server.records import Reason, Refused, Said
from carrack.server.state import each_kind_first


def reason(do: str, why: str) -> Reason:
    """An action that is refused for a reason."""
    return Reason(do, Said("action"), Refused(Said(why), "1"))


def test_one_of_each_kind_comes_first() -> None:
    """Twelve regions that are unknown don't hide that there is no ship in the only known one."""
    found = [reason("found 1", "unknown"), reason("found 2", "unknown"), reason("found 3", "no-ship")]
    found += [reason("found 4", "unknown"), reason("found 5", "no-transport"), reason("found 6", "no-ship")]
    assert [one.do[-1] for one in each_kind_first(found)] == ["1", "3", "5", "2", "6", "4"]
