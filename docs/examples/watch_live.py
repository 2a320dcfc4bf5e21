# ruff: noqa: INP001, S310, T201 - an example to be read and run: it prints, and its address is the user's
"""Follows a match over the socket until it is over: needs the package `websockets`, which Carrack brings.

python docs/examples/watch_live.py http://127.0.0.1:8642 MATCH
"""

import json
import sys
import urllib.request

import websockets.sync.client


def guest(address: str) -> str:
    """A new guest; the cookie of its session."""
    headers = {"Content-Type": "application/json", "Origin": address}
    request = urllib.request.Request(f"{address}/api/guest", b"{}", headers)
    with urllib.request.urlopen(request) as answer:
        return answer.headers["Set-Cookie"].partition(";")[0]


def whole(state: dict, before: dict) -> dict:
    """A state with its whole scene; `before` is the state that came last."""
    scene = state["position"]["scene"] if state["change"] else {}
    for things in ("zones", "pieces") if scene else ():
        known, runs = before["position"]["scene"][things] + scene[things], state["change"][things]
        pairs = zip(runs[::2], runs[1::2], strict=True)
        scene[things] = [known[at] for first, count in pairs for at in range(first, first + count)]
    return state


def watch(address: str, match: str) -> int:
    """Print what happens; the number of states that came."""
    cookie, state, states = guest(address), {"version": -1}, 0
    while True:
        query = f"match={match}&seat=-1&changes=true&since={state['version']}"
        live = f"{address.replace('http', 'ws', 1)}/api/live?{query}"
        try:
            with websockets.sync.client.connect(
                live, origin=address, additional_headers={"Cookie": cookie}, max_size=None
            ) as socket:
                for frame in socket:
                    update = json.loads(frame)
                    if update["type"] != "state":
                        continue
                    state, states = whole(update["state"], state), states + 1
                    position = state["position"] or {"scene": {"pieces": []}}
                    print(
                        f"version {state['version']}: {len(position['scene']['pieces'])} pieces, "
                        f"{len(state['log'])} new entries of the log from {state['log_from']} on"
                    )
                    if state["status"] != "running":
                        return states
        except (OSError, websockets.exceptions.ConnectionClosedError):
            pass  # the connection was lost; a new one goes on at the version that we have


if __name__ == "__main__":
    watch(sys.argv[1], sys.argv[2])
