"""The history of the tables. `upgrade` brings a database to this program's version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

ONE_AT_A_TIME = 0x6361727261636B  # of several processes that start together one upgrades


async def upgrade(engine: AsyncEngine) -> None:
    """Make or change the tables as far as needed; what is stored stays."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(upgrade_connection)


def upgrade_connection(connection: Connection) -> None:
    """The synchronous part."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
