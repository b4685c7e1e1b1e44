"""A whole training in a folder: stages of games that teach and of fitting to them; it goes on where it stopped.

| file | holds |
|---|---|
| `course.json` | what is trained, and how: another plan is refused |
| `lessons-SS-GGGGGG.npz` | lessons of stage SS, from game GGGGGG on |
| `network-SS.weights` | what was learned by the end of the stage |
| `losses.jsonl` | a line for each stage |

The first stage is taught by the game's own judgement, each later one by searches that the last network guides.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from rodada.engine.errors import BadData, Refused
from rodada.games import load
from rodada.lab.environments.episode import Setting
from rodada.lab.learning import lessons as files
from rodada.lab.learning.fitting import Epoch, Losses, fit, torch_there
from rodada.lab.learning.lessons import Lessons, together
from rodada.lab.learning.teaching import Taught, Teaching, teach
from rodada.lab.spread import spread
from rodada.players.network import Network, Shape, read, write
from rodada.players.network.network import fresh

HEAD: Final = "course.json"
FORMAT: Final = 1
PART: Final = 100
"""Games in a file of lessons: what an interruption may cost."""


class Plan(NamedTuple):
    """What is to be trained; plain data. Sizes are those of a training of some minutes."""

    game: str
    seats: int
    options: dict[str, Any]
    small: bool = False
    seed: int = 1
    stages: int = 2
    games: int = 2000
    """Of the first stage."""
    searched: int = 100
    """Of each later one."""
    simulations: int = 60
    width: int = 32
    epochs: int = 2


class Done(NamedTuple):
    """A stage, and what it came to."""

    stage: int
    games: int
    lessons: int
    losses: Losses


class Course:
    """A folder and its plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        torch_there()
        self.folder: Final = folder
        self.plan: Final = plan
        folder.mkdir(parents=True, exist_ok=True)
        self._begin()

    def _begin(self) -> None:
        """Go on with what is there, if it is the same; only the number of stages may have grown."""
        path = self.folder / HEAD
        head = json.loads(json.dumps({"format": FORMAT, **self.plan._asdict()}))
        if not path.exists():
            if any(self.folder.iterdir()):
                raise Refused("archive-not-empty", folder=str(self.folder))
            path.write_text(json.dumps(head, indent=1), encoding="utf-8")
        try:
            there = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise BadData(str(path), "archive-unreadable") from error
        for field, value in head.items():
            if field != "stages" and there.get(field) != value:
                raise Refused("train-another", folder=str(self.folder), field=field, there=json.dumps(there.get(field)))

    def network(self, stage: int) -> Path:
        """What was learned by the end of a stage."""
        return self.folder / f"network-{stage:02}.weights"

    def games_in(self, stage: int) -> int:
        return self.plan.games if stage == 1 else self.plan.searched

    def taught(self, stage: int) -> int:
        """Games of a stage whose lessons are there."""
        there = 0
        while there < self.games_in(stage) and self._part(stage, there).exists():
            there += PART
        return min(there, self.games_in(stage))

    def teach(self, stage: int, jobs: int) -> Iterator[Taught]:
        """What is missing of a stage's games, written down part by part."""
        plan, first = self.plan, self.taught(stage)
        before = self.network(stage - 1) if stage > 1 else None
        simulations = plan.simulations if stage > 1 else 0
        teaching = Teaching(plan.game, plan.seats, plan.options, plan.small, plan.seed, stage, simulations, before)
        waiting: list[Taught] = []
        for part in spread(partial(teach, teaching), self.games_in(stage), jobs, first):
            waiting.append(part)
            count = sum(taught.games for taught in waiting)
            if count >= PART or first + count == self.games_in(stage):
                files.write(self._part(stage, first), together(taught.lessons for taught in waiting))
                first, waiting = first + count, []
            yield part

    def learn(self, stage: int) -> Iterator[Epoch]:
        """Fit to the lessons of all stages so far, from what was learned before; kept is what foretells best."""
        start = read(self.network(stage - 1)) if stage > 1 else self._fresh()
        best: Epoch | None = None
        for epoch in fit(start, self._lessons(stage), self.plan.epochs, self.plan.seed + stage):
            if best is None or epoch.losses.total < best.losses.total:
                best = epoch
            yield epoch
        if best is not None:
            self._write_down(stage, best)

    def done(self) -> list[Done]:
        """The stages that are over."""
        path = self.folder / "losses.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        found = []
        for line in lines:
            told = json.loads(line)
            found.append(Done(told["stage"], told["games"], told["lessons"], Losses(**told["losses"])))
        return found

    def _write_down(self, stage: int, epoch: Epoch) -> None:
        count = len(self._lessons(stage).game)
        told = {"stage": stage, "games": self.games_in(stage), "lessons": count, "losses": epoch.losses._asdict()}
        with (self.folder / "losses.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
        write(self.network(stage), epoch.network)

    def _lessons(self, stage: int) -> Lessons:
        """Of all stages up to this one; games are numbered on, so that the same ones are kept apart in each."""
        paths = [path for r in range(1, stage + 1) for path in sorted(self.folder.glob(f"lessons-{r:02}-*.npz"))]
        return together(files.read(path) for path in paths)

    def _part(self, stage: int, first: int) -> Path:
        return self.folder / f"lessons-{stage:02}-{first:06}.npz"

    def _fresh(self) -> Network:
        plan = self.plan
        setting = Setting(plan.game, plan.seats, plan.options, miniature=plan.small)
        shape = Shape(setting.encoding.layout.size, setting.actions, setting.seats, plan.width)
        about = {
            "game": plan.game,
            "rules": load(plan.game).rules_version,
            "options": plan.options,
            "small": plan.small,
        }
        return fresh(shape, about, plan.seed)
