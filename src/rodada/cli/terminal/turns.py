"""Whose answer is wanted next: who is on the move, who wants to act out of turn, who has passed beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.cli.terminal.face import Face, Unasked
from rodada.cli.terminal.host import Host
from rodada.engine.presenting import Pick

VOW: Final = "vow"
"""The kind of a pick by which a seat says beforehand what it will answer."""


class Turns:
    """What the people at one device have said about being asked."""

    def __init__(self, host: Host, face: Face) -> None:
        self._host = host
        self._face = face
        self._vows: dict[int, Pick] = {}
        self.wants: int | None = None
        """Who wants to act without being on the move."""

    def seat(self) -> int:
        """Whose decision is next."""
        if self.wants is not None and self._host.may_act(self.wants):
            return self.wants
        return self._host.to_act

    def unasked(self) -> Unasked | None:
        """What is played for the next seat without asking; nothing for bots, and for who wants to act."""
        seat = self.seat()
        if not self._host.is_person(seat) or seat == self.wants:
            return None
        view = self._host.view(seat)
        vow = self._vows.get(seat)
        if vow is not None and not self._face.keeps(view, vow):
            del self._vows[seat]
            vow = None
        return self._face.unasked(view, vow, len(self._host.people) == 1)

    def answered(self, seat: int, picks: Sequence[Pick]) -> None:
        """A seat was asked and has answered."""
        if seat == self.wants:
            self.wants = None
        if picks and picks[-1].kind == VOW:
            self._vows[seat] = picks[-1]
