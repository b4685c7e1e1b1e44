"""Why an action is not possible: the rule that forbids it, for messages and for "why not?"."""

from __future__ import annotations

from rodada.engine.actions import argument_of, verb_of
from rodada.engine.errors import Illegal
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners import frames
from rodada.games.gunrunners.board import EMPTY, Board
from rodada.games.gunrunners.deck import CARD_NAMES, DIRECTOR, INFORMER, RUNNER, SABOTEUR, SPY
from rodada.games.gunrunners.operations import LOAD
from rodada.games.gunrunners.verbs import (
    AT,
    AUDIT,
    BUST_AT,
    CARRY,
    DEAL_OUT,
    DECLINE,
    FLIP,
    HIDE,
    LOOK,
    MOVE,
    SPY_OUT,
    START,
    TO,
    TRAIN,
    position_of,
    region_of,
)

_ASKED_IN = {
    START: (frames.SETUP, "G-1.3"),
    TRAIN: (frames.DEPLOY, "G-3.7"),
    FLIP: (frames.DEPLOY, "G-3.7"),
    HIDE: (frames.DEPLOY, "G-3.3"),
    AT: (frames.HIDE, "G-3.3"),
    DECLINE: (frames.OPERATE, "G-4.1"),
    MOVE: (frames.OPERATE, "G-4.3"),
    LOOK: (frames.OPERATE, "G-4.4"),
    AUDIT: (frames.OPERATE, "G-4.5"),
    SPY_OUT: (frames.OPERATE, "G-4.6"),
    DEAL_OUT: (frames.OPERATE, "G-4.6"),
    CARRY: (frames.OPERATE, "G-4.8"),
    TO: (frames.OPERATE, "G-4.1"),
    BUST_AT: (frames.BUST, "G-5.7"),
}
_POWER_OF = {MOVE: DIRECTOR, LOOK: INFORMER, AUDIT: SABOTEUR, SPY_OUT: SPY, DEAL_OUT: SPY, CARRY: RUNNER}


def why_not(board: Board, seat: int, act: int) -> Illegal:
    """The reason against an action that is not among the legal ones."""
    verb, argument = verb_of(act), argument_of(act)
    if board.over:
        return Illegal("G-6.1", "gunrunners-not-over")
    if board.to_act == CHANCE:
        return Illegal("G-2.2", "gunrunners-not-dice-first")
    if verb not in _ASKED_IN:
        return Illegal("G-3.4", "gunrunners-not-an-action")
    if seat != board.to_act:
        return Illegal(_ASKED_IN[verb][1], "gunrunners-not-your-move", seat=board.to_act + 1)
    frame = board.stack[-1]
    if verb in (START, FLIP, AT, CARRY, TO, BUST_AT) and argument >= len(board.crates):
        return Illegal("G-1.1", "gunrunners-not-a-region", region=argument + 1, regions=len(board.crates))
    if verb in (TRAIN, HIDE) and argument not in board.hand[seat]:
        return Illegal("G-1.4", "gunrunners-not-in-hand", card=CARD_NAMES[argument] if argument < 16 else "?")
    if verb == HIDE and frame[0] == frames.DEPLOY:
        return Illegal("G-3.3", "gunrunners-not-hide-limit", limit=board.undercover[seat])
    if verb == FLIP and frame[0] in (frames.DEPLOY, frames.FLIP):
        return _why_not_flip(board, frame, argument)
    return _why_not_now(board, frame, verb, argument)


def _why_not_flip(board: Board, frame: tuple[int, ...], region: int) -> Illegal:
    if frame[0] == frames.DEPLOY and board.options.edition == "br":
        return Illegal("G-3.7", "gunrunners-not-card-first")
    if board.trainee[region] == EMPTY:
        return Illegal("G-3.1", "gunrunners-not-empty-place", region=region + 1)
    return Illegal("G-3.2", "gunrunners-not-own-trainee", region=region + 1)


def _why_not_now(board: Board, frame: tuple[int, ...], verb: int, argument: int) -> Illegal:
    asked, rule = _ASKED_IN[verb]
    if frame[0] != asked:
        if verb == TRAIN:
            return Illegal("G-3.7", "gunrunners-not-trainee-first")
        return Illegal(rule, "gunrunners-not-now", asked=frames.NAMES[frame[0]])
    if verb == START:
        return Illegal("G-1.3", "gunrunners-not-taken-place", region=argument + 1)
    if verb == BUST_AT:
        return Illegal("G-5.1", "gunrunners-not-four", region=argument + 1, exposed=board.exposed[argument])
    if verb == TRAIN:
        return Illegal("G-3.7", "gunrunners-not-trainee-first")
    return _why_not_power(board, frame, verb, argument, rule)


def _why_not_power(board: Board, frame: tuple[int, ...], verb: int, argument: int, rule: str) -> Illegal:
    special = frame[3]
    if verb in _POWER_OF and _POWER_OF[verb] != special:
        return Illegal("G-4.1", "gunrunners-not-this-power", special=CARD_NAMES[special])
    if verb == DECLINE or (verb != TO and frame[2] > 0 and verb != DEAL_OUT):
        return Illegal(rule, "gunrunners-not-half-way", special=CARD_NAMES[special])
    if verb == TO:
        if frame[2] == 0 or special in (SPY, SABOTEUR):
            return Illegal("G-4.1", "gunrunners-not-source-first", special=CARD_NAMES[special])
        return Illegal("G-4.8" if special == RUNNER else "G-4.3", "gunrunners-not-same-region")
    if verb == CARRY:
        return Illegal("G-4.8", "gunrunners-not-load", region=argument + 1, want=LOAD, have=board.crates[argument])
    if verb == DEAL_OUT:
        return Illegal("G-4.6", "gunrunners-not-spied")
    return _why_not_place(board, verb, argument, rule)


def _why_not_place(board: Board, verb: int, where: int, rule: str) -> Illegal:
    region, position = region_of(where), position_of(where)
    if region >= len(board.row) or position >= len(board.row[region]):
        return Illegal(rule, "gunrunners-not-a-place", region=region + 1, position=position + 1)
    if verb == LOOK:
        return Illegal("G-4.4", "gunrunners-not-face-down", region=region + 1, position=position + 1)
    return Illegal(rule, "gunrunners-not-face-up", region=region + 1, position=position + 1)
