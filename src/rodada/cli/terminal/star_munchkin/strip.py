"""Everybody at the table, a line each: level track, strength, class and race, hand, items. Who is close to winning is
the politics of this game, so the track is always there.
"""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from rodada.cli.terminal.lines import Block
from rodada.cli.terminal.star_munchkin.ink import (
    BAD,
    FAINT,
    GROUND,
    LIT,
    NIGHT,
    SEATS,
    STRONG,
    fitted,
    flowing,
    line,
    seat_ink,
)
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.cli.terminal.star_munchkin.tiles import tile
from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import DEAD, FEMALE, REBORN
from rodada.games.star_munchkin.state import StarMunchkinState

TRACK: Final = 10
"""Signs of the level track."""
_NAME: Final = 11
_SEX: Final = ("♀", "♂")


def strip(names: Names, table: StarMunchkinState, viewer: int, width: int) -> Block:
    """All seats, the viewer's own too: it is on the same track."""
    return [_seat(names, table, seat, seat == viewer, width) for seat in range(table.seats)]


def _seat(names: Names, table: StarMunchkinState, seat: int, own: bool, width: int) -> Text:
    alive = table.alive[seat] != DEAD
    mark = "▶" if seat == table.active else " "
    text = line((mark, LIT), (f"{seat + 1} ", seat_ink(seat)))
    name = line((names.player(seat), STRONG if own else GROUND))
    text.append_text(fitted(name, _NAME if width < 100 else 2 * _NAME))
    text.append_text(track(table, seat))
    text.append(f" {table.level[seat]:>2} ", LIT if table.level[seat] >= table.goal() - 1 else STRONG)
    if not alive:
        text.append(f" † {names.say('star-munchkin-table-dead')}", BAD)
        return fitted(text, width)
    text.append(f"⚔{strength.of_seat(table, seat):>3} ", STRONG)
    text.append(f"▤{len(table.hand[seat]):>2} ", GROUND)
    text.append(f"■{len(table.items_of(seat)):>2} ", GROUND)
    text.append(f"{_SEX[table.sex[seat] != FEMALE]} ", FAINT)
    text.append(names.classes(table, seat), GROUND)
    text.append(" · ", FAINT)
    text.append(names.races(table, seat), GROUND)
    for role in ("fights" if seat == table.fighter else "", "helps" if seat == table.helper else ""):
        if role:
            text.append(f"  ⚔ {names.say(f'star-munchkin-table-{role}')}", BAD)
    if table.alive[seat] == REBORN:
        text.append(f"  {names.say('star-munchkin-table-reborn')}", FAINT)
    return fitted(text, width)


def track(table: StarMunchkinState, seat: int) -> Text:
    """`▰▰▰▱▱▱▱▱▱▱`: levels of the ten, or of the twenty of an epic game, two to a sign."""
    each = table.goal() // TRACK
    full, half = divmod(table.level[seat], each)
    colour = Style(color=SEATS[seat], bgcolor=NIGHT)
    text = line(("▰" * full, colour))
    if half:
        text.append("▰", Style(color=SEATS[seat], bgcolor=NIGHT, dim=True))
    text.append("▱" * (TRACK - full - bool(half)), FAINT)
    return text


def whole_seat(names: Names, table: StarMunchkinState, seat: int, width: int) -> Block:
    """A seat with what lies before it, but for class and race: where there is room."""
    shown = [card for card in table.table[seat] if names.row(card).kind not in ("class", "race")]
    if not shown:
        return []
    items = table.items_of(seat)
    parts = [tile(names, card, dim=card in items and card not in table.in_use[seat]) for card in shown]
    return [line((f" {seat + 1} ", seat_ink(seat)), (names.player(seat), STRONG)), *flowing(parts, width, indent=3)]
