"""Why an action is not possible: the rule that forbids it, for messages and for "why not?"."""

from __future__ import annotations

from rodada.engine.actions import PASS, argument_of, verb_of
from rodada.engine.errors import Illegal
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import DEAD, NOBODY, Board
from rodada.games.star_munchkin.equipment import why_not_use
from rodada.games.star_munchkin.passives import forbids
from rodada.games.star_munchkin.verbs import (
    ACCEPT,
    ASK,
    COUNTER,
    EQUIP,
    FIGHT,
    GIVE,
    LOOT,
    OPEN,
    PLAY,
    REFUSE,
    RUN_FROM,
    SACRIFICE,
    SELL,
    TAKE,
    TRADE,
    TROUBLE,
    UNEQUIP,
    USE,
)

_RULE_OF = {
    PLAY: "M-1.14",
    USE: "M-1.14",
    EQUIP: "M-1.6",
    UNEQUIP: "M-1.6",
    SELL: "M-1.9",
    OPEN: "M-3.1",
    TROUBLE: "M-3.2",
    LOOT: "M-3.2",
    FIGHT: "M-5.11",
    ASK: "M-5.9",
    TRADE: "M-1.5",
    RUN_FROM: "M-7.1",
    SACRIFICE: "M-7.4",
    TAKE: "M-8.2",
    GIVE: "M-3.3",
    ACCEPT: "M-5.9",
    REFUSE: "M-5.9",
    COUNTER: "M-5.9",
}
_PLAY_RULE = {
    "class": ("M-1.8", "star-munchkin-not-role"),
    "race": ("M-1.8", "star-munchkin-not-role"),
    "item": ("M-1.10", "star-munchkin-not-item-now"),
    "enhancer": ("M-1.12", "star-munchkin-not-enhancer"),
    "oneshot": ("M-1.11", "star-munchkin-not-oneshot-now"),
    "monster": ("M-1.13", "star-munchkin-not-monster"),
    "sidekick": ("M-9.1", "star-munchkin-not-sidekick"),
    "level": ("M-1.2", "star-munchkin-not-level"),
    "trap": ("M-1.4", "star-munchkin-not-trap"),
    "special": ("M-4.4", "star-munchkin-not-special"),
}


def why_not(board: Board, seat: int, act: int) -> Illegal:
    """The reason against an action that is not among the legal ones."""
    verb, argument = verb_of(act), argument_of(act)
    if board.over:
        return Illegal("M-2.6", "star-munchkin-over")
    if board.to_act == CHANCE:
        return Illegal("M-1.14", "star-munchkin-dice-first")
    if not 0 <= seat < board.seats:
        return Illegal("M-2.1", "star-munchkin-no-seat", seat=seat + 1)
    if board.alive[seat] == DEAD and act != PASS:
        return Illegal("M-8.3", "star-munchkin-dead")
    if seat != board.to_act and verb not in (PLAY, USE, EQUIP, UNEQUIP, TRADE):
        return Illegal(_RULE_OF.get(verb, "M-1.14"), "star-munchkin-not-your-move", seat=board.to_act + 1)
    if verb == PLAY:
        return _why_not_play(board, seat, argument)
    if verb in (EQUIP, UNEQUIP):
        return _why_not_equip(board, seat, verb, argument)
    if verb in (SELL, TRADE, ASK):
        return _why_not_deal(board, seat, verb)
    return _why_not_now(board, verb)


def _why_not_play(board: Board, seat: int, card: int) -> Illegal:
    if card not in board.hand[seat] and card not in board.table[seat]:
        return Illegal("M-1.14", "star-munchkin-not-in-hand")
    kind = board.row(card).kind
    if kind == "oneshot" and forbids(board, seat, "play_oneshots"):
        return Illegal("M-1.11", "star-munchkin-no-oneshots")
    rule, key = _PLAY_RULE[kind]
    return Illegal(rule, key)


def _why_not_equip(board: Board, seat: int, verb: int, card: int) -> Illegal:
    if card not in board.table[seat] or board.row(card).kind != "item":
        return Illegal("M-6.2", "star-munchkin-not-in-play")
    if board.in_combat(seat):
        return Illegal("M-5.3", "star-munchkin-in-combat")
    reason = why_not_use(board, seat, card) if verb == EQUIP else None
    if reason is not None:
        return Illegal(reason[0], reason[1])
    return Illegal("M-1.6", "star-munchkin-enough-changes")


def _why_not_deal(board: Board, seat: int, verb: int) -> Illegal:
    if verb == SELL:
        if seat != board.active:
            return Illegal("M-1.9", "star-munchkin-not-own-turn")
        return Illegal("M-6.9", "star-munchkin-not-enough-gold")
    if board.offers_made[seat] >= board.options.offers:
        return Illegal("M-5.9", "star-munchkin-enough-offers", most=board.options.offers)
    if verb == ASK:
        return Illegal("M-5.9", "star-munchkin-no-help")
    return Illegal("M-1.5", "star-munchkin-no-trade")


def _why_not_now(board: Board, verb: int) -> Illegal:
    rule = _RULE_OF.get(verb, "M-1.14")
    if verb in (TROUBLE, LOOT) and board.fought:
        return Illegal("M-3.2", "star-munchkin-fought")
    if verb == FIGHT and board.fighter == NOBODY:
        return Illegal(rule, "star-munchkin-not-in-combat")
    return Illegal(rule, "star-munchkin-not-now", asked=frames.NAMES[board.stack[-1][0]])
