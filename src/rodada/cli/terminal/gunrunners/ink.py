"""Newsprint and ink: the colours, letters and patterns of Gunrunners in a terminal.

Every agency is a colour, a letter and a pattern at once, so that none of the three is needed alone. Texts on
cards have a contrast of at least 4.5 to 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.style import Style

from rodada.cli.terminal.lines import Block, Lines


class Colours(NamedTuple):
    """How an agency looks: its card, text on it, its ink on a dark ground, its pattern."""

    card: str
    text: str
    ink: str
    pattern: str


PAPER: Final = "#efe6d2"
INK: Final = "#16130f"
SHADE: Final = "#2a251f"
GREY: Final = "#a79d8a"
SIGNAL: Final = "#ff5c47"
CRATE: Final = "#d9a862"

AGENCIES: Final = (
    Colours("#bf2b1c", "#fff8ea", "#ff7c6b", "╱"),
    Colours("#2459a8", "#fff8ea", "#82b1ff", "·"),
    Colours("#e9bd2b", "#16130f", "#f3cf55", "="),
    Colours("#257043", "#fff8ea", "#6fce90", "|"),
    Colours("#d8d0bf", "#16130f", "#e4dccb", "▪"),
)

GROUND: Final = Style(color=PAPER, bgcolor=INK)
line, fitted = Lines(GROUND).line, Lines(GROUND).fitted
FAINT: Final = Style(color=GREY, bgcolor=INK)
STRONG: Final = Style(color=PAPER, bgcolor=INK, bold=True)
TITLE: Final = Style(color=INK, bgcolor=PAPER, bold=True)
LIT: Final = Style(color=SIGNAL, bgcolor=INK, bold=True)
ALARM: Final = Style(color="#fff8ea", bgcolor="#bf2b1c", bold=True)
CRATES: Final = Style(color=CRATE, bgcolor=INK)


def face_up(seat: int) -> Style:
    return Style(color=AGENCIES[seat].text, bgcolor=AGENCIES[seat].card, bold=True)


def face_down(seat: int) -> Style:
    return Style(color=AGENCIES[seat].ink, bgcolor=SHADE)


def inked(seat: int) -> Style:
    """An agency's own ink, for its letter and name."""
    return Style(color=AGENCIES[seat].ink, bgcolor=INK, bold=True)


def beside(blocks: Iterable[Block], gap: int = 0) -> Block:
    """Blocks of one height, side by side."""
    chosen = list(blocks)
    if not chosen:
        return []
    lines = []
    for row in zip(*chosen, strict=True):
        text = line()
        for i, part in enumerate(row):
            if i and gap:
                text.append(" " * gap, GROUND)
            text.append_text(part)
        lines.append(text)
    return lines
