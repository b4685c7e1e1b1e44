"""The regions as lanes one under another: trainee, panel with crates, row, and who would take what."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from rodada.cli.terminal.gunrunners.cards import blank, card, of_token, trainee
from rodada.cli.terminal.gunrunners.ink import (
    ALARM,
    CRATES,
    FAINT,
    GREY,
    LIT,
    SHADE,
    TITLE,
    Block,
    beside,
    fitted,
    inked,
    line,
)
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.engine.fields import UNKNOWN
from rodada.games.gunrunners.board import EXPOSED_FOR_BUST
from rodada.games.gunrunners.state import GunrunnersState

PANEL: Final = 21
STACK: Final = 5
_SUM: Final = 10


def lanes(names: Names, table: GunrunnersState, width: int, height: int, alarm: int) -> Block:
    """All regions in `height` lines: as high as there is room, at least two lines each."""
    regions = len(table.crates)
    each = min(max(height // regions, 2), 5)
    spaced = each > 2
    lines: Block = []
    for region in range(regions):
        lane = _lane(names, table, region, width, each - 1 if spaced else each, alarm == region)
        lines += [fitted(text, width) for text in lane]
        if spaced and region < regions - 1:
            lines.append(fitted(line(("┄" * width, Style(color=GREY, bgcolor="#16130f", dim=True))), width))
    return lines


def _lane(names: Names, table: GunrunnersState, region: int, width: int, height: int, alarm: bool) -> Block:
    slot = 7 if width >= 100 else 5
    left = beside(
        [
            trainee(names, table, region, slot, height),
            blank(1, height),
            _panel(names, table, region, height, alarm),
            blank(1, height),
        ]
    )
    sums = _sums(names, table, region, height)
    room = width - slot - PANEL - 2 - sums[0].cell_len
    row = _row(names, table, region, room, height)
    gap = blank(max(room - row[0].cell_len, 0), height)
    return beside([left, row, gap, sums])


def _panel(names: Names, table: GunrunnersState, region: int, height: int, alarm: bool) -> Block:
    """Number and name, crates in stacks of five with their number, and how many cards are missing for a bust."""
    style = ALARM if alarm else TITLE
    title = fitted(line((f" {region + 1} {names.place(region).upper()}", style)), PANEL)
    title.stylize(style)
    crates = table.crates[region]
    if height == 2:
        return [title, _fit(line(*_pips(table, region), " ", *_stacks(crates, PANEL - 8)))]
    rows = [title, _fit(line(*_stacks(crates, PANEL)))]
    if height > 3:
        rows.append(_fit(_more_stacks(crates)))
    rows += [line(" " * PANEL)] * (height - len(rows) - 1)
    return [*rows, _fit(line(*_pips(table, region)))]


def _fit(text: Text) -> Text:
    return fitted(text, PANEL)


def _pips(table: GunrunnersState, region: int) -> list[tuple[str, Style]]:
    up = min(table.exposed[region], EXPOSED_FOR_BUST)
    lit = "●" * up
    return [(lit, LIT), ("○" * (EXPOSED_FOR_BUST - up), FAINT)]


def _stacks(crates: int, width: int) -> list[tuple[str, Style]]:
    """`12 ▤▤▤▤▤ ▤▤▤▤▤ ▤▤`; where that is too long, a full stack is one sign."""
    number = f"{crates:>2} "
    whole, rest = divmod(crates, STACK)
    drawn = " ".join(["▤" * STACK] * whole + ["▤" * rest] * bool(rest))
    if len(number) + len(drawn) > width:
        drawn = "█" * whole + "▤" * rest
    return [(number, Style(color="#ffffff", bgcolor="#16130f", bold=True)), (drawn, CRATES)]


def _more_stacks(crates: int) -> Text:
    return line(("   " + "▔" * min(crates, 17), Style(color=SHADE, bgcolor="#16130f")))


def _row(names: Names, table: GunrunnersState, region: int, room: int, height: int) -> Block:
    """The row, nearest card first; the more cards, the narrower they lie."""
    shown = [of_token(table, token) for token in table.row[region]]
    if not shown:
        return blank(0, height)
    for width, gap in ((7, 1), (5, 1), (5, 0), (4, 0), (3, 1), (3, 0)):
        if (width < 7 or height > 2) and len(shown) * (width + gap) <= room:
            break
    fitting = shown[: max(room // width, 1)]
    return beside([card(names, one, width, height) for one in fitting], gap)


def standing(names: Names, table: GunrunnersState, region: int) -> list[tuple[int, int, bool, int]]:
    """Owner, sum of known cards, whether cards are unknown, crates it would take: best first, nearer card first."""
    sums: dict[int, int] = {}
    hidden: set[int] = set()
    for token in table.row[region]:
        owner, number, _ = of_token(table, token)
        sums[owner] = sums.get(owner, 0) + names.values[number]
        if number == UNKNOWN:
            hidden.add(owner)
    crates, taken = table.crates[region], []
    for owner, total in sorted(sums.items(), key=lambda item: -item[1]):
        share = (crates + 1) // 2
        crates -= share
        taken.append((owner, total, owner in hidden, share))
    return taken


def _sums(names: Names, table: GunrunnersState, region: int, height: int) -> Block:
    """`R 5+▸4`: a letter, its sum, + for what nobody shows, the crates it would take."""
    items = standing(names, table, region)
    columns = 1 if len(items) <= height else 2
    width = _SUM * columns
    cells = [_sum(names, *item) for item in items[: height * columns]]
    cells += [line(" " * _SUM)] * (height * columns - len(cells))
    lines = [beside([[cells[i + height * c]] for c in range(columns)])[0] for i in range(height)]
    return [fitted(text, width) for text in lines]


def _sum(names: Names, owner: int, total: int, hidden: bool, share: int) -> Text:
    plus = "+" if hidden else " "
    return fitted(line(" ", (names.letter(owner), inked(owner)), f"{total:>3}{plus}", (f"▸{share}", FAINT)), _SUM)
