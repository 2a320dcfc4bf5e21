"""Notices: sent to real receivers on this machine, and never where they could do harm."""

import asyncio
import base64
import json
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty, Queue
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from carrack.server.notices.outbox import LetterError, check_address, is_public, post, resolve
from carrack.server.notices.push import PushError, letter_for
from carrack.server.notices.turns import MAILS_AN_HOUR, MOST_WAITING, Notices
from carrack.server.notices.wording import Turn
from carrack.server.records.basics import Said
from carrack.server.records.people import PushSubscription
from server.browsers import ADDRESS, Browser, browsing, configured

PATIENCE = 60
TOGETHER = {
    "game": "colonialism",
    "seats": [{"who": "me"}, {"who": "open"}],
    "public": True,
    "options": {"quick_start": "on"},
}


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    """A running server and a browser without a session."""
    file = tmp_path_factory.mktemp("notices") / "carrack.db"
    with browsing(configured(f"sqlite:///{file}", webhooks=True, public_url=ADDRESS)) as found:
        yield found


class Receiver:
    """A server on this machine that keeps what it is sent."""

    def __init__(self, answer: bytes) -> None:
        self.received: Queue[bytes] = Queue()
        received = self.received

        class Talk(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                head = b""
                while b"\r\n\r\n" not in head:
                    head += self.request.recv(65536)
                head, _, body = head.partition(b"\r\n\r\n")
                length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
                while len(body) < length:
                    body += self.request.recv(65536)
                received.put(head + b"\r\n\r\n" + body)
                self.request.sendall(answer)

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/hook?for=me"

    def next(self) -> dict[str, Any]:
        """The next letter."""
        return json.loads(self.received.get(timeout=PATIENCE).partition(b"\r\n\r\n")[2])


@contextmanager
def receiving(answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> Iterator[Receiver]:
    """A receiver, from its start to its end."""
    receiver = Receiver(answer)
    thread = threading.Thread(target=receiver.server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()


def prepared(visitor: Browser, **settings: Any) -> tuple[Browser, Browser, str]:
    """Somebody with these settings, a friend, and a match of the two that can start."""
    away, friend = visitor.guest(), visitor.guest()
    assert away.patch("/api/me", json={"settings": settings}).status_code == 200
    match = away.post("/api/matches", json=TOGETHER).json()["id"]
    version = friend.get(f"/api/matches/{match}").json()["version"]
    wish = {"command_id": "join-now", "expected_version": version}
    assert friend.post(f"/api/matches/{match}/join", json=wish).status_code == 200
    return away, friend, match


def started(away: Browser, friend: Browser, match: str) -> None:
    """The match begins, and the friend plays until it waits for the other."""
    path = f"/api/matches/{match}"
    version = away.get(path).json()["version"]
    command = {"command_id": "start-now", "expected_version": version, "type": "start"}
    assert away.post(f"{path}/commands", json=command).status_code == 200
    while True:
        state = friend.get(path, params={"seat": 1}).json()
        if 0 in state["position"]["waiting_for"]:
            return
        command = {"command_id": f"choice-{state['version']}", "expected_version": state["version"]}
        command |= {"type": "choose", "seat": 1, "do": state["position"]["decision"]["options"][0]["do"]}
        assert friend.post(f"{path}/commands", json=command).status_code == 200


def turn(visitor: Browser, **settings: Any) -> str:
    """A match that begins to wait for somebody with these settings, who is away."""
    away, friend, match = prepared(visitor, **settings)
    started(away, friend, match)
    return match


def test_webhook(tmp_path):
    """Which match, which game, what is to be decided, in the person's language, with a link."""
    settings = {"webhooks": True, "webhooks_loopback": True, "public_url": ADDRESS}
    with receiving() as receiver, browsing(configured(f"sqlite:///{tmp_path}/x.db", **settings)) as visitor:
        match = turn(visitor, webhook=receiver.address, language="de")
        letter = receiver.next()
    assert (letter["type"], letter["match"], letter["game"]) == ("your-turn", match, "colonialism")
    assert letter["url"] == f"http://127.0.0.1:8642/m/{match}"
    assert letter["title"].endswith("Du bist am Zug")
    assert letter["text"]


def test_nobody_who_looks_is_told(tmp_path):
    """Who has the match open gets no letter."""
    settings = {"webhooks": True, "webhooks_loopback": True, "public_url": ADDRESS}
    with receiving() as receiver, browsing(configured(f"sqlite:///{tmp_path}/x.db", **settings)) as visitor:
        away, friend, match = prepared(visitor, webhook=receiver.address)
        with away.websocket_connect(f"ws://127.0.0.1:8642/api/live?match={match}&seat=0") as page:
            while json.loads(page.receive_text())["type"] != "state":
                pass
            started(away, friend, match)
            with pytest.raises(Empty):
                receiver.received.get(timeout=1)


def test_redirects_are_not_followed(tmp_path):
    """An answer that leads elsewhere is a failure."""
    with receiving() as inside:
        lead = f"HTTP/1.1 307 Go\r\nLocation: {inside.address}\r\n\r\n".encode()
        with receiving(lead) as receiver:
            assert asyncio.run(post(receiver.address, b"{}", {}, loopback=True)) == 307
        assert inside.received.empty()


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://",
        "ftp://example.org",
        "https://user@example.org",
        "https://example.org:99999",
        "https://example.org/a b",
        "https://example.org/\r\nX: y",
        "file:///etc/passwd",
        "javascript:alert(1)",
    ],
)
def test_addresses_that_are_refused(visitor, url):
    """Only https, and nothing that would break the request."""
    with pytest.raises(LetterError):
        check_address(url, loopback=False)
    refused = visitor.guest().problem("PATCH", "/api/me", json={"settings": {"webhook": url}})
    assert refused == (422, "problem-webhook")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "192.168.1.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104  # is to be refused
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "::",
    ],
)
def test_addresses_inside_are_not_public(address):
    """Nobody sends us to our own network, however the address is written."""
    assert not is_public(address)


def test_public_addresses():
    """The open internet is allowed."""
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::")


def test_name_that_leads_inside(tmp_path):
    """A name is judged by what it resolves to; numbers in disguise too."""
    for host in ("localhost", "127.1", "0x7f000001", "2130706433"):
        with pytest.raises(LetterError):
            asyncio.run(resolve(host, 443, loopback=False))


def test_silent_receiver(monkeypatch):
    """Who takes too long is left."""
    monkeypatch.setattr("carrack.server.notices.outbox.SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(LetterError, match="TimeoutError"):
            asyncio.run(post(url, b"{}", {}, loopback=True))


def test_queue_has_an_end(tmp_path):
    """A flood of notices is dropped, not kept; one person is told once a minute for each match."""

    async def flood() -> int:
        config = configured(f"sqlite:///{tmp_path}/x.db", webhooks=True, public_url=ADDRESS)
        store: Any = None  # nothing is looked up before a sender runs
        notices = Notices(config, store, lambda user, match: (user, match) == (7, "m" * 12))
        prompt = Said("x")
        for number in range(MOST_WAITING + 50):
            notices.your_turn(Turn(number, "m" * 12, "colonialism", prompt, 2, {}))
            notices.your_turn(Turn(number, "m" * 12, "colonialism", prompt, 2, {}))
        return notices._queue.qsize()

    assert asyncio.run(flood()) == MOST_WAITING


def test_nothing_is_sent_unless_configured(tmp_path):
    """By default all ways are closed."""
    with receiving() as receiver, browsing(configured(f"sqlite:///{tmp_path}/x.db")) as visitor:
        notices = visitor.app.state.services.notices
        assert not notices.configured
        notices.your_turn(Turn(1, "m" * 12, "colonialism", Said("x"), 2, {}))
        assert notices._queue.empty()
        assert receiver.received.empty()


class MailServer(socketserver.StreamRequestHandler):
    """As much of SMTP as a letter needs."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        letter = b""
        for line in self.rfile:
            word = line.strip().upper()[:4]
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                for part in self.rfile:
                    if part == b".\r\n":
                        break
                    letter += part
                self.server.letters.put(letter)  # type: ignore[attr-defined]
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            if word == b"QUIT":
                return


@contextmanager
def mail_server() -> Iterator[tuple[dict[str, Any], Queue[bytes]]]:
    """The settings for a mail server, and the letters that it gets."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), MailServer) as server:
        server.letters = Queue()  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        settings = {
            "smtp_host": "127.0.0.1",
            "smtp_port": server.server_address[1],
            "smtp_tls": "none",
            "smtp_from": "carrack@example.org",
            "public_url": ADDRESS,
        }
        try:
            yield settings, server.letters  # type: ignore[attr-defined]
        finally:
            server.shutdown()
            thread.join()


def test_mail(tmp_path):
    """A letter with a subject, what to decide, and a link."""
    with (
        mail_server() as (settings, letters),
        browsing(configured(f"sqlite:///{tmp_path}/x.db", **settings)) as visitor,
    ):
        match = turn(visitor, email="ana@example.org")
        letter = letters.get(timeout=PATIENCE).decode()
    assert "To: ana@example.org" in letter
    assert "Subject: Colonialism: your turn" in letter
    assert f"http://127.0.0.1:8642/m/{match}" in letter


def test_mail_to_an_address_of_somebody_else(tmp_path):
    """However many people and matches name it, an address gets few letters: it may be a stranger's."""
    with (
        mail_server() as (settings, letters),
        browsing(configured(f"sqlite:///{tmp_path}/x.db", **settings)) as visitor,
    ):
        for number in range(MAILS_AN_HOUR + 3):
            turn(visitor, email="Victim@example.org" if number % 2 else "victim@example.org")
        turn(visitor, email="ana@example.org")
        found = [letters.get(timeout=PATIENCE) for _ in range(MAILS_AN_HOUR + 1)]
        assert sum(b"To: ana@" in letter for letter in found) == 1
        time.sleep(0.5)  # there are several senders
        assert letters.empty()


@pytest.mark.parametrize("email", ["ana", "a@b c", "a@example.org\nBcc: x@y", "<a@b>", "a@b,c@d"])
def test_wrong_mail_addresses(visitor, email):
    """No letter to several, and no headers of the sender's own."""
    refused = visitor.guest().problem("PATCH", "/api/me", json={"settings": {"email": email}})
    assert refused == (422, "problem-email")


def test_push_services_by_list(tmp_path):
    """Only known push services, and only where push is configured."""
    keys = {"push_private_key": "x", "push_public_key": "y", "push_contact": "mailto:a@example.org"}
    keys["public_url"] = ADDRESS
    subscription = {"endpoint": "https://fcm.googleapis.com/send/1", "p256dh": "x", "auth": "x"}
    other = subscription | {"endpoint": "https://evil.test/send/1"}
    with browsing(configured(f"sqlite:///{tmp_path}/x.db", **keys)) as visitor:
        guest = visitor.guest()
        assert guest.get("/api/me/push").json() == {"key": "y"}
        assert guest.post("/api/me/push", json=subscription).status_code == 204
        assert guest.post("/api/me/push", json=subscription).status_code == 204
        assert guest.problem("POST", "/api/me/push", json=other) == (422, "problem-push-host")
        assert guest.request("DELETE", "/api/me/push", json=subscription).status_code == 204
    with browsing(configured(f"sqlite:///{tmp_path}/y.db")) as visitor:
        assert visitor.guest().problem("POST", "/api/me/push", json=subscription) == (409, "problem-no-push")


def test_push_letter_is_for_one_browser():
    """Encrypted with the browser's key, signed with the server's."""
    browser, server = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    auth = b"0123456789abcdef"
    config = configured(
        "sqlite://",
        push_private_key=as_text(server.private_numbers().private_value.to_bytes(32, "big")),
        push_public_key="y",
        push_contact="mailto:a@example.org",
        public_url=ADDRESS,
    )
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    subscription = PushSubscription("https://fcm.googleapis.com/send/1", as_text(point), as_text(auth))
    body, headers = letter_for(config, subscription, b"your turn")
    assert b"your turn" not in body
    assert http_ece.decrypt(body, private_key=browser, auth_secret=auth) == b"your turn"
    assert headers["Authorization"].startswith("vapid t=")
    with pytest.raises(PushError):
        letter_for(config, PushSubscription("https://fcm.googleapis.com/send/1", "x", "x"), b"your turn")


def as_text(content: bytes) -> str:
    """Bytes as keys are written."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
