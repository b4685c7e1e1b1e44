"""The one widget under a game's picture, and the ground it lies on."""

from __future__ import annotations

from typing import Final

from textual.widgets import Static

SHEET: Final = "Screen { background: $ground; color: $paper; overflow: hidden; }"


class Canvas(Static):
    """What the game's face paints."""

    DEFAULT_CSS = "Canvas { width: 100%; height: 100%; }"
