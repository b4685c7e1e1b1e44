"""Section G-5, phase 4: busts; and what follows the turn."""

from __future__ import annotations

from rodada.engine.actions import action, argument_of
from rodada.engine.events import Event
from rodada.games.gunrunners.board import ENDED_BY_BUSTS, EXPOSED_FOR_BUST, LAST_BUST, Board
from rodada.games.gunrunners.ending import end, run_out_of_cards
from rodada.games.gunrunners.frames import BUST, DELIVER
from rodada.games.gunrunners.verbs import BUST_AT

BUST_DELIVERY = 2


def due(board: Board) -> list[int]:
    """G-5.1: rows with four or more face-up cards."""
    return [region for region, n in enumerate(board.exposed) if n >= EXPOSED_FOR_BUST]


def bust_step(board: Board, frame: tuple[int, ...]) -> None:
    """G-5.7: each bust is resolved with its delivery before the next; the active player says which comes first."""
    if max(board.exposed) < EXPOSED_FOR_BUST:
        _end_turn(board, frame[1])
        return
    regions = due(board)
    if len(regions) > 1:
        board.to_act = frame[1]
    else:
        resolve_bust(board, frame, regions[0])


def bust_choices(board: Board) -> list[int]:
    return [action(BUST_AT, region) for region in due(board)]


def bust_decide(board: Board, frame: tuple[int, ...], act: int) -> None:
    resolve_bust(board, frame, argument_of(act))


def resolve_bust(board: Board, frame: tuple[int, ...], region: int) -> None:
    board.busts += 1
    board.busted |= 1 << region
    board.events.append(Event("bust", "G-5.2", (region, board.busts)))
    raid(board, region)
    _special_delivery(board, region)
    board.stack[-1] = (BUST, frame[1], frame[2] + 1)


def raid(board: Board, region: int) -> None:
    """Reveal and sum (G-5.2), confiscate (G-5.3), sweep (G-5.5)."""
    for position, token in enumerate(board.row[region]):
        if not board.is_up(token):
            board.reveal_undercover(region, token)
            public = (region, position, token, board.token_owner[token], board.token_card[token])
            board.events.append(Event("revealed", "G-5.2", public))
    for seat, total in standing(board, region):
        taken = (board.crates[region] + 1) // 2
        board.crates[region] -= taken
        board.won[seat] += taken
        board.events.append(Event("confiscated", "G-5.3", (region, seat, total, taken)))
    board.sweep(region)


def standing(board: Board, region: int) -> list[tuple[int, int]]:
    """G-5.3 and G-5.4: seats with a card in the row and their sums, best first; the nearer card wins a tie."""
    values = board.options.deck.values()
    sums: dict[int, int] = {}
    for token in board.row[region]:
        owner = board.token_owner[token]
        sums[owner] = sums.get(owner, 0) + values[board.token_card[token]]
    return sorted(sums.items(), key=_highest_first)  # stable: owners come in the order of their nearest cards


def _highest_first(standing: tuple[int, int]) -> int:
    return -standing[1]


def _special_delivery(board: Board, bust_region: int) -> None:
    """G-5.6, the bust region served first when the supply is short (G-0.2)."""
    arrived = board.supply_to_region(bust_region, BUST_DELIVERY)
    others = [board.supply_to_region(r, 1) for r in range(len(board.crates)) if r != bust_region]
    board.events.append(Event("special_delivery", "G-5.6", (bust_region, arrived, sum(others))))


def _end_turn(board: Board, seat: int) -> None:
    """G-6.1 before G-6.2: the seventh space ends the game alone, even where the cards run out in the same turn."""
    if board.busts >= LAST_BUST:
        end(board, ENDED_BY_BUSTS)
    elif not any(board.hand) and not any(board.pile):
        run_out_of_cards(board, raid)
    else:
        board.stack[-1] = (DELIVER, _next_with_cards(board, seat), 0)


def _next_with_cards(board: Board, seat: int) -> int:
    """The next seat. Played from the start nobody is ever skipped; a position by hand may give one fewer cards."""
    following = (seat + 1) % board.seats
    while not (board.hand[following] or board.pile[following]):
        following = (following + 1) % board.seats
    return following
