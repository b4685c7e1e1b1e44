"""How likely each seat is to win, told from a state whose cards are all known: where a search stops looking further.

A seat is credited with its crates and with what the rows as they lie would give it. What a crate of lead is worth grows
as the busts run out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rodada.games.gunrunners.board import EMPTY, EXPOSED_FOR_BUST, LAST_BUST, Board
from rodada.games.gunrunners.ending import outcome

# Fitted to who won 240 games of greedy players that slipped now and then, at three and four seats.

SOON: Final = 0.82
"""How much of a region whose bust is one face-up card away will go as its row stands."""
LATER: Final = 0.9
"""The same for each further face-up card that lacks, as a part of what it was."""
BLUR: Final = 0.17
"""Points of difference that each face-up card still to come puts in doubt."""
NEARER: Final = 0.37
"""Points that the nearest card is worth, for the ties that it wins; each further agency's is worth less."""
FURTHER: Final = 0.11
RESERVE: Final = 0.14
"""Crates that each point in hand or still to be drawn may bring."""
SPREAD: Final = 0.26
"""Crates that make a difference after the last bust, and how many more before each bust to come."""
SPREAD_BEFORE_EACH: Final = 0.7


def prospects(board: Board) -> list[float]:
    """The chance of each seat to win; its share of the victory where the game is over."""
    if board.over:
        ranks = outcome(board).ranks
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    values = [float(value) for value in board.options.deck.values()]
    credit = [float(won) for won in board.won]
    for seat in range(board.seats):
        credit[seat] += RESERVE * sum([values[card] for card in (*board.hand[seat], *board.pile[seat])])
    for region in range(len(board.row)):
        _credit_region(board, region, values, credit)
    scale = SPREAD + SPREAD_BEFORE_EACH * (LAST_BUST - board.busts)
    best = max(credit)
    weights = [exp((own - best) / scale) for own in credit]
    total = sum(weights)
    return [weight / total for weight in weights]


def _credit_region(board: Board, region: int, values: list[float], credit: list[float]) -> None:
    """What each seat may expect there: half of the crates for the first, half of the rest for the second."""
    sums = _sums(board, region, values)
    need = EXPOSED_FOR_BUST - board.exposed[region]
    blur = BLUR * need
    crates = board.crates[region] * SOON * LATER ** (need - 1)
    present = [seat for seat, total in enumerate(sums) if total]
    for one in present:
        ahead = 0.0
        for other in present:
            if other != one:
                gap = sums[other] - sums[one]
                ahead += 0.5 + 0.5 * gap / (blur + abs(gap)) if gap else 0.5
        credit[one] += crates * 0.5 ** (1.0 + ahead)


def _sums(board: Board, region: int, values: list[float]) -> list[float]:
    """Each seat's cards there, its trainee included."""
    sums = [0.0] * board.seats
    nearer = NEARER
    trainee, row = board.trainee[region], board.row[region]
    for token in row if trainee == EMPTY else (*row, trainee):
        owner = board.token_owner[token]
        if not sums[owner]:
            sums[owner] = nearer
            nearer -= FURTHER
        sums[owner] += values[board.token_card[token]]
    return sums
