"""Many games: played by bots in as many processes as wanted, summed up with intervals; and measurements of speed.

>>> from rodada.lab import Match, Tally, simulate
>>> match = Match("gunrunners", players=("greedy", "random", "random"), seed=1)
>>> total = Tally.of(simulate(match, games=4))
>>> total.games
4
"""

from rodada.lab.match import Match, Played, play
from rodada.lab.simulate import simulate
from rodada.lab.tally import Tally

__all__ = ["Match", "Played", "Tally", "play", "simulate"]
