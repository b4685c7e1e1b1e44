"""The pictures of cards: single-colour drawings from the set `game-icons` (game-icons.net), licence CC BY 3.0.

`pictures.json` holds those that the packs of Rodada use: by name, who drew it and the SVG paths in a square of 512.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

LICENCE: Final = "CC BY 3.0"
LICENCE_PAGE: Final = "https://creativecommons.org/licenses/by/3.0/"
SOURCE: Final = "https://game-icons.net"
UNKNOWN: Final = "card-random"
"""Drawn for a picture that a pack from outside names and the set of Rodada lacks."""


class Picture(NamedTuple):
    """A drawing: its author as the set calls them, and what stands inside its `<svg viewBox="0 0 512 512">`."""

    author: str
    paths: str


@cache
def pictures() -> dict[str, Picture]:
    """All drawings by name."""
    data = json.loads(Path(__file__).with_name("pictures.json").read_text(encoding="utf-8"))
    return {name: Picture(each["author"], each["body"]) for name, each in data.items()}


def picture(name: str) -> Picture:
    """The drawing of that name, or the one that stands for none."""
    return pictures().get(name) or pictures()[UNKNOWN]
