"""Records of random games: sealed until the end, read back as written, replayed, resumed, proved, and cut anywhere."""

from __future__ import annotations

from typing import TypeVar

from rodada.engine import record
from rodada.engine.chance import Seeded
from rodada.engine.contract import Game
from rodada.engine.errors import BadData
from rodada.engine.journal import Journal
from rodada.engine.state import State
from rodada.lab.conformance.finding import keep, no_other_exception
from rodada.lab.conformance.walks import numbered, random_start

S = TypeVar("S", bound=State)


def check_record(game: Game[S], seed: int, number: int) -> int:
    """Play one game with its record; gives the number of its decisions."""
    random = numbered(seed, number)
    start, options = random_start(game, random)
    players = tuple("abcdefgh"[: start.seats])
    journal = Journal.begin(game, players, game.options(options), seed=secret(random))
    journal.settle()
    stop = random.below(100)
    with no_other_exception(journal.state):
        while not journal.state.over:
            if stop == 0:
                journal = _interrupted(game, journal)
            stop -= 1
            legal = journal.state.actions(journal.state.to_act)
            journal.play(journal.state.to_act, legal[random.below(len(legal))])
        _check_finished(game, journal, random)
    return sum(not isinstance(line, record.Digest) for line in journal.lines)


def secret(random: Seeded) -> int:
    """A seed of 256 bits."""
    return sum(random.word() << 64 * i for i in range(4))


def _interrupted(game: Game[S], journal: Journal[S]) -> Journal[S]:
    """The journal as it comes back from its file in the middle of a game; the file does not tell the seed."""
    assert journal.seed is not None
    text = record.write(journal.record())
    for told in (str(journal.seed), f"{journal.seed:x}"):
        keep("sealed", told not in text, told, journal.state)
    resumed = Journal.resume(game, record.read(text), journal.seed)
    keep("resumed", resumed.state == journal.state and resumed.lines == journal.lines, state=journal.state)
    keep("resumed", list(map(repr, resumed.events)) == list(map(repr, journal.events)), state=journal.state)
    return resumed


def _check_finished(game: Game[S], journal: Journal[S], random: Seeded) -> None:
    written = journal.record()
    text = record.write(written)
    again = record.read(text)
    keep("record", again == written and record.write(again) == text, state=journal.state)
    states = [step.state for step in record.replay(game, again)]
    keep("replayed", states[-1] == journal.state, state=journal.state)
    proof = record.verify(game, again)
    falls = sum(isinstance(line, record.Fall) for line in again.lines)
    keep("proved", proof.chances == falls, (proof.chances, falls), journal.state)
    _check_cut(game, text, random)
    _check_tampered(game, again, random)


def _check_cut(game: Game[S], text: str, random: Seeded) -> None:
    """Cut at any place behind its first line a record still replays, up to its last whole decision."""
    header = text.index("\n") + 1
    place = header + random.below(len(text) - header)
    read = record.read(text[:place])
    whole = text[:place].count("\n") - 1
    keep("cut", len(read.lines) + (read.result is not None) == whole, place)
    keep("cut", read.cut == (text[place - 1] != "\n"), place)
    for _ in record.replay(game, read):
        pass


def _check_tampered(game: Game[S], whole: record.Record, random: Seeded) -> None:
    """One outcome of chance exchanged for another that was possible cannot be proved."""
    places = [i for i, line in enumerate(whole.lines) if isinstance(line, record.Fall)]
    place = places[random.below(len(places))]
    before = whole._replace(lines=whole.lines[:place], result=None)
    state = record.first_state(game, before)
    for step in record.replay(game, before):
        state = step.state
    chance, line = state.chances(), whole.lines[place]
    assert isinstance(line, record.Fall)
    others = [text for text in {game.outcome_text(chance, outcome) for outcome in chance.bag} if text != line.text]
    if not others:
        return
    changed = line._replace(text=sorted(others)[random.below(len(others))])
    try:
        record.verify(game, whole._replace(lines=(*whole.lines[:place], changed, *whole.lines[place + 1 :])))
    except BadData:
        return
    keep("tampered", False, (line.text, changed.text), state)
