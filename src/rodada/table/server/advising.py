"""Hints at a table: thought out once for each decision, where the bots think, and told to the seat alone."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from rodada.players.advice.hint import hint_for
from rodada.players.thinking import Thinking
from rodada.table.server.thinkers import Thinkers
from rodada.table.session import Session
from rodada.table.session.asking import tree
from rodada.table.wire import Advice, AdvisedTold, Hint, Told

logger = logging.getLogger("rodada.table")


class Advising:
    """The hints of one table. `tell` reaches the devices of a seat."""

    def __init__(self, code: str, thinkers: Thinkers, tell: Callable[[int, Told], None]) -> None:
        self._code: Final = code
        self._thinkers: Final = thinkers
        self._tell: Final = tell
        self._found: dict[int, Advice] = {}
        self._sought: set[tuple[int, str]] = set()

    def wish(self, session: Session, wish: Hint) -> Coroutine[Any, Any, None] | None:
        """What has to be done for a hint that was granted; nothing where it is sought already."""
        known = self._found.get(wish.seat)
        if known is not None and known.at == wish.at:
            return self._repeat(known)
        asked, name = session.hint(wish.seat), (wish.seat, wish.at)
        if asked is None or name in self._sought:
            return None
        self._sought.add(name)
        return self._seek(wish, asked)

    async def _repeat(self, known: Advice) -> None:
        self._tell(known.seat, known)

    async def _seek(self, wish: Hint, asked: Thinking) -> None:
        try:
            advice = self._found[wish.seat] = await self._advice(wish, asked)
        except Exception:
            # Whatever it was, the person is told that there is no hint.
            logger.exception("table %s: no hint could be found", self._code)
            advice = Advice(seat=wish.seat, at=wish.at)
        finally:
            self._sought.discard((wish.seat, wish.at))
        self._tell(wish.seat, advice)

    async def _advice(self, wish: Hint, asked: Thinking) -> Advice:
        found = await self._thinkers.work(hint_for, asked)
        return Advice(
            seat=wish.seat,
            at=wish.at,
            simulations=found.simulations,
            answers=[AdvisedTold(tree(one.words), one.share, one.wins) for one in found.answers],
            chances=found.chances,
            line=[tree(sentence) for sentence in found.line],
        )
