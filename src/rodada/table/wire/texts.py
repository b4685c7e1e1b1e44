"""Texts as they go over the wire: without a language."""

from __future__ import annotations

from typing import Any

Tree = str | int | dict[str, Any]
"""A text without a language (`rodada.words.trees`); `{"player": seat}` in it stands for a player's name."""
