"""The small Gunrunners is solved by OpenSpiel's counterfactual regret minimisation.

    python solve_openspiel.py [ITERATIONS]

How far the average policy is from an equilibrium is told by what the two best responses to it would gain together.
"""

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import rodada.lab.environments.openspiel  # noqa: F401  # makes the games known to OpenSpiel


def main(iterations=10):
    game = pyspiel.load_game("rodada_gunrunners_miniature")
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    print(f"best responses gain {before:.3f} before, {after:.3f} after {iterations} iterations")
    return before, after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
