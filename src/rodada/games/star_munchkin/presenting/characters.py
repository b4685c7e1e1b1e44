"""The characters of a scene: level, strength, class and race, and what lies before them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import SEXES, Board
from rodada.games.star_munchkin.cards.telling.trees import say
from rodada.games.star_munchkin.conditions import usable
from rodada.games.star_munchkin.helping import may_be_helped, may_help
from rodada.games.star_munchkin.presenting.outlook import sums_with
from rodada.games.star_munchkin.presenting.scene import Chip, Seat, Worn
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.strength import Term

LIVES: Final = ("alive", "dead", "reborn")

_LEVEL: Final = say("star-munchkin-own-level")
_MONSTER_LEVEL: Final = say("star-munchkin-monster-level")
_CLONE: Final = say("star-munchkin-clone-of")


def chips(board: Board, terms: Iterable[Term], of_monsters: bool = False) -> list[Chip]:
    """Terms of a sum as chips."""
    return [_chip(board, term, of_monsters) for term in terms]


def _chip(board: Board, term: Term, of_monsters: bool) -> Chip:
    label = None
    if not term.card:
        label = _MONSTER_LEVEL if of_monsters else _LEVEL
    elif of_monsters and term.rule == "M-5.7" and board.facts.clones[term.card]:
        label = _CLONE
    return Chip(card=term.card, n=term.n, rule=term.rule, whose=term.where, label=label)


def seats(table: StarMunchkinState, viewer: int) -> list[Seat]:
    """All characters, in seat order."""
    helped = may_be_helped(table)
    return [_seat(table, viewer, seat, helped and may_help(table, seat)) for seat in range(table.seats)]


def _seat(table: StarMunchkinState, viewer: int, seat: int, asked: bool) -> Seat:
    in_use = table.in_use[seat]
    items = table.items_of(seat)
    return Seat(
        level=table.level[seat],
        strength=strength.of_seat(table, seat),
        terms=chips(table, strength.seat_terms(table, seat)),
        sex=SEXES[table.sex[seat]],
        alive=LIVES[table.alive[seat]],
        classes=table.of_kind(seat, "class"),
        races=table.of_kind(seat, "race"),
        specials=[*table.of_role(seat, "super_munchkin"), *table.of_role(seat, "half_breed")],
        in_use=[_worn(table, seat, card) for card in in_use],
        carried=[_worn(table, seat, card) for card in items if card not in in_use],
        sidekicks=table.of_kind(seat, "sidekick"),
        traps=table.of_kind(seat, "trap"),
        hand=len(table.hand[seat]),
        known=[] if seat == viewer else [card for card in table.hand[seat] if card],
        asked=sums_with(table, seat) if asked else None,
    )


def _worn(table: StarMunchkinState, seat: int, card: int) -> Worn:
    rows = table.cards.rows
    cheats = [other for other in table.attached_to(card) if rows[other].role == "cheat"]
    return Worn(
        card=card,
        slot=rows[card].slot,
        sidekick=table.host_of(card),
        cheat=cheats[0] if cheats else 0,
        counts=usable(table, seat, card),
    )
