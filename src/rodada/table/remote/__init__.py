"""A player of one's own at somebody's table: it comes by the link of a seat and plays there over the table's protocol.

    from rodada.table.remote import sit

    sit("https://rodada.example/s/K7QM2XY-…", MyPlayer)

The player is the same as everywhere, `MyPlayer(game).choose(view, actions, sampler, random)`: the table tells its
seat's view, with a perfect memory, and nothing else. Everybody there is told that a program plays. `door` comes in by
the link, `line` speaks with the table and comes back when the line breaks, `sitting` answers what is asked.
"""

from rodada.table.remote.sitting import Sitting, sit

__all__ = ["Sitting", "sit"]
