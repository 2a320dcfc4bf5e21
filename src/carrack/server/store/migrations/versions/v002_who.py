"""Indexes by person: whoever is forgotten is looked for in all of these."""

from __future__ import annotations

from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the indexes."""
    op.create_index("ix_matches_creator", "matches", ["creator", "status"])
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
    op.create_index("ix_log_user", "log", ["user"])
    op.create_index("ix_chat_user", "chat", ["user"])
