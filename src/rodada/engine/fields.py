"""One table of fields per game: copy, equality, digest, JSON and views are all made from it.

A field that is not in the table does not exist for any of them, so none can be forgotten in one and kept in another.
Values are ints, lists of ints, lists of tuples of ints (hands, rows, the stack), and one frozen options struct.
Inner tuples are never changed in place, so a copy shares them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

S = TypeVar("S")

UNKNOWN: Final = 0
"""What stands in a view where a card is hidden: no card of any game is number 0."""


class Shape(IntEnum):
    """What kind of value a field holds."""

    INT = 0
    INTS = 1
    TUPLES = 2
    FIXED = 3
    """A frozen struct or string, shared by all copies."""


class Zone(IntEnum):
    """Who may know the value of a field."""

    PUBLIC = 0
    OWNER = 1
    """A list of tuples, one per seat; each seat knows its own, the others how many there are."""
    NOBODY = 2
    """How many there are is public, which they are is nobody's."""
    RECALL = 3
    """Was public once: whoever remembers everything knows it, the table shows only how many."""
    PRIVATE = 4
    """Decided by the field's own `see` function."""


class Field(NamedTuple):
    """One field of a state. `see(state, viewer, recall)` gives what a viewer knows of a PRIVATE one."""

    name: str
    shape: Shape
    zone: Zone = Zone.PUBLIC
    see: Callable[[Any, int, bool], Any] | None = None


Fields = tuple[Field, ...]

_COPIED: Final = {
    Shape.INT: "old.{0}",
    Shape.FIXED: "old.{0}",
    Shape.INTS: "old.{0}.copy()",
    Shape.TUPLES: "old.{0}.copy()",
}


def copier(cls: type[S], fields: Fields, shared: tuple[str, ...] = ()) -> Callable[[S], S]:
    """A function that copies an instance of `cls`, written out field by field because searches call it constantly.

    `shared` names static tables that follow from the options and are no fields.
    """
    scope: dict[str, Any] = {"make": cls.__new__, "cls": cls}
    lines = ["def copy(old):", "    new = make(cls)", *assignments(fields, shared), "    return new"]
    exec("\n".join(lines), scope)  # the text is made of this table alone
    made: Callable[[S], S] = scope["copy"]
    return made


def assignments(fields: Fields, shared: tuple[str, ...]) -> list[str]:
    """The body of a copier: every field from `old` to `new`."""
    copies = [f"    new.{field.name} = {_COPIED[field.shape].format(field.name)}" for field in fields]
    return copies + [f"    new.{name} = old.{name}" for name in shared]


@cache
def shower(cls: type[Any]) -> Callable[[Any, Any, int, bool], None]:
    """A function `(old, new, viewer, recall)` that fills a view of `old`, written out like a copier: whoever plays or
    learns looks before every decision. What is public is taken as it is, all else from `seen_of`."""
    scope: dict[str, Any] = {"seen_of": seen_of}
    lines = ["def show(old, new, viewer, recall):"]
    for number, field in enumerate(cls.FIELDS):
        shown = _COPIED[field.shape].format(field.name)
        if field.zone != Zone.PUBLIC:
            scope[f"field_{number}"] = field
            shown = f"seen_of(old, field_{number}, viewer, recall)"
        lines.append(f"    new.{field.name} = {shown}")
    lines += [f"    new.{name} = old.{name}" for name in cls.SHARED]
    exec("\n".join(lines), scope)  # the text is made of this table alone
    made: Callable[[Any, Any, int, bool], None] = scope["show"]
    return made


def equal(one: Any, other: Any, fields: Fields) -> bool:
    return all(getattr(one, f.name) == getattr(other, f.name) for f in fields)


def data_of(state: Any, fields: Fields) -> dict[str, Any]:
    """All fields as plain JSON values, in the order of the table."""
    return {f.name: msgspec.to_builtins(getattr(state, f.name)) for f in fields}


def digest_of(state: Any, fields: Fields) -> str:
    """A short name of this exact state, the same in every process and on every machine."""
    return hashlib.sha256(msgspec.json.encode(data_of(state, fields))).hexdigest()[:16]


def seen_of(state: Any, field: Field, viewer: int, recall: bool) -> Any:
    """What `viewer` knows of one field, as a value of the same shape: built from what is allowed, never stripped."""
    value = getattr(state, field.name)
    if field.zone == Zone.PRIVATE:
        assert field.see is not None
        return field.see(state, viewer, recall)
    if field.zone == Zone.RECALL and recall:
        return value.copy() if field.shape in (Shape.INTS, Shape.TUPLES) else value
    if field.shape == Shape.TUPLES:
        own = viewer if field.zone == Zone.OWNER else -1
        return [part if i == own else (UNKNOWN,) * len(part) for i, part in enumerate(value)]
    return [UNKNOWN] * len(value) if field.shape == Shape.INTS else UNKNOWN
