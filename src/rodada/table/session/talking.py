"""Chat: lines of one's own, and quick phrases that each reader sees in their language."""

from __future__ import annotations

from typing import Final

from rodada.engine.errors import Refused
from rodada.table import log, wire
from rodada.table.session.table import Table

LONGEST: Final = 300
PHRASES: Final = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-one-moment",
    "phrase-your-turn",
    "phrase-help-me",
    "phrase-no-way",
    "phrase-deal",
    "phrase-ouch",
    "phrase-good-game",
)
"""Message keys of what can be said with one tap."""


def chat(table: Table, person: str, said: wire.Chat) -> log.Deeds:
    """Whoever sits may talk; who only watches listens."""
    if not table.rules.chat:
        raise Refused("session-chat-off")
    seats = table.seats_of(person)
    if not seats:
        raise Refused("session-not-seated")
    name = table.seats[seats[0]].name
    if said.phrase:
        if said.phrase not in PHRASES:
            raise Refused("session-no-phrase")
        return log.Talked(seats[0], name, phrase=said.phrase)
    text = " ".join("".join(c if c.isprintable() else " " for c in said.text).split())
    if not 1 <= len(text) <= LONGEST:
        raise Refused("session-chat-long", most=LONGEST)
    return log.Talked(seats[0], name, text)
