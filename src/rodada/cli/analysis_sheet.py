"""The analysis of a game in lines for a person: each seat's chances as a curve of blocks, its costliest decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rodada.cli.terminal.face import Face
from rodada.lab.analysis import Analysis, Slip
from rodada.words import Speaker

BLOCKS: Final = "▁▂▃▄▅▆▇█"
LONGEST: Final = 32
"""Columns of a curve."""
SPACE: Final = "\N{NO-BREAK SPACE}"
"""Stays where it is, however lines are set."""
IN: Final = SPACE * 4
POINTS: Final = 9
"""Moments that are read out where nobody sees a curve."""


def sheet(found: Analysis, face: Face, speaker: Speaker, plain: bool = False) -> list[str]:
    """All of it; `plain` has numbers in place of curves."""
    return [*_course(found, face, speaker, plain), "", *_decisions(found, face, speaker)]


def _course(found: Analysis, face: Face, speaker: Speaker, plain: bool) -> Iterator[str]:
    say = speaker.say
    yield say("analysis-course", turns=len(found.moments) - 1)
    names = [face.player(seat) for seat in range(len(found.ranks))]
    width = max(map(len, names))
    for seat, name in enumerate(names):
        chances = [moment.chances[seat] for moment in found.moments]
        rank = say("analysis-rank", rank=found.ranks[seat])
        if plain:
            told = ", ".join(say("analysis-percent", wins=percent(chance)) for chance in spread(chances, POINTS))
            yield say("analysis-course-plain", player=name, chances=told, rank=rank)
        else:
            first = say("analysis-percent", wins=percent(chances[0]))
            yield f"{name.ljust(width, SPACE)} {first.rjust(5, SPACE)} {curve(chances)} {rank}"


def _decisions(found: Analysis, face: Face, speaker: Speaker) -> Iterator[str]:
    say = speaker.say
    yield say("analysis-decisions")
    for seat in range(len(found.ranks)):
        slips = found.of(seat)
        yield ""
        yield say("analysis-of", player=face.player(seat), judged=found.judged[seat], slips=len(slips))
        for slip in slips:
            yield from _slip(slip, face, speaker)
    yield ""
    yield say("analysis-effort", simulations=found.simulations)


def _slip(slip: Slip, face: Face, speaker: Speaker) -> Iterator[str]:
    say, said = speaker.say, face.said
    prompt = said(slip.prompt)
    cost = percent(slip.cost)
    yield f"- {say('analysis-slip', turn=slip.turn, decision=slip.decision, cost=cost, prompt=prompt)}"
    yield f"{IN}{say('analysis-played', words=said(slip.played), wins=percent(slip.played_wins))}"
    yield f"{IN}{say('analysis-better', words=said(slip.better), wins=percent(slip.better_wins))}"


def curve(chances: Sequence[float], width: int = LONGEST) -> str:
    """Chances as blocks of eight heights."""
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in spread(chances, width))


def spread(chances: Sequence[float], most: int) -> list[float]:
    """At most so many of them, evenly from the first to the last."""
    if len(chances) <= most:
        return list(chances)
    return [chances[round(n * (len(chances) - 1) / (most - 1))] for n in range(most)]


def percent(chance: float) -> int:
    return round(100 * chance)
