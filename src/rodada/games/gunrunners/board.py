"""What lies on the table in Gunrunners, and the few verbs by which it changes; every verb tells what it did.

Zones change only here, so that conservation and redaction hold in one place.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.events import Event
from rodada.engine.fields import UNKNOWN, Field, Fields, Shape, Zone
from rodada.engine.piles import Cards, with_card, without
from rodada.engine.tokens import TOKEN_FIELDS, TokenState
from rodada.games.gunrunners.deck import FIRST_SPECIAL, MANAGER
from rodada.games.gunrunners.options import GunrunnersOptions

CRATES_AT_START: Final = 4
WAREHOUSE_FULL: Final = 5
HAND: Final = 5
LAST_BUST: Final = 7
"""The last space of the bust track (G-0.3)."""
EXPOSED_FOR_BUST: Final = 4
EMPTY: Final = -1

NOT_ENDED: Final = 0
ENDED_BY_BUSTS: Final = 1
ENDED_BY_CARDS: Final = 2


def _seen_chosen(state: Board, viewer: int, _recall: bool) -> int:
    return state.chosen if viewer == state.active else UNKNOWN


def _seen_dealt(state: Board, viewer: int, _recall: bool) -> list[int]:
    return state.dealt[:] if viewer == state.looker else [UNKNOWN] * len(state.dealt)


# What lies face down or in a hand goes to nobody else; sizes, owners and places are public (G-8.1).
FIELDS: Final[Fields] = (
    *TOKEN_FIELDS,
    Field("options", Shape.FIXED),
    Field("starter", Shape.INT),
    Field("active", Shape.INT),
    Field("turns", Shape.INT),
    Field("supply", Shape.INT),
    Field("warehouse", Shape.INT),
    Field("crates", Shape.INTS),
    Field("won", Shape.INTS),
    Field("removed", Shape.INT),
    Field("busts", Shape.INT),
    Field("busted", Shape.INT),
    Field("ending", Shape.INT),
    Field("hand", Shape.TUPLES, Zone.OWNER),
    Field("pile", Shape.TUPLES, Zone.NOBODY),
    Field("gone", Shape.TUPLES, Zone.RECALL),
    Field("trainee", Shape.INTS),
    Field("row", Shape.TUPLES),
    Field("exposed", Shape.INTS),
    Field("undercover", Shape.INTS),
    Field("manager", Shape.INTS),
    Field("chosen", Shape.INT, Zone.PRIVATE, _seen_chosen),
    Field("dealt", Shape.INTS, Zone.PRIVATE, _seen_dealt),
)


class Board(TokenState):
    """The table of one game.

    `trainee` is the token left of each region (EMPTY: none), `row` the tokens right of it, nearest first. `exposed`
    counts the face-up cards of each row and `undercover` the face-down ones of each seat in the field. `manager` is
    the token of each seat's Manager that lies face up with its power. `chosen` is the hand card picked before the flip
    or before its region; `dealt` what the Spy has dealt so far; `busted` a mask of this turn's bust regions.
    """

    __slots__ = (
        "active",
        "busted",
        "busts",
        "chosen",
        "crates",
        "dealt",
        "ending",
        "exposed",
        "gone",
        "hand",
        "manager",
        "options",
        "pile",
        "removed",
        "row",
        "starter",
        "supply",
        "trainee",
        "turns",
        "undercover",
        "warehouse",
        "won",
    )

    FIELDS = FIELDS

    options: GunrunnersOptions
    starter: int
    active: int
    turns: int
    supply: int
    warehouse: int
    crates: list[int]
    won: list[int]
    removed: int
    busts: int
    busted: int
    ending: int
    hand: list[Cards]
    pile: list[Cards]
    gone: list[Cards]
    trainee: list[int]
    row: list[Cards]
    exposed: list[int]
    undercover: list[int]
    manager: list[int]
    chosen: int
    dealt: list[int]

    # --- crates ---

    def supply_to_region(self, region: int, wanted: int) -> int:
        """Crates from the supply to a region; what is short is not delivered (G-0.2)."""
        crates = min(wanted, self.supply)
        self.supply -= crates
        self.crates[region] += crates
        return crates

    # --- cards in play: face down they are shown to nobody, not even to their owner (G-3.6) ---

    def put_trainee(self, region: int, owner: int, card: int, known: int) -> int:
        token = self.put(owner, card, known)
        self.trainee[region] = token
        return token

    def put_undercover(self, region: int, owner: int, card: int) -> int:
        """A card face down at the right end of a row; its owner remembers what it is."""
        token = self.put(owner, card, 1 << owner)
        self.row[region] += (token,)
        self.undercover[owner] += 1
        return token

    def flip_trainee(self, region: int) -> int:
        """The trainee of a region is turned up and moved to the right end of its row."""
        token = self.trainee[region]
        self.trainee[region] = EMPTY
        self.turn_up(token)
        self.row[region] += (token,)
        self.exposed[region] += 1
        return token

    def reveal_undercover(self, region: int, token: int) -> None:
        """An undercover agent is turned up where it lies, without any power (G-4.9)."""
        self.turn_up(token)
        self.exposed[region] += 1
        self.undercover[self.token_owner[token]] -= 1

    def move_in_field(self, token: int, source: int, goal: int) -> None:
        """A card of the field goes to the right end of a row."""
        self.row[source] = without(self.row[source], token)
        self.row[goal] += (token,)
        if self.is_up(token):
            self.exposed[source] -= 1
            self.exposed[goal] += 1

    def discard_from_field(self, region: int, token: int) -> None:
        """A face-up card leaves the game, by a Saboteur (G-4.10); a Manager takes its power with it."""
        owner = self.token_owner[token]
        self.row[region] = without(self.row[region], token)
        self.exposed[region] -= 1
        if self.manager[owner] == token:
            self.manager[owner] = EMPTY
        self._lay_off(owner, self.take(token))

    def sweep(self, region: int) -> None:
        """The whole row, all of it face up now, leaves the game (G-5.5), used specials too (G-4.10)."""
        for token in self.row[region]:
            owner = self.token_owner[token]
            if self.manager[owner] == token:
                self.manager[owner] = EMPTY
            self._lay_off(owner, self.take(token))
        self.row[region] = ()
        self.exposed[region] = 0
        self.events.append(Event("swept", "G-5.5", (region,)))

    def _lay_off(self, owner: int, card: int) -> None:
        self.gone[owner] = with_card(self.gone[owner], card)

    # --- hands ---

    def draw(self, seat: int, card: int, rule: str) -> None:
        self.pile[seat] = without(self.pile[seat], card)
        self.hand[seat] = with_card(self.hand[seat], card)
        self.events.append(Event("drew", rule, (seat,), (card,), 1 << seat))

    def may_flip(self, seat: int) -> list[int]:
        """Regions whose trainee `seat` may deploy now (G-3.1, G-3.2), given that it holds its card to fill in."""
        owner = self.token_owner
        others = [r for r, token in enumerate(self.trainee) if token != EMPTY and owner[token] != seat]
        if others and not self.on_last_card(seat):
            return others
        return [r for r, token in enumerate(self.trainee) if token != EMPTY]

    def on_last_card(self, seat: int) -> bool:
        """Whether the card being played is the last one of `seat`: none to draw, nothing else in hand."""
        return not self.pile[seat] and len(self.hand[seat]) + (self.chosen != UNKNOWN) == 1

    def may_hide(self, seat: int) -> bool:
        """Whether one more undercover agent of `seat` is within its limit (G-3.3, G-4.7)."""
        return self.undercover[seat] < (1 if self.manager[seat] == EMPTY else 2)

    def special_of(self, card: int) -> int:
        """The card if its power asks for a decision, else 0 (the Manager's does not)."""
        return card if card >= FIRST_SPECIAL and card != MANAGER else 0
