"""The shape of every event of Gunrunners: what its numbers are called, public and private."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rodada.engine.events import EventShape

EVENTS: Final[Mapping[str, EventShape]] = {
    "starter": EventShape(("seat",)),
    "placed_first": EventShape(("seat", "region", "token")),
    "drew": EventShape(("seat",), ("card",)),
    "turn": EventShape(("seat", "turn")),
    "shared_out": EventShape(("left",)),
    "delivered": EventShape(("face", "region", "fresh", "stored")),
    "stored": EventShape(("face", "fresh")),
    "chose": EventShape(("seat", "option_a"), ("card",)),
    "flipped": EventShape(("seat", "region", "token", "owner", "card")),
    "manages": EventShape(("seat", "region")),
    "trained": EventShape(("seat", "region", "token"), ("card",)),
    "hid": EventShape(("seat", "region", "token"), ("card",)),
    "powerless": EventShape(("seat", "card")),
    "declined": EventShape(("seat", "card")),
    "moved": EventShape(("seat", "source", "region", "token")),
    "looked": EventShape(("seat", "region", "token"), ("card",)),
    "informed": EventShape(("seat", "source", "region", "token")),
    "audited": EventShape(("seat", "region", "token")),
    "audit_rolled": EventShape(("face", "region", "token", "owner", "card", "caught")),
    "spied": EventShape(("seat", "regions")),
    "dealt_out": EventShape(("seat", "regions")),
    "carried": EventShape(("seat", "source", "region", "crates")),
    "bust": EventShape(("region", "busts")),
    "revealed": EventShape(("region", "position", "token", "owner", "card")),
    "confiscated": EventShape(("region", "seat", "total", "crates")),
    "swept": EventShape(("region",)),
    "special_delivery": EventShape(("region", "arrived", "others")),
    "removed": EventShape(("region", "crates")),
    "ended": EventShape(("ending",)),
    "remaining": EventShape(("seat", "total", "highest")),
}
"""`spied`, `dealt_out` end with (token, owner) for each region of their mask and, in private, its card; `ended` with
the crates of each seat."""
