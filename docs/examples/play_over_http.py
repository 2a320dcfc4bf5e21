# ruff: noqa: INP001, S310, T201 - an example to be read and run: it prints, and its address is the user's
"""Plays a game at random over HTTP against a computer player, with Python's standard library alone.

python docs/examples/play_over_http.py http://127.0.0.1:8642 colonialism
"""

import http.cookiejar
import json
import secrets
import sys
import time
import urllib.error
import urllib.request


class Server:
    """A Carrack server; the cookie that it gives is who we are."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, dict]:
        """A request; the status and the record of the answer."""
        headers = {"Content-Type": "application/json", "Origin": self.address}
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, content, headers, method=method)
        try:
            with self.opener.open(request) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code == 429:  # too much in a minute: the server says when to go on
                time.sleep(int(error.headers["Retry-After"]))
                return self.ask(method, path, body)
            return error.code, json.load(error)


def play(address: str, game: str) -> dict:
    """A whole match; its result."""
    server = Server(address)
    server.ask("POST", "/api/guest", {"name": "A program"})
    seats = [{"who": "me"}, {"who": "computer", "kind": "novice"}]
    _, card = server.ask("POST", "/api/matches", {"game": game, "seats": seats})
    path = f"/api/matches/{card['id']}"
    _, state = server.ask("GET", f"{path}?seat=0")
    while state["status"] == "running":
        decision = state["position"]["decision"]
        if decision is None:  # it is the other's turn
            time.sleep(0.1)
            _, state = server.ask("GET", f"{path}?seat=0&since={state['version']}")
            continue
        command = {
            "type": "choose",
            "seat": 0,
            "do": secrets.choice(decision["options"])["do"],
            "command_id": secrets.token_hex(8),
            "expected_version": state["version"],
        }
        status, answer = server.ask("POST", f"{path}/commands", command)
        if status not in {200, 409}:
            raise RuntimeError(answer["detail"])
        state = answer["state"]  # after the choice, or, with 409, what somebody faster has done
    return state["standings"]


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2])["scores"])
