"""The sums of a combat, folded over what is in play whenever they are needed, and the same sums term by term.

`side` and `monsters` only add up, for searches and bots; `side_terms` and `monster_terms` say where each point comes
from, for whoever asks why. Both follow the same rules, and a test holds them equal.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rodada.engine.piles import Cards
from rodada.games.star_munchkin.board import FIGHTERS, MONSTERS, NOBODY, Board
from rodada.games.star_munchkin.cards.rows import Modifier
from rodada.games.star_munchkin.conditions import fits, holds, holds_for_side, usable
from rodada.games.star_munchkin.facts import ALWAYS, FIGHTING, NEVER, WORN, Sway, leaning
from rodada.games.star_munchkin.foes import copies
from rodada.games.star_munchkin.passives import amount, has_word, measured

__all__ = [
    "Term",
    "copies",
    "foe_strength",
    "foe_treasures",
    "levels",
    "monster_terms",
    "monsters",
    "of_seat",
    "run_bonus",
    "seat_terms",
    "side",
    "side_if",
    "side_terms",
    "sums_if",
    "treasures",
    "wins",
]

_LEVEL_ONLY: Final = "level_only"
_WHERE: Final = 0
_STRENGTH: Final = 1
_TREASURES: Final = 2
_CARD: Final = 3


class Term(NamedTuple):
    """One summand: of a seat or monster (NOBODY: of the whole side), from a card (0: its own level), by a rule.

    A term of 0 is something that would add and does not, by that rule.
    """

    where: int
    card: int
    n: int
    rule: str


class Silence(NamedTuple):
    """A word of a monster that takes from the fighters' sum, in force now."""

    card: int
    modifier: Modifier


_QUIET: Final[list[Silence]] = []


def _silences(board: Board) -> list[Silence]:
    """`level_only` and `ignore_items` of the monsters: each rules the whole combat (M-5.4)."""
    muffles = board.facts.muffles
    found = _QUIET
    for foe in board.foes:
        for card in foe:
            for modifier in muffles[card]:
                if holds_for_side(board, modifier.when, modifier.polarity):
                    found = [*found, Silence(card, modifier)]
    return found


def _level_rules(silences: list[Silence]) -> bool:
    return any(silence.modifier.word == _LEVEL_ONLY for silence in silences)


def _is_ignored(board: Board, seat: int, card: int, silences: list[Silence]) -> bool:
    for silence in silences:
        if silence.modifier.word != _LEVEL_ONLY and fits(board, seat, card, silence.modifier.of):
            return True
    return False


# --- the fighters' side ---


def side(board: Board) -> int:
    """M-5.1, M-5.10: the strength of fighter and helper together."""
    fighter = board.fighter
    helper = board.helper
    total = board.level[fighter]
    if helper >= 0:
        total += board.level[helper]
    silences = _silences(board)
    if silences and _level_rules(silences):
        return total
    total += _own(board, fighter, True, silences)
    if helper >= 0:
        total += _own(board, helper, True, silences)
    for term in board.terms:
        if term[_WHERE] == FIGHTERS:
            total += term[_STRENGTH]
    return total


def _own(board: Board, seat: int, fights: bool, silences: list[Silence]) -> int:
    """What the cards of a seat add to its level."""
    facts = board.facts
    stands = facts.stands
    force = facts.force
    sways = facts.sways
    bound = facts.bound
    total = 0
    for card in board.table[seat]:
        when = stands[card]
        if when == ALWAYS or (when == FIGHTING and fights):
            total += force[card]
            if sways[card]:
                total += _swayed(board, seat, sways[card])
    for card in board.in_use[seat]:
        restriction = bound[card]
        if restriction is not None and not usable(board, seat, card):
            continue
        if silences and _is_ignored(board, seat, card, silences):
            continue
        total += force[card]
        if sways[card]:
            total += _swayed(board, seat, sways[card])
    return total


def _swayed(board: Board, seat: int, sways: tuple[Sway, ...]) -> int:
    total = 0
    for sway in sways:
        if sway.when is None or holds(board, sway.when, seat, sway.polarity):
            total += sway.n * measured(board, sway.per, seat) if sway.per else sway.n
    return total


def of_seat(board: Board, seat: int) -> int:
    """The strength of a character by itself: as it is in its combat, without what monsters and one-shots change."""
    if board.in_combat(seat):
        return board.level[seat] + _own(board, seat, True, _QUIET)
    fighter = board.fighter
    board.fighter = NOBODY  # a combat of others is none for this character
    strength = board.level[seat] + _own(board, seat, False, _QUIET)
    board.fighter = fighter
    return strength


def seat_terms(board: Board, seat: int) -> list[Term]:
    """Why a character is as strong as `of_seat` says."""
    fighter = board.fighter
    if not board.in_combat(seat):
        board.fighter = NOBODY  # a combat of others is none for this character
    terms = [Term(seat, 0, board.level[seat], "M-5.1"), *_own_terms(board, seat, _QUIET)]
    board.fighter = fighter
    if board.in_combat(seat):
        return terms
    facts = board.facts
    return [term for term in terms if not term.card or facts.stands[term.card] != FIGHTING]


def side_terms(board: Board) -> list[Term]:
    """Why the fighters' side is as strong as it is."""
    seats = [seat for seat in (board.fighter, board.helper) if seat >= 0]
    silences = _silences(board)
    terms = [Term(seat, 0, board.level[seat], "M-5.1") for seat in seats]
    if _level_rules(silences):
        rulers = [silence.card for silence in silences if silence.modifier.word == _LEVEL_ONLY]
        return terms + [Term(NOBODY, card, 0, "M-5.4") for card in rulers]
    for seat in seats:
        terms += _own_terms(board, seat, silences)
    return terms + [
        Term(NOBODY, term[_CARD], term[_STRENGTH], "M-5.1")
        for term in board.terms
        if term[_WHERE] == FIGHTERS and term[_STRENGTH]
    ]


def _own_terms(board: Board, seat: int, silences: list[Silence]) -> list[Term]:
    facts = board.facts
    in_use = board.in_use[seat]
    terms = []
    for card in board.table[seat]:
        if facts.stands[card] == NEVER or (facts.stands[card] == WORN and card not in in_use):
            continue
        n = facts.force[card] + _swayed(board, seat, facts.sways[card])
        if not n:
            continue
        if facts.stands[card] != WORN:
            terms.append(Term(seat, card, n, "M-5.1"))
        elif not usable(board, seat, card):
            terms.append(Term(seat, card, 0, "M-6.4"))
        elif _is_ignored(board, seat, card, silences):
            terms.append(Term(seat, card, 0, "M-5.4"))
        else:
            terms.append(Term(seat, card, n, "M-5.1"))
    return terms


# --- the monsters' side ---


def monsters(board: Board) -> int:
    """M-5.1, M-5.4: the strength of all monsters together."""
    total = 0
    for foe in board.foes:
        total += foe_strength(board, foe) * copies(board, foe)
    for term in board.terms:
        if term[_WHERE] == MONSTERS:
            total += term[_STRENGTH]
    return total


def foe_strength(board: Board, foe: Cards) -> int:
    """The strength of one monster with its enhancers, without its clones."""
    facts = board.facts
    total = 0
    for card in foe:
        total += facts.force[card]
        if facts.sways[card]:
            total += _swayed_by_side(board, facts.sways[card])
    for term in board.terms:
        if term[_WHERE] == foe[0]:
            total += term[_STRENGTH]
    return total


def _swayed_by_side(board: Board, sways: tuple[Sway, ...]) -> int:
    """What a monster has against, or suffers from, the side: once, however many it fits (M-5.2)."""
    total = 0
    for sway in sways:
        if sway.when is None or holds_for_side(board, sway.when, sway.polarity):
            total += sway.n * measured(board, sway.per, board.fighter) if sway.per else sway.n
    return total


def monster_terms(board: Board) -> list[Term]:
    """Why the monsters are as strong as they are."""
    terms: list[Term] = []
    for foe in board.foes:
        terms += _foe_terms(board, foe)
    return terms + [
        Term(NOBODY, term[_CARD], term[_STRENGTH], "M-5.1")
        for term in board.terms
        if term[_WHERE] == MONSTERS and term[_STRENGTH]
    ]


def _foe_terms(board: Board, foe: Cards) -> list[Term]:
    facts = board.facts
    rows = board.cards.rows
    monster = foe[0]
    terms = [Term(monster, 0, rows[monster].level, "M-5.1")]
    for card in foe:
        if rows[card].bonus:
            terms.append(Term(monster, card, rows[card].bonus, "M-5.6"))
        against = facts.force[card] - rows[card].level - rows[card].bonus + _swayed_by_side(board, facts.sways[card])
        if against:
            terms.append(Term(monster, card, against, "M-5.2"))
    terms += [
        Term(monster, term[_CARD], term[_STRENGTH], "M-5.6")
        for term in board.terms
        if term[_WHERE] == monster and term[_STRENGTH]
    ]
    one = sum(term.n for term in terms)
    return terms + [Term(monster, card, one, "M-5.7") for card in foe if facts.clones[card]]


# --- who wins what ---


def wins(board: Board) -> bool:
    """M-5.1: greater wins, equal or less loses, unless something of the fighter's wins ties."""
    ours = side(board)
    theirs = monsters(board)
    return ours > theirs or (ours == theirs and has_word(board, board.fighter, "win_ties"))


def side_if(board: Board, helper: int) -> int:
    """The strength of the side if that seat helped; NOBODY: if the fighter stood alone."""
    return sums_if(board, helper)[0]


def sums_if(board: Board, helper: int) -> tuple[int, int, bool]:
    """Strength of side and monsters, and whether the side wins, if that seat helped: monsters mind who does (M-5.2)."""
    before = board.helper
    board.helper = helper
    outcome = side(board), monsters(board), wins(board)
    board.helper = before
    return outcome


def foe_treasures(board: Board, foe: Cards) -> int:
    """The treasures of one monster with its enhancers, without its clones: at least one if it has any (M-5.6)."""
    rows = board.cards.rows
    total = 0
    for card in foe:
        row = rows[card]
        total += row.treasures
        for modifier in row.modifiers:
            if modifier.word == "treasures" and holds_for_side(
                board, modifier.when, leaning(modifier.polarity, modifier.word, modifier.n, True)
            ):
                total += modifier.n
    for term in board.terms:
        if term[_WHERE] == foe[0]:
            total += term[_TREASURES]
    return max(total, 1 if rows[foe[0]].treasures else 0)


def treasures(board: Board) -> int:
    """M-5.11: the treasures for killing all monsters; never under one if they have any (M-5.6)."""
    theirs = 0
    for foe in board.foes:
        theirs += foe_treasures(board, foe) * copies(board, foe)
    more = amount(board, board.fighter, "treasures")
    for term in board.terms:
        if term[_WHERE] in (FIGHTERS, MONSTERS):
            more += term[_TREASURES]
    return max(theirs + more, 1 if theirs else 0)


def levels(board: Board) -> int:
    """M-5.11: the levels for killing all monsters, clones apart."""
    total = 0
    for foe in board.foes:
        one = board.cards.rows[foe[0]].levels_gained
        for card in foe:
            for modifier in board.cards.rows[card].modifiers:
                if modifier.word == "levels" and holds_for_side(board, modifier.when, modifier.polarity):
                    one += modifier.n
        total += one * copies(board, foe)
    return total


def run_bonus(board: Board, runner: int, foe: Cards) -> int:
    """M-7.1: what is added to a runner's die against a monster, of the runner's cards and the monster's."""
    total = amount(board, runner, "run")
    for card in foe:
        for modifier in board.cards.rows[card].modifiers:
            if modifier.word == "run" and holds(
                board, modifier.when, runner, leaning(modifier.polarity, "run", modifier.n, True)
            ):
                total += modifier.n
    return total
