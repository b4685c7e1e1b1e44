"""`python tests/golden/write.py`: write the golden playthroughs anew, and the records that are not there yet.

Read the difference before committing it: a playthrough changes when the game does. Records of the corpus are never
written again: each must replay for ever, as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent

if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "src")]

from golden.gunrunners_told import GunrunnersTold  # noqa: E402 (run as a script it has to say where the tests are)
from golden.playthrough import Telling, played, text  # noqa: E402
from golden.star_munchkin_told import StarMunchkinTold  # noqa: E402
from rodada.engine.chance import Seeded  # noqa: E402
from rodada.engine.journal import Journal  # noqa: E402
from rodada.engine.record import Record, write  # noqa: E402
from rodada.games.gunrunners import game  # noqa: E402
from rodada.games.gunrunners.state import GunrunnersState  # noqa: E402

TELLINGS: Final[dict[str, Telling]] = {"gunrunners": GunrunnersTold(), "star-munchkin": StarMunchkinTold()}

GAMES: Final[dict[str, tuple[dict[str, Any], int, int]]] = {
    "gunrunners/br-2": ({"edition": "br"}, 2, 11),
    "gunrunners/br-3": ({"edition": "br"}, 3, 12),
    "gunrunners/br-4": ({"edition": "br"}, 4, 13),
    "gunrunners/br-5": ({"edition": "br"}, 5, 14),
    "gunrunners/en-2": ({"edition": "en"}, 2, 15),
    "gunrunners/en-3": ({"edition": "en"}, 3, 16),
    "gunrunners/en-4": ({"edition": "en"}, 4, 17),
    "star-munchkin/3": ({"rounds": 4}, 3, 21),
    "star-munchkin/4-mixed": ({"rounds": 3, "packs": ["core", "red-tape"]}, 4, 22),
    "star-munchkin/5-fast": ({"rounds": 2, "fast": True, "start": "first"}, 5, 23),
    "star-munchkin/6-epic": ({"rounds": 2, "epic": True, "shared_victory": True}, 6, 24),
}
"""Options, seats and seed of each playthrough, by game and what is particular in it."""


def journal_of(name: str) -> Journal[Any]:
    return played(telling_of(name).game, *GAMES[name])


def telling_of(name: str) -> Telling:
    return TELLINGS[name.partition("/")[0]]


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
    made = {name.replace("/", "-"): write(journal_of(name).record()) for name in GAMES}
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
    for name in GAMES:
        (HERE / f"{name}.txt").write_text(text(journal_of(name), telling_of(name)), encoding="utf-8")
    for name, record in records().items():
        path = HERE / "records" / f"{name}.jsonl"
        if not path.exists():
            path.write_text(record, encoding="utf-8")


if __name__ == "__main__":
    main()
