"""The browser's types are those of the messages."""

from __future__ import annotations

from pathlib import Path

from rodada.table.typescript import typescript

CLIENT = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_types_of_the_client_are_those_of_the_table() -> None:
    """Otherwise: python -m rodada.table.typescript web/src/wire.ts"""
    assert CLIENT.read_text(encoding="utf-8") == typescript()
