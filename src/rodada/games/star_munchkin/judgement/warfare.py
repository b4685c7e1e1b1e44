"""What the table of a combat would look like after a card or an ability: the changes that decide who wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rodada.engine.piles import without
from rodada.games.star_munchkin.board import DOOR, FEMALE, FIGHTERS, MALE, MONSTERS, NOBODY, Board
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.conditions import fits
from rodada.games.star_munchkin.effects.fighting import monsters_in
from rodada.games.star_munchkin.effects.items import losable
from rodada.games.star_munchkin.effects.roles import role_cards
from rodada.games.star_munchkin.effects.standing import terms_of
from rodada.games.star_munchkin.facts import facts_of
from rodada.games.star_munchkin.foes import foe_of
from rodada.games.star_munchkin.judgement.fight import outlook
from rodada.games.star_munchkin.judgement.imagining import Changes, as_if, replaced
from rodada.games.star_munchkin.judgement.mind import Mind
from rodada.games.star_munchkin.passives import foe_forbids
from rodada.games.star_munchkin.playable import undead_maker

FACES: Final = 6


class Turn(NamedTuple):
    """How a play would change the table, and how likely it does."""

    changes: Changes
    odds: float = 1.0


def changed(mind: Mind, card: int, list_id: int, target: int) -> Turn | None:
    """What playing a card, or what its list does, changes in the combat; None if nothing."""
    board, row = mind.board, mind.row(card)
    if row.kind == "enhancer":
        foes = [(*foe, card) if foe[0] == target else foe for foe in board.foes]
        return Turn({"foes": foes})
    if row.kind == "monster":
        maker = 0 if "undead" in row.tags else undead_maker(board, mind.me)
        return Turn({"foes": [*board.foes, (card, maker) if maker else (card,)]})
    if row.kind in ("class", "race", "sidekick") and card in board.hand[mind.me]:
        return Turn({"table": replaced(board.table, mind.me, (*board.table[mind.me], card))})
    return _listed(mind, card, list_id, target)


def _listed(mind: Mind, card: int, list_id: int, target: int) -> Turn | None:
    found: Changes = {}
    odds = 1.0
    for operation in mind.board.cards.lists[list_id]:
        if operation.op == "roll":
            likely = _likeliest(mind, card, operation, target)
            if likely is not None:
                found.update(likely.changes)
                odds *= likely.odds
        change = _CHANGES.get(operation.op)
        if change is not None:
            with as_if(mind.board, found):
                found = {**found, **change(mind, card, operation, target)}
    return Turn(found, odds) if found else None


def _likeliest(mind: Mind, card: int, operation: Operation, target: int) -> Turn | None:
    """What the most faces of a die bring."""
    if not operation.rows:
        return None
    faces, list_id = max(operation.rows, key=lambda row: len(row[0]))
    turn = _listed(mind, card, list_id, target)
    return Turn(turn.changes, turn.odds * len(faces) / FACES) if turn else None


# --- operation by operation ---


def _add_strength(mind: Mind, card: int, operation: Operation, target: int) -> Changes:
    where = {"fighters": FIGHTERS, "monsters": MONSTERS}.get(operation.side, target)
    return {"terms": [*mind.board.terms, (where, operation.n, 0, card, mind.me, 0)]}


def _add_treasures(mind: Mind, card: int, operation: Operation, target: int) -> Changes:
    return {"terms": [*mind.board.terms, (MONSTERS, 0, operation.n, card, mind.me, 0)]}


def _copy_effect(mind: Mind, card: int, operation: Operation, target: int) -> Changes:
    copied = [(*term, card, mind.me, 0) for term in terms_of(mind.board, target)]
    return {"terms": [*mind.board.terms, *copied]}


def _cancel(mind: Mind, card: int, operation: Operation, target: int) -> Changes:
    board = mind.board
    if operation.what != "effect":
        return {}
    if target < 0:
        place = -target - 1
        return {"terms": [*board.terms[:place], *board.terms[place + 1 :]]}
    return {
        "terms": [term for term in board.terms if term[3] != target],
        "foes": [without(foe, target) if target in foe[1:] else foe for foe in board.foes],
    }


def _remove_monster(mind: Mind, card: int, operation: Operation, target: int) -> Changes:
    board = mind.board
    foe = foe_of(board, target)
    if not foe or foe_forbids(board, foe, "be_removed"):
        return {}
    clones = [other for other in foe[1:] if facts_of(board.cards).clones[other]]
    rest = [without(foe, clones[-1])] if clones else []
    worth = 1 if operation.treasures == "one" else 0
    foes = [other for one in board.foes for other in (rest if one is foe else [one])]
    return {"foes": foes, "deferred": board.deferred + worth}


def _summon(mind: Mind, card: int, operation: Operation, target: int) -> Changes:
    """From hand the monster that suits this seat best."""
    board = mind.board
    if operation.source == "discards":
        found = list(monsters_in(board, board.discards[DOOR]))[-1:]
    else:
        found = monsters_in(board, board.hand[mind.me]) if operation.source == "hand" else []
    if not found:
        return {}
    return {"foes": [*board.foes, (max(found, key=lambda monster: summoned(mind, monster)),)]}


def summoned(mind: Mind, monster: int) -> float:
    """What it is worth that this monster joins; among equals the strongest."""
    with as_if(mind.board, {"foes": [*mind.board.foes, (monster,)]}):
        return outlook(mind) + mind.row(monster).level / 1000


def _force_help(mind: Mind, card: int, operation: Operation, target: int) -> Changes:
    return {"helper": target, "bargain": []}


def _dismiss_helper(mind: Mind, card: int, operation: Operation, target: int) -> Changes:
    return {"helper": NOBODY, "bargain": []}


_CHANGES: Final[Mapping[str, Callable[[Mind, int, Operation, int], Changes]]] = {
    "add_strength": _add_strength,
    "add_treasures": _add_treasures,
    "copy_effect": _copy_effect,
    "cancel": _cancel,
    "remove_monster": _remove_monster,
    "summon": _summon,
    "force_help": _force_help,
    "dismiss_helper": _dismiss_helper,
}


# --- traps on somebody who fights ---


def weakened(mind: Mind, card: int, victim: int) -> Changes:
    """How a trap changes the strength of somebody in the combat; nothing where it does not."""
    board = mind.board
    if not board.in_combat(victim):
        return {}
    row = mind.row(card)
    found: Changes = {}
    if row.lasts != "now":
        found["table"] = replaced(board.table, victim, (*board.table[victim], card))
    for operation in board.cards.lists[row.ops]:
        if operation.op == "lose_levels":
            level = max(1, board.level[victim] - operation.n)
            found["level"] = replaced(board.level, victim, level)
        elif operation.op == "change_sex":
            found["sex"] = replaced(board.sex, victim, FEMALE + MALE - board.sex[victim])
        elif operation.op in ("lose_item", "unequip", "lose_role"):
            found.update(_stripped(mind, operation, victim, found))
    return found


def _stripped(mind: Mind, operation: Operation, victim: int, found: Changes) -> Changes:
    board = mind.board
    gone = _gone(mind, board, operation, victim)
    table = found.get("table", board.table)
    if operation.op == "unequip":
        gone_in_play: list[int] = []
    else:
        gone_in_play = gone
    return {
        "table": replaced(table, victim, tuple(other for other in table[victim] if other not in gone_in_play)),
        "in_use": replaced(board.in_use, victim, tuple(other for other in board.in_use[victim] if other not in gone)),
    }


def _gone(mind: Mind, board: Board, operation: Operation, victim: int) -> list[int]:
    if operation.op == "unequip":
        return [card for card in board.in_use[victim] if fits(board, victim, card, operation.of)]
    if operation.op == "lose_role":
        return role_cards(board, victim, operation.what)[: None if operation.all else 1]
    items = sorted(losable(board, victim, operation), key=lambda card: mind.in_play(victim, card))
    return items[: max(1, operation.n)]
