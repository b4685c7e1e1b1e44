"""`python tests/golden/write.py`: write the golden playthroughs anew, and the records that are not there yet.

Read the difference before committing it: a playthrough changes when the game does. Records of the corpus are never
written again: each must replay for ever, as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent

if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "src")]

from golden.playthrough import played, text  # noqa: E402 (run as a script it has to say where the tests are)
from rodada.engine.chance import Seeded  # noqa: E402
from rodada.engine.journal import Journal  # noqa: E402
from rodada.engine.record import Record, write  # noqa: E402
from rodada.games.gunrunners import game  # noqa: E402
from rodada.games.gunrunners.state import GunrunnersState  # noqa: E402

GAMES: Final = {
    "br-2": ("br", 2, 11),
    "br-3": ("br", 3, 12),
    "br-4": ("br", 4, 13),
    "br-5": ("br", 5, 14),
    "en-2": ("en", 2, 15),
    "en-3": ("en", 3, 16),
    "en-4": ("en", 4, 17),
}
"""Edition, seats and seed of each playthrough."""

OWN_DECK: Final = {
    "name": "steep",
    "plain": [1, 1, 1, 1, 5, 6, 7, 9],
    "director": 2,
    "informer": 3,
    "saboteur": 4,
    "spy": 5,
    "manager": 6,
    "runner": 7,
}


def records() -> dict[str, str]:
    """Records by file name: the playthroughs, a deck of one's own, a game from a position that was left unfinished."""
    made = {f"gunrunners-{name}": write(played(*which).record()) for name, which in GAMES.items()}
    deck = Journal.begin(game, ("ana", "random"), game.options({"deck": OWN_DECK, "memory_aid": True}), 18)
    made["gunrunners-own-deck"] = write(_on(deck, 1000))
    position = {
        "seats": 3,
        "regions": [{"trainee": {"owner": agency, "card": card}} for agency, card in (("blue", "Spy"), ("red", 2))],
        "players": [{"hand": [3, "Runner"]}],
    }
    state = game.load(position)
    from_position = Journal(game, state, ("ana", "bia", "caio"), game.options_data(state.options))
    from_position.position = position
    made["gunrunners-from-position"] = write(_on(from_position, 40))
    return made


def _on(journal: Journal[GunrunnersState], decisions: int) -> Record:
    """The record after some random decisions."""
    random = Seeded(19)
    journal.settle()
    for _ in range(decisions):
        if journal.state.over:
            break
        actions = journal.state.actions(journal.state.to_act)
        journal.play(journal.state.to_act, actions[random.below(len(actions))])
    return journal.record()


def main() -> None:
    for name, which in GAMES.items():
        (HERE / "gunrunners" / f"{name}.txt").write_text(text(played(*which)), encoding="utf-8")
    for name, record in records().items():
        path = HERE / "records" / f"{name}.jsonl"
        if not path.exists():
            path.write_text(record, encoding="utf-8")


if __name__ == "__main__":
    main()
