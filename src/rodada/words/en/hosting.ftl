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

## Links

link-about = This link leads to a seat at a table.
link-enter = Sit down
link-guest = Guest

## rodada serve

serve-no-client = The page for the browser has not been built. From a checkout, “python3 start.py” builds it.
serve-bad-setting = “{ $given }” is not possible there.
serve-bad-origin = { $argument }: “{ $given }” is no address that people could type, such as https://rodada.example.
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
serve-host-word = HOST
serve-host = address to listen on: 0.0.0.0 for the whole network (otherwise { $usual })
serve-port-word = PORT
serve-port = port to listen on, 0 for any that is free (otherwise { $usual })
serve-db-word = WHERE
serve-db = where tables are kept: a file, or a postgresql:// address (otherwise { $usual })
serve-public = serve strangers: this machine’s own addresses are told to nobody
serve-origin-word = ADDRESS
serve-origin = the address that people type, such as https://rodada.example; no other is answered then
serve-epilog = Each of them, and every limit, can be set in the environment too, as RODADA_PORT; docs/host.md lists them.
serve-ready = Rodada is at { $address }
serve-others = For others on this network: { $address }
serve-db-is = Tables are kept in { $where }. Ctrl-C ends.

## rodada, without a command

open-runs-already = Rodada runs already, at { $address }
open-alone = This machine is on no network, so nobody else can come.
open-no-browser = There is no browser with windows here: open { $address } in one.
open-end = Ctrl-C ends. Tables are kept.

## A bot that comes from elsewhere

bot-link-word = LINK
bot-link = the link of a seat: http://host/s/CODE-SECRET
bot-player-word = PLAYER
bot-player = who plays: { $players }, or module:Class for a player of your own (otherwise level3)
bot-name-word = NAME
bot-name = by which name it sits there
bot-seated = Sits at seat { $seat } of table { $table } ({ $game }).
remote-no-link = “{ $given }” is no link of a seat: those look like http://host/s/CODE-SECRET.
remote-no-server = nobody answers at { $address }: { $reason }
remote-void-link = this link leads to no free seat (any more): ask the host for a new one.
remote-no-seat = this link leads to the table, but to no seat.
remote-not-offered = the player chose “{ $action }”, which was not offered; there were: { $offered }.
remote-refused = the table refuses: { $why }
