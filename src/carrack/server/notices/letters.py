"""The letter with a link to a new password."""

from __future__ import annotations

import asyncio
from typing import Final

from carrack.kernel.messages import Message
from carrack.kernel.text import Texts
from carrack.server import TEXT
from carrack.server.notices.outbox import LetterError, mail
from carrack.server.ops.buckets import Buckets
from carrack.server.ops.config import Config
from carrack.server.ops.logs import logger
from carrack.server.ops.metrics import NOTICES

MOST_AT_ONCE: Final = 20
AN_HOUR: Final = 5
"""To one address."""
log = logger("letters")


class Letters:
    """Sends them in the background: whoever asks learns nothing from the time that it takes."""

    def __init__(self, config: Config) -> None:
        self._config: Final = config
        self._sent: Final = Buckets(AN_HOUR, seconds=3600.0)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def possible(self) -> bool:
        """Whether mail is set up, and links have an address to begin with."""
        return bool(self._config.smtp_host and self._config.public_url)

    def recovery(self, to: str, name: str, code: str, language: str) -> None:
        """A link to a new password; one too many is left out and counted."""
        if len(self._tasks) >= MOST_AT_ONCE or self._sent.take(to.casefold()) > 0:
            NOTICES.labels("recovery", "dropped").inc()
            return
        task = asyncio.create_task(self._send(to, name, code, language))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, to: str, name: str, code: str, language: str) -> None:
        texts = Texts(language)
        texts.add(TEXT / f"{language}.ftl")
        link = f"{self._config.public_url}/recover#{code}"
        text = texts.say(Message("letter-recovery", {"name": name, "link": link}))
        try:
            await mail(self._config, to, texts.say(Message("letter-recovery-subject")), f"{text}\n")
        except LetterError as error:
            NOTICES.labels("recovery", "failed").inc()
            log.warning("letter not delivered", why=str(error))
        else:
            NOTICES.labels("recovery", "sent").inc()

    async def stop(self) -> None:
        """Send no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
