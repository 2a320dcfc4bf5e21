"""Lessons: matches that are one, and how far the learner is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "008"
down_revision = "007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two more columns. What was played before is no lesson."""
    op.add_column("matches", sa.Column("lesson", sa.String(length=60), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("place", sa.Text()))
