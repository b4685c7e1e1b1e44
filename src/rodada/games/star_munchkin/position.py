"""Positions of Star Munchkin as JSON: who has what where, and what is in progress.

A card is written as the id of its row, with `#2`, `#3` … for further copies. Every field has a default: a person writes
only what matters, and all cards not named anywhere lie in their piles. `docs/formats-star-munchkin.md` has the fields.
"""

from __future__ import annotations

from typing import Any, Final

from rodada.engine.errors import BadData
from rodada.engine.reading import a_list, an_int, an_object, one_of
from rodada.engine.seats import RUNNING
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import ALIVE, DECKS, NOBODY, SEXES, Board
from rodada.games.star_munchkin.cards.packs import known_packs
from rodada.games.star_munchkin.cards.rows import CardSet
from rodada.games.star_munchkin.invariant import broken, places
from rodada.games.star_munchkin.options import StarMunchkinOptions, options_data, options_from
from rodada.games.star_munchkin.plausible import wrong_frame
from rodada.games.star_munchkin.setup import lay_out
from rodada.games.star_munchkin.state import StarMunchkinState

ALIVE_NAMES: Final = ("alive", "dead", "reborn")
DECISIONS: Final = ("order", "turn", "door", "after_door", "end")
MOST_CARDS: Final = 2000
LARGEST: Final = 1 << 40

_INTS: Final = (
    "revision",
    "decided",
    "deferred",
    "offer_number",
    "picked",
    "rolled",
    "acts",
    "winners",
    "fought",
    "windows_opened",
)
_SEATS: Final = ("starter", "active", "fighter", "helper", "sifter", "drafter")
_TUPLES: Final = ("terms", "uses", "offers")
_TOP: Final = (
    "game",
    "seats",
    "options",
    "turn",
    "players",
    "piles",
    "discards",
    "attached",
    "stage",
    "sifted",
    "loot",
    "spent",
    "foes",
    "bargain",
    "draft",
    "known",
    "stack",
    "decision",
    *_INTS,
    *_SEATS,
    *_TUPLES,
)
_PLAYER: Final = ("level", "sex", "alive", "hand", "fresh", "in_play", "in_use", "offers_made")
_TURN_STEPS: Final = {"turn": 2, "after_door": 4, "end": 5}


# --- names of cards ---


def card_names(cards: CardSet) -> list[str]:
    """Each card's name in positions, by number."""
    names = [""]
    copies: dict[str, int] = {}
    for row in cards.rows[1:]:
        full = row.id if row.pack == cards.packs[0] else f"{row.pack}:{row.id}"
        copies[full] = copies.get(full, 0) + 1
        names.append(full if copies[full] == 1 else f"{full}#{copies[full]}")
    return names


# --- writing ---


def position_of(board: Board) -> dict[str, Any]:
    """The whole state, complete even in mid-decision."""
    names = card_names(board.cards)

    def named(cards: Any) -> list[str]:
        return [names[card] for card in cards]

    written: dict[str, Any] = {
        "game": "star-munchkin",
        "seats": board.seats,
        "options": options_data(board.options),
        "turn": board.turns,
        "players": [
            {
                "level": board.level[seat],
                "sex": SEXES[board.sex[seat]],
                "alive": ALIVE_NAMES[board.alive[seat]],
                "hand": named(board.hand[seat]),
                "fresh": named(board.fresh[seat]),
                "in_play": named(board.table[seat]),
                "in_use": named(board.in_use[seat]),
                "offers_made": board.offers_made[seat],
            }
            for seat in range(board.seats)
        ],
        "piles": {deck: named(board.pile[i]) for i, deck in enumerate(DECKS)},
        "discards": {deck: named(board.discards[i]) for i, deck in enumerate(DECKS)},
        "attached": [named(pair) for pair in board.attached],
        "foes": [named(foe) for foe in board.foes],
        "known": {names[card]: mask for card, mask in enumerate(board.known) if mask},
        "stack": [[frames.NAMES[frame[0]], *frame[1:]] for frame in board.stack],
    }
    for name in ("stage", "sifted", "loot", "spent"):
        written[name] = named(getattr(board, name))
    for name in ("bargain", "draft"):
        written[name] = list(getattr(board, name))
    for name in _TUPLES:
        written[name] = [list(entry) for entry in getattr(board, name)]
    for name in (*_INTS, *_SEATS):
        written[name] = getattr(board, name)
    return written


# --- reading ---


def load(data: Any) -> StarMunchkinState:
    top = an_object(data, "", _TOP)
    one_of(top.get("game", "star-munchkin"), "game", ("star-munchkin",))
    seats = an_int(top.get("seats", 3), "seats", 3, 6)
    options = options_from(
        an_object(top.get("options", {}), "options", StarMunchkinOptions.__struct_fields__), known_packs()
    )
    board = StarMunchkinState.__new__(StarMunchkinState)
    lay_out(board, seats, options)
    return _Reader(board, top).read()


class _Reader:
    """Fills a laid-out board from a position, checking each part where it stands."""

    def __init__(self, board: StarMunchkinState, top: dict[str, Any]) -> None:
        self.board = board
        self.top = top
        self.number = {name: card for card, name in enumerate(card_names(board.cards)) if card}
        self.placed: dict[int, str] = {}

    def read(self) -> StarMunchkinState:
        board, top = self.board, self.top
        board.turns = an_int(top.get("turn", 1), "turn", 0, 10**6)
        for name in _SEATS:
            default = 0 if name in ("starter", "active") and "stack" not in top else NOBODY
            setattr(board, name, an_int(top.get(name, default), name, NOBODY, board.seats - 1))
        for name in _INTS:
            setattr(board, name, an_int(top.get(name, 0), name, 0, LARGEST))
        self._players()
        self._zones()
        self._tuples()
        self._piles()
        self._known()
        self._stack()
        return self._checked()

    def _card(self, value: Any, path: str) -> int:
        if not isinstance(value, str) or value not in self.number:
            raise BadData(path, "star-munchkin-no-such-card", card=str(value)[:60])
        return self.number[value]

    def _cards(self, value: Any, path: str) -> tuple[int, ...]:
        return tuple(self._card(v, f"{path}[{i}]") for i, v in enumerate(a_list(value, path, MOST_CARDS)))

    def _placed(self, value: Any, path: str) -> tuple[int, ...]:
        """Cards that lie here and nowhere else."""
        cards = self._cards(value, path)
        for i, card in enumerate(cards):
            if card in self.placed:
                raise BadData(f"{path}[{i}]", "star-munchkin-card-twice", card=value[i], other=self.placed[card])
            self.placed[card] = f"{path}[{i}]"
        return cards

    def _players(self) -> None:
        board = self.board
        players = a_list(self.top.get("players", []), "players", board.seats)
        for seat in range(board.seats):
            path = f"players[{seat}]"
            fields = an_object(players[seat] if seat < len(players) else {}, path, _PLAYER)
            board.level[seat] = an_int(fields.get("level", 1), f"{path}.level", 1, board.goal())
            board.sex[seat] = SEXES.index(one_of(fields.get("sex", "female"), f"{path}.sex", SEXES))
            board.alive[seat] = ALIVE_NAMES.index(
                one_of(fields.get("alive", ALIVE_NAMES[ALIVE]), f"{path}.alive", ALIVE_NAMES)
            )
            board.hand[seat] = tuple(sorted(self._placed(fields.get("hand", []), f"{path}.hand")))
            board.table[seat] = self._placed(fields.get("in_play", []), f"{path}.in_play")
            board.fresh[seat] = self._part(fields.get("fresh", []), f"{path}.fresh", board.hand[seat])
            board.in_use[seat] = self._part(fields.get("in_use", []), f"{path}.in_use", board.table[seat])
            board.offers_made[seat] = an_int(fields.get("offers_made", 0), f"{path}.offers_made", 0, 99)

    def _part(self, value: Any, path: str, whole: tuple[int, ...]) -> tuple[int, ...]:
        cards = self._cards(value, path)
        for i, card in enumerate(cards):
            if card not in whole or cards.count(card) > 1:
                raise BadData(f"{path}[{i}]", "star-munchkin-not-there", card=value[i])
        return tuple(sorted(cards))

    def _zones(self) -> None:
        board, top = self.board, self.top
        for name in ("stage", "sifted", "loot", "spent"):
            setattr(board, name, list(self._placed(top.get(name, []), name)))
        for i, foe in enumerate(a_list(top.get("foes", []), "foes", 50)):
            cards = self._placed(foe, f"foes[{i}]")
            if not cards or board.row(cards[0]).kind != "monster":
                raise BadData(f"foes[{i}]", "star-munchkin-foe")
            board.foes.append(cards)
        for i, pair in enumerate(a_list(top.get("attached", []), "attached", MOST_CARDS)):
            cards = self._cards(pair, f"attached[{i}]")
            if len(cards) != 2 or board.owner_of(cards[0]) == NOBODY or len({board.owner_of(c) for c in cards}) > 1:
                raise BadData(f"attached[{i}]", "star-munchkin-attached")
            board.attached.append(cards)

    def _tuples(self) -> None:
        board, top = self.board, self.top
        for name in _TUPLES:
            entries = a_list(top.get(name, []), name, 200)
            setattr(board, name, [self._ints(entry, f"{name}[{i}]") for i, entry in enumerate(entries)])
        for name in ("bargain", "draft"):
            setattr(board, name, list(self._ints(top.get(name, []), name)))
        for i, term in enumerate(board.terms):
            if len(term) != 6 or not 0 <= term[3] < len(board.cards.rows):
                raise BadData(f"terms[{i}]", "star-munchkin-entry")
        for name, length in (("uses", 5), ("offers", 5)):
            for i, entry in enumerate(getattr(board, name)):
                if len(entry) < length:
                    raise BadData(f"{name}[{i}]", "star-munchkin-entry")

    def _ints(self, value: Any, path: str) -> tuple[int, ...]:
        return tuple(an_int(n, f"{path}[{i}]", -100, LARGEST) for i, n in enumerate(a_list(value, path, 60)))

    def _piles(self) -> None:
        board, top = self.board, self.top
        for name, zone in (("discards", board.discards), ("piles", board.pile)):
            fields = an_object(top.get(name, {}), name, DECKS)
            for i, deck in enumerate(DECKS):
                if deck not in fields and name == "piles":
                    everything = board.cards.door() if i == 0 else board.cards.treasure()
                    zone[i] = tuple(card for card in everything if card not in self.placed)
                    continue
                cards = self._placed(fields.get(deck, []), f"{name}.{deck}")
                for n, card in enumerate(cards):
                    if board.row(card).deck != deck:
                        raise BadData(f"{name}.{deck}[{n}]", "star-munchkin-wrong-deck", card=fields[deck][n])
                zone[i] = cards if name == "discards" else tuple(sorted(cards))

    def _known(self) -> None:
        board = self.board
        fields = self.top.get("known", {})
        if not isinstance(fields, dict):
            raise BadData("known", "refused-not-object")
        for name, mask in fields.items():
            board.known[self._card(name, f"known.{str(name)[:40]}")] = an_int(
                mask, f"known.{name}", 0, board.everyone()
            )
        for seat, hand in enumerate(board.hand):
            for card in hand:
                board.known[card] |= 1 << seat

    def _stack(self) -> None:
        board, top = self.board, self.top
        if "stack" in top and "decision" in top:
            raise BadData("decision", "star-munchkin-decision-and-stack")
        if "stack" not in top:
            decision = one_of(top.get("decision", "turn"), "decision", DECISIONS)
            board.stack = self._first_frames(decision)
            return
        board.stack = []
        for i, frame in enumerate(a_list(top["stack"], "stack", 60)):
            parts = a_list(frame, f"stack[{i}]", 40)
            name = one_of(parts[0] if parts else None, f"stack[{i}][0]", frames.NAMES)
            ints = tuple(an_int(n, f"stack[{i}][{k + 1}]", -1, LARGEST) for k, n in enumerate(parts[1:]))
            if len(ints) < 2:
                raise BadData(f"stack[{i}]", "star-munchkin-entry")
            board.stack.append((frames.NAMES.index(name), *ints))
        if not board.stack and not board.winners:
            raise BadData("stack", "star-munchkin-no-decision")
        wrong = wrong_frame(board)
        if wrong >= 0:
            raise BadData(f"stack[{wrong}]", "star-munchkin-frame")

    def _first_frames(self, decision: str) -> list[tuple[int, ...]]:
        """What is in progress if only a word says so: with monsters on the table, their combat in the active turn."""
        board = self.board
        if decision == "order":
            return [(frames.ORDER, NOBODY, 0)]
        if board.foes:
            board.fought = 1
            if board.fighter == NOBODY:
                board.fighter = board.active
            return [(frames.TURN, board.active, _TURN_STEPS["end"]), (frames.COMBAT, board.fighter, 1, 0)]
        return [(frames.TURN, board.active, 3 if decision == "door" else _TURN_STEPS[decision])]

    def _checked(self) -> StarMunchkinState:
        """The position as a state that goes on; frames that do not fit the table are refused as a whole."""
        board = self.board
        missing = len(board.cards.rows) - 1 - len(places(board))
        if missing:
            raise BadData("piles", "star-munchkin-cards-missing", n=missing)
        try:
            board.to_act = RUNNING
            board.run()
            faults = broken(board)
        except (LookupError, ValueError, AssertionError, TypeError, RecursionError) as error:
            raise BadData("stack", "star-munchkin-stack") from error
        if faults:
            raise BadData("position", "star-munchkin-broken", fault=faults[0])
        board.events = []
        return board
