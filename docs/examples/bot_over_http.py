# ruff: noqa: D103, INP001, S310 - an example to be read and run, and its address is the user's
"""A bot with a token: sits down at open matches that let bots in, and plays at random in all of its matches.

CARRACK_TOKEN=carrack_bot_… python docs/examples/bot_over_http.py http://127.0.0.1:8642
"""

import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request

ADDRESS, TOKEN = sys.argv[1], os.environ["CARRACK_TOKEN"]
MATCHES = float(sys.argv[2]) if len(sys.argv) > 2 else float("inf")  # ends after so many
PAUSE = float(os.environ.get("CARRACK_PAUSE", "1"))  # seconds between two looks


def ask(method: str, path: str, body: object = None) -> dict:
    """A request; the record of the answer, or of the problem."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    content = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(
            urllib.request.Request(ADDRESS + path, content, headers, method=method)
        ) as found:
            return json.load(found)
    except urllib.error.HTTPError as error:
        if error.code in {429, 503}:  # too much at once, or the server is busy: it says when to go on
            time.sleep(int(error.headers.get("Retry-After", "5")))
            return ask(method, path, body)
        return json.load(error) if error.code != 401 else sys.exit(json.load(error)["detail"])


def cards(which: str) -> list[dict]:
    return ask("GET", f"/api/matches?list={which}")["matches"]


def command(version: int, **more: object) -> dict:
    return {"command_id": secrets.token_hex(8), "expected_version": version} | more


before = {card["id"] for card in cards("over")}
while len({card["id"] for card in cards("over")} - before) < MATCHES:
    for card in cards("open"):
        if card["bots"] and not any(seat["mine"] for seat in card["seats"]):
            ask("POST", f"/api/matches/{card['id']}/join", command(card["version"]))
    for card in cards("mine"):
        path, seat = f"/api/matches/{card['id']}", next(s["seat"] for s in card["seats"] if s["mine"])
        state = ask("GET", f"{path}?seat={seat}") if card["my_turn"] else {"status": ""}
        while state["status"] == "running" and state["position"]["decision"]:
            option = secrets.choice(state["position"]["decision"]["options"])  # your idea here
            choice = command(state["version"], type="choose", seat=seat, do=option["do"])
            # With 409 somebody was faster, and this is the state now; without one it is not for us to decide.
            state = ask("POST", f"{path}/commands", choice)["state"] or {"status": ""}
    time.sleep(PAUSE)
