"""Hints: which matches allow them among people, and how many each seat had."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "011"
down_revision = "010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column in each of two tables. Before, nobody had agreed on hints, and nobody counted them."""
    op.add_column("matches", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))
