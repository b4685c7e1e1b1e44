"""The regions as lanes one under another: trainee, panel with crates, row, and who would take what."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from rodada.cli.terminal.gunrunners.cards import TALL, blank, card, of_token, trainee
from rodada.cli.terminal.gunrunners.ink import ALARM, CRATES, FAINT, GREY, INK, LIT, TITLE, beside, fitted, inked, line
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.cli.terminal.lines import Block
from rodada.games.gunrunners.board import EXPOSED_FOR_BUST
from rodada.games.gunrunners.presenting.scene import Standing, standing
from rodada.games.gunrunners.state import GunrunnersState

PANEL: Final = 21
STACK: Final = 5
TALLEST: Final = 7
NUMBER: Final = Style(color="#ffffff", bgcolor=INK, bold=True)
_SUM: Final = 10
_RULE: Final = Style(color=GREY, bgcolor=INK, dim=True)

Part = tuple[str, Style] | str


def lanes(names: Names, table: GunrunnersState, width: int, height: int, alarm: int) -> Block:
    """All regions in `height` lines: as high as there is room, at least two lines each."""
    regions = len(table.crates)
    each = min(max((height + 1) // regions, 2), TALLEST)
    spaced = each > 2
    lines: Block = []
    for region in range(regions):
        lane = _lane(names, table, region, width, each - 1 if spaced else each, alarm == region)
        lines += [fitted(text, width) for text in lane]
        if spaced and region < regions - 1:
            lines.append(fitted(line(("┄" * width, _RULE)), width))
    return lines


def _lane(names: Names, table: GunrunnersState, region: int, width: int, height: int, alarm: bool) -> Block:
    slot = card_width(height)
    left = beside(
        [
            trainee(names, table, region, slot, height),
            blank(1, height),
            _panel(names, table, region, height, alarm),
            blank(1, height),
        ]
    )
    sums = _sums(names, table, region, height, alarm)
    room = width - slot - PANEL - 2 - sums[0].cell_len
    row = _row(names, table, region, room, height)
    gap = blank(max(room - row[0].cell_len, 0), height)
    return beside([left, row, gap, sums])


def card_width(height: int) -> int:
    """A card as wide as its lane's height asks for."""
    return 9 if height >= TALL else 7 if height > 2 else 5


def _panel(names: Names, table: GunrunnersState, region: int, height: int, alarm: bool) -> Block:
    """Number and name, crates in stacks of five with their number, and how many cards are missing for a bust."""
    style = ALARM if alarm else TITLE
    title = fitted(line((f" {region + 1} {names.place(region).upper()}", style)), PANEL)
    title.stylize(style)
    crates = table.crates[region]
    if height == 2:
        return [title, _fit(line(*_pips(table, region), " ", *_stacks(crates, PANEL - 8, 1)[0]))]
    rows = [line(*parts) for parts in _stacks(crates, PANEL, height - 2)]
    rows += [line()] * (height - 2 - len(rows))
    missing = max(EXPOSED_FOR_BUST - table.exposed[region], 0)
    text = names.speaker.say("gunrunners-table-missing", missing=missing)
    return [title, *(_fit(row) for row in rows), _fit(line(*_pips(table, region), (f"  {text}", FAINT)))]


def _fit(text: Text) -> Text:
    return fitted(text, PANEL)


def _pips(table: GunrunnersState, region: int) -> list[Part]:
    up = min(table.exposed[region], EXPOSED_FOR_BUST)
    return [("●" * up, LIT), ("○" * (EXPOSED_FOR_BUST - up), FAINT)]


def _stacks(crates: int, width: int, most: int) -> list[list[Part]]:
    """`12 ▤▤▤▤▤ ▤▤▤▤▤ ▤▤` in at most so many lines; where that is too long, a full stack is one sign."""
    whole, rest = divmod(crates, STACK)
    stacks = ["▤" * STACK] * whole + ["▤" * rest] * bool(rest)
    number: Part = (f"{crates:>2} ", NUMBER)
    each = (width - 2) // (STACK + 1)
    if len(stacks) > each * most:
        return [[number, ("█" * whole + "▤" * rest, CRATES)]]
    rows = [" ".join(stacks[i : i + each]) for i in range(0, len(stacks), each)] or [""]
    return [[number if i == 0 else "   ", (row, CRATES)] for i, row in enumerate(rows)]


def _row(names: Names, table: GunrunnersState, region: int, room: int, height: int) -> Block:
    """The row, nearest card first; the more cards, the narrower they lie."""
    shown = [of_token(table, token) for token in table.row[region]]
    if not shown:
        return blank(0, height)
    for width, gap in ((9, 1), (7, 1), (5, 1), (4, 1), (3, 1), (3, 0)):
        if width <= card_width(height) and len(shown) * (width + gap) <= room:
            break
    fitting = shown[: max(room // width, 1)]
    return beside([card(names, one, width, height) for one in fitting], gap)


def _sums(names: Names, table: GunrunnersState, region: int, height: int, alarm: bool) -> Block:
    """`R 5+▸4`: a letter, its sum, + for what nobody shows, the crates it would take."""
    items = standing(table, region)
    columns = 1 if 2 < height >= len(items) else 2
    width = _SUM * columns
    cells = [_sum(names, item, alarm) for item in items[: height * columns]]
    cells += [line(" " * _SUM)] * (height * columns - len(cells))
    lines = [beside([[cells[i + height * c]] for c in range(columns)])[0] for i in range(height)]
    return [fitted(text, width) for text in lines]


def _sum(names: Names, item: Standing, alarm: bool) -> Text:
    plus = "+" if item.hidden else " "
    takes = "" if alarm else f"▸{item.takes}"
    letter = names.letter(item.seat), inked(item.seat)
    return fitted(line(" ", letter, f"{item.total:>3}{plus}", (takes, FAINT)), _SUM)
