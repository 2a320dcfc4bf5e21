"""Bots: whose they are, where they sit, and which matches let them in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "009"
down_revision = "008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column in each of three tables. Nobody was a bot before, and no match let one in."""
    op.add_column("users", sa.Column("owner", sa.Integer()))
    op.create_index("ix_users_owner", "users", ["owner"])
    op.add_column("matches", sa.Column("bots", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("bot", sa.Boolean(), nullable=False, server_default=sa.false()))
