"""Finished games looked at again, one after another, where the bots think: between two jobs a bot has its turn."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final

from rodada.engine.errors import Refused
from rodada.engine.record import read
from rodada.lab.analysis import Analysis, Job, Work, analysis
from rodada.table.server.live import Live
from rodada.table.server.thinkers import Thinkers
from rodada.table.wire import AnalysisTold, MomentTold, SlipTold

KEPT: Final = 200
"""So many analyses are remembered; an older one is worked out again when somebody asks."""
MOST_WAITING: Final = 20

logger = logging.getLogger("rodada.analysis")


class Analysing:
    """The analyses of this server, each done once however many ask for it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self._told: Final[OrderedDict[str, AnalysisTold]] = OrderedDict()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._turn: Final = asyncio.Lock()

    def stands(self, code: str) -> AnalysisTold:
        """What there is of a table's."""
        return self._told.get(code, AnalysisTold(state="none"))

    async def begin(self, live: Live) -> AnalysisTold:
        """Have it done, unless it is there or under way; refused while the game is on, or where too many wait."""
        if self.stands(live.code).state in ("none", "failed"):
            if len(self._tasks) >= MOST_WAITING:
                raise Refused("analysis-later")
            text = await live.record()
            if live.code not in self._tasks:
                self._tell(live.code, AnalysisTold(state="waiting"))
                self._tasks[live.code] = asyncio.create_task(self._work(live.code, text))
        return self.stands(live.code)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def _tell(self, code: str, told: AnalysisTold) -> None:
        self._told[code] = told
        self._told.move_to_end(code)
        while len(self._told) > KEPT:
            self._told.popitem(last=False)

    async def _work(self, code: str, text: str) -> None:
        try:
            async with self._turn:
                self._tell(code, _told(await self._analysed(code, analysis(read(text)))))
        except Exception:
            logger.exception("table %s: its game could not be looked at again", code)
            self._tell(code, AnalysisTold(state="failed"))
        finally:
            self._tasks.pop(code, None)

    async def _analysed(self, code: str, work: Work) -> Analysis:
        """Drive the work; what it does between its batches is done in a thread, since it plays the whole game again."""
        results: list[Any] | None = None
        look = 0
        while not isinstance(batch := await asyncio.to_thread(_next, work, results), Analysis):
            look, results = look + 1, []
            for job in batch:
                self._tell(code, AnalysisTold(state="working", look=look, done=len(results), of=len(batch)))
                results.append(await self._thinkers.work(job.work, job.payload))
        return batch


def _next(work: Work, results: list[Any] | None) -> list[Job] | Analysis:
    """The next batch, or what it has come to."""
    try:
        return next(work) if results is None else work.send(results)
    except StopIteration as end:
        found: Analysis = end.value
        return found


def _told(found: Analysis) -> AnalysisTold:
    return AnalysisTold(
        state="done",
        simulations=found.simulations,
        judged=found.judged,
        moments=[MomentTold(moment.turn, moment.seat, moment.chances) for moment in found.moments],
        slips=[
            SlipTold(
                seat=slip.seat,
                turn=slip.turn,
                prompt=slip.prompt,
                played=slip.played,
                better=slip.better,
                played_wins=slip.played_wins,
                better_wins=slip.better_wins,
            )
            for slip in found.slips
        ],
    )
