"""Where the logs of tables lie for good: SQLite in one file, or Postgres by its URL, behind one protocol."""

from rodada.table.storage.opening import open_store
from rodada.table.storage.store import Behind, Damage, Found, Notice, Store, StoreFailed, Taken

__all__ = ["Behind", "Damage", "Found", "Notice", "Store", "StoreFailed", "Taken", "open_store"]
