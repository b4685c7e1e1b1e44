"""Saturated night sky, thick strokes, big numerals: how Star Munchkin looks in a terminal.

Every kind of card is a colour and a sign at once, every seat a colour and a number. Texts have a contrast of at
least 4.5 to 1 on the night.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from rodada.cli.terminal.lines import Block, Lines, Part

NIGHT: Final = "#140b33"
DUSK: Final = "#251654"
STAR: Final = "#f6f0ff"
MIST: Final = "#ab9fd6"
SUN: Final = "#ffd23f"
BLOOD: Final = "#ff6b6b"
SLIME: Final = "#7df28c"

COLOURS: Final[Mapping[str, str]] = {
    "ground": NIGHT,
    "paper": STAR,
    "shade": DUSK,
    "faint": MIST,
    "signal": "#ff4f9a",
    "lit": SUN,
}
"""For what lies over the picture: pages, curtain, result."""

GROUND: Final = Style(color=STAR, bgcolor=NIGHT)
line, fitted = Lines(GROUND).line, Lines(GROUND).fitted
FAINT: Final = Style(color=MIST, bgcolor=NIGHT)
STRONG: Final = Style(color=STAR, bgcolor=NIGHT, bold=True)
TITLE: Final = Style(color=NIGHT, bgcolor=SUN, bold=True)
LABEL: Final = Style(color=STAR, bgcolor=DUSK, bold=True)
LIT: Final = Style(color=SUN, bgcolor=NIGHT, bold=True)
GOOD: Final = Style(color=SLIME, bgcolor=NIGHT, bold=True)
BAD: Final = Style(color=BLOOD, bgcolor=NIGHT, bold=True)
ALARM: Final = Style(color="#fff4f8", bgcolor="#b3125a", bold=True)
CHOSEN: Final = Style(color=NIGHT, bgcolor=SUN, bold=True)
QUESTION: Final = Style(color="#fff4f8", bgcolor="#7a1fa2", bold=True)

SEATS: Final = ("#ff8fb8", "#5ce1ff", "#ffd23f", "#8df29a", "#ffab6b", "#c9a6ff")

KINDS: Final[Mapping[str, tuple[str, str]]] = {
    "monster": ("▲", "#ff6b6b"),
    "trap": ("✖", "#ff7ad9"),
    "item": ("■", "#5ce1ff"),
    "class": ("◆", "#ffab6b"),
    "race": ("●", "#8df29a"),
    "sidekick": ("♥", "#ff8fb8"),
    "oneshot": ("✦", "#d3f75c"),
    "enhancer": ("▴", "#ff9b52"),
    "level": ("★", "#ffd23f"),
    "special": ("◈", "#c9a6ff"),
}
"""Sign and colour of each kind of card."""

_DIGITS: Final[Mapping[str, tuple[str, str, str]]] = {
    "0": ("┏━┓", "┃ ┃", "┗━┛"),
    "1": ("╺┓ ", " ┃ ", "╺┻╸"),
    "2": ("╺━┓", "┏━┛", "┗━╸"),
    "3": ("╺━┓", " ━┫", "╺━┛"),
    "4": ("╻ ╻", "┗━┫", "  ╹"),
    "5": ("┏━╸", "┗━┓", "╺━┛"),
    "6": ("┏━╸", "┣━┓", "┗━┛"),
    "7": ("╺━┓", "  ┃", "  ╹"),
    "8": ("┏━┓", "┣━┫", "┗━┛"),
    "9": ("┏━┓", "┗━┫", "╺━┛"),
    "-": ("   ", "╺━╸", "   "),
}


def numeral(number: int) -> tuple[str, str, str]:
    """A number three lines high."""
    signs = [_DIGITS[sign] for sign in str(number)]
    first, second, third = ("".join(sign[row] for sign in signs) for row in range(3))
    return first, second, third


def seat_ink(seat: int) -> Style:
    return Style(color=SEATS[seat], bgcolor=NIGHT, bold=True)


def kind_ink(kind: str, bold: bool = False) -> Style:
    return Style(color=KINDS[kind][1], bgcolor=NIGHT, bold=bold)


def beside(left: Text, right: Text, width: int) -> Text:
    """One at the left, one at the right end of a line; the left one gives way."""
    text = fitted(left, max(width - right.cell_len, 0))
    text.append_text(right)
    return fitted(text, width)


def columns(blocks: Sequence[Block], widths: Sequence[int], gap: Part = " ") -> Block:
    """Blocks side by side, each at its width; a shorter one is filled up."""
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for row in range(height):
        text = line()
        for number, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            if number:
                text.append_text(line(gap))
            text.append_text(fitted(block[row] if row < len(block) else line(), width))
        lines.append(text)
    return lines


def flowing(parts: Iterable[Text], width: int, gap: str = "  ", indent: int = 0) -> Block:
    """Pieces one after another, in as many lines as they need; a piece is never broken, unless it is too long."""
    lines: Block = []
    current = line(" " * indent)
    for part in parts:
        room = width - current.cell_len - (len(gap) if current.cell_len > indent else 0)
        if part.cell_len > room and current.cell_len > indent:
            lines.append(fitted(current, width))
            current = line(" " * indent)
        if current.cell_len > indent:
            current.append(gap, GROUND)
        current.append_text(part)
    return [*lines, fitted(current, width)] if current.cell_len > indent else lines
