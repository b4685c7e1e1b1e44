"""Tables of the window game, which shows just enough of itself to be played at one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.strike import CHEER, COUNTER, EFFECT, STRIKE, Strike, StrikeState
from rodada.engine.actions import PASS
from rodada.engine.presenting import ACT, Choice, Pick, Question, Stake
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.table import log, wire
from rodada.table.session import Session, Step
from rodada.table.wire import NewTable, PickSaid, TableRules

SEED = 7
KEY = bytes(range(32))
ANA, BIA, CAIO, DORA = "ana", "bia", "caio", "dora"
PEOPLE = (ANA, BIA, CAIO, DORA)


class StrikeShown:
    """What the window game shows: every legal action is an answer; a counter could turn a strike round."""

    def question(self, view: View[Any], picks: Sequence[Pick]) -> Question:
        acts = view.table.actions(view.viewer)
        choices = tuple(Choice(str(act), str(act), str(act), Pick(ACT, act), leads=act == PASS) for act in acts)
        return Question("strike", "your move", choices, ("T-1",))

    def plan(self, view: View[Any], picks: Sequence[Pick]) -> list[int] | None:
        return [pick.value for pick in picks] or None

    def stake(self, view: View[Any]) -> Stake:
        strikes = [frame for frame in view.table.stack if frame[0] == EFFECT]
        mine = strikes[0][1] == view.viewer
        flips = COUNTER in view.table.hand[view.viewer]
        return Stake(mine, False, flips, True, len(view.table.actions(view.viewer)) > 1, True)

    def told(self, seen: Any, options: Any) -> str:
        return f"{seen.kind} {seen.public} {seen.private}"

    def scene(self, view: View[Any]) -> Any:
        return view.data()

    def notes(self, view: View[Any]) -> list[Any]:
        return []

    def result(self, state: Any, outcome: Outcome) -> list[Any]:
        return [f"seat {seat}" for seat in outcome.winners()]

    def default(self, view: View[Any], actions: Sequence[int]) -> int:
        return PASS

    def parts(self, options: Any) -> Any:
        return {"cards": [STRIKE, COUNTER, CHEER]}


class ShownStrike(Strike):
    presenting = StrikeShown()
    hands: tuple[tuple[int, ...], ...] = ()
    """What the seats hold; nothing: dealt by chance."""

    def laid_out(self, seats: int, options: Any) -> StrikeState:
        return self.with_hands(list(self.hands)) if self.hands else super().laid_out(seats, options)


class Playing:
    """A table with a person on each of its seats, a clock that is set by hand, and its stored log."""

    def __init__(self, seats: int = 3, rules: TableRules | None = None, bots: str = "") -> None:
        new = NewTable(id="new", game="strike", seats=seats, name="Ana", rules=rules or TableRules(), bots=bots)
        self.now = 0.0
        self.stored: list[bytes] = []
        step = Session.made("ABC", ANA, new, SEED, KEY, self.now)
        self.stored += [log.encode(line) for line in step.lines]
        self.session = Session.begin(step)

    @classmethod
    def begun(cls, hands: Sequence[tuple[int, ...]] = (), rules: TableRules | None = None, seats: int = 3) -> Playing:
        """The game has begun, with these hands."""
        ShownStrike.hands = tuple(hands)
        playing = cls(len(hands) or seats, rules)
        for seat in range(1, len(hands) or seats):
            playing.says(PEOPLE[seat], wire.Sit(seat=seat, name=PEOPLE[seat]))
        playing.says(ANA, wire.Start())
        return playing

    def keep(self, step: Step) -> Step:
        """Store, then commit."""
        self.stored += [log.encode(line) for line in step.lines]
        self.session.commit(step)
        return step

    def says(self, person: str, said: wire.Said) -> wire.Told:
        reply = self.keep(self.session.hear(person, said, self.now)).reply
        assert reply is not None
        return reply

    def plays(self, seat: int, act: int, at: str = "", said: str = "") -> wire.Told:
        at = at or self.session.table.at
        return self.says(PEOPLE[seat], wire.Play(id=said, seat=seat, picks=[PickSaid(ACT, act)], at=at))

    def refused(self, person: str, said: wire.Said) -> str:
        """The key of the refusal; nothing is stored."""
        before = len(self.stored)
        reply = self.says(person, said)
        assert isinstance(reply, wire.Refused), reply
        assert len(self.stored) == before
        assert isinstance(reply.why, dict)
        return str(reply.why["say"])

    def wait(self, until: float) -> None:
        """Time goes on, and the table does what it is due to do."""
        while (due := self.session.due) is not None and due <= until:
            self.now = max(self.now, due)
            self.keep(self.session.tick(self.now))
        self.now = until

    def lines(self) -> list[log.Line]:
        return [log.decode(line) for line in self.stored]

    def refolded(self) -> Session:
        return Session.fold("ABC", self.lines())

    def news(self, seat: int, cursor: int = 0) -> wire.News:
        person = PEOPLE[seat] if seat >= 0 else "eva"
        return self.session.news(person, seat, cursor, self.now)

    def kinds(self, seat: int, cursor: int = 0) -> list[tuple[str, int, str]]:
        """The entries of a viewer, briefly."""
        return [(entry.kind, entry.seat, entry.reason) for entry in self.news(seat, cursor).entries]
