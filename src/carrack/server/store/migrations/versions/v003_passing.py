"""Reactions that a seat declines without being asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more column of the seats."""
    op.add_column("seats", sa.Column("passing", sa.String(length=1300), nullable=False, server_default=""))
