"""Gunrunners as a game that players, lab, table and cli can use without knowing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rodada.engine.chance import Chance
from rodada.engine.contract import Race, Resentment, Stance, Twin
from rodada.engine.errors import Refused
from rodada.engine.events import EventShape
from rodada.engine.seats import RUNNING
from rodada.engine.view import View
from rodada.games.gunrunners import judgement, position, prospect, temper, verbs
from rodada.games.gunrunners.deck import CARD_NAMES, CARD_OF
from rodada.games.gunrunners.flat import GunrunnersEncoding
from rodada.games.gunrunners.invariant import broken
from rodada.games.gunrunners.kernel import searching
from rodada.games.gunrunners.miniature import miniature
from rodada.games.gunrunners.options import GunrunnersOptions, options_from, options_schema
from rodada.games.gunrunners.presenting import GunrunnersPresenting, presenting
from rodada.games.gunrunners.sampling import GunrunnersSampler
from rodada.games.gunrunners.setup import lay_out
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.survey import Survey
from rodada.games.gunrunners.suspicion import SuspiciousSampler
from rodada.games.gunrunners.telling import EVENTS


class Gunrunners:
    """Police agencies bluff over crates of contraband weapons; 2 to 5 seats."""

    name: ClassVar[str] = "gunrunners"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    events: ClassVar[Mapping[str, EventShape]] = EVENTS
    seat_names: ClassVar[tuple[str, ...]] = verbs.AGENCIES
    presenting: ClassVar[GunrunnersPresenting] = presenting

    def options(self, values: Mapping[str, Any]) -> GunrunnersOptions:
        return options_from(values)

    def options_data(self, options: GunrunnersOptions) -> dict[str, Any]:
        return options.data()

    def options_schema(self) -> dict[str, Any]:
        return options_schema()

    def start(self, seats: int, options: GunrunnersOptions | None = None) -> GunrunnersState:
        chosen = options or GunrunnersOptions()
        position.check_seats(seats, chosen)
        state = GunrunnersState.__new__(GunrunnersState)
        lay_out(state, seats, chosen)
        state.to_act = RUNNING
        state.run()
        return state

    def notation(self, action: int) -> str:
        return verbs.notation(action)

    def parse(self, text: str) -> int:
        return verbs.parse(text)

    def outcome_text(self, chance: Chance, outcome: int) -> str:
        """A die's face, an agency, or a card."""
        if chance.kind == "starter":
            return verbs.AGENCIES[outcome]
        return CARD_NAMES[outcome] if chance.kind in ("deal", "draw") else str(outcome)

    def parse_outcome(self, chance: Chance, text: str) -> int:
        if chance.kind == "starter" and text in verbs.AGENCIES:
            return verbs.AGENCIES.index(text)
        if chance.kind in ("deal", "draw") and text in CARD_OF:
            return CARD_OF[text]
        if text.isdecimal() and chance.kind in ("roll", "audit"):
            return int(text[:3])
        raise Refused("refused-notation", text=text[:60])

    def position(self, state: GunrunnersState) -> dict[str, Any]:
        return position.position_of(state)

    def load(self, position_data: Any) -> GunrunnersState:
        return position.load(position_data)

    def invariant(self, state: GunrunnersState) -> list[str]:
        return broken(state)

    def sampler(self, view: View[GunrunnersState]) -> GunrunnersSampler:
        return GunrunnersSampler(view)

    def judge(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        """The optional `Judging` of the contract: for players that look no further than a view."""
        return judgement.judge(view, actions)

    def regards(self, view: View[Any], stance: Stance) -> list[float]:
        """The optional `Tempered` of the contract: for players with a temperament."""
        return temper.regards(view.table, view.viewer, stance)

    def judge_as(self, view: View[Any], actions: Sequence[int], stance: Stance) -> list[float]:
        """What actions are worth to somebody of that temperament."""
        return judgement.judge(view, actions, self.regards(view, stance))

    def resentment(self, seats: int, viewer: int) -> Resentment:
        return temper.resentment(seats, viewer)

    def prospects(self, state: GunrunnersState) -> list[float]:
        """The optional `Foreseeing` of the contract: for searches that look no further."""
        return prospect.prospects(state)

    ahead: ClassVar[int] = 4
    """Turns after which a search that has the time does best to stop looking: the optional part of `Foreseeing`."""

    def believer(self, view: View[GunrunnersState]) -> SuspiciousSampler:
        """The optional `Believing` of the contract: worlds in which the others had reason to play as they did."""
        return SuspiciousSampler(view)

    def twin(self, state: GunrunnersState, seed: int) -> Twin | None:
        """The optional `Racing` of the contract: the kernel, where it was built."""
        return searching.twin(state, seed)

    def race(
        self, view: View[GunrunnersState], priors: Sequence[float], luck: int, belief: bool, blind: bool = False
    ) -> Race | None:
        """The kernel's search."""
        return searching.search(view, priors, luck, belief, 0 if blind else self.ahead)

    def encoding(self, seats: int, options: GunrunnersOptions) -> GunrunnersEncoding:
        """The optional `Numbered` of the contract: for machine learning."""
        return GunrunnersEncoding(seats, options)

    def survey(self, seats: int) -> Survey:
        """The optional `Surveying` of the contract: what to count for studies."""
        return Survey(seats)

    def survey_names(self, options: GunrunnersOptions) -> dict[str, dict[str, str]]:
        """Uses are called by notation, the same in every language."""
        return {}

    def miniature(self, size: int = 0) -> GunrunnersState:
        """The optional `Miniature` of the contract: for exact solutions."""
        return miniature(size)


game: Final = Gunrunners()
