"""The packs a game can be played with, and the card sets made of them.

Packs that come with Rodada have names such as `core`. A pack from outside is named `<its id>@<digest>`: options,
positions and records that name it tell exactly which cards they mean, and no other pack can take its place. Such packs
are admitted one by one, or lie on the shelf: a folder that the environment names, so that processes started from this
one have the same.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from rodada.engine.errors import BadData
from rodada.games.star_munchkin.cards.check import checked
from rodada.games.star_munchkin.cards.compiling import compile_set
from rodada.games.star_munchkin.cards.rows import CardSet

SHELF: Final = "RODADA_PACKS"
"""The environment variable that names the folder of a person's own packs."""

DIGEST_DIGITS: Final = 16

_HERE: Final = Path(__file__).parent
_ADMITTED: Final[dict[str, Mapping[str, Any]]] = {}


@cache
def shipped_packs() -> tuple[str, ...]:
    """The packs that come with Rodada, `core` first."""
    found = sorted(path.stem for path in _HERE.glob("*.toml") if path.stem != "vocabulary")
    return tuple(sorted(found, key=lambda name: name != "core"))


def known_packs() -> tuple[str, ...]:
    """The packs that can be played with now: those that come with Rodada, those admitted, those on the shelf."""
    return tuple(dict.fromkeys((*shipped_packs(), *_ADMITTED, *_on_shelf())))


def full_name(name: str) -> str:
    """A pack by its whole name, where it was called by its id alone and only one has that id; else the name given."""
    found = [known for known in known_packs() if known.partition("@")[0] == name]
    return found[0] if len(found) == 1 and name not in known_packs() else name


@cache
def card_set(packs: tuple[str, ...]) -> CardSet:
    """The cards of these packs, which must be known; always the same object for the same packs."""
    return compile_set((name, pack_data(name)) for name in packs)


def pack_data(name: str) -> Mapping[str, Any]:
    """A known pack as it is written."""
    if name in shipped_packs():
        return _shipped(name)
    if name not in _ADMITTED:
        _from_shelf(name)
    return _ADMITTED[name]


def admit(data: bytes) -> str:
    """Let games be played with a pack from outside; its name. One with a fault is refused with its first fault."""
    pack, faults = checked(data, shipped())
    if faults or pack is None:
        fault = faults[0]
        where = ": ".join(part for part in (fault.card, fault.field) if part)
        raise BadData(where, fault.key, **fault.arguments)
    name = f"{pack['pack']['id']}@{hashlib.sha256(data).hexdigest()[:DIGEST_DIGITS]}"
    _ADMITTED[name] = pack
    return name


def shipped() -> dict[str, Mapping[str, Any]]:
    """The packs that come with Rodada as they are written: what a pack from outside may mention."""
    return {name: _shipped(name) for name in shipped_packs()}


@cache
def _shipped(name: str) -> Mapping[str, Any]:
    return tomllib.loads((_HERE / f"{name}.toml").read_text(encoding="utf-8"))


def _shelf() -> Path | None:
    folder = os.environ.get(SHELF)
    return Path(folder) if folder else None


def _on_shelf() -> list[str]:
    shelf = _shelf()
    return sorted(path.stem for path in shelf.glob("*@*.toml")) if shelf is not None else []


def _from_shelf(name: str) -> None:
    """Admit a pack of the shelf; refused if it is not the one its name says."""
    shelf = _shelf()
    if shelf is None or name not in _on_shelf():
        raise BadData("packs", "refused-choice", value=name[:60], known=", ".join(known_packs()))
    found = admit((shelf / f"{name}.toml").read_bytes())
    if found != name:
        raise BadData("packs", "pack-not-as-named", name=name, found=found)
