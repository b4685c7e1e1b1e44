"""The table on the network: pages, sockets and streams, accounts, links, limits, bots in their own processes.

One process serves all tables. What it holds in memory can be dropped at any moment: a table is the fold of its log.
"""
