"""A promise that did not hold, with all that is needed to see it again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final

import msgspec

from rodada.words import LANGUAGES, Unsaid, speaker

if TYPE_CHECKING:
    from rodada.engine.contract import Game
    from rodada.engine.errors import Refused


class Broken(Exception):
    """Raised where a promise does not hold: its name (a message `check-<promise>`), and what was seen instead.

    `state` is where it happened, `given` the data from outside that brought it about.
    """

    def __init__(self, promise: str, seen: object = "", state: Any = None, given: Any = None) -> None:
        super().__init__(promise, seen)
        self.promise: Final = promise
        self.seen: Final = str(seen)
        self.state: Final = state
        self.given: Final = given


class Finding(msgspec.Struct, frozen=True):
    """A broken promise as it is reported: in which kind of check, which number, from which position or data."""

    what: str
    promise: str
    seen: str
    seed: int
    number: int
    position: dict[str, Any] | None = None
    given: Any = None


def keep(promise: str, kept: bool, seen: object = "", state: Any = None) -> None:
    """Nothing where the promise is kept."""
    if not kept:
        raise Broken(promise, seen, state)


def keep_said(refused: Refused, state: Any = None, given: Any = None) -> None:
    """A refusal can be said in every language, with all that its message wants."""
    for language in LANGUAGES:
        try:
            speaker(language).say(refused.key, **refused.arguments)
        except Unsaid as error:
            raise Broken("said", error, state, given) from error


@contextmanager
def no_other_exception(state: Any = None, given: Any = None) -> Iterator[None]:
    """Whatever else goes wrong inside is a finding too: a game may refuse, it may never stumble."""
    try:
        yield
    except Broken:
        raise
    except Exception as error:
        where = extract_tb(error.__traceback__)[-1]
        raise Broken("crash", f"{error!r} at {where.name}:{where.lineno}", state, given) from error


def found(game: Game[Any], what: str, broken: Broken, seed: int, number: int) -> Finding:
    """The finding of a broken promise; a position that cannot even be written is left out."""
    position: dict[str, Any] | None = None
    if broken.state is not None:
        try:
            position = game.position(broken.state)
        except Exception:
            position = None
    return Finding(what, broken.promise, broken.seen, seed, number, position, broken.given)
