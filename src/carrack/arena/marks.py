"""What becomes of stored matches: the fingerprint after each of their choices, made again by these rules.

`python marks.py FILE ...` prints a line of JSON for each file. `revisions.py` runs it that way with the rules
of another revision, so it uses nothing but what every revision has.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from carrack.kernel.match import fingerprint
from carrack.kernel.registry import rules_of
from carrack.kernel.saves import empty_match, read_record


def marks_of(file: Path) -> dict[str, Any]:
    """The fingerprints of the set-up and after each choice, up to one that can't be made; then, why not."""
    marks: list[str] = []
    try:
        record = read_record(file)
        match = empty_match(file, rules_of(record.game), record)
        marks.append(fingerprint(match.table))
        for choice in record.choices:
            match.apply(choice.seat, match.read(choice.do))
            marks.append(match.choices[-1].mark)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what differs
        return {"marks": marks, "stopped": f"{type(error).__name__}: {error}"}
    return {"marks": marks, "stopped": ""}


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        print(json.dumps(marks_of(Path(argument))), flush=True)  # noqa: T201
