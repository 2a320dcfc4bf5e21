"""Two games have other ids."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"
branch_labels = None
depends_on = None

IDS = {"concordia_venus": "concordia-venus", "thirteen_colonies": "13-kolonien"}


def upgrade() -> None:
    """Stored matches get the new ones."""
    matches = sa.table("matches", sa.column("game", sa.String))
    for former, current in IDS.items():
        op.execute(matches.update().where(matches.c.game == former).values(game=current))
