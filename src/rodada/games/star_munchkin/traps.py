"""Section M-10: a trap bites."""

from __future__ import annotations

from rodada.engine.events import Event
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import DEAD, Board
from rodada.games.star_munchkin.passives import immune
from rodada.games.star_munchkin.pushes import CALLED_OFF, at_step, push_fixes, push_ops, push_triggers

Frame = tuple[int, ...]


def trap_step(board: Board, frame: Frame) -> None:
    """First the window, then the bite; the card lies on the stage until it is over or stays before its victim."""
    victim, step, card, player = frame[1:5]
    if step == 0:
        board.events.append(Event("trap", "M-10.1", (victim, card, player)))
        board.stack[-1] = at_step(frame, 1)
        board.open_window(frames.SPRUNG, victim if player < 0 else player, board.living_mask())
    elif step == 1:
        _bite(board, frame)
    else:
        board.stack.pop()
        _over(board, victim, card, bitten=step != CALLED_OFF)


def _bite(board: Board, frame: Frame) -> None:
    victim, card, player = frame[1], frame[3], frame[4]
    row = board.row(card)
    if board.alive[victim] == DEAD or immune(board, victim, "trap", row.tags):
        board.events.append(Event("immune", "M-10.4", (victim, card)))
        board.stack[-1] = at_step(frame, CALLED_OFF)
        return
    board.stack[-1] = at_step(frame, 2)
    push_ops(board, row.ops, victim, source=card, player=player)


def _over(board: Board, victim: int, card: int, bitten: bool) -> None:
    """M-10.2: discarded, or before its victim as long as it lasts."""
    if card in board.stage:
        board.stage.remove(card)
        if bitten and board.row(card).lasts != "now":
            board.into_play(victim, card, "M-10.2")
            board.touch_combat()
            push_fixes(board)
        else:
            board.discard(card, "M-10.2")
    board.events.append(Event("trap_over", "M-10.2", (victim, card)))
    if bitten and board.alive[victim] != DEAD:
        push_triggers(board, "trapped", victim)
