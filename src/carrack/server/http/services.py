"""The parts of a running server, made once by `app.py` and handed to every call."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carrack.server.commands.matches import Matches
    from carrack.server.live.hub import Hub
    from carrack.server.notices.turns import Notices
    from carrack.server.ops.config import Config
    from carrack.server.people.accounts import Accounts
    from carrack.server.store import Store


class Services:
    """Everything that endpoints use."""

    def __init__(
        self, config: Config, store: Store, hub: Hub, matches: Matches, accounts: Accounts, notices: Notices
    ) -> None:
        self.config = config
        self.store = store
        self.hub = hub
        self.matches = matches
        self.accounts = accounts
        self.notices = notices
