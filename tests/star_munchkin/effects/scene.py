"""Scenes of the real game in a few lines: what lies where, what is played, what the table looks like afterwards.

Cards are named by the id of their row; a second copy is `red-shirt.2`. Rows of a scene's own are written as in a pack,
without the words. A scene stands in the turn of seat 0, before the door, unless a combat is set. Seats count from 0
here, and from 1 in notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, Final

from rodada.engine.actions import PASS
from rodada.engine.seats import CHANCE, RUNNING
from rodada.games.star_munchkin import frames, verbs
from rodada.games.star_munchkin.board import ALIVE, DEAD, DECKS, LOST, NOBODY, REBORN, SEXES
from rodada.games.star_munchkin.cards.compiling import compile_set
from rodada.games.star_munchkin.cards.packs import pack_data
from rodada.games.star_munchkin.combat import DECIDING, FIGHTER_FLEES
from rodada.games.star_munchkin.contract import game
from rodada.games.star_munchkin.invariant import broken
from rodada.games.star_munchkin.options import StarMunchkinOptions
from rodada.games.star_munchkin.pushes import push_bad_stuff, push_ops, push_trap
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.turn import PREPARE

Plain = dict[str, Any]

CHANCE_WORDS: Final = {"roll": "roll", "door": "door", "treasure": "treasure", "hand": "hand", "item": "item"}
_NUMBER: Final = count(1)
_WORDS: Final = {"en": "x", "pt-BR": "x"}


def op(word: str, **arguments: Any) -> Plain:
    """An operation as in a pack; `from`, `with` and `all` are written with a line after them."""
    return {"op": word, **{name.rstrip("_"): value for name, value in arguments.items()}}


def card(kind: str, card_id: str, **fields: Any) -> Plain:
    needed: Plain = {"monster": {"level": 1, "treasures": 1, "bad": []}, "item": {"slot": "none", "bonus": 0}}.get(
        kind, {}
    )
    if kind in ("item", "oneshot"):
        needed = {"value": 0, **needed}
    if kind == "enhancer":
        needed = {"bonus": 0, "treasures": 0}
    return {"id": card_id, "kind": kind, "title": _WORDS, "flavour": _WORDS, "picture": "", **needed, **fields}


def shot(*ops: Plain, window: str = "turn", target: str = "self", **fields: Any) -> Plain:
    """A one-shot with these operations, called `shot`."""
    return card("oneshot", "shot", window=window, target=target, ops=list(ops), **fields)


STOCK: Final = (
    card("monster", "blob"),
    card("monster", "lump"),
    card("monster", "smooth", cannot=[{"what": "be_enhanced"}]),
    card("monster", "sticky", cannot=[{"what": "flee"}]),
    card("enhancer", "bigger", bonus=5, treasures=1),
    card("enhancer", "faster", bonus=5, treasures=1),
)
"""Monsters of Level 1 with one treasure, and enhancers, that are there in every scene."""


class Scene:
    """A table on which a scene is played; `told` are the kinds of all events so far."""

    def __init__(self, *rows: Mapping[str, Any], seats: int = 4) -> None:
        packs = [(name, pack_data(name)) for name in ("core", "red-tape")]
        own = {"card": [*STOCK, *rows]}
        name = f"scene-{next(_NUMBER)}"
        self.state = StarMunchkinState.__new__(StarMunchkinState)
        _lay_out(self.state, seats, compile_set([*packs, (name, own)]), name)
        self.told: list[str] = []

    # --- setting ---

    def number(self, name: str) -> int:
        """A card by name: `laser`, `laser.2`."""
        card_id, _, copy = name.partition(".")
        found = [n for n, row in enumerate(self.state.cards.rows) if n and row.id == card_id]
        assert found, f"there is no card {name}"
        return found[int(copy or 1) - 1]

    def name(self, card: int) -> str:
        """The name of a card; equal copies have one name."""
        return self.state.row(card).id

    def _from_pile(self, name: str) -> int:
        card = self.number(name)
        deck = DECKS.index(self.state.row(card).deck)
        assert card in self.state.pile[deck], f"{name} lies elsewhere already"
        self.state.off_pile(deck, card)
        return card

    def seat(
        self,
        seat: int,
        *,
        level: int = 1,
        sex: str = "female",
        hand: Iterable[str] = (),
        before: Iterable[str] = (),
        using: Iterable[str] = (),
        alive: int = ALIVE,
    ) -> Scene:
        state = self.state
        state.level[seat], state.sex[seat], state.alive[seat] = level, SEXES.index(sex), alive
        for name in hand:
            state.to_hand(seat, self._from_pile(name), "", 0)
        for name in before:
            state.into_play(seat, self._from_pile(name), "")
        for name in using:
            state.into_play(seat, self._from_pile(name), "", in_use=True)
        return self

    def dead(self, seat: int) -> Scene:
        self.state.alive[seat] = DEAD
        return self

    def reborn(self, seat: int) -> Scene:
        self.state.alive[seat] = REBORN
        return self

    def attach(self, name: str, host: str) -> Scene:
        """A cheat card before a seat goes on an item, or an item on the sidekick that carries it."""
        self.state.attach(self.number(name), self.number(host), "")
        return self

    def discarded(self, *names: str) -> Scene:
        """These lie on the discards, the last one on top."""
        for name in names:
            self.state.discard(self._from_pile(name), "")
        return self

    def empty(self, deck: str) -> Scene:
        """The pile has run out, all its cards lie in a far box: nothing is left to draw."""
        self.state.pile[DECKS.index(deck)] = ()
        return self

    def combat(self, fighter: int, *foes: str, helper: int = NOBODY) -> Scene:
        """The fighter decides; a foe is a monster and the enhancers on it: `laser-proof-jelly + radioactive`."""
        state = self.state
        state.fought = 1
        state.fighter, state.helper = fighter, helper
        for foe in foes:
            state.foes.append(tuple(self._from_pile(name.strip()) for name in foe.split("+")))
        state.stack = [(frames.TURN, state.active, PREPARE), (frames.COMBAT, fighter, DECIDING, 0)]
        return self.go()

    def lost(self, fighter: int, *foes: str, helper: int = NOBODY) -> Scene:
        """The same, but the fighters have to run: the fighter chooses from what first."""
        self.combat(fighter, *foes, helper=helper)
        self.state.decided = LOST
        self.state.stack[-1] = (frames.COMBAT, fighter, FIGHTER_FLEES, 0)
        self.state.stack.append((frames.FLIGHT, fighter, 0, 0, *[foe[0] for foe in self.state.foes]))
        return self.go()

    # --- playing ---

    def go(self) -> Scene:
        """Run until somebody has to decide something that is not whether to answer."""
        state = self.state
        state.events = []
        state.offered = None
        state.to_act = RUNNING
        state.run()
        return self._note()

    def carries_out(self, name: str, you: int = 0, target: int = 0) -> Scene:
        """The list of a card is carried out as it stands, without playing the card."""
        number = self.number(name)
        push_ops(self.state, self.state.row(number).ops, you, number, target)
        return self.go()

    def trap(self, name: str, victim: int = 0, player: int = NOBODY) -> Scene:
        """A trap is about to bite."""
        number = self._from_pile(name)
        self.state.stage.append(number)
        push_trap(self.state, victim, number, player)
        return self.go()

    def bad_stuff(self, name: str, victim: int = 0) -> Scene:
        """Bad stuff of a monster is about to hit."""
        push_bad_stuff(self.state, victim, self.number(name))
        return self.go()

    def play(self, *wishes: str) -> Scene:
        """Each wish is a decision of whoever is on the move, or of chance: `roll 3`, `hand laser`, `door antimatter`.

        Where a wish is no answer to an open window it is passed; cards nobody cares about are drawn as they come.
        """
        for wish in wishes:
            self._until(wish)
            self._wish(wish)
        return self

    def by(self, seat: int, *wishes: str) -> Scene:
        """The same, of a certain seat: its answer in the open window, or a free action."""
        while self.state.to_act != seat and self.state.window is not None:
            self._note(self.state.play(self.state.to_act, PASS))
        self._note(self.state.play(seat, self.action(wishes[0])))
        return self.play(*wishes[1:])

    def quiet(self) -> Scene:
        """Nobody answers any more, and cards are drawn as they come."""
        self._until("")
        return self

    def _until(self, wish: str) -> None:
        state = self.state
        while state.to_act == CHANCE or state.window is not None:
            if state.to_act == CHANCE:
                kind = state.chances().kind
                if wish.split(" ")[0] == kind or kind == "roll":
                    return
                self._note(state.resolve(self._harmless(state.chances().bag)))
            elif wish and self.action(wish, strict=False) in state.actions(state.to_act):
                return
            else:
                self._note(state.play(state.to_act, PASS))

    def _harmless(self, bag: Sequence[int]) -> int:
        """Something to draw that nobody can do anything with at once."""
        return next((card for card in bag if self.state.row(card).kind in ("item", "race")), bag[0])

    def _wish(self, wish: str) -> None:
        state = self.state
        word, _, rest = wish.partition(" ")
        if state.to_act == CHANCE:
            assert word == state.chances().kind, f"chance decides {state.chances().kind}, not {word}"
            self._note(state.resolve(int(rest) if rest.isdecimal() else self.number(rest)))
        else:
            self._note(state.play(state.to_act, self.action(wish)))

    def action(self, wish: str, strict: bool = True) -> int:
        """An action in notation, with names for cards: `play laser`, `use rogue.1`."""
        word, _, rest = wish.partition(" ")
        if word in CHANCE_WORDS and not strict:
            return -1
        if word == "use":
            return verbs.action(verbs.USE, self.number(rest) * verbs.ABILITIES)
        if rest and not rest.isdecimal():
            rest = str(self.number(rest))
        return game.parse(f"{word} {rest}".strip())

    def _note(self, events: Iterable[Any] | None = None) -> Scene:
        self.told += [event.kind for event in (self.state.events if events is None else events)]
        faults = [fault for fault in broken(self.state) if "0 places" not in fault]
        assert not faults, faults
        return self

    # --- looking ---

    def choices(self) -> list[str]:
        """What the seat on the move may do, with names for cards."""
        return [self._named(act) for act in self.state.actions(self.state.to_act)]

    def _named(self, act: int) -> str:
        word, _, rest = game.notation(act).partition(" ")
        return (
            f"{word} {self.name(int(rest))}"
            if word in ("card", "play", "drop", "equip", "unequip")
            else f"{word} {rest}".strip()
        )

    def may(self, seat: int, wish: str) -> bool:
        """Whether `seat` may do that now: on the move, freely, or as an answer in the open window."""
        state = self.state
        if state.window is not None and state.to_act != seat:
            return self.action(wish) in state.answers(state.window.kind, seat)
        return self.action(wish) in state.actions(seat)

    @property
    def turn(self) -> int:
        """Who is on the move; -1 is chance."""
        return self.state.to_act

    def level(self, seat: int) -> int:
        return self.state.level[seat]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.name(card) for card in self.state.hand[seat])

    def before(self, seat: int) -> list[str]:
        return sorted(self.name(card) for card in self.state.table[seat])

    def using(self, seat: int) -> list[str]:
        return sorted(self.name(card) for card in self.state.in_use[seat])

    def on_discards(self, deck: str) -> list[str]:
        return [self.name(card) for card in self.state.discards[DECKS.index(deck)]]

    def foes(self) -> list[list[str]]:
        return [[self.name(card) for card in foe] for foe in self.state.foes]


def _lay_out(state: StarMunchkinState, seats: int, cards: Any, name: str) -> None:
    """As at the start of a game, then the turn of seat 0."""
    twin = game.start(seats, StarMunchkinOptions())
    for field in state.FIELDS:
        setattr(state, field.name, getattr(twin, field.name))
    state.options = StarMunchkinOptions(packs=("core", "red-tape"), ask_all=False)
    state.ask_all = 0
    state.use_cards(cards)
    state.pile = [cards.door(), cards.treasure()]
    state.known = [0] * len(cards.rows)
    state.starter = state.active = 0
    state.turns = 1
    state.events = []
    state.offered = None
    state.stack = [(frames.TURN, 0, PREPARE)]
    state.to_act = RUNNING
    state.run()
