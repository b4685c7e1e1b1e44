"""Events say what happened: a kind, the rule behind it, a public part, and a private part for those who may know it.

They are born redacted: what a seat is not told is never in what it receives. Each game names the numbers of each kind
in its event schema, so that words, animations and bots read them by name.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):  # two or three are made at every step, so they are made in C
    """One thing that happened. `mask` has a bit for each viewer (seats, then the spectator) told the private part."""

    kind: str
    rule: str
    public: tuple[int, ...] = ()
    private: tuple[int, ...] = ()
    mask: int = 0

    def seen_by(self, viewer: int) -> Seen:
        """The event as `viewer` is told it; the spectator's number is the number of seats."""
        return Seen(self.kind, self.rule, self.public, self.private if self.mask >> viewer & 1 else None)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.public}, {self.private}, mask={self.mask:b})"


class Seen(NamedTuple):
    """An event as one viewer is told it; `private` is None for those who are not told."""

    kind: str
    rule: str
    public: tuple[int, ...]
    private: tuple[int, ...] | None


class EventShape(NamedTuple):
    """The names of the numbers of one kind of event; what comes after the named ones is a list of its own."""

    public: tuple[str, ...] = ()
    private: tuple[str, ...] = ()

    def named(self, seen: Seen) -> dict[str, int]:
        """The numbers of `seen` by name; private ones only where they were told."""
        fields = dict(zip(self.public, seen.public, strict=False))
        if seen.private is not None:
            fields.update(zip(self.private, seen.private, strict=False))
        return fields
