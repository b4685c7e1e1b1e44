"""Cards in the terminal: framed and coloured by kind, or a plain paragraph each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from rodada.cli.gallery.exhibits import Exhibit
from rodada.words import Speaker
from rodada.words.trees import spoken

WIDTH: Final = 38

COLOURS: Final[Mapping[str, str]] = {
    "class": "green",
    "race": "cyan",
    "special": "magenta",
    "enhancer": "dark_orange",
    "monster": "red",
    "trap": "yellow",
    "sidekick": "hot_pink",
    "item": "turquoise2",
    "oneshot": "chartreuse3",
    "level": "gold1",
}


def framed(every: Sequence[Exhibit], speaker: Speaker) -> RenderableType:
    """The cards side by side."""
    return Columns([_panel(each, speaker) for each in every], equal=True, padding=(0, 1))


def plain(exhibit: Exhibit, speaker: Speaker) -> str:
    """One card as lines to be read aloud."""
    row = exhibit.row
    head = f"{row.title[speaker.lang]} ({_kind(exhibit, speaker)}; {row.id})"
    numbers = _numbers(exhibit, speaker)
    lines = [head, *([numbers] if numbers else []), *exhibit.text(speaker), f"“{row.flavour[speaker.lang]}”"]
    return "\n".join(lines)


def _panel(exhibit: Exhibit, speaker: Speaker) -> Panel:
    row, colour = exhibit.row, COLOURS[exhibit.row.kind]
    body = Text()
    numbers = _numbers(exhibit, speaker)
    if numbers:
        body.append(f"{numbers}\n", style="bold")
    for line in exhibit.text(speaker):
        body.append(f"{line}\n")
    body.append(row.flavour[speaker.lang], style="italic dim")
    copies = f" ×{row.copies}" if row.copies > 1 else ""
    return Panel(
        body,
        title=Text(row.title[speaker.lang], style=f"bold {colour}"),
        subtitle=Text(f"{_kind(exhibit, speaker)}{copies}", style=colour),
        border_style=colour,
        width=WIDTH,
    )


def _kind(exhibit: Exhibit, speaker: Speaker) -> str:
    return speaker.say(f"card-kind-{exhibit.row.kind}")


def _numbers(exhibit: Exhibit, speaker: Speaker) -> str:
    tags = [speaker.say(f"card-tag-{tag}") for tag in exhibit.tags]
    return " · ".join([*(spoken(speaker, fact) for fact in exhibit.facts), *tags])
