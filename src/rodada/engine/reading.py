"""Reading JSON that a person wrote: each value is checked where it stands, and refused with its path."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from rodada.engine.errors import BadData

LONGEST_NAME: Final = 40
"""As much of a field's name is shown as a person needs to find it."""


def an_object(data: Any, path: str, known: Collection[str]) -> dict[str, Any]:
    """An object with no other fields than the known ones."""
    if not isinstance(data, Mapping):
        raise BadData(path or "position", "refused-not-object")
    for key in data:
        if key not in known:
            named = str(key)[:LONGEST_NAME] or '""'
            raise BadData(f"{path}.{named}" if path else named, "refused-unknown-field", known=", ".join(known))
    return dict(data)


def a_list(data: Any, path: str, longest: int) -> list[Any]:
    if not isinstance(data, list):
        raise BadData(path, "refused-not-list")
    if len(data) > longest:
        raise BadData(path, "refused-too-long", have=len(data), most=longest)
    return data


def an_int(data: Any, path: str, low: int, high: int) -> int:
    if type(data) is not int:
        raise BadData(path, "refused-not-int")
    if not low <= data <= high:
        raise BadData(path, "refused-out-of-range", value=data, low=low, high=high)
    return data


def a_bool(data: Any, path: str) -> bool:
    if not isinstance(data, bool):
        raise BadData(path, "refused-not-bool")
    return data


def one_of(data: Any, path: str, known: Collection[str]) -> str:
    if not isinstance(data, str) or data not in known:
        raise BadData(path, "refused-choice", value=str(data)[:40], known=", ".join(known))
    return data
