"""Where the sums come from: every term of a combat with its card and rule, and what the dice are added to."""

from __future__ import annotations

from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import DEAD, NOBODY
from rodada.games.star_munchkin.cards.telling.trees import signed
from rodada.games.star_munchkin.flight import fate
from rodada.games.star_munchkin.presenting.characters import chips
from rodada.games.star_munchkin.presenting.scene import Chip
from rodada.games.star_munchkin.state import StarMunchkinState


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
    return [head, *(said(names, chip) for chip in chips(table, strength.seat_terms(table, seat))), ""]


def _side(names: Names, table: StarMunchkinState) -> list[str]:
    words: dict[str, str | int] = {"seat": names.player(table.fighter), "total": strength.side(table)}
    if table.helper == NOBODY:
        head = names.say("star-munchkin-why-side", **words)
    else:
        head = names.say("star-munchkin-why-side-with", helper=names.player(table.helper), **words)
    return [head, *(said(names, chip) for chip in chips(table, strength.side_terms(table)))]


def _monsters(names: Names, table: StarMunchkinState) -> list[str]:
    head = names.say("star-munchkin-why-monsters", total=strength.monsters(table))
    terms = chips(table, strength.monster_terms(table), of_monsters=True)
    return [head, *(said(names, chip, of_monster=True) for chip in terms)]


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
                    how=fate(table, seat, foe),
                )
                for foe in table.foes
            ]
    return lines


def reward(names: Names, table: StarMunchkinState) -> str:
    levels, treasures = strength.levels(table), strength.treasures(table)
    return names.say("star-munchkin-table-reward", levels=levels, treasures=treasures)


def source(names: Names, chip: Chip) -> str:
    """The card that adds a term, or the level it is."""
    if chip.label is None:
        return names.card(chip.card)
    label = names.said(chip.label)
    return f"{names.card(chip.card)}: {label}" if chip.card else label


def said(names: Names, chip: Chip, of_monster: bool = False) -> str:
    """One term as a line: rule, number, card, whose."""
    if chip.whose == NOBODY:
        whose = names.say("star-munchkin-monsters" if of_monster else "star-munchkin-fighters")
    else:
        whose = names.card(chip.whose) if of_monster else names.player(chip.whose)
    return names.say(
        "star-munchkin-why-term", rule=chip.rule, signed=signed(chip.n), source=source(names, chip), whose=whose
    )
