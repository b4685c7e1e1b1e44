"""The browser's types of the scene and the parts name the same fields as the structs that are sent."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

TYPES = (Path(__file__).parents[2] / "web/src/games/gunrunners/scene.ts").read_text(encoding="utf-8")
STRUCTS = [
    struct
    for name in ("scene", "parts")
    for module in [import_module(f"rodada.games.gunrunners.presenting.{name}")]
    for struct in vars(module).values()
    if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct.__module__ == module.__name__
]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_the_same_fields(struct: type[msgspec.Struct]) -> None:
    body = re.search(rf"export interface {struct.__name__} {{(.*?)\n}}", TYPES, re.DOTALL)
    assert body, struct.__name__
    assert re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE) == list(struct.__struct_fields__)


def test_there_are_structs() -> None:
    assert {struct.__name__ for struct in STRUCTS} >= {"Scene", "RegionShown", "Parts", "CardPart"}
