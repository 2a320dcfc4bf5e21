"""Notices that it is somebody's turn: by webhook, e-mail and Web Push, each only where it is configured.

They wait in a queue with an end; a full one drops notices, since a later turn brings another. None is sent
while the person has the match open.
"""

from __future__ import annotations

import asyncio
import contextlib
import fnmatch
import re
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from carrack.kernel.messages import Message
from carrack.kernel.registry import rules_of
from carrack.kernel.text import Texts
from carrack.server.answers import TEXT
from carrack.server.call import ProblemError, User
from carrack.server.config import Config
from carrack.server.log import logger
from carrack.server.metrics import NOTICES
from carrack.server.outbox import LetterError, check_address, host_in, mail, post
from carrack.server.push import PushError, letter_for
from carrack.server.rates import Buckets
from carrack.server.records import PushSubscription, Said, Settings
from carrack.server.store import Store, people

MOST_WAITING: Final = 1_000
SENDERS: Final = 4
MOST_TEXTS: Final = 64
QUIET_SECONDS: Final = 60.0
"""One notice a match and person in this time, so that undoing and redoing sends no flood."""
MOST_REMEMBERED: Final = 10_000
MOST_BROWSERS: Final = 10
MAILS_AN_HOUR: Final = 10
"""To one address, whoever gave it: nobody has proved that it is the own one."""
MAIL: Final = re.compile(r"[^\s@<>,;:\"\\]{1,64}@[A-Za-z0-9.-]{1,190}")
GONE: Final = {404, 410}
log = logger("notices")


class Turn(Struct, frozen=True):
    """Somebody has to decide something in a match."""

    user: int
    match: str
    game: str
    prompt: Said
    seats: int
    options: dict[str, str]


@lru_cache(MOST_TEXTS)
def texts_of(game: str, language: str, seats: int, options: tuple[tuple[str, str], ...]) -> Texts:
    """What is said about a game with a set-up; reading it takes long, so it is done once."""
    rules = rules_of(game)
    texts = Texts(language, rules, rules.stored_setup(seats, dict(options)))
    texts.add(TEXT / f"{language}.ftl")
    return texts


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
        subject, text = self._words(turn, settings.language or "en")
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
        if not self._may_push(browser.endpoint):
            raise LetterError("not a push service on the list")
        body, headers = await asyncio.to_thread(letter_for, self._config, browser, content)
        status = await post(browser.endpoint, body, headers, self._config.webhooks_loopback)
        if status in GONE:
            async with self._store.transaction() as transaction:
                await people.drop_subscription(transaction, browser.endpoint, user)
        elif not 200 <= status < 300:
            raise LetterError(f"answered {status}")

    def _words(self, turn: Turn, language: str) -> tuple[str, str]:
        """What is said: which game, and what to decide."""
        texts = texts_of(turn.game, language, turn.seats, tuple(sorted(turn.options.items())))
        game = texts.say(Message("game-name")) if texts.has("game-name") else turn.game
        subject = texts.say(Message("notice-your-turn", {"game": game}))
        return subject, texts.say(Message(turn.prompt.id, dict(turn.prompt.args)))

    def _link(self, match: str) -> str:
        return f"{self._config.public_url}/m/{match}"

    def _may_push(self, endpoint: str) -> bool:
        host = host_in(endpoint)
        return any(fnmatch.fnmatchcase(host, name) for name in self._config.push_hosts)

    def check(self, settings: Settings) -> None:
        """Settings that name an address name one that notices can go to."""
        if settings.webhook:
            try:
                check_address(settings.webhook, self._config.webhooks_loopback)
            except LetterError as error:
                raise ProblemError(422, "problem-webhook") from error
        if settings.email and MAIL.fullmatch(settings.email) is None:
            raise ProblemError(422, "problem-email")

    async def subscribe(self, user: User, subscription: PushSubscription) -> None:
        """Send notices to a browser, whose push service must be on the list."""
        if not self._config.push_private_key:
            raise ProblemError(409, "problem-no-push")
        if not self._may_push(subscription.endpoint):
            host = host_in(subscription.endpoint)[:100]
            raise ProblemError(422, "problem-push-host", {"host": host})
        async with self._store.transaction() as transaction:
            known = await people.subscriptions_of(transaction, user.id)
            for old in known[: len(known) - MOST_BROWSERS + 1]:
                await people.drop_subscription(transaction, old.endpoint)
            await people.add_subscription(transaction, user.id, subscription)

    async def unsubscribe(self, user: User, subscription: PushSubscription) -> None:
        async with self._store.transaction() as transaction:
            await people.drop_subscription(transaction, subscription.endpoint, user.id)
