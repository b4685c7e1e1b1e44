"""The middle of the table: a combat with its two sides facing, a door card, a body being looted, or silence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from rodada.cli.terminal.lines import Block, wrapped
from rodada.cli.terminal.star_munchkin import reasons
from rodada.cli.terminal.star_munchkin.ink import (
    BAD,
    FAINT,
    GOOD,
    GROUND,
    KINDS,
    LABEL,
    LIT,
    STRONG,
    columns,
    fitted,
    flowing,
    kind_ink,
    line,
    numeral,
    seat_ink,
)
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.cli.terminal.star_munchkin.speaking import bargain
from rodada.cli.terminal.star_munchkin.tiles import tile, with_text
from rodada.games.star_munchkin import frames, strength
from rodada.games.star_munchkin.board import LOST, NOBODY
from rodada.games.star_munchkin.cards.telling.trees import signed
from rodada.games.star_munchkin.foes import copies
from rodada.games.star_munchkin.presenting.characters import chips
from rodada.games.star_munchkin.presenting.scene import Chip
from rodada.games.star_munchkin.presenting.subjects import subject
from rodada.games.star_munchkin.state import StarMunchkinState

NUMERAL: Final = 3
"""Lines of a large digit."""
GAP: Final = 1
_VERSUS: Final = "VS"


def stage(names: Names, table: StarMunchkinState, width: int, height: int) -> Block:
    """At most `height` lines."""
    if table.fighter != NOBODY and table.foes:
        lines = _combat(names, table, width, height)
        lines += _foes_said(names, table, width, height - len(lines))
    elif table.loot:
        lines = _open(names, "loot", table.loot, width, height)
    elif table.stage:
        doors = [frame[3] for frame in table.stack if frame[0] == frames.DOOR]
        key = "door" if table.stage == doors else "stage"
        lines = _open(names, key, table.stage, width, height)
    elif card := subject(table):
        lines = _open(names, "stage", [card], width, height)
    else:
        lines = _quiet(names, table, width)
    return [fitted(text, width) for text in lines[:height]]


# --- no combat ---


def _quiet(names: Names, table: StarMunchkinState, width: int) -> Block:
    tops = [pile[-1] for pile in table.discards if pile]
    lines = [line((" " + names.say("star-munchkin-table-quiet"), FAINT))]
    if tops:
        parts = [line((names.say("star-munchkin-table-discards") + ":", FAINT)), *(tile(names, card) for card in tops)]
        lines += flowing(parts, width, indent=1)
    return lines


def _open(names: Names, key: str, cards: Sequence[int], width: int, height: int) -> Block:
    """Cards that lie open in the middle; a single one with its text."""
    lines = [line((f" {names.say(f'star-munchkin-table-{key}')} ", LABEL))]
    if len(cards) > 1:
        return lines + flowing([tile(names, card) for card in cards], width - 1, indent=1)
    card = cards[0]
    if card:
        lines[0].append_text(line("  ") + tile(names, card, large=True))
        lines += [line((f"  {part}", GROUND)) for part in wrapped(names.text(card), width - 3, "")]
        if len(lines) < height:
            lines.append(line((f"  “{names.flavour(card)}”", Style(color=KINDS[names.row(card).kind][1], italic=True))))
    return lines


# --- a combat ---


def _combat(names: Names, table: StarMunchkinState, width: int, height: int) -> Block:
    """Two sides facing: the totals in large numerals, every term below, who leads and by how much between them."""
    side, theirs = strength.side(table), strength.monsters(table)
    wins = strength.wins(table)
    ours, foes = numeral(side), numeral(theirs)
    inner = len(ours[0]) + len(foes[0]) + len(_VERSUS) + 4 * GAP
    outer = (width - inner) // 2
    left = _fighters(names, table, outer, height)
    right = _monsters(names, table, width - inner - outer, height)
    rows = max(NUMERAL, len(left), len(right))
    glow = GOOD if wins else STRONG
    theirs_glow = STRONG if wins else BAD
    block = columns(
        [
            left,
            [line((row, glow)) for row in ours],
            [line(), line((_VERSUS, LIT))],
            [line((row, theirs_glow)) for row in foes],
            right,
        ],
        [outer, len(ours[0]), len(_VERSUS), len(foes[0]), width - inner - outer],
    )
    return [*block[: max(rows, 1)], *_foot(names, table, side - theirs, wins, width)]


def _foot(names: Names, table: StarMunchkinState, ahead: int, wins: bool, width: int) -> Block:
    """Who leads, what is at stake, what was agreed."""
    if table.decided == LOST:
        verdict = names.say("star-munchkin-table-running")
    elif wins:
        verdict = names.say("star-munchkin-table-wins", n=ahead)
    elif ahead == 0:
        verdict = names.say("star-munchkin-table-ties")
    else:
        verdict = names.say("star-munchkin-table-loses", n=1 - ahead)
    parts = [
        line((f" {verdict} ", Style.combine([GOOD if wins else BAD, Style(reverse=True)]))),
        line((reasons.reward(names, table), LIT)),
    ]
    if terms := bargain(names, table):
        parts.append(line((names.say("star-munchkin-table-deal", terms=terms), FAINT)))
    return flowing(parts, width)


def _fighters(names: Names, table: StarMunchkinState, width: int, height: int) -> Block:
    head = line((names.player(table.fighter), seat_ink(table.fighter)))
    if table.helper != NOBODY:
        head.append(" + ", FAINT)
        head.append(names.player(table.helper), seat_ink(table.helper))
    tiles = [_chip(names, chip) for chip in chips(table, strength.side_terms(table))]
    return _right(fitted_head(head, width), tiles, width, height)


def _monsters(names: Names, table: StarMunchkinState, width: int, height: int) -> Block:
    heads = []
    for foe in table.foes:
        text = line((f"▲ {names.card(foe[0])}", kind_ink("monster", bold=True)))
        if copies(table, foe) > 1:
            text.append(f" {names.say('star-munchkin-table-clones', n=copies(table, foe))}", LIT)
        heads.append(text)
    terms = chips(table, strength.monster_terms(table), of_monsters=True)
    alone = len(table.foes) == 1
    tiles = [_chip(names, chip) for chip in terms if chip.card or not alone or len(terms) > 1]
    return [*flowing(heads, width), *flowing(tiles, width)][: height - 1]


def _foes_said(names: Names, table: StarMunchkinState, width: int, height: int) -> Block:
    """What monsters and enhancers say, those that fit whole."""
    lines: Block = []
    for card in dict.fromkeys(card for foe in table.foes for card in foe):
        said = [line(), *with_text(names, card, width)] if not lines else with_text(names, card, width)
        if len(lines) + len(said) <= height:
            lines += said
    return lines


def fitted_head(head: Text, width: int) -> Text:
    return fitted(head, min(head.cell_len, width))


def _right(head: Text, tiles: Sequence[Text], width: int, height: int) -> Block:
    """Towards the middle."""
    lines = [head, *flowing(tiles, width)]
    lines = [_trimmed(text) for text in lines]
    return [line(" " * max(width - text.cell_len, 0)) + text for text in lines][: height - 1]


def _trimmed(text: Text) -> Text:
    text = text.copy()
    text.rstrip()
    return text


def _chip(names: Names, chip: Chip) -> Text:
    """`Diamond Teeth +2`: one term; a number of 0 is something that would count and does not."""
    label = reasons.source(names, chip)
    ink = kind_ink(names.row(chip.card).kind) if chip.card else GROUND
    number = signed(chip.n) if chip.card else str(chip.n)
    return line((label, ink if chip.n else FAINT), " ", (number, LIT if chip.n else FAINT))
