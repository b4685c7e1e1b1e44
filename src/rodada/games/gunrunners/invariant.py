"""What can never be on a table of Gunrunners, whatever was played: asked by the conformance kit at every ply.

Each broken invariant is named by the field it is about, with what it is and what it should be.
"""

from __future__ import annotations

from collections import Counter

from rodada.engine.fields import UNKNOWN
from rodada.engine.tokens import FREE
from rodada.games.gunrunners.board import EMPTY, LAST_BUST, NOT_ENDED, WAREHOUSE_FULL, Board
from rodada.games.gunrunners.deck import MANAGER
from rodada.games.gunrunners.setup import crates_for, marker_for
from rodada.games.gunrunners.verbs import whose_card

MOST_UNDERCOVER = 2


def broken(board: Board) -> list[str]:
    """The invariants that do not hold; empty for every state that play can reach."""
    return [*_crates(board), *_track(board), *_cards(board), *_places(board), *_counts(board), *_memories(board)]


def _crates(board: Board) -> list[str]:
    """G-0.2: crates are moved, never made or lost."""
    piles = [board.supply, board.warehouse, board.removed, *board.crates, *board.won]
    total = crates_for(board.seats, board.options.edition)
    found = [] if sum(piles) == total else [f"crates: {sum(piles)}, not {total}"]
    if min(piles) < 0:
        found.append(f"crates: {min(piles)} in one place")
    if board.warehouse > WAREHOUSE_FULL:
        found.append(f"warehouse: {board.warehouse}, not up to {WAREHOUSE_FULL}")
    return found


def _track(board: Board) -> list[str]:
    """G-6.1: the game ends on the seventh space, or one beyond it with a double bust."""
    found = []
    if not marker_for(board.seats) <= board.busts <= LAST_BUST + 1:
        found.append(f"busts: {board.busts}")
    if (board.ending == NOT_ENDED) == board.over:
        found.append(f"ending: {board.ending} with {len(board.stack)} frames")
    return found


def _cards(board: Board) -> list[str]:
    """G-0.1: each agency has its fourteen cards, all the time."""
    found = []
    for seat in range(board.seats):
        cards = [*board.hand[seat], *board.pile[seat], *board.gone[seat]]
        cards += [card for card, owner in zip(board.token_card, board.token_owner, strict=True) if owner == seat]
        if board.chosen != UNKNOWN and seat == board.active:
            cards.append(board.chosen)
        if tuple(sorted(cards)) != board.options.deck.cards():
            found.append(f"cards of {seat}: {sorted(cards)}")
    return found


def _places(board: Board) -> list[str]:
    """A card in play lies in one place: left of a region, in a row, or in the hand of a Spy."""
    places = [token for row in board.row for token in row] + [token for token in board.trainee if token != EMPTY]
    places += [token for token in board.looked_at if token not in places]
    in_play = [token for token, owner in enumerate(board.token_owner) if owner != FREE]
    found = [] if sorted(places) == in_play else [f"tokens: {sorted(places)} lie there, {in_play} are in play"]
    found += [f"trainee of {r}: face up" for r, t in enumerate(board.trainee) if t != EMPTY and board.is_up(t)]
    hand = Counter(whose_card(board.token_owner[token], board.token_card[token]) for token in board.looked_at)
    if board.dealt and not Counter(board.dealt) <= hand:
        found.append(f"dealt: {board.dealt}")
    return found


def _counts(board: Board) -> list[str]:
    """What is counted along agrees with what lies there."""
    rows = board.row
    exposed = [sum(board.is_up(token) for token in row) for row in rows]
    hidden = Counter(board.token_owner[token] for row in rows for token in row if not board.is_up(token))
    undercover = [hidden[seat] for seat in range(board.seats)]
    found = [] if exposed == board.exposed else [f"exposed: {board.exposed}, not {exposed}"]
    if undercover != board.undercover or max(undercover) > MOST_UNDERCOVER:
        found.append(f"undercover: {board.undercover}, not {undercover}")
    for seat, token in enumerate(board.manager):
        if token != EMPTY and not (
            any(token in row for row in rows)
            and board.is_up(token)
            and (board.token_owner[token], board.token_card[token]) == (seat, MANAGER)
        ):
            found.append(f"manager of {seat}: {token}")
    return found


def _memories(board: Board) -> list[str]:
    """What is known to be among blurred cards is among them."""
    found = []
    for viewer in range(board.seats + 1):
        for owner in range(board.seats):
            group = Counter(board.token_card[token] for token in board.blurred_for(viewer, owner))
            if not Counter(board.known_among(viewer, owner)) <= group:
                found.append(f"among the cards of {owner} for {viewer}: {board.known_among(viewer, owner)}")
    return found
