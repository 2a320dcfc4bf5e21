"""What a server needs that is left running: who was replaced, what can be forgotten, what was worked out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns, a table and indexes."""
    op.add_column("seats", sa.Column("replaced", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("source", sa.String(length=10), nullable=False, server_default=""))
    matches = sa.table("matches", sa.column("id", sa.String), sa.column("source", sa.String))
    log = sa.table(
        "log", sa.column("match", sa.String), sa.column("seq", sa.Integer), sa.column("kind", sa.String)
    )
    imported = sa.select(log.c.match).where(log.c.seq == 0, log.c.kind == "import")
    op.execute(matches.update().where(matches.c.id.in_(imported)).values(source="import"))
    op.create_index("ix_matches_creator_created", "matches", ["creator", "created"])
    op.create_index("ix_matches_source_changed", "matches", ["source", "changed"])
    op.create_index("ix_matches_next_match", "matches", ["next_match"])
    op.create_table(
        "worked_out",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("program", sa.String(length=40), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_worked_out_match"),
        sa.PrimaryKeyConstraint("match", "what", name="pk_worked_out"),
    )
