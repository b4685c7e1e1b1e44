"""Whether a condition of a card holds: for one seat, or for the fighters' side as a whole (M-5.2).

A test of class or race that would do harm does not see a shielded class or race; one that does good does (M-4.4). What
stands under `not` is read the other way round: the ban in a restriction is the harm in it.
"""

from __future__ import annotations

from rodada.games.star_munchkin.board import SEXES, Board
from rodada.games.star_munchkin.cards.rows import Condition, Filter
from rodada.games.star_munchkin.facts import GOOD, HARM, NEUTRAL
from rodada.games.star_munchkin.foes import how_many

_NOT_ONE: dict[str, str] = {"class": "none", "race": "human"}
"""What a condition calls a character without a card of that kind (M-4.1)."""

WIDENER: dict[str, str] = {"class": "super_munchkin", "race": "half_breed"}
"""The role of the card that allows a second one, and that shields a single one (M-4.4)."""


def _inverse(polarity: str) -> str:
    if polarity == NEUTRAL:
        return NEUTRAL
    return HARM if polarity == GOOD else GOOD


def holds(board: Board, condition: Condition | None, seat: int, polarity: str = NEUTRAL) -> bool:
    """Whether `seat` fulfils a condition; polarity says what it means for that character."""
    if condition is None:
        return True
    if not _fulfils(board, condition, seat, polarity):
        return False
    inner = condition.negated
    return inner is None or not _fulfils(board, inner, seat, _inverse(polarity))


def holds_for_side(board: Board, condition: Condition | None, polarity: str = NEUTRAL) -> bool:
    """M-5.2: whether one of fighter and helper fulfils all of it, and neither what stands under `not`."""
    if condition is None:
        return True
    fighter = board.fighter
    helper = board.helper
    if fighter < 0:
        return False
    inner = condition.negated
    if inner is not None:
        inverse = _inverse(polarity)
        if _fulfils(board, inner, fighter, inverse) or (helper >= 0 and _fulfils(board, inner, helper, inverse)):
            return False
    if _fulfils(board, condition, fighter, polarity):
        return True
    return helper >= 0 and _fulfils(board, condition, helper, polarity)


def _fulfils(board: Board, condition: Condition, seat: int, polarity: str) -> bool:
    """All fields but `not`."""
    if condition.role_class and not _is_one_of(board, seat, "class", condition.role_class, polarity):
        return False
    if condition.race and not _is_one_of(board, seat, "race", condition.race, polarity):
        return False
    if condition.sex and SEXES[board.sex[seat]] != condition.sex:
        return False
    least = condition.level_min
    if least is not None and board.level[seat] < least:
        return False
    most = condition.level_max
    if most is not None and board.level[seat] > most:
        return False
    return _stands_so(board, condition, seat)


def _stands_so(board: Board, condition: Condition, seat: int) -> bool:
    """Rank, what the seat has, and what goes on."""
    if condition.rank and not _ranks(board, seat, condition.rank):
        return False
    using = condition.using
    if using is not None and not _uses(board, seat, using):
        return False
    if condition.has and not _has(board, seat, condition.has):
        return False
    alone = condition.alone
    if alone is not None and (board.fighter < 0 or alone != (board.helper < 0)):
        return False
    if condition.role or condition.against or condition.monsters_min is not None:
        return _fights_so(board, condition, seat)
    return True


def _fights_so(board: Board, condition: Condition, seat: int) -> bool:
    """Role, tags and number of the monsters: false outside of a combat, like all that is about one."""
    role = condition.role
    if board.fighter < 0 or (role and seat != (board.fighter if role == "fighter" else board.helper)):
        return False
    if condition.against and not _is_against(board, condition.against):
        return False
    least = condition.monsters_min
    return least is None or how_many(board) >= least


def _is_against(board: Board, tags: tuple[str, ...]) -> bool:
    rows = board.cards.rows
    for foe in board.foes:
        for card in foe:
            for tag in tags:
                if tag in rows[card].tags:
                    return True
    return False


def _is_one_of(board: Board, seat: int, kind: str, wanted: tuple[str, ...], polarity: str) -> bool:
    rows = board.cards.rows
    bare = True
    for card in board.table[seat]:
        row = rows[card]
        if row.kind == kind:
            bare = False
            if row.id in wanted and not (polarity == HARM and is_shielded(board, seat, row.id)):
                return True
    return bare and _NOT_ONE[kind] in wanted


def _ranks(board: Board, seat: int, rank: str) -> bool:
    """Lowest or highest of all living, ties included."""
    level = board.level[seat]
    for other in board.living():
        if (board.level[other] < level) if rank == "lowest" else (board.level[other] > level):
            return False
    return True


def _uses(board: Board, seat: int, wanted: Filter) -> bool:
    return any(fits(board, seat, card, wanted) and usable(board, seat, card) for card in board.in_use[seat])


def _has(board: Board, seat: int, what: str) -> bool:
    if what == "hand":
        return bool(board.hand[seat])
    return bool(board.of_kind(seat, "sidekick" if what == "sidekick" else "trap"))


def fits(board: Board, seat: int, card: int, wanted: Filter | None) -> bool:
    """Whether an item or one-shot before `seat` is one of those that are meant."""
    row = board.cards.rows[card]
    if row.kind not in ("item", "oneshot"):
        return False
    if wanted is None:
        return True
    if wanted.slots and row.slot not in wanted.slots:
        return False
    if wanted.tag and wanted.tag not in row.tags:
        return False
    if wanted.in_use is not None and wanted.in_use != (card in board.in_use[seat]):
        return False
    if wanted.value_max is not None and row.value > wanted.value_max:
        return False
    return wanted.bonus_min is None or row.bonus >= wanted.bonus_min


def usable(board: Board, seat: int, card: int) -> bool:
    """M-6.4: whether the restriction of an item holds for `seat`, or a cheat card lifts it (M-6.11)."""
    restriction = board.cards.rows[card].restriction
    return restriction is None or holds(board, restriction, seat, GOOD) or cheated(board, card)


def cheated(board: Board, card: int) -> bool:
    """Whether a cheat card is on an item (M-6.11)."""
    if not board.attached:
        return False
    return any(host == card and board.cards.rows[attached].role == "cheat" for attached, host in board.attached)


def classes_of(board: Board, seat: int) -> list[str]:
    """The classes of a character; none for one without (M-4.1)."""
    return _ids_of(board, seat, "class")


def races_of(board: Board, seat: int) -> list[str]:
    """The races of a character; none for a human (M-4.1)."""
    return _ids_of(board, seat, "race")


def _ids_of(board: Board, seat: int, kind: str) -> list[str]:
    rows = board.cards.rows
    return [rows[card].id for card in board.table[seat] if rows[card].kind == kind]


def is_shielded(board: Board, seat: int, row_id: str) -> bool:
    """M-4.4: whether `seat` has that class with Super Munchkin and no other, or that race with Half-Breed."""
    rows = board.cards.rows
    kind = ""
    for card in board.table[seat]:
        if rows[card].id == row_id and rows[card].kind in WIDENER:
            kind = rows[card].kind
    if not kind:
        return False
    held = shielded = 0
    for card in board.table[seat]:
        if rows[card].kind == kind:
            held += 1
        elif rows[card].role == WIDENER[kind]:
            shielded += 1
    return held == 1 and shielded > 0
