"""The state of Gunrunners: the table, and which rule carries out which kind of frame."""

from __future__ import annotations

from rodada.engine.chance import Chance
from rodada.engine.errors import Illegal
from rodada.engine.fields import copier
from rodada.engine.seats import CHANCE
from rodada.engine.state import Frame, Outcome
from rodada.games.gunrunners import bust, delivery, deploy, ending, operations, refusals, setup
from rodada.games.gunrunners.board import Board
from rodada.games.gunrunners.frames import (
    BUST,
    DEAL,
    DELIVER,
    DEPLOY,
    DRAW,
    FILL,
    FLIP,
    HIDE,
    OPERATE,
    SETUP,
    STARTER,
)


class GunrunnersState(Board):
    """One game of Gunrunners in progress."""

    __slots__ = ()

    def step(self, frame: Frame) -> None:
        op = frame[0]
        if op == DELIVER:
            delivery.deliver_step(self, frame)
        elif op == DRAW:
            deploy.draw_step(self, frame)
        elif op in (DEPLOY, FILL):
            deploy.deploy_step(self, frame)
        elif op == BUST:
            bust.bust_step(self, frame)
        elif op == OPERATE:
            operations.operate_step(self, frame)
        elif op == SETUP:
            setup.setup_step(self, frame)
        elif op == DEAL:
            setup.deal_step(self, frame)
        elif op == STARTER:
            self.to_act = CHANCE
        else:
            self.to_act = frame[1]

    def choices(self, frame: Frame) -> list[int]:
        op = frame[0]
        if op == DEPLOY:
            return deploy.deploy_choices(self, frame)
        if op == FLIP:
            return deploy.flip_choices(self, frame)
        if op == HIDE:
            return deploy.hide_choices(self)
        if op == OPERATE:
            return operations.operate_choices(self, frame)
        if op == FILL:
            return deploy.fill_choices(self, frame)
        if op == SETUP:
            return setup.setup_choices(self)
        return bust.bust_choices(self)

    def decide(self, frame: Frame, action: int) -> None:
        op = frame[0]
        if op == DEPLOY:
            deploy.deploy_decide(self, frame, action)
        elif op == FLIP:
            deploy.flip_decide(self, frame, action)
        elif op == HIDE:
            deploy.hide_decide(self, frame, action)
        elif op == OPERATE:
            operations.operate_decide(self, frame, action)
        elif op == FILL:
            deploy.fill_decide(self, frame, action)
        elif op == SETUP:
            setup.setup_decide(self, frame, action)
        else:
            bust.bust_decide(self, frame, action)

    def bag(self, frame: Frame) -> Chance:
        op = frame[0]
        if op == DRAW:
            return deploy.draw_bag(self, frame)
        if op == DELIVER:
            return delivery.deliver_bag(frame)
        if op == DEAL:
            return setup.deal_bag(self, frame)
        if op == OPERATE:
            return operations.audit_bag(frame)
        return setup.starter_bag(self)

    def fall(self, frame: Frame, outcome: int) -> None:
        op = frame[0]
        if op == DRAW:
            deploy.draw_falls(self, frame, outcome)
        elif op == DELIVER:
            delivery.deliver_falls(self, frame, outcome)
        elif op == DEAL:
            setup.deal_falls(self, frame, outcome)
        elif op == OPERATE:
            operations.audit_falls(self, frame, outcome)
        else:
            setup.starter_falls(self, outcome)

    def why_not(self, seat: int, action: int) -> Illegal | None:
        return None if action in self.actions(seat) else refusals.why_not(self, seat, action)

    def outcome(self) -> Outcome:
        return ending.outcome(self)

    def copy(self) -> GunrunnersState:
        twin = _copied(self)
        twin.events = []
        twin.offered = self.offered
        return twin


_copied = copier(GunrunnersState, GunrunnersState.FIELDS)
