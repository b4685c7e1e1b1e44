"""Whatever is said at a table, in whatever order and however often: one effect or none, and always an answer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rodada import games
from rodada.engine.chance import Seeded
from rodada.table import log, wire
from rodada.table.session import Session
from table.session.people import Random, person
from table.session.striking import ShownStrike

NUMBERS = (-1, 0, 1, 2, 63, 64, 65536, 131072, 2**31, 2**62, -(2**62))
TEXTS = ("", "act", "combat", "turn", "window", "w1.0", "d3", "level3", "\u0000", "<script>", "😀" * 30, "x" * 5000)


def rubbish(said: dict[str, Any], random: Seeded) -> dict[str, Any]:
    """A message with some of its fields replaced by others of the same type."""
    changed = dict(said)
    for field, value in said.items():
        if field == "t" or random.below(3):
            continue
        if isinstance(value, bool):
            changed[field] = bool(random.below(2))
        elif isinstance(value, int):
            changed[field] = NUMBERS[random.below(len(NUMBERS))]
        elif isinstance(value, str):
            changed[field] = TEXTS[random.below(len(TEXTS))]
        elif field == "picks":
            kinds = ("act", "group", "more", "leave", "option", "spy", "deal", "row", "x")
            changed[field] = [
                [kinds[random.below(len(kinds))], NUMBERS[random.below(len(NUMBERS))] | random.below(200)]
                for _ in range(random.below(60))
            ]
    return changed


SAYINGS: tuple[wire.Said, ...] = (
    wire.Hello(cursor=3),
    wire.Ask(seat=0, picks=[wire.PickSaid("act", 0)]),
    wire.Play(seat=0, picks=[wire.PickSaid("act", 0)], at="d1"),
    wire.Yield(seat=0, until="combat"),
    wire.Stops(seat=0, preset="normal", situations=["mine"]),
    wire.Hold(seat=0),
    wire.Chat(text="hello", phrase=""),
    wire.Sit(seat=0, name="Bia"),
    wire.Rename(seat=0, name="Bia"),
    wire.Local(seat=1, name="Bia"),
    wire.Settings(seats=3, options={"edition": "xx"}, rules=wire.TableRules(window=float(2**60))),
    wire.Revoke(seat=0),
    wire.Start(),
    wire.Rematch(),
)


@pytest.mark.parametrize("name", ["strike", *games.names()])
def test_rubbish_is_answered_and_a_refusal_changes_nothing(name: str) -> None:
    game: Any = ShownStrike() if name == "strike" else games.load(name)
    random = Seeded(5)
    table = Random(game, random, game.seats[-2])
    refused = done = 0
    for number in range(600):
        if number % 6 == 0 and not table.over:
            table.move()
        data = msgspec.to_builtins(SAYINGS[random.below(len(SAYINGS))])
        said = msgspec.convert(rubbish(data, random), wire.FromClient)
        before = table.session.table
        reply = table.says(random.below(game.seats[-2] + 1), said)
        assert reply is not None
        if isinstance(reply, wire.Refused):
            refused += 1
            assert table.session.table is before
        else:
            done += 1
        msgspec.json.encode(reply)
    assert refused > 300
    assert done > 20


def test_what_two_tabs_say_twice_and_out_of_order_has_one_effect() -> None:
    game, random = ShownStrike(), Seeded(3)
    table = Random(game, random, 3)
    said: list[tuple[int, wire.Said]] = []
    for number in range(120):
        if table.over:
            break
        asked = table.asked()
        if not asked or random.below(3) == 0:
            table.time()
            continue
        seat = asked[random.below(len(asked))]
        picks = table.picks(seat) or []
        said.append((seat, wire.Play(id=str(number), seat=seat, picks=picks, at=table.session.table.at)))
        table.says(*said[-1])
        for _ in range(3):
            again = said[-1 - random.below(min(len(said), 8))]
            before = table.session.table
            reply = table.says(*again)
            assert isinstance(reply, wire.Done)
            assert table.session.table is before
    assert len(said) > 20


def test_a_log_with_a_gap_is_no_table() -> None:
    table = Random(ShownStrike(), Seeded(1), 3)
    line = log.Line(table.session.table.lines + 2, 0.0, log.Talked(0, "Ana", "hello"))
    step = table.session._step([log.Talked(0, "Ana", "hello")], 0.0, person(0))
    with pytest.raises(Exception, match="line"):
        Session.fold("T", [line])
    table.session.commit(step)
    with pytest.raises(Exception, match="line"):
        table.session.commit(step)
