"""Logs: one event a line, with fields. Never cookies, bodies, secrets or what is hidden in a match."""

from __future__ import annotations

import asyncio
import logging
import math
import sys
import time
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

from carrack.server.ops.config import Config
from carrack.server.ops.config_sources import MASK

FORBIDDEN: Final = (
    "cookie",
    "password",
    "secret",
    "token",
    "body",
    "authorization",
    "snapshot",
    "invitation",
)
QUIET: Final = ("uvicorn", "uvicorn.error", "alembic", "aiosqlite", "asyncio", "sqlalchemy.engine")
"""Loggers of libraries that are heard only from a warning on; requests are logged by the gate."""


class StandardError(logging.StreamHandler[TextIO]):
    """Writes to what is standard error at the time."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)

    @property
    def stream(self) -> TextIO:  # type: ignore[override]  # read only
        return sys.stderr


def mask_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Whatever is called by a forbidden name is masked, should it ever come here."""
    for key in event:
        if any(word in key.lower() for word in FORBIDDEN):
            event[key] = MASK
    return event


def is_news(record: logging.LogRecord) -> bool:
    """Leave out uvicorn's error for every handshake that the gate refuses; the gate says so itself."""
    return not record.getMessage().startswith("ASGI callable returned without completing handshake")


def written_to(config: Config) -> logging.Handler:
    """Where the logs go."""
    if not config.log_file:
        return StandardError()
    most = config.log_megabytes * 1_000_000
    return RotatingFileHandler(config.log_file, maxBytes=most, backupCount=config.log_files, encoding="utf-8")


def set_up_logs(config: Config) -> None:
    """Ours and the libraries' logs, in one form, to standard error or a file."""
    shown = sys.stderr.isatty() and not config.log_file
    pretty = config.log_format == "pretty" or (config.log_format == "auto" and shown)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        mask_secrets,
    ]
    last: list[structlog.typing.Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if pretty
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    form = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
    lines = written_to(config)
    lines.setFormatter(form)
    root = logging.getLogger()
    for before in root.handlers:
        before.close()
    root.handlers = [lines]
    root.setLevel(config.log_level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_news)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """The log of one part of the server; it follows `set_up_logs`, also where that comes later."""
    found: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(part=name)
    return found


class OnceAMinute:
    """Says again and again what goes wrong again and again, but a line a minute at most, with the count."""

    EVERY: Final = 60.0

    def __init__(self, part: str, event: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._part: Final = part
        self._event: Final = event
        self._clock: Final = clock
        self._told = -math.inf
        self._count = 0

    def say(self, reason: str) -> None:
        """It went wrong once more."""
        self._count += 1
        now = self._clock()
        if now - self._told >= self.EVERY:
            logger(self._part).error(self._event, count=self._count, reason=reason)
            self._told, self._count = now, 0


class FailedAccepts:
    """What the event loop does with its errors: connections that can't be accepted are told once a minute.

    Asyncio tells each of them with a traceback, as often as it tries.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._told: Final = OnceAMinute("accept", "connections can't be accepted", clock)

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not str(context.get("message", "")).startswith("socket.accept()"):
            loop.default_exception_handler(context)
            return
        self._told.say(type(context.get("exception")).__name__)
