"""People at a table: sessions, clocks, storage, the wire protocol and the ASGI app.

The server alone decides; a table is the fold of its log. Per move: check, append, commit, then acknowledge and send
each viewer their own view. Nothing in here names a game.
"""
