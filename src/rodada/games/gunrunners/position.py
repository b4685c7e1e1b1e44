"""Positions of Gunrunners as JSON that a person can write by hand: who has what where, and whose decision it is.

Seats are agencies by name, regions and places count from 1 only in notation: in JSON they are list indexes. What is
left out gets its default; what cannot be is refused with the field. `docs/formats.md` describes every field.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rodada.engine.errors import BadData
from rodada.engine.fields import UNKNOWN
from rodada.engine.piles import Cards
from rodada.engine.reading import a_bool, a_list, an_int, an_object, one_of
from rodada.engine.seats import RUNNING
from rodada.engine.tokens import FREE, UP
from rodada.games.gunrunners import contradictions, frames
from rodada.games.gunrunners.board import EMPTY, LAST_BUST, WAREHOUSE_FULL, Board
from rodada.games.gunrunners.deck import CARD_NAMES, CARD_OF, CARDS, MANAGER
from rodada.games.gunrunners.options import GunrunnersOptions, options_from
from rodada.games.gunrunners.setup import crates_for, lay_out, marker_for
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import AGENCIES

SPECTATOR: Final = "spectator"
MOST_TOKENS: Final = 200
MOST_TURNS: Final = 999
"""More than any game has: a position by hand may say any turn, and goes on from there."""
ROW_LIMIT: Final = 15

_TOP: Final = (
    "game",
    "seats",
    "options",
    "starter",
    "active",
    "turn",
    "supply",
    "warehouse",
    "removed",
    "busts",
    "busted",
    "ended",
    "regions",
    "players",
    "chosen",
    "spied",
    "stack",
    "decision",
    "tokens",
)
_FRAME_LENGTH: Final = {
    "starter": 3,
    "setup": 3,
    "deal": 3,
    "deliver": 3,
    "deploy": 3,
    "flip": 3,
    "hide": 3,
    "fill": 4,
    "draw": 5,
    "operate": 6,
    "bust": 3,
}
_ENDINGS: Final = ("no", "busts", "cards")


# --- writing ---


def position_of(board: Board) -> dict[str, Any]:
    """The whole state, complete even in mid-decision."""
    return {
        "game": "gunrunners",
        "seats": board.seats,
        "options": board.options.data(),
        "starter": _agency(board.starter),
        "active": _agency(board.active),
        "turn": board.turns,
        "supply": board.supply,
        "warehouse": board.warehouse,
        "removed": board.removed,
        "busts": board.busts,
        "busted": [region for region in range(len(board.crates)) if board.busted >> region & 1],
        "ended": _ENDINGS[board.ending],
        "regions": [_write_region(board, region) for region in range(len(board.crates))],
        "players": [_write_player(board, seat) for seat in range(board.seats)],
        "chosen": CARD_NAMES[board.chosen] if board.chosen else None,
        "spied": _write_spied(board),
        "stack": [[frames.NAMES[frame[0]], *frame[1:]] for frame in board.stack],
        "tokens": len(board.token_card),
    }


def _agency(seat: int) -> str | None:
    return AGENCIES[seat] if seat >= 0 else None


def _write_region(board: Board, region: int) -> dict[str, Any]:
    trainee = board.trainee[region]
    return {
        "crates": board.crates[region],
        "trainee": None if trainee == EMPTY else _write_token(board, trainee),
        "row": [_write_token(board, token) for token in board.row[region]],
    }


def _write_token(board: Board, token: int) -> dict[str, Any]:
    owner = board.token_owner[token]
    written: dict[str, Any] = {
        "owner": AGENCIES[owner],
        "card": CARD_NAMES[board.token_card[token]],
        "up": board.is_up(token),
        "token": token,
    }
    if not board.is_up(token):
        written["known_to"] = [_viewer(board, v) for v in range(board.seats + 1) if board.knows(v, token)]
        if board.token_blurred[token]:
            written["blurred"] = True
    if board.manager[owner] == token:
        written["power"] = True
    return written


def _viewer(board: Board, viewer: int) -> str:
    return SPECTATOR if viewer == board.seats else AGENCIES[viewer]


def _write_player(board: Board, seat: int) -> dict[str, Any]:
    return {
        "hand": [CARD_NAMES[card] for card in board.hand[seat]],
        "pile": [CARD_NAMES[card] for card in board.pile[seat]],
        "gone": [CARD_NAMES[card] for card in board.gone[seat]],
        "won": board.won[seat],
        "among": [
            {"of": AGENCIES[owner], "card": CARD_NAMES[card], "known_to": _viewer(board, viewer)}
            for viewer, owner, card in board.triples()
            if owner == seat
        ],
    }


def _write_spied(board: Board) -> dict[str, Any] | None:
    if board.looker < 0:
        return None
    return {
        "by": AGENCIES[board.looker],
        "field_token": board.looked_at[0] if not _is_lifted(board) else None,
        "lifted": [_write_token(board, token) for token in board.looked_at] if _is_lifted(board) else [],
        "dealt": board.dealt[:],
    }


def _is_lifted(board: Board) -> bool:
    """Whether what is looked at is in the Spy's hand and not in a row."""
    return not any(token in row for row in board.row for token in board.looked_at)


# --- reading ---


def load(data: Any) -> GunrunnersState:
    top = an_object(data, "", _TOP)
    one_of(top.get("game", "gunrunners"), "game", ("gunrunners",))
    seats = an_int(top.get("seats", 4), "seats", 2, len(AGENCIES))
    options = options_from(an_object(top.get("options", {}), "options", ("edition", "deck", "memory_aid")))
    check_seats(seats, options)
    board = GunrunnersState.__new__(GunrunnersState)
    lay_out(board, seats, options)
    return _Reader(board, top).read()


def check_seats(seats: int, options: GunrunnersOptions) -> None:
    """G-1: two to four players; a fifth only in the Brazilian edition."""
    if not 2 <= seats <= len(AGENCIES):
        raise BadData("seats", "refused-out-of-range", value=seats, low=2, high=len(AGENCIES))
    if seats == 5 and options.edition == "en":
        raise BadData("seats", "gunrunners-five-seats")


class _Reader:
    """Fills a laid-out board from a position, checking each part where it stands."""

    def __init__(self, board: GunrunnersState, top: dict[str, Any]) -> None:
        self.board = board
        self.top = top
        self.seats = board.seats
        self.agencies = AGENCIES[: board.seats]
        self.viewers = (*self.agencies, SPECTATOR)

    def read(self) -> GunrunnersState:
        board, top = self.board, self.top
        board.token_card = []
        self._seats_and_counts()
        self._regions()
        self._spied()
        self._spare_tokens()
        self._players()
        self._crates()
        self._stack()
        contradictions.check(board, "stack" if "stack" in top else "decision")
        board.to_act = RUNNING
        board.run()
        board.events = []
        return board

    def _seat(self, value: Any, path: str) -> int:
        return self.agencies.index(one_of(value, path, self.agencies))

    def _card(self, value: Any, path: str) -> int:
        text = str(value) if type(value) is int else value
        card = CARD_OF[one_of(text, path, CARD_NAMES[1:])]
        if card not in self.board.options.deck.cards():
            raise BadData(path, "gunrunners-not-in-deck", card=CARD_NAMES[card])
        return card

    def _cards(self, value: Any, path: str) -> Cards:
        return tuple(sorted(self._card(v, f"{path}[{i}]") for i, v in enumerate(a_list(value, path, CARDS))))

    def _seats_and_counts(self) -> None:
        board, top = self.board, self.top
        board.starter = self._seat(top.get("starter") or "red", "starter") if self._has_begun() else -1
        active = top.get("active", self._first_actor())
        board.active = board.starter if active is None else self._seat(active, "active")
        board.turns = an_int(top.get("turn", 2), "turn", 0, MOST_TURNS)
        board.warehouse = an_int(top.get("warehouse", 0), "warehouse", 0, WAREHOUSE_FULL)
        board.removed = an_int(top.get("removed", 0), "removed", 0, 999)
        board.busts = an_int(top.get("busts", marker_for(self.seats)), "busts", marker_for(self.seats), LAST_BUST + 1)
        for i, region in enumerate(a_list(top.get("busted", []), "busted", len(board.crates))):
            board.busted |= 1 << an_int(region, f"busted[{i}]", 0, len(board.crates) - 1)
        board.ending = _ENDINGS.index(one_of(top.get("ended", "no"), "ended", _ENDINGS))

    def _has_begun(self) -> bool:
        """Whether the starting player is known: not only where chance is still to draw it."""
        stack = self.top.get("stack")
        drawing = isinstance(stack, list) and bool(stack) and isinstance(stack[0], list) and stack[0][:1] == ["starter"]
        return not drawing and self.top.get("decision") != "starter"

    def _first_actor(self) -> str | None:
        """Whose turn a stack says it is, for who leaves out the active seat."""
        stack = self.top.get("stack")
        bottom = stack[0] if isinstance(stack, list) and stack else None
        seat = bottom[1] if isinstance(bottom, list) and len(bottom) > 1 and bottom[0] != "operate" else None
        return self.agencies[seat] if type(seat) is int and 0 <= seat < self.seats else None

    # --- cards in play ---

    def _regions(self) -> None:
        board = self.board
        regions = a_list(self.top.get("regions", []), "regions", len(board.crates))
        for region, data in enumerate(regions):
            path = f"regions[{region}]"
            fields = an_object(data, path, ("crates", "trainee", "row"))
            board.crates[region] = an_int(fields.get("crates", board.crates[region]), f"{path}.crates", 0, 200)
            if fields.get("trainee") is not None:
                token = self._token(fields["trainee"], f"{path}.trainee")
                if board.is_up(token):
                    raise BadData(f"{path}.trainee.up", "gunrunners-trainee-up")
                board.trainee[region] = token
            for i, entry in enumerate(a_list(fields.get("row", []), f"{path}.row", ROW_LIMIT)):
                self._row_card(region, entry, f"{path}.row[{i}]")

    def _row_card(self, region: int, entry: Any, path: str) -> None:
        board = self.board
        token = self._token(entry, path)
        board.row[region] += (token,)
        owner = board.token_owner[token]
        if board.is_up(token):
            board.exposed[region] += 1
        else:
            board.undercover[owner] += 1
        if a_bool(entry.get("power", False), f"{path}.power"):
            if board.token_card[token] != MANAGER or not board.is_up(token):
                raise BadData(f"{path}.power", "gunrunners-power-manager")
            board.manager[owner] = token

    def _token(self, entry: Any, path: str) -> int:
        """One card in play, under its number where it has one."""
        board = self.board
        fields = an_object(entry, path, ("owner", "card", "up", "token", "known_to", "blurred", "power"))
        owner = self._seat(fields.get("owner"), f"{path}.owner")
        card = self._card(fields.get("card"), f"{path}.card")
        number = fields.get("token", len(board.token_card))
        token = an_int(number, f"{path}.token", 0, MOST_TOKENS)
        while len(board.token_card) <= token:
            board.take(board.put(0, UNKNOWN, 0))
        if board.token_owner[token] != FREE:
            raise BadData(f"{path}.token", "gunrunners-token-twice", token=token)
        board.token_owner[token] = owner
        board.token_card[token] = card
        up = a_bool(fields.get("up", False), f"{path}.up")
        board.token_known[token] = UP | board.everyone() if up else self._known_to(fields, owner, path)
        board.token_blurred[token] = int(a_bool(fields.get("blurred", False), f"{path}.blurred") and not up)
        return token

    def _known_to(self, fields: dict[str, Any], owner: int, path: str) -> int:
        """Who knows a face-down card: by default its owner, who placed it."""
        if "known_to" not in fields:
            return 1 << owner
        mask = 0
        for i, viewer in enumerate(a_list(fields["known_to"], f"{path}.known_to", len(self.viewers))):
            mask |= 1 << self.viewers.index(one_of(viewer, f"{path}.known_to[{i}]", self.viewers))
        return mask

    def _spied(self) -> None:
        board, data = self.board, self.top.get("spied")
        if data is None:
            return
        fields = an_object(data, "spied", ("by", "field_token", "lifted", "dealt"))
        board.looker = self._seat(fields.get("by"), "spied.by")
        lifted = a_list(fields.get("lifted", []), "spied.lifted", len(board.crates))
        board.looked_at = [self._token(entry, f"spied.lifted[{i}]") for i, entry in enumerate(lifted)]
        if fields.get("field_token") is not None:
            token = an_int(fields["field_token"], "spied.field_token", 0, MOST_TOKENS)
            if not any(token in row for row in board.row):
                raise BadData("spied.field_token", "gunrunners-no-such-token", token=token)
            board.looked_at = [token]
        hand = Counter(board.token_owner[t] << 4 | board.token_card[t] for t in board.looked_at)
        for i, whose in enumerate(a_list(fields.get("dealt", []), "spied.dealt", len(lifted))):
            hand[an_int(whose, f"spied.dealt[{i}]", 0, 255)] -= 1
            if hand[whose] < 0:
                raise BadData(f"spied.dealt[{i}]", "gunrunners-dealt-not-lifted")
            board.dealt.append(whose)

    def _spare_tokens(self) -> None:
        """Numbers already used by cards that have left play."""
        board = self.board
        used = len(board.token_card)
        for _ in range(an_int(self.top.get("tokens", used), "tokens", used, MOST_TOKENS) - used):
            board.take(board.put(0, UNKNOWN, 0))

    # --- players ---

    def _players(self) -> None:
        players = a_list(self.top.get("players", []), "players", self.seats)
        if self.top.get("chosen") is not None:
            self.board.chosen = self._card(self.top["chosen"], "chosen")
        for seat in range(self.seats):
            path = f"players[{seat}]"
            data = players[seat] if seat < len(players) else {}
            self._player(seat, an_object(data, path, ("hand", "pile", "gone", "won", "among")), path)

    def _player(self, seat: int, fields: dict[str, Any], path: str) -> None:
        board = self.board
        board.won[seat] = an_int(fields.get("won", 0), f"{path}.won", 0, 200)
        board.hand[seat] = self._cards(fields.get("hand", []), f"{path}.hand")
        board.gone[seat] = self._cards(fields.get("gone", []), f"{path}.gone")
        left = board.options.deck.copies()
        left.subtract(board.hand[seat] + board.gone[seat])
        left.subtract(card for t, card in enumerate(board.token_card) if board.token_owner[t] == seat)
        if seat == board.active and board.chosen != UNKNOWN:
            left[board.chosen] -= 1
        pile = fields.get("pile")
        if pile is not None:
            board.pile[seat] = self._cards(pile, f"{path}.pile")
            left.subtract(board.pile[seat])
        for card, n in sorted(left.items()):
            if n < 0:
                raise BadData(path, "gunrunners-too-many-copies", card=CARD_NAMES[card], agency=self.agencies[seat])
        if pile is None:
            board.pile[seat] = tuple(sorted(left.elements()))
        elif any(left.values()):
            missing = ", ".join(CARD_NAMES[card] for card in sorted(left.elements()))
            raise BadData(path, "gunrunners-cards-missing", missing=missing, agency=self.agencies[seat])
        self._among(fields, path)

    def _among(self, fields: dict[str, Any], path: str) -> None:
        board = self.board
        triples = board.triples()
        for i, entry in enumerate(a_list(fields.get("among", []), f"{path}.among", 50)):
            where = f"{path}.among[{i}]"
            known = an_object(entry, where, ("of", "card", "known_to"))
            viewer = self.viewers.index(one_of(known.get("known_to"), f"{where}.known_to", self.viewers))
            owner = self._seat(known.get("of"), f"{where}.of")
            card = self._card(known.get("card"), f"{where}.card")
            triples.append((viewer, owner, card))
            group = [board.token_card[token] for token in board.blurred_for(viewer, owner)]
            if [c for v, o, c in triples if v == viewer and o == owner].count(card) > group.count(card):
                raise BadData(where, "gunrunners-not-among", card=CARD_NAMES[card])
        board.set_triples(sorted(triples))

    # --- the whole ---

    def _crates(self) -> None:
        """Supply, warehouse, regions, won and removed crates are as many as the edition has (G-0.2)."""
        board = self.board
        total = crates_for(self.seats, board.options.edition)
        rest = total - board.warehouse - board.removed - sum(board.crates) - sum(board.won)
        board.supply = an_int(self.top.get("supply", max(rest, 0)), "supply", 0, total)
        if board.supply != rest:
            raise BadData("supply", "gunrunners-crates", total=total, have=total - rest + board.supply)

    def _stack(self) -> None:
        board, top = self.board, self.top
        if "decision" in top and "stack" in top:
            raise BadData("decision", "gunrunners-decision-and-stack")
        if "stack" not in top:
            if board.ending:
                board.stack = []
                return
            name = one_of(top.get("decision", "deploy"), "decision", ("starter", "setup", "deliver", "deploy", "bust"))
            board.stack = [(frames.NAMES.index(name), -1 if name == "starter" else board.active, 0)]
            return
        board.stack = []
        for i, frame in enumerate(a_list(top["stack"], "stack", 3)):
            board.stack.append(self._frame(frame, f"stack[{i}]"))

    def _frame(self, data: Any, path: str) -> tuple[int, ...]:
        parts = a_list(data, path, 6)
        name = one_of(parts[0] if parts else None, f"{path}[0]", list(_FRAME_LENGTH))
        if len(parts) != _FRAME_LENGTH[name]:
            raise BadData(path, "gunrunners-frame-length", frame=name, want=_FRAME_LENGTH[name])
        ints = [an_int(n, f"{path}[{i + 1}]", -1, 1023) for i, n in enumerate(parts[1:])]
        if name != "starter" and not 0 <= ints[0] < self.seats:
            raise BadData(f"{path}[1]", "refused-out-of-range", value=ints[0], low=0, high=self.seats - 1)
        return (frames.NAMES.index(name), *ints)
