"""The parts of a running server, made once by `app.py` and handed to every call."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from carrack.server.commands.administration import Administration
from carrack.server.commands.automatic import Automatic
from carrack.server.commands.creating import NewMatches
from carrack.server.commands.door import Door
from carrack.server.commands.exploring import Exploring
from carrack.server.commands.forgetting import Forgetting
from carrack.server.commands.memory import Memory
from carrack.server.commands.people import PeoplesCommands
from carrack.server.commands.rematches import Rematches
from carrack.server.computers.players import Computers
from carrack.server.computers.reviews import Reviews
from carrack.server.computers.studies import Studies
from carrack.server.live.hub import Hub
from carrack.server.live.nudges import Nudges
from carrack.server.live.socket import Sockets
from carrack.server.live.watch import Watch
from carrack.server.matches.clocks import Clocks
from carrack.server.notices.subscriptions import Subscriptions
from carrack.server.notices.turns import Notices
from carrack.server.ops.config import Config
from carrack.server.ops.line import Line
from carrack.server.ops.load import Load
from carrack.server.people.accounts import Accounts
from carrack.server.people.belongings import Belongings
from carrack.server.people.bots import Bots
from carrack.server.people.recovery import Recovering
from carrack.server.store import Store


class Services(Struct, frozen=True, kw_only=True):
    """Everything that endpoints use, and what goes on beside them."""

    config: Config
    time: Callable[[], float]
    store: Store
    accounts: Accounts
    belongings: Belongings
    recovering: Recovering
    bots: Bots
    administration: Administration
    subscriptions: Subscriptions
    memory: Memory
    door: Door
    commands: PeoplesCommands
    new_matches: NewMatches
    exploring: Exploring
    forgetting: Forgetting
    rematches: Rematches
    hub: Hub
    nudges: Nudges
    sockets: Sockets
    computers: Computers
    reviews: Reviews
    studies: Studies
    costly: Line
    """For what endpoints work out themselves."""
    load: Load
    describe: Callable[[], bytes]
    """The OpenAPI document."""

    automatic: Automatic
    clocks: Clocks
    watch: Watch
    notices: Notices
