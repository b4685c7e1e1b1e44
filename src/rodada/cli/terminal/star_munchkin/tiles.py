"""A card in a few signs, and with its whole text."""

from __future__ import annotations

from rich.text import Text

from rodada.cli.terminal.lines import Block, wrapped
from rodada.cli.terminal.star_munchkin.ink import FAINT, GROUND, KINDS, LIT, kind_ink, line
from rodada.cli.terminal.star_munchkin.naming import Names


def tile(names: Names, card: int, large: bool = False, dim: bool = False) -> Text:
    """Kind, title, its number; dim, in brackets, what is carried and does not count."""
    if not card:
        return line(("▒▒", FAINT))
    kind = names.row(card).kind
    title = names.card(card).upper() if large else names.card(card)
    text = line((f"{KINDS[kind][0]} ", kind_ink(kind)), (title, FAINT if dim else kind_ink(kind, bold=large)))
    number = names.short(card)
    if number:
        text.append(f" {number}", FAINT if dim else LIT)
    return line(("(", FAINT)) + text + line((")", FAINT)) if dim else text


def with_text(names: Names, card: int, width: int) -> Block:
    """The card, then all it says."""
    head = line(" ") + tile(names, card)
    head.append(f" ({names.kind(card)})", FAINT)
    said = wrapped(names.text(card), width - 4, "")
    if len(said) == 1 and head.cell_len + len(said[0]) + 4 <= width:
        head.append(f"  {said[0]}", GROUND)
        return [head]
    return [head, *(line((f"   {part}", GROUND)) for part in said)]
