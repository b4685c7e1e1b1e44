# Hosting tables: the store, what the server refuses, what it says at the terminal.

## The store

store-code-taken = there is a table “{ $table }” already
store-behind = somebody else changed table “{ $table }” in the meantime
store-failed = the store of tables cannot write: { $reason }
store-needs-asyncpg = Postgres needs the package asyncpg, which is part of rodada[postgres].
store-unknown-kind = “{ $given }” is no kind of store: give the path of a file, or a postgresql:// address.
store-too-new = “{ $path }” was made by a newer Rodada.
store-unreadable = “{ $path }” cannot be read as a store of tables: { $reason }
store-unreachable = the database cannot be reached: { $reason }
