"""Where the sums come from: every term of a combat with its card and rule, and what the dice are added to."""

from __future__ import annotations

from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import DEAD, NOBODY
from rodada.games.star_munchkin.cards.telling.trees import signed
from rodada.games.star_munchkin.facts import facts_of
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.strength import Term


def whole(names: Names, table: StarMunchkinState) -> list[str]:
    """Why each side is as strong as it is; outside of a combat, why each character is."""
    if table.fighter == NOBODY or not table.foes:
        lines = [names.say("star-munchkin-why-nothing"), ""]
        for seat in range(table.seats):
            if table.alive[seat] != DEAD:
                lines += _character(names, table, seat)
        return lines
    return [*_side(names, table), "", *_monsters(names, table), "", *_stakes(names, table)]


def _character(names: Names, table: StarMunchkinState, seat: int) -> list[str]:
    head = names.say("star-munchkin-why-side", seat=names.player(seat), total=strength.of_seat(table, seat))
    return [head, *(said(names, term) for term in strength.seat_terms(table, seat)), ""]


def _side(names: Names, table: StarMunchkinState) -> list[str]:
    words: dict[str, str | int] = {"seat": names.player(table.fighter), "total": strength.side(table)}
    if table.helper == NOBODY:
        head = names.say("star-munchkin-why-side", **words)
    else:
        head = names.say("star-munchkin-why-side-with", helper=names.player(table.helper), **words)
    return [head, *(said(names, term) for term in strength.side_terms(table))]


def _monsters(names: Names, table: StarMunchkinState) -> list[str]:
    head = names.say("star-munchkin-why-monsters", total=strength.monsters(table))
    terms = strength.monster_terms(table)
    return [head, *(said(names, term, of_monster=True, clone=_is_clone(table, term)) for term in terms)]


def _is_clone(table: StarMunchkinState, term: Term) -> bool:
    return term.card > 0 and facts_of(table.cards).clones[term.card]


def _stakes(names: Names, table: StarMunchkinState) -> list[str]:
    lines = [names.say("star-munchkin-why-reward", reward=reward(names, table))]
    for seat in (table.fighter, table.helper):
        if seat != NOBODY:
            lines += [
                names.say(
                    "star-munchkin-why-run",
                    card=names.card(foe[0]),
                    seat=names.player(seat),
                    bonus=signed(strength.run_bonus(table, seat, foe)),
                )
                for foe in table.foes
            ]
    return lines


def reward(names: Names, table: StarMunchkinState) -> str:
    levels, treasures = strength.levels(table), strength.treasures(table)
    return names.say("star-munchkin-table-reward", levels=levels, treasures=treasures)


def source(names: Names, term: Term, of_monster: bool = False, clone: bool = False) -> str:
    """The card that adds a term, or the level it is."""
    if clone:
        return f"{names.card(term.card)}: {names.say('star-munchkin-clone-of')}"
    if term.card:
        return names.card(term.card)
    return names.say("star-munchkin-monster-level" if of_monster else "star-munchkin-own-level")


def said(names: Names, term: Term, of_monster: bool = False, clone: bool = False) -> str:
    """One term as a line: rule, number, card, whose."""
    if term.where == NOBODY:
        whose = names.say("star-munchkin-monsters" if of_monster else "star-munchkin-fighters")
    else:
        whose = names.card(term.where) if of_monster else names.player(term.where)
    return names.say(
        "star-munchkin-why-term",
        rule=term.rule,
        signed=signed(term.n),
        source=source(names, term, of_monster, clone),
        whose=whose,
    )
