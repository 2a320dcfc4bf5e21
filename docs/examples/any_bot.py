# ruff: noqa: INP001, T201 - an example to be read and run: it answers by printing
"""A computer player for Carrack in a program of its own: reads a line of JSON, writes a line of JSON.

carrack simulate goa --players 3 --games 6 --bots "cmd:python docs/examples/any_bot.py,casual"
"""

import json
import random
import sys


def points(message):
    """How many points an option says it brings; most say nothing."""
    arguments = (message or {}).get("args", {})
    return arguments.get("points", 0) if isinstance(arguments.get("points", 0), int) else 0


chance = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "game":
        chance.seed(told["seed"])
        print(f"playing {told['game']} on seat {told['seat']}", file=sys.stderr)
    elif told["type"] == "decide":
        options = told["decision"]["options"]
        most = max(points(option["brings"]) for option in options)
        best = [option["do"] for option in options if points(option["brings"]) == most]
        print(json.dumps({"do": chance.choice(best)}), flush=True)
