"""Finished matches: whether they are shared by their address, and their result for lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two more columns. What was finished before is not shared until its owner says so."""
    op.add_column("matches", sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("result", sa.Text()))
