"""What happened, as a sentence: the message of its kind, with its numbers by name.

Who was told the private part reads another message, so each viewer's story holds what that viewer may know and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.engine.events import Seen
from rodada.engine.presenting import Tree
from rodada.games.gunrunners.presenting import naming
from rodada.games.gunrunners.presenting.naming import Cards, said
from rodada.games.gunrunners.telling import EVENTS

_PLAYERS: Final = ("seat", "owner")
_REGIONS: Final = ("region", "source")
_UNSAID: Final = ("token", "position", "regions")


def told(seen: Seen, cards: Cards) -> Tree:
    """An event as a sentence."""
    arguments = {
        field: _named(field, number, cards)
        for field, number in EVENTS[seen.kind].named(seen).items()
        if field not in _UNSAID
    }
    rest = seen.public[len(EVENTS[seen.kind].public) :]
    if rest:
        arguments["list"] = _listing(seen, rest, cards)
    private = "-private" if seen.private is not None else ""
    return said(f"event-{seen.kind.replace('_', '-')}{private}", **arguments)


def _named(field: str, number: int, cards: Cards) -> Tree:
    if field in _PLAYERS:
        return naming.player(number)
    if field in _REGIONS:
        return naming.region(number)
    return cards.card(number) if field == "card" else number


def _listing(seen: Seen, rest: Sequence[int], cards: Cards) -> Tree:
    """After `ended` the crates of each seat; after a Spy's picking up or dealing what lies, or lay, where."""
    if seen.kind == "ended":
        won = [said("won", player=naming.player(seat), crates=naming.crates(n)) for seat, n in enumerate(rest)]
        return {"join": ", ", "of": won}
    mask, owners = seen.public[1], rest[1::2]
    regions = [region for region in range(mask.bit_length()) if mask >> region & 1]
    lifted = seen.private or [None] * len(owners)
    dealt = [
        said("dealt-to", number=region + 1, card=naming.player(owner) if card is None else cards.theirs(owner, card))
        for region, owner, card in zip(regions, owners, lifted, strict=True)
    ]
    return {"join": ", ", "of": dealt}
