"""How fast the games are, beside OpenSpiel's and PettingZoo's in the same run.

A number of decisions per second says more about the machine than about the code. So everything is measured in turns in
one run, in the processor's time, and what counts is a ratio: the median of rounds. `single` measures one game, `whole`
everything there is; `loops` and `rivals` are what is run, `clock` counts.
"""

from rodada.lab.bench.single import CLONED, Bench, Round, bench

__all__ = ["CLONED", "Bench", "Round", "bench"]
