"""TypeScript types of the messages between browser and table, made from `rodada.table.wire`.

    python -m rodada.table.typescript FILE

writes them to FILE; a test holds web/src/wire.ts equal to what this makes.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from rodada.table import wire
from rodada.table.wire import pages, saying, tables, telling

SPOKEN_BY_CLIENT: Final = (wire.Said, wire.NewTable)
"""What of these has a default may be left out: the table fills it in."""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}
HEAD: Final = """\
// Made by `python -m rodada.table.typescript` from src/rodada/table/wire: change that, then make this anew.

/** A text without a language; `player` stands for the name of who sits on that seat. */
export type Tree =
  | string
  | number
  | { say: string; with: Record<string, Tree> }
  | { join: string; of: Tree[] }
  | { texts: Record<string, string> }
  | { player: number }
"""


def typescript() -> str:
    """All messages and what is in them, in the order of `wire`, then the two unions."""
    parts = [HEAD, *(_interface(struct) for struct in _structs())]
    parts += [_union(name) for name in ("FromClient", "ToClient")]
    return "\n".join(parts)


def _structs() -> Iterator[type[msgspec.Struct]]:
    bases = {wire.Said, wire.Told}
    for module in (saying, tables, telling, pages):
        for value in vars(module).values():
            own = isinstance(value, type) and value.__module__ == module.__name__
            if own and issubclass(value, msgspec.Struct) and value not in bases:
                yield value


def _interface(struct: type[msgspec.Struct]) -> str:
    fields = [_field(struct, field) for field in msgspec.structs.fields(struct)]
    tag = struct.__struct_config__.tag
    lines = [f"  t: '{tag}'", *fields] if tag else fields
    about = inspect.cleandoc(vars(struct).get("__doc__") or "")
    comment = _comment(about)
    if struct.__struct_config__.array_like:
        types_ = [f"{field.name}: {_type(field.type)}" for field in msgspec.structs.fields(struct)]
        return f"{comment}export type {_name(struct)} = [{', '.join(types_)}]\n"
    return comment + f"export interface {_name(struct)} {{\n" + "\n".join(lines) + "\n}\n"


def _comment(about: str) -> str:
    if not about:
        return ""
    if "\n" not in about:
        return f"/** {about} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in about.splitlines()) + " */\n"


def _field(struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> str:
    may_lack = struct.__struct_config__.omit_defaults or issubclass(struct, SPOKEN_BY_CLIENT)
    optional = "?" if may_lack and not field.required else ""
    hint = typing.get_type_hints(struct)[field.name]
    return f"  {field.encode_name}{optional}: {_type(hint)}"


def _type(hint: Any) -> str:
    if hint == wire.Tree:
        return "Tree"
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        rest = [part for part in inner if part not in typing.get_args(wire.Tree)]
        if len(inner) - len(rest) == len(typing.get_args(wire.Tree)):
            return " | ".join(["Tree", *map(_type, rest)])
        return " | ".join(map(_type, inner))
    if origin is list:
        item = _type(inner[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    return _name(hint)


def _name(struct: type[msgspec.Struct]) -> str:
    """`ChoiceTold` is `Choice` over there: nobody else has one."""
    name = struct.__name__
    for end in ("Told", "Said"):
        name = name.removesuffix(end)
    return name


def _union(name: str) -> str:
    members = [_name(member) for member in typing.get_args(getattr(wire, name))]
    return f"export type {name} =\n  | " + "\n  | ".join(members) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
