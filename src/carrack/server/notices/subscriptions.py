"""Where notices go: addresses that people name, and browsers that want them."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Sequence
from typing import Final

from carrack.server.notices.outbox import LetterError, check_address, host_in
from carrack.server.ops.config import Config
from carrack.server.records.people import PushSubscription, Settings
from carrack.server.records.problems import ProblemError
from carrack.server.store import Store, people
from carrack.server.store.people import User

MOST_BROWSERS: Final = 10
MAIL: Final = re.compile(r"[^\s@<>,;:\"\\]{1,64}@[A-Za-z0-9.-]{1,190}")


class Subscriptions:
    """Checks addresses and keeps browsers."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config: Final = config
        self._store: Final = store

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
        if not may_push(self._config.push_hosts, subscription.endpoint):
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


def may_push(hosts: Sequence[str], endpoint: str) -> bool:
    """Whether a browser's push service is on the list."""
    host = host_in(endpoint)
    return any(fnmatch.fnmatchcase(host, name) for name in hosts)
