"""The database: one file for each concern beside this one, each with functions that take a transaction."""

from carrack.server.store.database import DatabaseBusyError, Store, Transaction

__all__ = ["DatabaseBusyError", "Store", "Transaction"]
