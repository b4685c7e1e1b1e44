"""What happened, as a sentence: the message of its kind, with its numbers by name.

Who was told the private part reads another message, so each viewer's story holds what that viewer may know and no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rodada.engine.events import Seen
from rodada.engine.presenting import Tree
from rodada.games.star_munchkin.board import FIGHTERS, MONSTERS
from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.rows import CardSet
from rodada.games.star_munchkin.cards.telling.trees import say, signed
from rodada.games.star_munchkin.options import StarMunchkinOptions
from rodada.games.star_munchkin.presenting import naming
from rodada.games.star_munchkin.telling import EVENTS

_TOLD_ALREADY: Final[Mapping[str, frozenset[str]]] = {
    "to_hand": frozenset(("M-3.3", "M-5.9", "M-5.11", "M-8.2", "M-8.3", "M-10.2")),
    "discarded": frozenset(("M-5.13", "M-11.2", "M-1.1", "M-9.1", "M-7.4")),
    "into_play": frozenset(("M-1.3", "M-1.8", "M-1.10", "M-5.9", "M-6.7", "M-6.11")),
    "trap_over": frozenset(("M-10.2",)),
}
"""Events that another one has told of, by their rules."""

_PLAYERS: Final = ("seat", "to")
_CARDS: Final = ("card", "monster", "host")
_SIGNED: Final = ("bonus", "strength", "more_treasures")
_NOTHING: Final = "none"
"""Instead of a sum of 0: which word a message says then."""


def follows(seen: Seen) -> bool:
    """Whether a sentence only ends the one before it: what was drawn, after who drew."""
    return seen.kind == "to_hand" and seen.rule == "M-2.1"


def told(seen: Seen, options: StarMunchkinOptions) -> Tree | None:
    """An event as a sentence; None where another one has told of it."""
    if seen.rule in _TOLD_ALREADY.get(seen.kind, ()) or (seen.kind == "to_hand" and seen.private is None):
        return None
    cards = card_set(options.packs)
    if follows(seen) and seen.private:
        return say("star-munchkin-drawn", card=naming.title(cards, seen.private[0]))
    shape = EVENTS[seen.kind]
    arguments = {field: _named(cards, field, number) for field, number in shape.named(seen).items()}
    arguments["list"] = _listing(cards, seen, seen.public[len(shape.public) :])
    private = "" if seen.private is None else "-private"
    return say(f"star-munchkin-event-{seen.kind.replace('_', '-')}{private}", **arguments)


def _named(cards: CardSet, field: str, number: int) -> Tree:
    if field in _PLAYERS or (field == "player" and number >= 0):
        return naming.player(number)
    if field in _CARDS:
        return naming.title(cards, number)
    if field == "where":
        return _where(cards, number)
    if field in _SIGNED:
        return signed(number) if number else _NOTHING
    return number


def _where(cards: CardSet, where: int) -> Tree:
    """A side of the combat, or one monster of it."""
    if where in (FIGHTERS, MONSTERS):
        return say("star-munchkin-fighters" if where == FIGHTERS else "star-munchkin-monsters")
    return naming.title(cards, where)


def _listing(cards: CardSet, seen: Seen, rest: Sequence[int]) -> Tree:
    """After `offered` its terms, after `looting` and `hand_passed` cards."""
    if seen.kind == "offered":
        _, kind, by, to = seen.public[:4]
        return say("star-munchkin-list-of", list=naming.terms(cards, kind, by, to, rest))
    listed = rest or (seen.private if seen.kind == "hand_passed" else ())
    return say("star-munchkin-list-of", list=naming.together(cards, listed)) if listed else ""
