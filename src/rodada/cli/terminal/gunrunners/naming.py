"""What things are called: players with their agency, regions with their number, cards with their value."""

from __future__ import annotations

from collections.abc import Sequence

from rodada.engine.fields import UNKNOWN
from rodada.games.gunrunners.deck import CARD_NAMES, FIRST_SPECIAL
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.verbs import AGENCIES
from rodada.words import Speaker
from rodada.words.trees import Tree, Voice


class Names:
    """The names of one game, in one language."""

    def __init__(
        self, speaker: Speaker, players: Sequence[str], options: GunrunnersOptions, brief: bool = False
    ) -> None:
        self.speaker = speaker
        self.players = tuple(players)
        self.brief = brief
        self.values = options.deck.values()

    def agency(self, seat: int) -> str:
        return self.speaker.say("gunrunners-agency", agency=AGENCIES[seat])

    def letter(self, seat: int) -> str:
        return self.speaker.say("gunrunners-agency-letter", agency=AGENCIES[seat])

    def person(self, seat: int) -> str:
        """The bare name."""
        return self.players[seat]

    def player(self, seat: int) -> str:
        """Name and agency; where the agency is seen anyway, its letter."""
        agency = self.letter(seat) if self.brief else self.agency(seat)
        return self.speaker.say("gunrunners-player", name=self.players[seat], agency=agency)

    def place(self, region: int) -> str:
        return self.speaker.say("gunrunners-place", number=region + 1)

    def region(self, region: int) -> str:
        """Number and name; where the name is seen anyway, the number."""
        if self.brief:
            return self.speaker.say("gunrunners-region-brief", number=region + 1)
        return self.speaker.say("gunrunners-region", number=region + 1, place=self.place(region))

    def card(self, card: int) -> str:
        name = "unknown" if card == UNKNOWN else CARD_NAMES[card] if card >= FIRST_SPECIAL else "plain"
        return self.speaker.say("gunrunners-card", card=name, value=self.values[card])

    def short(self, card: int) -> str:
        """Three letters of a special agent, nothing for a plain one."""
        return self.speaker.say("gunrunners-card-short", card=CARD_NAMES[card]) if card >= FIRST_SPECIAL else ""

    def power(self, card: int) -> str:
        return self.speaker.say("gunrunners-power", card=CARD_NAMES[card]) if card >= FIRST_SPECIAL else ""

    def theirs(self, owner: int, card: int) -> str:
        return self.speaker.say("gunrunners-their-card", player=self.player(owner), card=self.card(card))

    def said(self, tree: Tree) -> str:
        """A text that the game puts together."""
        return Voice(self.speaker, self.player, self.brief).say(tree)
