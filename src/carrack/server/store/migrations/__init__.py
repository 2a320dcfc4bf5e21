"""The history of the tables. `upgrade` brings a database to this program's version."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

HERE = Path(__file__).parent
NEWEST = max(file.name for file in (HERE / "versions").glob("v*.py"))[1:4]
"""The revision of the tables as this program knows them: files are named after theirs."""
ONE_AT_A_TIME = 0x6361727261636B  # of several processes that start together one upgrades


class NewerDatabaseError(Exception):
    """The database was made by a newer program."""


async def upgrade(engine: AsyncEngine) -> None:
    """Make or change the tables as far as needed; what is stored stays."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        if await connection.run_sync(revision_of) != NEWEST:
            await connection.run_sync(upgrade_connection)


def revision_of(connection: Connection) -> str:
    """The revision that a database is at; empty if it has no tables yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade_connection(connection: Connection, revision: str = "head") -> None:
    """The synchronous part. Alembic takes long to load, so only a database that needs it waits for it."""
    from alembic import command  # noqa: PLC0415  # see above
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise NewerDatabaseError(str(error)) from error
