"""Web Push: a notice encrypted for one browser and signed with the server's key (extra `push`)."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

from carrack.extras import MissingExtraError, needs
from carrack.server.ops.config import Config
from carrack.server.records.people import PushSubscription

HOURS: Final = 12
MOST_BYTES: Final = 3_000


class PushError(Exception):
    """A notice that can't be made; the text says why."""


def letter_for(config: Config, browser: PushSubscription, content: bytes) -> tuple[bytes, dict[str, str]]:
    """Body and headers for the browser's push service."""
    try:
        with needs("push"):
            from py_vapid import Vapid  # noqa: PLC0415  # an extra
            from pywebpush import WebPusher  # noqa: PLC0415
    except MissingExtraError as error:
        raise PushError(f"Web Push: {error}") from error
    parts = urlsplit(browser.endpoint)
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    try:
        sealed: dict[str, Any] = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(
            content[:MOST_BYTES], content_encoding="aes128gcm"
        )
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HOURS * 3600,
            "sub": config.push_contact,
        }
        signed: dict[str, str] = Vapid.from_string(config.push_private_key).sign(claims)
    except Exception as error:
        # Keys come from browsers and the configuration; the libraries fail in many ways on wrong ones.
        raise PushError(f"not encrypted ({type(error).__name__})") from error
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(HOURS * 3600),
        **signed,
    }
    return bytes(sealed["body"]), headers
