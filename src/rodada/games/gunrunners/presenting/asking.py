"""What the seat on the move is asked, answer by answer.

Answers that the rules forbid are offered too, with the rule that forbids them. The things that answers lie on are named
in `rodada.games.gunrunners.presenting`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from rodada.engine.actions import action, argument_of, verb_of
from rodada.engine.errors import Illegal
from rodada.engine.presenting import ACT, Choice, Pick, Question, Tree
from rodada.engine.view import View
from rodada.games.gunrunners import frames, verbs
from rodada.games.gunrunners.board import EMPTY
from rodada.games.gunrunners.deck import DIRECTOR, INFORMER, RUNNER, SABOTEUR, SPY
from rodada.games.gunrunners.deploy import cards_in
from rodada.games.gunrunners.presenting import naming
from rodada.games.gunrunners.presenting.naming import Cards, said
from rodada.games.gunrunners.presenting.planning import CARD, OPTION_A, OPTION_B, REGION, after
from rodada.games.gunrunners.state import GunrunnersState

_DECLINE: Final = action(verbs.DECLINE)
_VERB: Final = {DIRECTOR: verbs.MOVE, INFORMER: verbs.LOOK, SABOTEUR: verbs.AUDIT}
_POWER_NAME: Final = {DIRECTOR: "director", INFORMER: "informer", SABOTEUR: "saboteur", SPY: "spy", RUNNER: "runner"}
_POWER_RULE: Final = {DIRECTOR: "G-4.3", INFORMER: "G-4.4", SABOTEUR: "G-4.5", SPY: "G-4.6", RUNNER: "G-4.8"}
_VERB_NAME: Final = {verbs.MOVE: "move", verbs.LOOK: "look", verbs.AUDIT: "audit"}
_ANSWER_KEYS: Final = "123456789cdefgijkno"
_ROW_KEYS: Final = "abcde"


class Asking:
    """The question for one viewer's table and the picks so far."""

    def __init__(self, view: View[GunrunnersState], picks: Sequence[Pick]) -> None:
        self.seat = view.viewer
        self.table = after(view, picks)
        self.cards = Cards(self.table.options)
        self.step = picks[-1] if picks and picks[-1].kind != ACT else None

    def question(self) -> Question:
        asked: dict[int, Callable[[], Question]] = {
            frames.SETUP: self._setup,
            frames.DEPLOY: self._deploy,
            frames.FLIP: self._flip,
            frames.HIDE: self._at,
            frames.FILL: self._fill,
            frames.OPERATE: self._operate,
            frames.BUST: self._bust,
        }
        if self.table.to_act != self.seat:
            raise self.table.why_not(self.seat, _DECLINE) or Illegal("G-4.1", "gunrunners-not-over")
        self.frame = self.table.stack[-1]
        return asked[self.frame[0]]()

    # --- the kinds of answers ---

    def _choice(self, key: str, name: str, pick: Pick, at: str = "", **arguments: Tree) -> Choice:
        refusal = self.table.why_not(self.seat, pick.value) if pick.kind == ACT else None
        return _answer(key, name, pick, at, refusal, arguments)

    def _regions(self, verb: int, name: str, thing: str) -> list[Choice]:
        return [
            self._choice(key, name, Pick(ACT, action(verb, region)), f"{thing} {region}", **_where(region))
            for region, key in zip(range(len(self.table.crates)), "12345", strict=False)
        ]

    def _hand(self, verb: int, name: str) -> list[Choice]:
        return [
            self._choice(key, name, Pick(ACT, action(verb, card)), f"card {card}", card=self.cards.card(card))
            for key, card in zip(_ANSWER_KEYS, cards_in(self.table.hand[self.seat]), strict=False)
        ]

    def _asks(self, name: str, choices: Iterable[Choice], *rules: str, about: str = "", **arguments: Tree) -> Question:
        return Question(name, said(f"prompt-{name}", **arguments), tuple(choices), rules, about)

    # --- one question for each kind of frame ---

    def _setup(self) -> Question:
        choices = self._regions(verbs.START, "start", "trainee")
        return self._asks("setup", choices, "G-1.3", about="card 1", player=naming.player(self.seat))

    def _deploy(self) -> Question:
        if self.step is not None and self.step.kind == CARD:
            return self._place(self.step.value)
        if self.step == OPTION_A:
            if self.table.options.edition == "en":
                return self._flip()
            return self._asks("train", self._hand(verbs.TRAIN, "train"), "G-3.1", "G-3.7")
        if self.step == OPTION_B:
            return self._asks("hide", self._hand(verbs.HIDE, "hide"), "G-3.3")
        hide = action(verbs.HIDE, self.table.hand[self.seat][0])
        second = self._choice("b", "option-b", OPTION_B)._replace(refusal=self.table.why_not(self.seat, hide))
        choices = [self._choice("a", "option-a", OPTION_A), second, *self._at_hand()]
        return self._asks("deploy", choices, "G-3.1", "G-3.3", "G-3.4", player=naming.player(self.seat))

    def _at_hand(self) -> list[Choice]:
        """On a table that one can touch, a card or an agent says by itself which option is meant."""
        touched = [choice._replace(key="") for choice in self._flips(self.table)]
        if self.table.options.edition == "en":
            return [*touched, *(choice._replace(key="") for choice in self._hand(verbs.HIDE, "hide"))]
        hand = cards_in(self.table.hand[self.seat])
        either = [self._choice("", "card", Pick(CARD, c), f"card {c}", card=self.cards.card(c)) for c in hand]
        return [*touched, *either]

    def _place(self, card: int) -> Question:
        """Brazilian: a card is in the hand that may go into training or undercover (G-3.7)."""
        train, hide = action(verbs.TRAIN, card), action(verbs.HIDE, card)
        trained = self.table.copy()
        trained.play(self.seat, train)
        closed = self.table.why_not(self.seat, hide)
        rows = [
            _answer(key, "at-row", Pick(ACT, action(verbs.AT, region)), f"row {region}", closed, _where(region))
            for region, key in zip(range(len(self.table.crates)), _ROW_KEYS, strict=False)
        ]
        choices = [*self._flips(trained), *rows]
        return self._asks("where", choices, "G-3.1", "G-3.2", "G-3.3", about=f"card {card}", card=self.cards.card(card))

    def _flip(self) -> Question:
        about = f"card {self.table.chosen}" if self.table.chosen else ""
        return self._asks("flip", self._flips(self.table), "G-3.1", "G-3.2", about=about)

    def _flips(self, table: GunrunnersState) -> list[Choice]:
        choices = []
        for region, token in enumerate(table.trainee):
            pick, thing = Pick(ACT, action(verbs.FLIP, region)), f"trainee {region}"
            whose: dict[str, Tree] = {}
            if token != EMPTY:
                owner = table.token_owner[token]
                whose = {"owner": naming.player(owner), "letter": naming.letter(owner)}
            name = "flip" if whose else "flip-empty"
            refusal = table.why_not(self.seat, pick.value)
            choices.append(_answer(str(region + 1), name, pick, thing, refusal, whose | _where(region)))
        return choices

    def _at(self) -> Question:
        return self._asks("at", self._regions(verbs.AT, "at", "row"), "G-3.3", about=f"card {self.table.chosen}")

    def _fill(self) -> Question:
        region = self.frame[3]
        choices, about = self._hand(verbs.TRAIN, "train"), f"trainee {region}"
        return self._asks("fill", choices, "G-3.1", "G-7.2", about=about, region=naming.region(region))

    def _bust(self) -> Question:
        return self._asks("bust", self._regions(verbs.BUST_AT, "bust", "region"), "G-5.7")

    # --- special operations ---

    def _operate(self) -> Question:
        step, special = self.frame[2], self.frame[3]
        if special == SPY:
            return self._spy_deals() if step else self._spy()
        if special == RUNNER:
            if step:
                return self._to("runner-to", "region", f"region {self.frame[4]}")
            return self._power(self._regions(verbs.CARRY, "carry", "region"))
        if step:
            region, position = verbs.region_of(self.frame[4]), verbs.position_of(self.frame[4])
            return self._to(f"{_POWER_NAME[special]}-to", "row", f"token {self.table.row[region][position]}")
        if self.step is not None:
            return self._place_in(self.step.value, special)
        return self._power([*self._rows(special), *self._touched(special)])

    def _power(self, choices: Iterable[Choice]) -> Question:
        special = self.frame[3]
        decline = self._choice("0", "decline", Pick(ACT, _DECLINE))
        return self._asks(_POWER_NAME[special], [*choices, decline], _POWER_RULE[special], "G-4.1")

    def _rows(self, special: int) -> list[Choice]:
        """Regions, as the first half of a place in a row."""
        open_to = {
            verbs.region_of(argument_of(act)) for act in self.table.actions(self.seat) if verb_of(act) == _VERB[special]
        }
        choices = []
        for region in range(len(self.table.row)):
            choice = self._choice(str(region + 1), "from", Pick(REGION, region), "", **_where(region))
            if region not in open_to:
                nothing = Illegal(_POWER_RULE[special], "gunrunners-not-anything-there", region=region + 1)
                choice = choice._replace(refusal=nothing)
            choices.append(choice)
        return choices

    def _touched(self, special: int) -> list[Choice]:
        """On a table that one can touch, a card names its place by itself."""
        regions = range(len(self.table.row))
        return [choice._replace(key="") for region in regions for choice in self._cards_in(region, special)]

    def _place_in(self, region: int, special: int) -> Question:
        if not 0 <= region < len(self.table.row):
            regions = len(self.table.row)
            raise Illegal("G-1.1", "gunrunners-not-a-region", region=region + 1, regions=regions)
        name = f"{_POWER_NAME[special]}-place"
        return self._asks(name, self._cards_in(region, special), _POWER_RULE[special])

    def _cards_in(self, region: int, special: int) -> list[Choice]:
        choices, verb = [], _VERB[special]
        for position, token in enumerate(self.table.row[region]):
            owner, card = self.table.token_owner[token], self.table.token_card[token]
            arguments: dict[str, Tree] = {
                "card": self.cards.card(card),
                "owner": naming.player(owner),
                "letter": naming.letter(owner),
                "position": position + 1,
            }
            pick = Pick(ACT, action(verb, verbs.place(region, position)))
            key, thing = _ANSWER_KEYS[position], f"token {token}"
            choices.append(self._choice(key, _VERB_NAME[verb], pick, thing, **arguments))
        return choices

    def _to(self, name: str, thing: str, about: str) -> Question:
        looked = self.table.looked_at
        card: Tree = self.cards.card(self.table.token_card[looked[0]]) if looked else ""
        rule = _POWER_RULE[self.frame[3]]
        return self._asks(name, self._regions(verbs.TO, "to", thing), rule, about=about, card=card)

    def _spy(self) -> Question:
        return self._power([self._choice("1", "spy", Pick(ACT, action(verbs.SPY_OUT)))])

    def _spy_deals(self) -> Question:
        mask = self.frame[4]
        regions = [region for region in range(mask.bit_length()) if mask >> region & 1]
        region = regions[len(self.table.dealt)]
        choices = []
        for key, act in zip(_ANSWER_KEYS, self.table.actions(self.seat), strict=False):
            owner, card = verbs.region_of(argument_of(act)), verbs.position_of(argument_of(act))
            arguments = {
                "card": self.cards.card(card),
                "owner": naming.player(owner),
                "letter": naming.letter(owner),
            }
            choices.append(self._choice(key, "deal", Pick(ACT, act), f"lifted {owner} {card}", **arguments))
        return self._asks("spy-deal", choices, "G-4.6", about=f"trainee {region}", region=naming.region(region))


def _answer(key: str, name: str, pick: Pick, at: str, refusal: Illegal | None, arguments: dict[str, Tree]) -> Choice:
    label, spoken = said(f"action-{name}", **arguments), said(f"action-{name}.spoken", **arguments)
    return Choice(key, label, spoken, pick, at, refusal)


@cache
def _where(region: int) -> dict[str, Tree]:
    return {"place": naming.place(region), "region": naming.region(region)}
