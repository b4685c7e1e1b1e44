"""The viewer's own side of the table: what is in use, carried and suffered, and the hand with its keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from rodada.cli.terminal.lines import Block, wrapped
from rodada.cli.terminal.star_munchkin.ink import CHOSEN, FAINT, KINDS, LIT, STRONG, fitted, flowing, kind_ink, line
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.cli.terminal.star_munchkin.tiles import tile
from rodada.engine.presenting import Choice
from rodada.games.star_munchkin.state import StarMunchkinState

_SLOTS: Final = ("headgear", "armor", "footgear", "two_hands", "one_hand", "none")


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
        parts += [tile(names, card, dim=True) for card in carried]
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
    """The cards in as many columns as `rows` lines need, or as fit; × marks what the rules forbid now."""
    shown = [_card(names, card, keys.get(place), chosen) for place, card in enumerate(cards)]
    wanted = -(-len(cards) // max(rows, 1))
    count = max(min(wanted, width // max(text.cell_len for text in shown)), 1)
    each = width // count
    tall = -(-len(cards) // count)
    lines = []
    for row in range(tall):
        text = line()
        for column in range(count):
            place = row + column * tall
            if place < len(cards):
                text.append_text(fitted(shown[place], each))
        lines.append(fitted(text, width))
    return lines


def hand_with_texts(
    names: Names, cards: Sequence[int], keys: Mapping[int, Choice], chosen: Choice | None, width: int
) -> Block:
    """A card a line with what it says below it: where there is room."""
    lines: Block = []
    for place, card in enumerate(cards):
        lines.append(_card(names, card, keys.get(place), chosen))
        if card:
            lines += [line((f"     {part}", FAINT)) for part in wrapped(names.text(card), width - 6, "")]
    return lines


def _card(names: Names, card: int, choice: Choice | None, chosen: Choice | None) -> Text:
    if not card:
        return line(("  ▒▒", FAINT))
    kind = names.row(card).kind
    lit = choice is not None and choice is chosen
    key = choice.key.upper() if choice is not None else " "
    off = "×" if choice is not None and choice.refusal else " "
    title, number = names.card(card), names.short(card)
    label = names.said(choice.label) if choice is not None else title
    then = label.removeprefix(title).lstrip(",: ") if label.startswith(title) else ""
    ink = CHOSEN if lit else FAINT if choice is not None and choice.refusal else kind_ink(kind, bold=choice is not None)
    text = line((f" {key}", CHOSEN if lit else LIT if choice is not None else STRONG), (off, FAINT))
    text.append(f"{KINDS[kind][0]} ", kind_ink(kind))
    text.append(title, ink)
    if number:
        text.append(f" {number}", LIT)
    if then:
        text.append(f"  → {then}", STRONG)
    return text
