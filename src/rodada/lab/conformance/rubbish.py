"""Wrong data: JSON from nowhere, and right JSON with something dropped, doubled, exchanged or replaced."""

from __future__ import annotations

import copy
from typing import Any, Final

from rodada.engine.chance import Seeded

_NUMBERS: Final = (0, 1, 2, 3, 5, 7, 15, 16, 63, 200, 1023, -1, -2, 2**31, 2**63, 2**70, -(2**70), 0.5, -0.0, 1e308)
_TEXTS: Final = ("", "?", "0", "1", " 1", "red", "Spy", "spy", "spectator", "\0", "\ud800", "é", "٣", "²", "x" * 300)
_WHOLES: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], [{}], {"": None}, [None], [0, [1, [2]]], {"a": {}})
_PICKS: Final = (*_NUMBERS, *_TEXTS, *_WHOLES)

Place = tuple[Any, Any]
"""A container and the key or index of one of its values."""


def rubbish(random: Seeded, depth: int = 3) -> Any:
    """Any JSON value; mostly small."""
    kind = random.below(8)
    if depth == 0 or kind < 6:
        return copy.deepcopy(_PICKS[random.below(len(_PICKS))])
    size = random.below(4)
    if kind == 6:
        return [rubbish(random, depth - 1) for _ in range(size)]
    return {_TEXTS[random.below(len(_TEXTS))]: rubbish(random, depth - 1) for _ in range(size)}


def places(data: Any) -> list[Place]:
    """Every value inside a piece of JSON."""
    found: list[Place] = []
    keys: Any = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        found.append((data, key))
        found += places(data[key])
    return found


def spoilt(data: Any, random: Seeded) -> Any:
    """A copy of the JSON with a change somewhere in it, or a few, or with a handful of its parts left out."""
    spoilt = copy.deepcopy(data)
    if isinstance(spoilt, dict) and random.below(6) == 0:
        return {key: value for key, value in spoilt.items() if random.below(3)}
    for _ in range(1 + random.below(2) * random.below(3)):
        inside = places(spoilt)
        if not inside:
            return rubbish(random)
        _spoil(inside, random)
    return spoilt


def _spoil(inside: list[Place], random: Seeded) -> None:
    """Drop, double, replace, nudge, or exchange for another value of the same data."""
    holder, key = inside[random.below(len(inside))]
    other, elsewhere = inside[random.below(len(inside))]
    kind = random.below(6)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif kind == 2:
        holder[key] = rubbish(random)
    elif kind == 3 and type(holder[key]) is int:
        holder[key] += random.below(5) - 2
    elif kind == 4 and type(holder[key]) is bool:
        holder[key] = not holder[key]
    else:
        holder[key] = copy.deepcopy(other[elsewhere])


def spoilt_text(text: str, random: Seeded) -> str:
    """A text with a piece cut out, doubled, exchanged or put in."""
    start = random.below(len(text) + 1)
    end = start + random.below(12)
    kind = random.below(5)
    if kind == 0:
        return text[:start] + text[end:]
    if kind == 1:
        return text[:end] + text[start:]
    if kind == 2:
        return text[:start]
    if kind == 3:
        return text[:start] + chr(random.below(0x300)) + text[start + 1 :]
    return text[:start] + _TEXTS[random.below(len(_TEXTS))] + text[start:]
