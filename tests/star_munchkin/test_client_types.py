"""What the browser expects of scene and cards is what the game shows."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from rodada.games.star_munchkin.presenting import parts, scene

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games" / "star-munchkin"
NAMES = {"StarMunchkinScene": "Scene", "CardFace": "Face", "StarMunchkinParts": "Parts"}
"""What is called otherwise over there."""


def shown(module: ModuleType) -> list[type[msgspec.Struct]]:
    structs = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in structs if each.__module__ == module.__name__ and msgspec.structs.fields(each)]


def interfaces(file: str) -> dict[str, list[str]]:
    text = (CLIENT / file).read_text(encoding="utf-8")
    found = re.findall(r"export interface (\w+) \{\n(.*?)\n\}", text, re.DOTALL)
    return {name: re.findall(r"^  (\w+)\??:", body, re.MULTILINE) for name, body in found}


@pytest.mark.parametrize(("module", "file"), [(scene, "scene.ts"), (parts, "parts.ts")])
def test_the_client_knows_every_field(module: ModuleType, file: str) -> None:
    there = interfaces(file)
    for struct in shown(module):
        name = NAMES.get(struct.__name__, struct.__name__)
        assert there[name] == [field.name for field in msgspec.structs.fields(struct)], name
