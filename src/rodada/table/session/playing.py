"""What is said in the game: a decision, a free action, an answer to the open window, a wish for a hint."""

from __future__ import annotations

from rodada.engine.errors import Refused
from rodada.table import log, wire
from rodada.table.session.asking import as_asked, is_asked, may_act, planned, told
from rodada.table.session.lobby import own_seat
from rodada.table.session.standing import Standing
from rodada.table.session.table import OVER, PLAYING, Table


def play(standing: Standing, person: str, said: wire.Play) -> log.Deeds | None:
    """Bound to the exact decision or window that it was made for; None where the person thought better of it."""
    table = standing.table
    may_say(table, person, said.seat)
    if said.at != table.at:
        raise Refused("session-stale")
    answers = table.window is not None and said.seat in table.window.order
    if not (answers or is_asked(table, said.seat) or may_act(table, said.seat)):
        raise Refused("refused-not-your-move", seat=said.seat)
    _, actions = planned(standing.asked(said.seat), standing.questions(said.seat), said.picks)
    if actions is None:
        raise Refused("session-half-way")
    plays = [table.game.notation(action) for action in actions]
    if not plays:
        return None
    return log.Sealed(said.seat, plays) if answers else log.Moved(said.seat, plays)


def ask(standing: Standing, person: str, said: wire.Ask) -> wire.Asked:
    """What would be asked next; nothing is played."""
    table = standing.table
    may_say(table, person, said.seat)
    if not (is_asked(table, said.seat) or may_act(table, said.seat)):
        raise Refused("refused-not-your-move", seat=said.seat)
    questions = standing.questions(said.seat)
    picks, _ = planned(standing.asked(said.seat), questions, said.picks)
    return wire.Asked(id=said.id, question=told(table.at, questions, picks))


def hint(table: Table, person: str, said: wire.Hint) -> log.Deeds | None:
    """Once for each decision: everybody hears of it. None where the seat was hinted at this one already.

    Among people only where the table's rules have it; whoever plays with bots alone outwits nobody.
    """
    may_say(table, person, said.seat)
    if not table.rules.hints and len(table.people) > 1:
        raise Refused("session-hints-off")
    if said.at != table.at:
        raise Refused("session-stale")
    if not is_asked(table, said.seat):
        raise Refused("refused-not-your-move", seat=said.seat)
    if len(as_asked(table, said.seat).actions(said.seat)) <= 1:
        raise Refused("session-hint-no-choice")
    return None if table.seats[said.seat].hinted == table.at else log.Hinted(said.seat)


def may_say(table: Table, person: str, seat: int) -> None:
    """Refused unless it is an own seat in a game in progress."""
    own_seat(table, person, seat)
    if table.stage == OVER:
        raise Refused("session-over")
    if table.stage != PLAYING:
        raise Refused("session-not-started")
