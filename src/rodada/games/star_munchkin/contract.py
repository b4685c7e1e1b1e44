"""Star Munchkin as a game that players, lab, table and cli can use without knowing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rodada.engine.chance import Chance
from rodada.engine.contract import Resentment, Stance
from rodada.engine.errors import BadData, Refused
from rodada.engine.events import EventShape
from rodada.engine.seats import RUNNING
from rodada.engine.view import View
from rodada.games.star_munchkin import judgement, meetings, position, prospect, survey, temper, verbs
from rodada.games.star_munchkin.cards.packs import known_packs
from rodada.games.star_munchkin.flat import StarMunchkinEncoding
from rodada.games.star_munchkin.invariant import broken
from rodada.games.star_munchkin.meetings import Meeting
from rodada.games.star_munchkin.options import StarMunchkinOptions, options_data, options_from, options_schema
from rodada.games.star_munchkin.presenting import StarMunchkinPresenting, presenting
from rodada.games.star_munchkin.sampling import StarMunchkinSampler
from rodada.games.star_munchkin.setup import lay_out
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.telling import EVENTS


class StarMunchkin:
    """Munchkins in space: kill the monsters, take the treasure, stab your friends; 3 to 6 seats."""

    name: ClassVar[str] = "star-munchkin"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 7)
    events: ClassVar[Mapping[str, EventShape]] = EVENTS
    seat_names: ClassVar[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
    presenting: ClassVar[StarMunchkinPresenting] = presenting

    def options(self, values: Mapping[str, Any]) -> StarMunchkinOptions:
        return options_from(values, known_packs())

    def options_data(self, options: StarMunchkinOptions) -> dict[str, Any]:
        return options_data(options)

    def options_schema(self) -> dict[str, Any]:
        return options_schema(known_packs())

    def start(self, seats: int, options: StarMunchkinOptions | None = None) -> StarMunchkinState:
        if seats not in self.seats:
            raise BadData("seats", "refused-out-of-range", value=seats, low=self.seats[0], high=self.seats[-1])
        state = StarMunchkinState.__new__(StarMunchkinState)
        lay_out(state, seats, options or StarMunchkinOptions())
        state.to_act = RUNNING
        state.run()
        return state

    def notation(self, action: int) -> str:
        return verbs.notation(action)

    def parse(self, text: str) -> int:
        return verbs.parse(text)

    def outcome_text(self, chance: Chance, outcome: int) -> str:
        """A die's face, a seat from 1, or a card's number."""
        return str(outcome + 1 if chance.kind in ("starter", "tie") else outcome)

    def parse_outcome(self, chance: Chance, text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= 5):
            raise Refused("refused-notation", text=text[:60])
        return int(text) - (chance.kind in ("starter", "tie"))

    def position(self, state: StarMunchkinState) -> dict[str, Any]:
        return position.position_of(state)

    def load(self, position_data: Any) -> StarMunchkinState:
        return position.load(position_data)

    def sampler(self, view: View[StarMunchkinState]) -> StarMunchkinSampler:
        return StarMunchkinSampler(view)

    def judge(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        """The optional `Judging` of the contract: for players that look no further than a view."""
        return judgement.judge(view, actions)

    def regards(self, view: View[Any], stance: Stance) -> list[float]:
        """The optional `Tempered` of the contract: for players with a temperament."""
        return temper.regards(view.table, view.viewer, stance)

    def judge_as(self, view: View[Any], actions: Sequence[int], stance: Stance) -> list[float]:
        """What actions are worth to somebody of that temperament."""
        return judgement.judge(view, actions, self.regards(view, stance), stance.temper)

    def resentment(self, seats: int, viewer: int) -> Resentment:
        return temper.resentment(seats, viewer)

    discreet: ClassVar[bool] = True
    steady: ClassVar[bool] = True
    """The optional parts of `Judging`: of hidden cards it only counts how many there are."""
    glance: ClassVar[int] = 20
    """The same: two or three looks at each candidate. With forty its choices would gain nearly what level 5 does."""

    def prospects(self, state: StarMunchkinState) -> list[float]:
        """The optional `Foreseeing` of the contract: for searches that look no further."""
        return prospect.prospects(state)

    def encoding(self, seats: int, options: StarMunchkinOptions) -> StarMunchkinEncoding:
        """The optional `Numbered` of the contract: for machine learning."""
        return StarMunchkinEncoding(seats, options)

    def survey(self, seats: int) -> survey.Survey:
        """The optional `Surveying` of the contract: what to count for balance."""
        return survey.Survey(seats)

    def survey_names(self, options: StarMunchkinOptions) -> dict[str, dict[str, str]]:
        return survey.survey_names(options)

    def meetings(self) -> Sequence[tuple[int, int]]:
        """The optional `Gathering` of the contract: any two cards in one combat."""
        return meetings.meetings()

    def meeting(self, first: int, second: int, attempt: int) -> Meeting:
        return Meeting(first, second, company=attempt % 2 == 1)

    def invariant(self, state: StarMunchkinState) -> list[str]:
        return broken(state)


game: Final = StarMunchkin()
