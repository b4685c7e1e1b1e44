"""Any two cards in one combat: how they are brought together, for whoever wants to see all of them meet.

What lies before a character is there from the beginning, the first card with the fighter and the second with the
helper; what has to be played is in a hand, and is played as soon as the rules allow, the first card before the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from rodada.engine.actions import action, argument_of, verb_of
from rodada.engine.contract import Random
from rodada.engine.events import Event
from rodada.engine.seats import RUNNING
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import DECKS, NOBODY, SEXES
from rodada.games.star_munchkin.cards.packs import card_set, shipped_packs
from rodada.games.star_munchkin.cards.rows import CardSet, Row
from rodada.games.star_munchkin.equipment import why_not_use
from rodada.games.star_munchkin.options import StarMunchkinOptions
from rodada.games.star_munchkin.setup import lay_out
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.turn import ENDING
from rodada.games.star_munchkin.verbs import CHOOSE_CARD, PLAY

FIGHTER: Final = 0
HELPER: Final = 1
RIVAL: Final = 2
SEATS: Final = 3

_FIGHTING: Final = frozenset(("combat", "own_combat"))
"""Once the dice of running away are rolled (M-7.1), what is played in these windows comes too late."""
_FLEEING: Final = _FIGHTING | {"fleeing", "roll"}
_HELD: Final = ("enhancer", "oneshot", "level")
_MONSTERS: Final = ("space-goats", "plasmoid", "zero-g-zombies")
"""One of these is fought where neither of the two is a monster."""
_WANDERERS: Final = ("repo-bot", "little-green-men")
_RIVALS: Final = ("wandering-monster", "spoilers", "hull-breach", "radioactive", "stink-grenade")
"""What the rival holds besides: a way in for monsters, traps that may be answered, effects that may be cancelled."""
_GONE: Final = ("lost-luggage", "fanged-fuzzball")
"""Monsters in the discards, for cards that reach there."""
_LYING: Final = ("diamond-teeth", "flare-pistol")
"""What fighter and helper have besides: something to lose."""


@cache
def meeting_cards() -> tuple[int, ...]:
    """The first copy of each card of all sets."""
    rows = card_set(shipped_packs()).rows
    first: dict[tuple[str, str], int] = {}
    for card in range(1, len(rows)):
        first.setdefault((rows[card].pack, rows[card].id), card)
    return tuple(first.values())


@cache
def meetings() -> tuple[tuple[int, int], ...]:
    """Every ordered pair of cards that can meet in one combat."""
    cards = card_set(shipped_packs())
    there = [card for card in meeting_cards() if _fights(cards, card)]
    return tuple((one, other) for one in there for other in there if one != other and not _parts(cards, one, other))


def _parts(cards: CardSet, one: int, other: int) -> bool:
    """Whether the first of the two, once it is there, keeps the second from ever being played in that combat."""
    first, second = cards.rows[one], cards.rows[other]
    brings = {op.op for op in cards.lists[second.ops]}
    for op in cards.lists[first.ops]:
        if op.op == "escape" and op.who == "side":
            return _played_in(second, _FLEEING)
        if op.op == "escape":
            return not brings.isdisjoint(("force_help", "dismiss_helper"))
    if first.windows == ("roll",):
        return _played_in(second, _FIGHTING)
    barred = {ban.what for ban in first.cannot}
    if "be_helped" in barred and "force_help" in brings:
        return True
    silent = first.kind == "monster" and "play_oneshots" in barred
    return silent and second.kind == "oneshot" and _played_in(second, _FIGHTING)


def _played_in(row: Row, windows: frozenset[str]) -> bool:
    return row.kind == "enhancer" or row.role == "wandering" or (bool(row.windows) and windows.issuperset(row.windows))


def _fights(cards: CardSet, card: int) -> bool:
    """Whether a card has any place in a combat: not what is played in the own turn only, and then is gone."""
    row = cards.rows[card]
    return row.kind not in ("oneshot", "level") or row.windows != ("turn",)


class Meeting:
    """Two cards about to meet, in a combat that has begun."""

    def __init__(self, first: int, second: int, company: bool) -> None:
        self.pair = (first, second)
        self.company = company
        """Whether one more monster fights, so that the combat goes on where one is removed or cannot be touched."""
        self.state = StarMunchkinState.__new__(StarMunchkinState)
        self.there: set[int] = set()
        lay_out(self.state, SEATS, StarMunchkinOptions(packs=shipped_packs(), rounds=1, ask_all=False))
        self._set()

    # --- the table ---

    def _set(self) -> None:
        state = self.state
        state.starter = state.active = FIGHTER
        state.turns = SEATS
        state.fought = 1
        state.level = [4, 4, 4]
        for foe in self._first_foes():
            self._take(foe)
            state.foes.append((foe,))
            self.there.add(foe)
        for place, card in enumerate(self.pair):
            self._bring(card, HELPER if place else FIGHTER)
        for name in _RIVALS:
            self._to_hand(RIVAL, self._named(name))
        for seat, name in enumerate(_LYING):
            if self._take(self._named(name)):
                state.into_play(seat, self._named(name), "M-2.4")
        for name in _GONE:
            if self._named(name) not in self.pair and self._take(self._named(name)):
                state.discard(self._named(name), "M-5.13")
        state.fighter, state.helper = FIGHTER, NOBODY if self._needs_help() else HELPER
        state.stack = [(frames.TURN, FIGHTER, ENDING), (frames.COMBAT, FIGHTER, 1, 0)]
        state.to_act = RUNNING
        state.run()

    def _needs_help(self) -> bool:
        """Whether one of the two brings a helper, so that there must be none yet."""
        lists = self.state.cards.lists
        return any(op.op == "force_help" for card in self.pair for op in lists[self.state.row(card).ops])

    def _first_foes(self) -> tuple[int, ...]:
        """Who is fought from the beginning: in company the second of the two comes later."""
        spares = [card for name in _MONSTERS if (card := self._named(name)) not in self.pair]
        there = [card for card in self.pair if self.state.row(card).kind == "monster"][:1]
        if self.company:
            return tuple([card for card in there if card == self.pair[0]] + spares)[:2]
        return tuple(there) or (spares[0],)

    def _named(self, name: str) -> int:
        """A copy of that card, another one than those that are to meet where there is one."""
        rows = self.state.cards.rows
        copies = [card for card in range(1, len(rows)) if rows[card].id == name]
        return next((card for card in copies if card not in self.pair), copies[0])

    def _in_pile(self, card: int) -> bool:
        return card in self.state.pile[DECKS.index(self.state.row(card).deck)]

    def _take(self, card: int) -> bool:
        if not self._in_pile(card):
            return False
        self.state.off_pile(DECKS.index(self.state.row(card).deck), card)
        return True

    def _to_hand(self, seat: int, card: int) -> None:
        if self._take(card):
            self.state.to_hand(seat, card, "M-2.1", 0)

    def _bring(self, card: int, seat: int) -> None:
        row = self.state.row(card)
        if row.kind == "monster":
            if card not in self.there:
                self._to_hand(RIVAL, card)
        elif row.kind == "trap" and row.lasts == "now":
            self._to_hand(RIVAL, card)
        elif row.kind in _HELD or row.role == "wandering":
            self._to_hand(seat, card)
            self._provide(row, seat)
        elif self._take(card):
            self._lay(card, row, seat)

    def _provide(self, row: Row, seat: int) -> None:
        """What a card in hand wants beside it: a monster that wanders in, a sidekick that pays."""
        if row.role == "wandering":
            spare = (self._named(name) for name in _WANDERERS)
            self._to_hand(seat, next(card for card in spare if card not in self.pair and self._in_pile(card)))
        elif row.cost is not None and row.cost.pay == "sidekick" and self._take(self._named("red-shirt")):
            self.state.into_play(seat, self._named("red-shirt"), "M-9.1")

    def _lay(self, card: int, row: Row, seat: int) -> None:
        """Before a seat; with what an item's restriction asks for, and an item under a cheat card."""
        state = self.state
        if row.restriction is not None:
            state.sex[seat] = SEXES.index(row.restriction.sex) if row.restriction.sex else state.sex[seat]
            for name in (*row.restriction.race[:1], *row.restriction.role_class[:1]):
                if name not in ("human", "none") and self._take(self._named(name)):
                    state.into_play(seat, self._named(name), "M-2.4")
        state.into_play(seat, card, "M-2.4")
        self.there.add(card)
        if row.role == "cheat":
            host = self._named("vibrosword" if seat == FIGHTER else "cash-gauntlet")
            if self._take(host):
                state.into_play(seat, host, "M-2.4", in_use=True)
                state.attach(card, host, "M-6.11")
        elif row.kind == "item" and why_not_use(state, seat, card) is None:
            state.use(seat, card, "M-1.6")

    # --- bringing them together ---

    @property
    def met(self) -> bool:
        return self.there >= set(self.pair)

    def choose(self, legal: Sequence[int], random: Random) -> int:
        """The first of the two that is not there yet, if it may be played now; never the second before the first."""
        missing = [card for card in self.pair if card not in self.there]
        if missing:
            for act in (action(PLAY, missing[0]), action(CHOOSE_CARD, missing[0])):
                if act in legal:
                    return act
        others = [act for act in legal if not (verb_of(act) == PLAY and argument_of(act) in missing)] or legal
        return others[random.below(len(others))]

    def heard(self, events: Sequence[Event]) -> None:
        """A card that was played, or came into the combat, is there."""
        for event in events:
            if event.kind in ("played", "joined_combat", "enhanced", "trap", "into_play"):
                self.there.update(card for card in self.pair if card in event.public)
