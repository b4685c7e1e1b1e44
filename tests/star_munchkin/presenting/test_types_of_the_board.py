"""The types by which the browser's board reads scene and parts have the fields that are sent."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from rodada.games.star_munchkin.presenting import parts, scene

BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "star-munchkin"
CALLED = {"StarMunchkinScene": "Scene", "StarMunchkinParts": "Parts", "CardFace": "Face"}


def sent(module: ModuleType) -> dict[str, list[str]]:
    structs = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    own = [struct for struct in structs if struct.__module__ == module.__name__ and struct.__struct_fields__]
    return {CALLED.get(struct.__name__, struct.__name__): list(struct.__struct_fields__) for struct in own}


def read(file: str) -> dict[str, list[str]]:
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", (BOARD / file).read_text(encoding="utf-8"), flags=re.DOTALL)
    interfaces = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    return {name: re.findall(r"^  (\w+)\??:", body, re.MULTILINE) for name, body in interfaces}


@pytest.mark.parametrize(("file", "module"), [("scene.ts", scene), ("parts.ts", parts)])
def test_what_is_read_is_what_is_sent(file: str, module: ModuleType) -> None:
    known = read(file)
    assert {name: known.get(name) for name in sent(module)} == sent(module)
