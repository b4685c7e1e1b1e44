"""Who can sit in a seat without hands: players that choose among the legal actions from what their seat may know.

    >>> from rodada import players
    >>> from rodada.games import load
    >>> game = load("gunrunners")
    >>> player = players.find("greedy")(game)

A player gets a view and a sampler of worlds that fit it, never a state: there is nothing it could cheat with.
"""

from rodada.players.player import Factory, Player, decide
from rodada.players.roster import find, find_own, forms, names, plain_names

__all__ = ["Factory", "Player", "decide", "find", "find_own", "forms", "names", "plain_names"]
