"""The parts of a running server, made once by `app.py` and handed to every call."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carrack.server.accounts import Accounts
    from carrack.server.config import Config
    from carrack.server.hub import Hub
    from carrack.server.matches import Matches
    from carrack.server.notices import Notices
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
