"""Section G-6: how the game ends and who wins."""

from __future__ import annotations

from collections.abc import Callable

from rodada.engine.errors import Refused
from rodada.engine.events import Event
from rodada.engine.state import Outcome
from rodada.games.gunrunners.board import EMPTY, ENDED_BY_BUSTS, ENDED_BY_CARDS, NOT_ENDED, Board


def end(board: Board, ending: int) -> None:
    board.ending = ending
    board.stack.clear()
    rule = "G-6.1" if ending == ENDED_BY_BUSTS else "G-6.2"
    board.events.append(Event("ended", rule, (ending, *board.won)))
    leaders = [seat for seat, crates in enumerate(board.won) if crates == max(board.won)]
    if len(leaders) > 1:
        for seat in leaders:
            cards = remaining(board, seat)
            board.events.append(Event("remaining", "G-6.3", (seat, sum(cards), max(cards, default=0))))


def run_out_of_cards(board: Board, raid: Callable[[Board, int], None]) -> None:
    """G-6.2: half of each region's crates, rounded up, are removed; then every region busts, without delivery."""
    for region, crates in enumerate(board.crates):
        lost = (crates + 1) // 2
        board.crates[region] -= lost
        board.removed += lost
        board.events.append(Event("removed", "G-6.2", (region, lost)))
    for region in range(len(board.crates)):
        board.busted |= 1 << region
        raid(board, region)
    end(board, ENDED_BY_CARDS)


def remaining(board: Board, seat: int) -> list[int]:
    """Values of the cards that break a tie for `seat` (G-6.4)."""
    values = board.options.deck.values()
    english = board.options.edition == "en"
    cards = [] if english else [*board.hand[seat], *board.pile[seat]]
    for region, trainee in enumerate(board.trainee):
        if english and board.busted >> region & 1:
            continue
        tokens = board.row[region] if trainee == EMPTY else (trainee, *board.row[region])
        cards += [board.token_card[token] for token in tokens if board.token_owner[token] == seat]
    return [values[card] for card in cards]


def outcome(board: Board) -> Outcome:
    """G-6.3: most crates, then the highest total of remaining cards, then the highest single one, then shared."""
    if board.ending == NOT_ENDED:
        raise Refused("refused-not-over")
    keys = []
    for seat in range(board.seats):
        cards = remaining(board, seat)
        keys.append((board.won[seat], sum(cards), max(cards, default=0)))
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(ranks, tuple(board.won), "G-6.1" if board.ending == ENDED_BY_BUSTS else "G-6.2")
