"""What the seat on the move is asked, answer by answer.

Picks are collected on a copy of the viewer's own table: nothing is played, and nothing hidden is told, before a
decision is whole. Answers that the rules forbid are offered too, with the rule that forbids them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rodada.cli.terminal.face import Choice, Pick, Question
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.engine.actions import action, argument_of, verb_of
from rodada.engine.errors import Illegal
from rodada.engine.view import View
from rodada.games.gunrunners import frames, verbs
from rodada.games.gunrunners.board import EMPTY
from rodada.games.gunrunners.deck import DIRECTOR, INFORMER, RUNNER, SABOTEUR, SPY
from rodada.games.gunrunners.deploy import cards_in
from rodada.games.gunrunners.state import GunrunnersState

OPTION_A: Final = Pick("option", 0)
OPTION_B: Final = Pick("option", 1)

_DECLINE: Final = action(verbs.DECLINE)
_VERB: Final = {DIRECTOR: verbs.MOVE, INFORMER: verbs.LOOK, SABOTEUR: verbs.AUDIT}
_POWER_NAME: Final = {DIRECTOR: "director", INFORMER: "informer", SABOTEUR: "saboteur", SPY: "spy", RUNNER: "runner"}
_POWER_RULE: Final = {DIRECTOR: "G-4.3", INFORMER: "G-4.4", SABOTEUR: "G-4.5", SPY: "G-4.6", RUNNER: "G-4.8"}
_VERB_NAME: Final = {verbs.MOVE: "move", verbs.LOOK: "look", verbs.AUDIT: "audit"}
_ANSWER_KEYS: Final = "123456789cdefgijkno"


def plan(view: View[GunrunnersState], picks: Sequence[Pick]) -> list[int] | None:
    """The actions of a whole decision; None while its next part can be asked without telling anybody anything."""
    if not picks or picks[-1].kind != "act":
        return None
    actions = [pick.value for pick in picks if pick.kind == "act"]
    table = _after(view, picks[:-1])
    return None if _goes_on(table, actions[-1]) else actions


def _goes_on(table: GunrunnersState, act: int) -> bool:
    verb, frame = verb_of(act), table.stack[-1]
    if verb == verbs.TRAIN:
        return frame[0] == frames.DEPLOY
    if verb == verbs.DEAL_OUT:
        return len(table.looked_at) - len(table.dealt) > 2
    return verb in (verbs.HIDE, verbs.MOVE, verbs.CARRY)


def _after(view: View[GunrunnersState], picks: Sequence[Pick]) -> GunrunnersState:
    """The viewer's table as if what is picked so far had been played."""
    table = view.table.copy()
    for pick in picks:
        if pick.kind == "act":
            table.do(view.viewer, pick.value)
    return table


class Asking:
    """The question for one viewer's table and the picks so far."""

    def __init__(self, names: Names, view: View[GunrunnersState], picks: Sequence[Pick]) -> None:
        self.names = names
        self.say = names.speaker.say
        self.seat = view.viewer
        self.table = _after(view, picks)
        self.step = picks[-1] if picks and picks[-1].kind != "act" else None
        self.frame = self.table.stack[-1]

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
        return asked[self.frame[0]]()

    # --- the kinds of answers ---

    def _choice(self, key: str, name: str, pick: Pick, **arguments: str | int) -> Choice:
        label, spoken = self.say(f"gunrunners-action-{name}", **arguments), f"gunrunners-action-{name}.spoken"
        refusal = self.table.why_not(self.seat, pick.value) if pick.kind == "act" else None
        return Choice(key, label, self.say(spoken, **arguments), pick, refusal)

    def _regions(self, verb: int, name: str) -> tuple[Choice, ...]:
        return tuple(
            self._choice(str(region + 1), name, Pick("act", action(verb, region)), **self._where(region))
            for region in range(len(self.table.crates))
        )

    def _where(self, region: int) -> dict[str, str]:
        return {"place": self.names.place(region), "region": self.names.region(region)}

    def _cards(self, verb: int, name: str) -> tuple[Choice, ...]:
        return tuple(
            self._choice(key, name, Pick("act", action(verb, card)), card=self.names.card(card))
            for key, card in zip(_ANSWER_KEYS, cards_in(self.table.hand[self.seat]), strict=False)
        )

    def _asks(self, name: str, choices: Sequence[Choice], *rules: str, **arguments: str | int) -> Question:
        return Question(self.say(f"gunrunners-prompt-{name}", **arguments), tuple(choices), rules)

    # --- one question for each kind of frame ---

    def _setup(self) -> Question:
        player = self.names.player(self.seat)
        return self._asks("setup", self._regions(verbs.START, "start"), "G-1.3", player=player)

    def _deploy(self) -> Question:
        if self.step == OPTION_A:
            if self.table.options.edition == "en":
                return self._flip()
            return self._asks("train", self._cards(verbs.TRAIN, "train"), "G-3.1", "G-3.7")
        if self.step == OPTION_B:
            return self._asks("hide", self._cards(verbs.HIDE, "hide"), "G-3.3")
        hide = action(verbs.HIDE, self.table.hand[self.seat][0])
        second = self._choice("b", "option-b", OPTION_B)._replace(refusal=self.table.why_not(self.seat, hide))
        choices = (self._choice("a", "option-a", OPTION_A), second)
        return self._asks("deploy", choices, "G-3.1", "G-3.3", "G-3.4", player=self.names.player(self.seat))

    def _flip(self) -> Question:
        choices = []
        for region, token in enumerate(self.table.trainee):
            pick = Pick("act", action(verbs.FLIP, region))
            if token == EMPTY:
                choices.append(self._choice(str(region + 1), "flip-empty", pick, **self._where(region)))
                continue
            owner = self.table.token_owner[token]
            whose = {"owner": self.names.player(owner), "letter": self.names.letter(owner)}
            choices.append(self._choice(str(region + 1), "flip", pick, **whose, **self._where(region)))
        return self._asks("flip", choices, "G-3.1", "G-3.2")

    def _at(self) -> Question:
        return self._asks("at", self._regions(verbs.AT, "at"), "G-3.3")

    def _fill(self) -> Question:
        region = self.names.region(self.frame[3])
        return self._asks("fill", self._cards(verbs.TRAIN, "train"), "G-3.1", "G-7.2", region=region)

    def _bust(self) -> Question:
        return self._asks("bust", self._regions(verbs.BUST_AT, "bust"), "G-5.7")

    # --- special operations ---

    def _operate(self) -> Question:
        step, special = self.frame[2], self.frame[3]
        if special == SPY:
            return self._spy_deals() if step else self._spy()
        if special == RUNNER:
            return self._to("runner-to") if step else self._from("runner", self._regions(verbs.CARRY, "carry"))
        if step:
            return self._to(f"{_POWER_NAME[special]}-to")
        if self.step is not None:
            return self._place_in(self.step.value, special)
        return self._from(_POWER_NAME[special], self._rows(special))

    def _from(self, name: str, choices: Sequence[Choice]) -> Question:
        decline = self._choice("0", "decline", Pick("act", _DECLINE))
        return self._asks(name, [*choices, decline], _POWER_RULE[self.frame[3]], "G-4.1")

    def _rows(self, special: int) -> list[Choice]:
        """Regions, as the first half of a place in a row."""
        open_to = {
            verbs.region_of(argument_of(act)) for act in self.table.actions(self.seat) if verb_of(act) == _VERB[special]
        }
        choices = []
        for region in range(len(self.table.row)):
            choice = self._choice(str(region + 1), "from", Pick("region", region), **self._where(region))
            if region not in open_to:
                nothing = Illegal(_POWER_RULE[special], "gunrunners-not-anything-there", region=region + 1)
                choice = choice._replace(refusal=nothing)
            choices.append(choice)
        return choices

    def _place_in(self, region: int, special: int) -> Question:
        choices, verb = [], _VERB[special]
        for position, token in enumerate(self.table.row[region]):
            owner, card = self.table.token_owner[token], self.table.token_card[token]
            pick = Pick("act", action(verb, verbs.place(region, position)))
            key = _ANSWER_KEYS[position]
            arguments: dict[str, str | int] = {
                "card": self.names.card(card),
                "owner": self.names.player(owner),
                "letter": self.names.letter(owner),
                "position": position + 1,
            }
            choices.append(self._choice(key, _VERB_NAME[verb], pick, **arguments))
        return self._asks(f"{_POWER_NAME[special]}-place", choices, _POWER_RULE[special])

    def _to(self, name: str) -> Question:
        special, looked = self.frame[3], self.table.looked_at
        card = self.names.card(self.table.token_card[looked[0]]) if looked else ""
        return self._asks(name, self._regions(verbs.TO, "to"), _POWER_RULE[special], card=card)

    def _spy(self) -> Question:
        send = self._choice("1", "spy", Pick("act", action(verbs.SPY_OUT)))
        return self._from("spy", [send])

    def _spy_deals(self) -> Question:
        mask = self.frame[4]
        regions = [region for region in range(mask.bit_length()) if mask >> region & 1]
        region = regions[len(self.table.dealt)]
        choices = []
        for key, act in zip(_ANSWER_KEYS, self.table.actions(self.seat), strict=False):
            owner, card = divmod(argument_of(act), 1 << verbs.ROW_BITS)
            arguments = {
                "card": self.names.card(card),
                "owner": self.names.player(owner),
                "letter": self.names.letter(owner),
            }
            choices.append(self._choice(key, "deal", Pick("act", act), **arguments))
        return self._asks("spy-deal", choices, "G-4.6", region=self.names.region(region))
