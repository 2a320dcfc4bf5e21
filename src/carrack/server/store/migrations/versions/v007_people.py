"""People: administrators, closed accounts, devices, recovery, reports, whom one ignores, the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns, tables and indexes."""
    op.add_column("users", sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("closed", sa.Float()))
    op.create_index("ix_users_closed", "users", ["closed"])
    op.add_column("sessions", sa.Column("device", sa.String(length=60), nullable=False, server_default=""))
    op.create_table(
        "recovery",
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_recovery_user"),
        sa.PrimaryKeyConstraint("code_hash", name="pk_recovery"),
    )
    op.create_index("ix_recovery_user", "recovery", ["user"])
    op.create_table(
        "ignored",
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("other", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_ignored_user"),
        sa.ForeignKeyConstraint(["other"], ["users.id"], name="fk_ignored_other"),
        sa.PrimaryKeyConstraint("user", "other", name="pk_ignored"),
    )
    op.create_index("ix_ignored_other", "ignored", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("reporter", sa.Integer(), nullable=False),
        sa.Column("about", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("comment", sa.String(length=500), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float()),
        sa.ForeignKeyConstraint(["reporter"], ["users.id"], name="fk_reports_reporter"),
        sa.ForeignKeyConstraint(["about"], ["users.id"], name="fk_reports_about"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("reporter", "line", name="uq_reports_reporter_line"),
        sqlite_autoincrement=True,
    )
    for column in ("reporter", "about", "settled"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("act", sa.String(length=40), nullable=False),
        sa.Column("user", sa.Integer()),
        sa.Column("about", sa.Integer()),
        sa.Column("match", sa.String(length=12), nullable=False, server_default=""),
        sa.Column("address", sa.String(length=60), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
        sqlite_autoincrement=True,
    )
    for column in ("time", "user", "about"):
        op.create_index(f"ix_audit_{column}", "audit", [column])
    op.create_table(
        "endings",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_endings"),
    )
