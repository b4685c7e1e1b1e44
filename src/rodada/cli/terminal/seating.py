"""Who plays, by what options: made from arguments or on the set-up screen, and turned into a game."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from rodada import players
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.saves import HUMAN
from rodada.engine.chance import SEED_BYTES
from rodada.engine.contract import Game
from rodada.engine.journal import Journal
from rodada.words import Speaker

SEATS: Final = 4
BOT: Final = "greedy"
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Seating:
    """A game to be played: who sits in each seat, their names (an empty one: the name that the seat gives), options."""

    sitters: tuple[str, ...] = (HUMAN,) + (BOT,) * (SEATS - 1)
    names: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    path: Path | None = None
    position: dict[str, Any] | None = None
    """Where the game begins, if not at its beginning."""

    @property
    def seats(self) -> int:
        return len(self.sitters)

    def with_seats(self, seats: int) -> Seating:
        """The same people, with bots in new seats."""
        sitters = self.sitters[:seats] + (BOT,) * (seats - self.seats)
        return replace(self, sitters=sitters, names=self.names[:seats])

    def named(self, game: Game[Any], speaker: Speaker) -> tuple[str, ...]:
        """A name for every seat."""
        given = self.names + ("",) * (self.seats - len(self.names))
        return tuple(name or self._default(game, speaker, seat) for seat, name in enumerate(given))

    def _default(self, game: Game[Any], speaker: Speaker, seat: int) -> str:
        if self.sitters[seat] == HUMAN:
            return speaker.say("play-human", number=seat + 1)
        return speaker.say(f"{game.name}-bot", number=seat + 1)

    def deal(self, game: Game[Any], speaker: Speaker) -> Host:
        """A new game; without a seed one is drawn that nobody could know."""
        seed = secrets.randbits(8 * SEED_BYTES) if self.seed is None else self.seed
        names = self.named(game, speaker)
        if self.position is None:
            journal = Journal.begin(game, names, game.options(self.options), seed)
        else:
            journal = Journal.set_up(game, names, self.position, seed)
        return Host(journal, self.sitters, self.path)


def sitters() -> tuple[str, ...]:
    """Who can sit in a seat."""
    return (HUMAN, *players.names())
