"""What things are called: players with their agency, regions with their number, cards with their value."""

from __future__ import annotations

from collections.abc import Sequence

from rodada.engine.fields import UNKNOWN
from rodada.games.gunrunners.deck import CARD_NAMES, FIRST_SPECIAL
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.verbs import AGENCIES
from rodada.words import Speaker
from rodada.words.narrator import Told

_PLAYERS = ("seat", "owner")
_REGIONS = ("region", "source")


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

    # --- for the narrator ---

    def name(self, field: str, number: int) -> str | int:
        if field in _PLAYERS:
            return self.player(number)
        if field in _REGIONS:
            return self.region(number)
        return self.card(number) if field == "card" else number

    def listing(self, told: Told, rest: Sequence[int]) -> str:
        """After `ended` the crates of each seat; after a Spy's picking up or dealing what lies, or lay, where."""
        say = self.speaker.say
        if told.kind == "ended":
            crates = [say("gunrunners-crate-count", count=n) for n in rest]
            return ", ".join(
                say("gunrunners-won", player=self.player(seat), crates=text) for seat, text in enumerate(crates)
            )
        mask, owners = told.public[1], rest[1::2]
        regions = [region for region in range(mask.bit_length()) if mask >> region & 1]
        cards: Sequence[int | None] = told.private or [None] * len(owners)
        return ", ".join(
            say("gunrunners-dealt-to", number=region + 1, card=self._lifted(owner, card))
            for region, owner, card in zip(regions, owners, cards, strict=True)
        )

    def _lifted(self, owner: int, card: int | None) -> str:
        return self.player(owner) if card is None else self.theirs(owner, card)
