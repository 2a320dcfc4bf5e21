"""Notices that it is somebody's turn: by webhook, e-mail and Web Push, each only where it is configured.

They wait in a queue with an end; a full one drops notices, since a later turn brings another. None is sent
while the person has the match open.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from carrack.kernel.perspective import ask_of
from carrack.server.matches.command import Stored
from carrack.server.matches.declines import declines
from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.state import said
from carrack.server.notices.outbox import LetterError, mail, post
from carrack.server.notices.push import PushError, letter_for
from carrack.server.notices.subscriptions import may_push
from carrack.server.notices.wording import Turn, words
from carrack.server.ops.buckets import Buckets
from carrack.server.ops.config import Config
from carrack.server.ops.logs import logger
from carrack.server.ops.metrics import NOTICES
from carrack.server.records.people import PushSubscription
from carrack.server.store import Store, people

MOST_WAITING: Final = 1_000
SENDERS: Final = 4
QUIET_SECONDS: Final = 60.0
"""One notice a match and person in this time, so that undoing and redoing sends no flood."""
MOST_REMEMBERED: Final = 10_000
MAILS_AN_HOUR: Final = 10
"""To one address, whoever gave it: nobody has proved that it is the own one."""
GONE: Final = {404, 410}
log = logger("notices")


class Notices:
    """Sends notices in the background."""

    def __init__(self, config: Config, store: Store, is_there: Callable[[int, str], bool]) -> None:
        self._config: Final = config
        self._store: Final = store
        self._is_there: Final = is_there
        self._queue: Final[asyncio.Queue[Turn]] = asyncio.Queue(MOST_WAITING)
        self._told: Final[dict[tuple[int, str], float]] = {}
        self._letters: Final = Buckets(MAILS_AN_HOUR, seconds=3600.0)
        self._senders: list[asyncio.Task[None]] = []

    @property
    def configured(self) -> bool:
        return bool(self._config.webhooks or self._config.smtp_host or self._config.push_private_key)

    def start(self) -> None:
        if self.configured:
            self._senders = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]

    async def stop(self) -> None:
        for sender in self._senders:
            sender.cancel()
        for sender in self._senders:
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    def tell(self, stored: Stored) -> None:
        """Whoever has to decide something new gets a notice; who always declines it is not asked.

        Lessons wait without a word.
        """
        if stored.loaded.lesson:
            return
        for seat in stored.loaded.seats:
            if seat.waiting and seat.user is not None and seat.user not in stored.waited_for:
                turn = turn_of(stored.loaded, seat.seat, seat.user)
                if turn is not None:
                    self.your_turn(turn)

    def your_turn(self, turn: Turn) -> None:
        """Tell somebody who is not there; never waits, never fails."""
        if not self.configured or self._is_there(turn.user, turn.match):
            return
        now = time.monotonic()
        key = (turn.user, turn.match)
        if now - self._told.get(key, -QUIET_SECONDS) < QUIET_SECONDS:
            return
        if len(self._told) >= MOST_REMEMBERED:
            self._told.clear()
        try:
            self._queue.put_nowait(turn)
        except asyncio.QueueFull:
            NOTICES.labels("queue", "dropped").inc()
            return
        self._told[key] = now

    async def _send_all(self) -> None:
        while True:
            turn = await self._queue.get()
            try:
                await self._send(turn)
            except Exception:
                log.exception("notice failed", match=turn.match, user=turn.user)

    async def _send(self, turn: Turn) -> None:
        """By every way that the person and the server have."""
        async with self._store.transaction() as transaction:
            row = await people.user_row(transaction, turn.user)
            browsers = await people.subscriptions_of(transaction, turn.user)
        if row is None or self._is_there(turn.user, turn.match):
            return
        settings = people.settings_in(row)
        subject, text = words(turn, settings.language or "en")
        content = {
            "type": "your-turn",
            "match": turn.match,
            "game": turn.game,
            "url": self._link(turn.match),
            "title": subject,
            "text": text,
        }
        encoded = msgspec.json.encode(content)
        if self._config.webhooks and settings.webhook:
            await self._try("webhook", self._webhook(settings.webhook, encoded))
        if self._config.smtp_host and settings.email and self._letters.take(settings.email.casefold()) == 0:
            await self._try("mail", self._mail(settings.email, subject, f"{text}\n\n{content['url']}\n"))
        if self._config.push_private_key:
            for browser in browsers:
                await self._try("push", self._push(turn.user, browser, encoded))

    async def _try(self, way: str, letter: Awaitable[None]) -> None:
        try:
            await letter
        except (LetterError, PushError) as error:
            NOTICES.labels(way, "failed").inc()
            log.warning("notice not delivered", way=way, why=str(error))
        else:
            NOTICES.labels(way, "sent").inc()

    async def _webhook(self, url: str, content: bytes) -> None:
        headers = {"Content-Type": "application/json", "User-Agent": "Carrack"}
        status = await post(url, content, headers, self._config.webhooks_loopback)
        if not 200 <= status < 300:
            raise LetterError(f"answered {status}")

    async def _mail(self, to: str, subject: str, text: str) -> None:
        await mail(self._config, to, subject, text)

    async def _push(self, user: int, browser: PushSubscription, content: bytes) -> None:
        if not may_push(self._config.push_hosts, browser.endpoint):
            raise LetterError("not a push service on the list")
        body, headers = await asyncio.to_thread(letter_for, self._config, browser, content)
        status = await post(browser.endpoint, body, headers, self._config.webhooks_loopback)
        if status in GONE:
            async with self._store.transaction() as transaction:
                await people.drop_subscription(transaction, browser.endpoint, user)
        elif not 200 <= status < 300:
            raise LetterError(f"answered {status}")

    def _link(self, match: str) -> str:
        return f"{self._config.public_url}/m/{match}"


def turn_of(loaded: LoadedMatch, seat: int, user: int) -> Turn | None:
    """What somebody has to decide; None if the seat declines it without being asked."""
    ask = ask_of(loaded.playing().table, seat)
    if ask is None or declines(loaded, seat):
        return None
    prompt = said(ask.prompt(loaded.playing().table))
    return Turn(user, loaded.id, loaded.rules.id, prompt, len(loaded.seats), loaded.options)
