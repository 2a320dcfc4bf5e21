"""Logs: one event a line, with fields. Never cookies, bodies, secrets or what is hidden in a match."""

from __future__ import annotations

import logging
import sys
from typing import Final, TextIO

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


def set_up_logs(config: Config) -> None:
    """Ours and the libraries' logs, in one form, to standard error."""
    pretty = config.log_format == "pretty" or (config.log_format == "auto" and sys.stderr.isatty())
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
    lines = StandardError()
    lines.setFormatter(form)
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(config.log_level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_news)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """The log of one part of the server; it follows `set_up_logs`, also where that comes later."""
    found: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(part=name)
    return found
