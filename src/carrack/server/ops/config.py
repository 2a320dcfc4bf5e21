"""The settings of a server: every key with its meaning, its bounds and its default.

The description of a key is what `carrack config` prints above it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from msgspec import Meta, Struct, field
from sqlalchemy.engine import URL, make_url

from carrack.bots.levels import LEVELS, USUAL

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PUSH_HOSTS = [
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "web.push.apple.com",
    "*.push.apple.com",
]


def about(text: str, **bounds: Any) -> Meta:
    """What a key means, and its bounds."""
    return Meta(description=text, **bounds)


Host = Annotated[str, Meta(pattern=r"^[A-Za-z0-9*.:\[\]_-]{1,255}$")]
Kind = Annotated[str, Meta(pattern="^[a-z0-9:]{1,40}$")]
Net = Annotated[str, Meta(pattern=r"^[0-9A-Fa-f.:/]{2,50}$")]
Rate = Annotated[int, Meta(ge=1, le=1_000_000)]


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a server."""

    host: Annotated[
        str,
        about(
            "The address to listen on; 0.0.0.0 is every one of this machine.", min_length=1, max_length=255
        ),
    ] = "127.0.0.1"
    port: Annotated[int, about("The port to listen on; 0 takes any free one.", ge=0, le=65535)] = 8642
    database: Annotated[
        str,
        about(
            "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; empty: a file in the user's folder.",
            max_length=1000,
        ),
    ] = ""
    backup_folder: Annotated[
        str,
        about(
            "A folder for copies of the SQLite database, made while the server runs; empty: none.",
            max_length=1000,
        ),
    ] = ""
    backup_hours: Annotated[float, about("Hours between two copies.", ge=0.01, le=10_000)] = 24
    backup_files: Annotated[int, about("So many copies are kept.", ge=1, le=10_000)] = 7
    connections: Annotated[
        int, about("Most connections to PostgreSQL; SQLite always has one.", ge=2, le=200)
    ] = 10
    public_url: Annotated[
        str,
        about(
            "How people reach this server, such as https://games.example.org; links in notices need it.",
            pattern=r"^(https?://[A-Za-z0-9.:\[\]_-]{1,255})?$",
        ),
    ] = ""
    hosts: Annotated[
        list[Host],
        about(
            "Further names under which this server may be asked for; *.example.org is any name below. "
            "Loopback, the address listened on and the public URL are always among them.",
            max_length=50,
        ),
    ] = []
    proxies: Annotated[
        list[Net],
        about("Networks whose X-Forwarded-For and -Proto headers are believed.", max_length=50),
    ] = []
    metrics_from: Annotated[
        list[Net], about("Networks that may read /metrics; empty: nobody.", max_length=50)
    ] = field(default_factory=lambda: ["127.0.0.0/8", "::1/128"])

    log_level: Annotated[Literal["debug", "info", "warning", "error"], about("What is logged at least.")] = (
        "info"
    )
    log_format: Annotated[
        Literal["auto", "pretty", "json"],
        about("How logs look; auto: pretty in a terminal, otherwise JSON."),
    ] = "auto"

    log_file: Annotated[
        str, about("A file for the logs instead of standard error; it is rotated.", max_length=1000)
    ] = ""
    log_megabytes: Annotated[int, about("The log file is rotated at this length.", ge=1, le=10_000)] = 20
    log_files: Annotated[int, about("So many rotated log files are kept.", ge=1, le=1000)] = 5
    log_requests: Annotated[bool, about("Whether every request is logged; failures always are.")] = False

    session_days: Annotated[int, about("Sessions of people who stay away so long end.", ge=1, le=3650)] = 180
    audit_days: Annotated[
        int,
        about("Entries of the audit log are removed after so many days; 0: never.", ge=0, le=36_500),
    ] = 365
    rate_reads: Annotated[Rate, about("Questions a person may ask in a minute.")] = 1200
    rate_writes: Annotated[Rate, about("Commands a person may give in a minute.")] = 300
    rate_costly: Annotated[
        Rate, about("Costly requests (hints, charts, imports, new matches) a person may make in a minute.")
    ] = 60
    rate_bot_reads: Annotated[Rate, about("Questions a bot may ask in a minute.")] = 600
    rate_bot_writes: Annotated[Rate, about("Commands a bot may give in a minute.")] = 120
    rate_bot_costly: Annotated[Rate, about("Costly requests a bot may make in a minute.")] = 12
    most_bots: Annotated[
        int, about("Bots of one account at most; 0: there are no bots here.", ge=0, le=1000)
    ] = 3
    rate_anonymous: Annotated[
        Rate, about("Requests without a session that one address may make in a minute.")
    ] = 600
    rate_logins: Annotated[Rate, about("Log-ins and new guests from one address in a minute.")] = 20
    rate_account: Annotated[Rate, about("Log-ins to one account in a minute, wherever they come from.")] = 10
    rate_address: Annotated[
        int, about("How many people's requests one address may make in all.", ge=1, le=10_000)
    ] = 20
    rate_frames: Annotated[
        Rate, about("Frames that one live connection may send in a minute; the page sends one a second.")
    ] = 240
    most_connections: Annotated[
        int,
        about(
            "Open connections in all; fewer where the system allows fewer open files.", ge=20, le=1_000_000
        ),
    ] = 4000
    address_connections: Annotated[
        int,
        about("Open connections from one address; the proxies' are not counted so.", ge=1, le=1_000_000),
    ] = 500
    header_seconds: Annotated[
        float, about("So long a request may take until its header is complete.", ge=0.1, le=600)
    ] = 10.0
    most_sockets: Annotated[int, about("Open live connections of one person at most.", ge=1, le=1000)] = 40
    most_matches: Annotated[
        int, about("Matches of one person that are not over, at most.", ge=1, le=100_000)
    ] = 200
    day_matches: Annotated[
        int, about("New matches of one person in a day: created, imported, branched.", ge=1, le=1_000_000)
    ] = 200
    day_commands: Annotated[
        int, about("Commands of one person in a day; each is a row.", ge=100, le=10_000_000)
    ] = 20_000
    day_lines: Annotated[int, about("Lines of chat of one person in a day.", ge=1, le=1_000_000)] = 2000
    day_guests: Annotated[int, about("New guests from one address in a day.", ge=1, le=1_000_000)] = 500
    keep_closed_days: Annotated[
        int, about("Matches that were called off are removed after so many days; 0: never.", ge=0, le=36_500)
    ] = 30
    keep_imports_days: Annotated[
        int,
        about(
            "Imported matches of guests are removed after so many days without a change; 0: never.",
            ge=0,
            le=36_500,
        ),
    ] = 90
    overload_seconds: Annotated[
        float,
        about(
            "While everything waits so long for its turn in the server's process, new matches and what else "
            "can wait are refused, so that running matches go on.",
            ge=0.01,
            le=60,
        ),
    ] = 0.5
    most_loaded: Annotated[int, about("Matches kept in memory at most.", ge=10, le=1_000_000)] = 1000

    computers: Annotated[
        list[Kind],
        about(
            "Computer players on offer, the usual opponent first: levels from novice to master, and for "
            "research random, greedy, search:200ms, search:400. A thought that has begun is not interrupted "
            "when an undo makes its question void: its process is busy for its time, so offer short ones.",
            min_length=1,
            max_length=20,
        ),
    ] = field(default_factory=lambda: [USUAL, *[level for level in LEVELS if level != USUAL]])
    computer_processes: Annotated[
        int,
        about("Processes that think for computer players; 0: as many as processors, less one.", ge=0, le=64),
    ] = 0
    computer_queue: Annotated[
        int,
        about(
            "Decisions of computer players that are prepared at the same time at most; further matches wait "
            "their turn, and hints are refused meanwhile.",
            ge=1,
            le=100_000,
        ),
    ] = 2000

    reaction_seconds: Annotated[
        float,
        about(
            "After so many seconds seats that always decline a reaction do so, and computer players answer "
            "one: whatever they hold, so that the time tells nothing.",
            ge=0,
            le=60,
        ),
    ] = 1.0

    webhooks: Annotated[
        bool, about("Whether people may have their-turn notices sent to a web address of theirs.")
    ] = False
    webhooks_loopback: Annotated[
        bool, about("For tests only: webhooks may be http and go to this machine.")
    ] = False
    smtp_host: Annotated[
        str, about("The mail server for notices by e-mail; empty: no e-mail.", max_length=255)
    ] = ""
    smtp_port: Annotated[int, about("Its port.", ge=1, le=65535)] = 587
    smtp_tls: Annotated[
        Literal["starttls", "tls", "none"], about("How the connection to it is encrypted.")
    ] = "starttls"
    smtp_user: Annotated[str, about("The account there; empty: none is needed.", max_length=255)] = ""
    smtp_password: Annotated[str, about("Its password.", max_length=255)] = ""
    smtp_from: Annotated[
        str,
        about("The sender of notices, such as carrack@example.org.", pattern=r"^([^\s<>@]+@[^\s<>@]+)?$"),
    ] = ""
    push_private_key: Annotated[
        str,
        about(
            "The VAPID private key for Web Push (base64url); empty: no push.",
            pattern="^[A-Za-z0-9_=-]{0,200}$",
        ),
    ] = ""
    push_public_key: Annotated[
        str, about("The public key that belongs to it (base64url).", pattern="^[A-Za-z0-9_=-]{0,200}$")
    ] = ""
    push_contact: Annotated[
        str,
        about(
            "Whom push services may write to, such as mailto:me@example.org.",
            pattern=r"^(mailto:\S+|https://\S+)?$",
        ),
    ] = ""
    push_hosts: Annotated[list[Host], about("Push services that notices may be sent to.", max_length=50)] = (
        field(default_factory=lambda: list(PUSH_HOSTS))
    )

    @property
    def database_url(self) -> URL:
        """Where the database is, with the driver that is used for it."""
        if not self.database:
            return URL.create("sqlite+aiosqlite", database=str(data_folder() / "carrack.db"))
        url = make_url(self.database)
        return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))

    @property
    def database_address(self) -> str:
        """The same as text, with its password."""
        return self.database_url.render_as_string(hide_password=False)

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None for a database in memory and for PostgreSQL."""
        url = self.database_url
        if not url.drivername.startswith("sqlite") or url.database in {None, "", ":memory:"}:
            return None
        return Path(str(url.database))

    @property
    def secure(self) -> bool:
        """Whether people reach this server by https only."""
        return self.public_url.startswith("https:")


def data_folder() -> Path:
    """The folder named by CARRACK_HOME, or the user's folder for settings; the terminal saves there too."""
    home = os.environ.get("CARRACK_HOME")
    if home:
        return Path(home)
    import click  # noqa: PLC0415  # only for this

    return Path(click.get_app_dir("carrack"))


def own_names(config: Config) -> list[str]:
    """The names under which this server may be asked for."""
    names = ["localhost", "127.0.0.1", "::1", *config.hosts]
    if config.host not in {"0.0.0.0", "::"}:  # noqa: S104  # compared with, not listened on
        names.append(config.host.strip("[]"))
    if config.public_url:
        names.append(urlsplit(config.public_url).hostname or "")
    return [name.lower() for name in names]
