"""The database: one file for each concern beside this one, each with functions that take a transaction."""

from carrack.server.store.database import DatabaseBusyError, Store, Transaction
from carrack.server.store.faults import StorageError

__all__ = ["DatabaseBusyError", "StorageError", "Store", "Transaction"]
