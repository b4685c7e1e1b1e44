"""Lines of text on a game's own ground, of exactly the width they shall have."""

from __future__ import annotations

import textwrap
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

Block = list[Text]
"""Lines of one width."""

Part = tuple[str, Style] | str

NARROWEST = 8


class Lines(NamedTuple):
    """Lines on one ground."""

    ground: Style

    def line(self, *parts: Part) -> Text:
        """A line of text; parts without a style are in that of the ground."""
        text = Text(no_wrap=True, end="", style=self.ground)
        for part in parts:
            if isinstance(part, str):
                text.append(part, self.ground)
            else:
                text.append(*part)
        return text

    def fitted(self, text: Text, width: int) -> Text:
        """The line at exactly this width; what is too long ends in an ellipsis."""
        width = max(width, 0)
        if text.cell_len > width:
            text = text.copy()
            text.truncate(width, overflow="ellipsis")
        elif text.cell_len < width:
            text = text.copy()
            text.append(" " * (width - text.cell_len), self.ground)
        return text


def wrapped(text: str, width: int, indent: str = "  ") -> list[str]:
    """A sentence in lines of at most `width`, later ones indented; a word too long is broken."""
    return textwrap.wrap(text, max(width, NARROWEST), subsequent_indent=indent) or [""]
