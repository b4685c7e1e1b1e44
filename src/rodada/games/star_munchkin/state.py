"""The state of Star Munchkin: the table, and which rule carries out which kind of frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rodada.engine.actions import argument_of, verb_of
from rodada.engine.chance import Chance
from rodada.engine.errors import Illegal
from rodada.engine.fields import copier
from rodada.engine.state import Frame, Outcome
from rodada.games.star_munchkin import (
    charity,
    combat,
    dealing,
    death,
    door,
    ending,
    flight,
    frames,
    offers,
    opening,
    playable,
    plays,
    refusals,
    reward,
    sale,
    traps,
    turn,
    wearing,
)
from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.effects import (
    announce,
    choosing,
    costs,
    drawing,
    insteads,
    interpreter,
    rolling,
    triggers,
)
from rodada.games.star_munchkin.verbs import DROP, PLAY


class StarMunchkinState(Board):
    """One game of Star Munchkin in progress."""

    __slots__ = ()

    # --- the engine's questions, answered by kind of frame ---

    def step(self, frame: Frame) -> None:
        op = frame[0]
        if op == frames.WINDOW:
            self.step_window(frame)
        else:
            _STEP[op](self, frame)

    def choices(self, frame: Frame) -> list[int]:
        op = frame[0]
        if op == frames.WINDOW:
            return self.choices_in_window(frame)
        return _CHOICES[op](self, frame)

    def decide(self, frame: Frame, action: int) -> None:
        op = frame[0]
        if op == frames.WINDOW:
            self.decide_in_window(frame, action)
        else:
            _DECIDE[op](self, frame, action)

    def bag(self, frame: Frame) -> Chance:
        return _BAG[frame[0]](self, frame)

    def fall(self, frame: Frame, outcome: int) -> None:
        _FALL[frame[0]](self, frame, outcome)

    # --- windows and free actions ---

    def answers(self, kind: int, seat: int) -> list[int]:
        return playable.plays(self, seat, playable.bits_in_window(self, seat, kind))

    def answer(self, kind: int, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == PLAY:
            plays.play_card(self, seat, argument_of(action))
        elif verb == DROP:
            plays.drop_card(self, seat, argument_of(action))
        else:
            plays.use_ability(self, seat, argument_of(action))

    def free_actions(self, seat: int) -> list[int]:
        """M-1: what others may do while one thinks about a turn, combat or flight; M-5.9: an offer is taken back."""
        if self.to_act < 0 or not self.stack:
            return []
        frame = self.stack[-1]
        if frame[0] in _IN_THE_OPEN:
            return turn.free_choices(self, seat)
        if frame[0] == frames.OFFER:
            return offers.waiting_choices(self, frame, seat)
        return []

    def decide_freely(self, seat: int, action: int) -> None:
        frame = self.stack[-1]
        if frame[0] == frames.OFFER:
            offers.withdraw(self, frame, seat)
        else:
            turn.free_decide(self, seat, action)

    # --- the rest of the contract ---

    def why_not(self, seat: int, action: int) -> Illegal | None:
        return None if action in self.actions(seat) else refusals.why_not(self, seat, action)

    def outcome(self) -> Outcome:
        return ending.outcome(self)

    def copy(self) -> StarMunchkinState:
        twin = _copied(self)
        twin.events = []
        twin.offered = self.offered
        return twin


_IN_THE_OPEN: Final = (frames.TURN, frames.COMBAT, frames.FLIGHT)
"""Decisions during which the others may act freely: what "at any time" means beside the windows."""

Step = Callable[[Board, Frame], None]
Choices = Callable[[Board, Frame], list[int]]
Decide = Callable[[Board, Frame, int], None]

_STEP: Final[dict[int, Step]] = {
    frames.ORDER: opening.order_step,
    frames.SETUP: opening.setup_step,
    frames.DEAL: dealing.deal_step,
    frames.TURN: turn.turn_step,
    frames.DOOR: door.door_step,
    frames.COMBAT: combat.combat_step,
    frames.REWARD: reward.reward_step,
    frames.SHARE: reward.share_step,
    frames.FLIGHT: flight.flight_step,
    frames.BAD_STUFF: flight.bad_stuff_step,
    frames.DEATH: death.death_step,
    frames.LOOTING: death.looting_step,
    frames.TRAP: traps.trap_step,
    frames.CHARITY: charity.charity_step,
    frames.DRAFT: offers.draft_step,
    frames.OFFER: offers.offer_step,
    frames.PLAY: announce.play_step,
    frames.ABILITY: announce.ability_step,
    frames.PAY: costs.pay_step,
    frames.OPS: interpreter.ops_step,
    frames.CHOOSE: choosing.choose_step,
    frames.ROLL: rolling.roll_step,
    frames.TRIGGERS: triggers.triggers_step,
    frames.FIX: wearing.fix_step,
    frames.WIN: reward.win_step,
    frames.LOT: drawing.lot_step,
    frames.INSTEAD: insteads.instead_step,
    frames.RECEIVED: dealing.received_step,
    frames.SALE: sale.sale_step,
}

_CHOICES: Final[dict[int, Choices]] = {
    frames.SETUP: opening.setup_choices,
    frames.TURN: turn.turn_choices,
    frames.COMBAT: combat.combat_choices,
    frames.SHARE: reward.share_choices,
    frames.FLIGHT: flight.flight_choices,
    frames.LOOTING: death.looting_choices,
    frames.CHARITY: charity.charity_choices,
    frames.DRAFT: offers.draft_choices,
    frames.OFFER: offers.offer_choices,
    frames.PAY: costs.pay_choices,
    frames.CHOOSE: choosing.choose_choices,
    frames.TRIGGERS: triggers.triggers_choices,
    frames.FIX: wearing.fix_choices,
    frames.INSTEAD: insteads.instead_choices,
    frames.RECEIVED: dealing.received_choices,
    frames.SALE: sale.sale_choices,
}

_DECIDE: Final[dict[int, Decide]] = {
    frames.SETUP: opening.setup_decide,
    frames.TURN: turn.turn_decide,
    frames.COMBAT: combat.combat_decide,
    frames.SHARE: reward.share_decide,
    frames.FLIGHT: flight.flight_decide,
    frames.LOOTING: death.looting_decide,
    frames.CHARITY: charity.charity_decide,
    frames.DRAFT: offers.draft_decide,
    frames.OFFER: offers.offer_decide,
    frames.PAY: costs.pay_decide,
    frames.CHOOSE: choosing.choose_decide,
    frames.TRIGGERS: triggers.triggers_decide,
    frames.FIX: wearing.fix_decide,
    frames.INSTEAD: insteads.instead_decide,
    frames.RECEIVED: dealing.received_decide,
    frames.SALE: sale.sale_decide,
}

_BAG: Final[dict[int, Callable[[Board, Frame], Chance]]] = {
    frames.ORDER: opening.order_bag,
    frames.DEAL: dealing.deal_bag,
    frames.DOOR: door.door_bag,
    frames.LOOTING: death.looting_bag,
    frames.ROLL: rolling.roll_bag,
    frames.LOT: drawing.lot_bag,
}

_FALL: Final[dict[int, Decide]] = {
    frames.ORDER: opening.order_falls,
    frames.DEAL: dealing.deal_falls,
    frames.DOOR: door.door_falls,
    frames.LOOTING: death.looting_falls,
    frames.ROLL: rolling.roll_falls,
    frames.LOT: drawing.lot_falls,
}

_copied = copier(StarMunchkinState, StarMunchkinState.FIELDS, StarMunchkinState.SHARED)
