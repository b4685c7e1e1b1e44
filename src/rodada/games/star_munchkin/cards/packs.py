"""The packs a game can be played with, and the card sets made of them.

Packs that come with Rodada have names such as `core`. A pack from outside is admitted for this process and then named
`<its id>@<digest>`: options, positions and records that name it tell exactly which cards they mean.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from rodada.engine.errors import BadData
from rodada.games.star_munchkin.cards.check import checked
from rodada.games.star_munchkin.cards.compiling import compile_set
from rodada.games.star_munchkin.cards.rows import CardSet

_HERE: Final = Path(__file__).parent

DIGEST_DIGITS: Final = 16

_ADMITTED: Final[dict[str, Mapping[str, Any]]] = {}


@cache
def shipped_packs() -> tuple[str, ...]:
    """The packs that come with Rodada, `core` first."""
    found = sorted(path.stem for path in _HERE.glob("*.toml") if path.stem != "vocabulary")
    return tuple(sorted(found, key=lambda name: name != "core"))


def known_packs() -> tuple[str, ...]:
    """The packs that can be played with now."""
    return (*shipped_packs(), *_ADMITTED)


def pack_data(name: str) -> Mapping[str, Any]:
    """A known pack as it is written."""
    return _ADMITTED[name] if name in _ADMITTED else _shipped(name)


@cache
def _shipped(name: str) -> Mapping[str, Any]:
    return tomllib.loads((_HERE / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def card_set(packs: tuple[str, ...]) -> CardSet:
    """The cards of these packs, which must be known; always the same object for the same packs."""
    return compile_set((name, pack_data(name)) for name in packs)


def admit(data: bytes) -> str:
    """Let games be played with a pack from outside; its name. One with a fault is refused with its first fault."""
    pack, faults = checked(data, all_packs())
    if faults or pack is None:
        fault = faults[0]
        where = ": ".join(part for part in (fault.card, fault.field) if part)
        raise BadData(where, fault.key, **fault.arguments)
    name = f"{pack['pack']['id']}@{hashlib.sha256(data).hexdigest()[:DIGEST_DIGITS]}"
    _ADMITTED[name] = pack
    return name


def all_packs() -> dict[str, Mapping[str, Any]]:
    """All known packs as they are written."""
    return {name: pack_data(name) for name in known_packs()}
