"""Information-set Monte Carlo tree search: for any game of the contract, from a view and a sampler, never from a state.

    >>> from rodada.players.search import Budget, SearchPlayer, explain

`tree` is what has been found out, `descent` finds out one thing more, `guide` is what a game offers to help,
`player` spends a budget and `explaining` says why.
"""

from rodada.players.search.explaining import Candidate, Explanation, Step, explain
from rodada.players.search.guide import Guide
from rodada.players.search.player import Budget, SearchPlayer

__all__ = ["Budget", "Candidate", "Explanation", "Guide", "SearchPlayer", "Step", "explain"]
