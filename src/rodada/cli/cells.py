"""A table of words and numbers, told once: drawn on the terminal, or as Markdown has tables."""

from __future__ import annotations

from rich.table import Table

Cells = list[list[str]]
"""A row of headings, then the others; what stands first in a row is a word, the rest are numbers."""


def drawn(title: str, cells: Cells) -> Table:
    table = Table(title=title)
    for place, heading in enumerate(cells[0]):
        table.add_column(heading, justify="right" if place else "left")
    for row in cells[1:]:
        table.add_row(*row)
    return table


def piped(cells: Cells) -> str:
    ruled = ["---", *["--:"] * (len(cells[0]) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in [cells[0], ruled, *cells[1:]])
