"""Records: a game as JSON lines, from which it replays for ever and by which every die and draw can be proved.

A header, a line for each decision of a seat or of chance, a digest now and then, and the result with the seed. The
first lines are written before the first card is dealt: they hold the hash of the seed, the last one the seed itself.
`docs/formats.md` describes every line. Undo is cutting a record; a record cut in the middle of a line is read up to
the last whole one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic, NamedTuple, TypeVar

from rodada.engine.chance import Seeded, commitment
from rodada.engine.contract import Game
from rodada.engine.errors import BadData, Refused
from rodada.engine.events import Event
from rodada.engine.reading import a_list, an_int, an_object
from rodada.engine.state import State

S = TypeVar("S", bound=State)

FORMAT: Final = 1
DIGEST_EVERY: Final = 50
LONGEST: Final = 1_000_000
HEADER_FIELDS: Final = ("rodada", "game", "rules", "seats", "players", "options", "position", "commitment")


class Play(NamedTuple):
    """A decision of a seat, in the game's notation."""

    seat: int
    text: str


class Fall(NamedTuple):
    """A decision of chance: what for, how many pieces the bag had, which one it was."""

    kind: str
    size: int
    text: str


class Digest(NamedTuple):
    """What the state's digest is after so many decisions."""

    decisions: int
    digest: str


Line = Play | Fall | Digest


class Record(NamedTuple):
    """A game as it was played. `seed` is None until it is revealed, `cut` tells that the last line was not whole."""

    game: str
    rules: int
    seats: int
    players: tuple[str, ...]
    options: dict[str, Any]
    position: dict[str, Any] | None
    commitment: str | None
    lines: tuple[Line, ...]
    result: dict[str, Any] | None
    seed: int | None
    cut: bool = False


class Step(NamedTuple, Generic[S]):
    """One decision of a replay: the line, the state after it (the same object every time) and what happened."""

    line: Line
    state: S
    events: list[Event]


# --- writing ---


def write(record: Record) -> str:
    """The record as JSON lines."""
    header: dict[str, Any] = {
        "rodada": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "players": list(record.players),
        "options": record.options,
        "commitment": record.commitment,
    }
    if record.position is not None:
        header["position"] = record.position
    lines = [header, *(_line_data(line) for line in record.lines)]
    if record.result is not None:
        lines.append({"result": record.result, "seed": None if record.seed is None else f"{record.seed:064x}"})
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def _line_data(line: Line) -> dict[str, Any]:
    if isinstance(line, Play):
        return {"seat": line.seat, "play": line.text}
    if isinstance(line, Fall):
        return {"chance": line.kind, "of": line.size, "is": line.text}
    return {"at": line.decisions, "digest": line.digest}


# --- reading ---


def read(text: str) -> Record:
    """A record from its text, refused with the line that is wrong; a last line that is not whole is left out."""
    rows = text.split("\n")
    cut = rows.pop() != ""  # text after the last line end is a line that was not finished
    if not rows:
        raise BadData("line 1", "refused-record-empty")
    header = an_object(_parsed(rows[0], 1), "line 1", HEADER_FIELDS)
    if header.get("rodada") != FORMAT:
        raise BadData("line 1.rodada", "refused-record-format", want=FORMAT)
    lines: list[Line] = []
    result: dict[str, Any] | None = None
    seed: int | None = None
    for number, row in enumerate(rows[1:], start=2):
        data = _parsed(row, number)
        if result is not None:
            raise BadData(f"line {number}", "refused-record-after-result")
        if isinstance(data, dict) and "result" in data:
            fields = an_object(data, f"line {number}", ("result", "seed"))
            result = an_object(fields["result"], f"line {number}.result", ("ranks", "scores", "rule"))
            seed = _seed(fields.get("seed"), number)
        else:
            lines.append(_line(data, number))
    seats = an_int(header.get("seats"), "line 1.seats", 1, 64)
    return Record(
        game=_text(header.get("game"), "line 1.game"),
        rules=an_int(header.get("rules"), "line 1.rules", 0, 10**6),
        seats=seats,
        players=tuple(_text(p, "line 1.players") for p in a_list(header.get("players", []), "line 1.players", seats)),
        options=header.get("options", {}),
        position=header.get("position"),
        commitment=None if header.get("commitment") is None else _text(header["commitment"], "line 1.commitment"),
        lines=tuple(lines),
        result=result,
        seed=seed,
        cut=cut,
    )


def _parsed(row: str, number: int) -> Any:
    try:
        return json.loads(row)
    except (ValueError, RecursionError) as error:
        raise BadData(f"line {number}", "refused-not-json") from error


def _text(value: Any, path: str) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise BadData(path, "refused-not-text")
    return value


def _seed(value: Any, number: int) -> int | None:
    if value is None:
        return None
    try:
        seed = int(_text(value, f"line {number}.seed"), 16)
    except ValueError as error:
        raise BadData(f"line {number}.seed", "refused-seed") from error
    if not 0 <= seed < 1 << 256:
        raise BadData(f"line {number}.seed", "refused-seed")
    return seed


def _line(data: Any, number: int) -> Line:
    path = f"line {number}"
    if isinstance(data, dict) and "play" in data:
        fields = an_object(data, path, ("seat", "play"))
        return Play(an_int(fields.get("seat"), f"{path}.seat", 0, 63), _text(fields["play"], f"{path}.play"))
    if isinstance(data, dict) and "chance" in data:
        fields = an_object(data, path, ("chance", "of", "is"))
        size = an_int(fields.get("of"), f"{path}.of", 1, LONGEST)
        return Fall(_text(fields["chance"], f"{path}.chance"), size, _text(fields.get("is"), f"{path}.is"))
    if isinstance(data, dict) and "digest" in data:
        fields = an_object(data, path, ("at", "digest"))
        return Digest(an_int(fields.get("at"), f"{path}.at", 0, LONGEST), _text(fields["digest"], f"{path}.digest"))
    raise BadData(path, "refused-record-line")


# --- replaying ---


def first_state(game: Game[S], record: Record) -> S:
    """The state before the first decision of a record."""
    if record.game != game.name:
        raise BadData("line 1.game", "refused-record-game", have=record.game, want=game.name)
    if record.rules != game.rules_version:
        raise BadData("line 1.rules", "refused-record-rules", have=record.rules, want=game.rules_version)
    if record.position is not None:
        return game.load(record.position)
    if not isinstance(record.options, dict):
        raise BadData("line 1.options", "refused-not-object")
    return game.start(record.seats, game.options(record.options))


def replay(game: Game[S], record: Record, seeded: Seeded | None = None) -> Iterator[Step[S]]:
    """Play a record again, decision by decision; what does not fit is refused with its line.

    With `seeded` every die and draw must be the one that follows from its seed.
    """
    state = first_state(game, record)
    decisions = 0
    for number, line in enumerate(record.lines, start=2):
        try:
            if isinstance(line, Digest):
                _check_digest(state, line, decisions)
                continue
            if seeded is not None and isinstance(line, Fall):
                _check_from_seed(game, state, line, seeded)
            events = _again(game, state, line)
        except BadData as error:
            raise BadData(f"line {number}.{error.field}", error.key, **error.arguments) from error
        except Refused as error:
            raise BadData(f"line {number}", error.key, **error.arguments) from error
        decisions += 1
        yield Step(line, state, events)
    if record.result is not None:
        _check_result(state, record)


def _again(game: Game[S], state: S, line: Play | Fall) -> list[Event]:
    if isinstance(line, Play):
        if line.seat >= state.seats:
            raise BadData("seat", "refused-out-of-range", value=line.seat, low=0, high=state.seats - 1)
        return state.play(line.seat, game.parse(line.text))
    chance = state.chances()
    if (chance.kind, len(chance.bag)) != (line.kind, line.size):
        raise BadData("chance", "refused-record-chance", kind=chance.kind, size=len(chance.bag))
    return state.resolve(game.parse_outcome(chance, line.text))


def _check_from_seed(game: Game[S], state: S, line: Fall, seeded: Seeded) -> None:
    chance = state.chances()
    due = game.outcome_text(chance, seeded.pick(chance))
    if due != line.text:
        raise BadData("is", "refused-not-from-seed", have=line.text, want=due)


def _check_digest(state: State, line: Digest, decisions: int) -> None:
    if (line.decisions, line.digest) != (decisions, state.digest()):
        raise BadData("digest", "refused-record-digest", have=line.digest, want=state.digest())


def _check_result(state: State, record: Record) -> None:
    number = len(record.lines) + 2
    if not state.over:
        raise BadData(f"line {number}.result", "refused-not-over")
    if record.result != result_data(state):
        raise BadData(f"line {number}.result", "refused-record-result")


def result_data(state: State) -> dict[str, Any]:
    outcome = state.outcome()
    return {"ranks": list(outcome.ranks), "scores": list(outcome.scores), "rule": outcome.rule}


# --- proving ---


class Proof(NamedTuple):
    """What `verify` proved: how many decisions of chance came from the revealed seed, of how many decisions."""

    chances: int
    decisions: int


def verify(game: Game[S], record: Record) -> Proof:
    """Prove that the seed is the one whose hash was shown and every die and draw follows from it; all else must fit."""
    if record.seed is None or record.commitment is None:
        raise BadData("seed", "refused-no-seed")
    if commitment(record.seed) != record.commitment:
        raise BadData("commitment", "refused-commitment")
    chances = decisions = 0
    for step in replay(game, record, Seeded(record.seed)):
        decisions += 1
        chances += isinstance(step.line, Fall)
    return Proof(chances, decisions)


def cut(record: Record, lines: Iterable[Line]) -> Record:
    """The record with only these lines and no result: how an undo is written."""
    return record._replace(lines=tuple(lines), result=None, seed=None, cut=False)
