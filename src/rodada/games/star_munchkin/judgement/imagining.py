"""The table as it would be: some fields changed for a while, then exactly as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rodada.games.star_munchkin.board import Board

Changes = dict[str, Any]
"""New values of fields of the table, by name."""


@contextmanager
def as_if(board: Board, changes: Changes) -> Iterator[None]:
    before = {name: getattr(board, name) for name in changes}
    try:
        for name, value in changes.items():
            setattr(board, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(board, name, value)


def replaced(values: list[Any], place: int, value: Any) -> list[Any]:
    """A list with another value in one place."""
    return [*values[:place], value, *values[place + 1 :]]
