"""The viewer's own side of the table: what is in use, carried and suffered, and the hand with its keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from rodada.cli.terminal.face import Choice
from rodada.cli.terminal.star_munchkin.ink import (
    CHOSEN,
    FAINT,
    KINDS,
    LIT,
    STRONG,
    Block,
    fitted,
    flowing,
    kind_ink,
    line,
)
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.cli.terminal.star_munchkin.stage import tile
from rodada.games.star_munchkin.state import StarMunchkinState

_SLOTS: Final = ("headgear", "armor", "footgear", "two_hands", "one_hand", "none")
_NARROW: Final = 30
"""Columns of a hand card at least."""


def own(names: Names, table: StarMunchkinState, seat: int, width: int) -> Block:
    """The character: worn by slot, carried in brackets, sidekicks, traps."""
    in_use = table.in_use[seat]
    worn = sorted(in_use, key=lambda card: _SLOTS.index(names.row(card).slot))
    carried = [card for card in table.items_of(seat) if card not in in_use]
    rest = [card for card in table.table[seat] if card not in in_use and card not in carried]
    parts = [line((f"{names.say('star-munchkin-table-in-use')}:", FAINT))]
    parts += [_worn(names, table, card) for card in worn] or [line((names.say("star-munchkin-table-nothing"), FAINT))]
    if carried:
        parts.append(line((f"{names.say('star-munchkin-table-carried')}:", FAINT)))
        parts += [line(("(", FAINT)) + tile(names, card) + line((")", FAINT)) for card in carried]
    parts += [tile(names, card) for card in rest if names.row(card).kind not in ("class", "race")]
    return flowing(parts, width, indent=1)


def _worn(names: Names, table: StarMunchkinState, card: int) -> Text:
    text = tile(names, card)
    host = table.host_of(card)
    if host:
        text.append(f" → {names.card(host)}", FAINT)
    return text


def hand(
    names: Names, cards: Sequence[int], keys: Mapping[int, Choice], chosen: Choice | None, width: int, rows: int
) -> Block:
    """The cards in as many columns as `rows` lines need, each with its key; × marks what the rules forbid now."""
    count = max(-(-len(cards) // max(rows, 1)), 1)
    count = max(min(count, max(width // _NARROW, 1) if len(cards) <= rows * (width // _NARROW) else count), 1)
    each = width // count
    tall = -(-len(cards) // count)
    lines = []
    for row in range(tall):
        text = line()
        for column in range(count):
            place = row + column * tall
            if place < len(cards):
                text.append_text(_card(names, cards[place], keys.get(place), chosen, each))
        lines.append(fitted(text, width))
    return lines


def _card(names: Names, card: int, choice: Choice | None, chosen: Choice | None, width: int) -> Text:
    if not card:
        return fitted(line(("  ▒▒", FAINT)), width)
    kind = names.row(card).kind
    lit = choice is not None and choice is chosen
    key = choice.key.upper() if choice is not None else " "
    off = "×" if choice is not None and choice.refusal else " "
    title, number = names.card(card), names.short(card)
    label = choice.label if choice is not None and not choice.refusal else title
    then = label.removeprefix(title).lstrip(": ") if label.startswith(title) else ""
    ink = CHOSEN if lit else FAINT if choice is not None and choice.refusal else kind_ink(kind, bold=choice is not None)
    text = line((f" {key}", CHOSEN if lit else LIT if choice is not None else STRONG), (off, FAINT))
    text.append(f"{KINDS[kind][0]} ", kind_ink(kind))
    text.append(title if then else label, ink)
    if number:
        text.append(f" {number}", LIT)
    if then:
        text.append(f"  → {then}", STRONG)
    return fitted(text, width)
