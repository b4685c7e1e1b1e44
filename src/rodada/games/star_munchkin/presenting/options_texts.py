"""What the options of a card's choice say, made from its row like the rest of its text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.cards.telling import titles_of
from rodada.games.star_munchkin.cards.telling.operations import Operations
from rodada.games.star_munchkin.cards.telling.parts import Conditions
from rodada.games.star_munchkin.cards.telling.trees import Tree
from rodada.games.star_munchkin.effects.asking import OPTION
from rodada.games.star_munchkin.state import StarMunchkinState


def texts(table: StarMunchkinState) -> dict[int, Tree]:
    """By number: the options that a seat is asked to choose from now, as clauses."""
    if len(table.stack) < 2 or table.stack[-1][0] != frames.CHOOSE or table.stack[-1][3] != OPTION:
        return {}
    below = table.stack[-2]
    operation = table.cards.lists[below[3]][below[2]]
    shape = [[op.op for op in table.cards.lists[list_id]] for list_id in operation.options]
    row = table.row(below[4])
    for source in _choices(row.source):
        if [[op["op"] for op in option] for option in source["options"]] == shape:
            said = Operations(Conditions(titles_of(table.cards)), row.target)
            return {i: said.together(option) for i, option in enumerate(source["options"])}
    return {}


def _choices(source: Any) -> Iterator[dict[str, Any]]:
    """Every operation of a row that lets somebody choose among lists."""
    if isinstance(source, dict):
        if source.get("op") == "choose":
            yield source
        for part in source.values():
            yield from _choices(part)
    elif isinstance(source, list):
        for part in source:
            yield from _choices(part)
