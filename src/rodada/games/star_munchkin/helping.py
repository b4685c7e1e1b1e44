"""M-5.9, M-5.10: who may help, and that a helper comes and goes."""

from __future__ import annotations

from rodada.engine.events import Event
from rodada.games.star_munchkin.board import DEAD, NOBODY, UNDECIDED, Board
from rodada.games.star_munchkin.passives import foes_forbid, forbids
from rodada.games.star_munchkin.pushes import push_fixes


def may_be_helped(board: Board) -> bool:
    """Whether the fighter could have a helper now (M-5.9)."""
    if board.fighter < 0 or board.helper != NOBODY or board.decided != UNDECIDED:
        return False
    if forbids(board, board.fighter, "be_helped"):
        return False
    return not foes_forbid(board, "be_helped")


def may_help(board: Board, seat: int) -> bool:
    """M-8.4: the reborn may help, with level, class and race. M-10.5: what bars it in its next combat bars it now."""
    if seat == board.fighter or board.alive[seat] == DEAD:
        return False
    before, board.helper = board.helper, seat
    barred = forbids(board, seat, "help")
    board.helper = before
    return not barred


def set_helper(board: Board, seat: int) -> None:
    """A trap for the next combat counts from now on (M-10.5)."""
    board.helper = seat
    board.touch_combat()
    board.events.append(Event("helper", "M-5.9", (seat,)))
    push_fixes(board)


def dismiss_helper(board: Board) -> bool:
    """The helper leaves with nothing; what was agreed is void."""
    if board.helper == NOBODY:
        return False
    board.events.append(Event("helper_left", "M-5.9", (board.helper,)))
    board.helper = NOBODY
    board.bargain = []
    board.touch_combat()
    return True
