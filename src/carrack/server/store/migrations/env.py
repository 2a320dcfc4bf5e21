"""Run by Alembic, inside the transaction that `upgrade` opened."""

from __future__ import annotations

from alembic import context

from carrack.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
