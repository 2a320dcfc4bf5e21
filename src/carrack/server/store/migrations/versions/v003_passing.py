"""Reactions that a seat declines without being asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from carrack.server.store.migrations.versions import v002_who

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more column. Release 0.3.0 had it as its second revision, and lacks what is the second today."""
    if "passing" in {column["name"] for column in sa.inspect(op.get_bind()).get_columns("seats")}:
        v002_who.upgrade()
        return
    op.add_column("seats", sa.Column("passing", sa.String(length=1300), nullable=False, server_default=""))
