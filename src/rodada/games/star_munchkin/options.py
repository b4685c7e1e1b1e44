"""The options of a game of Star Munchkin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from rodada.engine.contract import Options
from rodada.engine.errors import BadData
from rodada.engine.reading import a_bool, a_list, an_int, an_object, one_of
from rodada.games.star_munchkin.cards.packs import full_name

STARTS: Final = ("dice", "first")
MOST_OFFERS: Final = 9
MOST_PACKS: Final = 6
MOST_ROUNDS: Final = 1000


class StarMunchkinOptions(Options, frozen=True, kw_only=True):
    """What a table may choose.

    `fast` (M-12.1), `shared_victory` (M-12.2), `epic` (M-12.3) and `packs` (M-12.4) are the book's. `start` says who
    begins (M-2.5: dice, or the first seat); `offers` bounds the offers of a seat in one combat or turn. `rounds` is
    for a table with a last bus to catch: after so many the highest level wins (0: no end but M-2.6). `ask_all` off lets
    those who cannot answer pass unasked, for simulations.
    """

    packs: tuple[str, ...] = ("core",)
    fast: bool = False
    shared_victory: bool = False
    epic: bool = False
    start: str = "dice"
    offers: int = 3
    rounds: int = 0
    ask_all: bool = True


def options_from(values: Mapping[str, Any], known_packs: tuple[str, ...]) -> StarMunchkinOptions:
    known = StarMunchkinOptions.__struct_fields__
    for key in an_object(values, "options", known):
        if key not in known:
            raise BadData(f"options.{key}", "refused-unknown-field", known=", ".join(known))
    packs = tuple(
        one_of(full_name(pack) if isinstance(pack, str) else pack, f"options.packs[{i}]", known_packs)
        for i, pack in enumerate(a_list(_as_list(values.get("packs", ["core"])), "options.packs", MOST_PACKS))
    )
    if not packs or len(set(packs)) < len(packs):
        raise BadData("options.packs", "refused-packs")
    return StarMunchkinOptions(
        packs=packs,
        fast=a_bool(values.get("fast", False), "options.fast"),
        shared_victory=a_bool(values.get("shared_victory", False), "options.shared_victory"),
        epic=a_bool(values.get("epic", False), "options.epic"),
        start=one_of(values.get("start", "dice"), "options.start", STARTS),
        offers=an_int(values.get("offers", 3), "options.offers", 0, MOST_OFFERS),
        rounds=an_int(values.get("rounds", 0), "options.rounds", 0, MOST_ROUNDS),
        ask_all=a_bool(values.get("ask_all", True), "options.ask_all"),
    )


def _as_list(packs: Any) -> Any:
    return list(packs) if isinstance(packs, tuple) else packs


def options_data(options: StarMunchkinOptions) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(options)
    return data


def options_schema(known_packs: tuple[str, ...]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {
            "packs": {
                "type": "array",
                "items": {"enum": list(known_packs)},
                "default": ["core"],
                "examples": [["core"], ["core", "red-tape"]],
            },
            "fast": {"type": "boolean", "default": False},
            "shared_victory": {"type": "boolean", "default": False},
            "epic": {"type": "boolean", "default": False},
            "start": {"enum": list(STARTS), "default": "dice"},
            "offers": {"type": "integer", "minimum": 0, "maximum": MOST_OFFERS, "default": 3, "examples": [1, 3]},
            "rounds": {"type": "integer", "minimum": 0, "maximum": MOST_ROUNDS, "default": 0, "examples": [1, 2, 4]},
            "ask_all": {"type": "boolean", "default": True},
        },
        "additionalProperties": False,
    }
