"""The kinds of frames of Star Munchkin. Frames hold nothing that some seat may not know.

WINDOW    (op, last actor, 0, kind, id, revision, responder, passes, responders)     see engine/windows.py
ORDER     (op, -1, 0)                          chance draws the starting player (M-2.5)
SETUP     (op, seat, step, done)               sex and first cards, seat by seat (M-2.3, M-2.4)
DEAL      (op, seat, drawn, deck, wanted, where)  chance deals cards to a seat, or open onto the stage
TURN      (op, seat, step)                     the active player's turn (M-3)
DOOR      (op, seat, step, card)               a door card lies open (M-3.1)
COMBAT    (op, fighter, step, acts)            a combat (M-5): its card at first, then `acts` when it was announced
REWARD    (op, fighter, step, treasures, helper)  what a kill brings (M-5.11)
SHARE     (op, fighter, helper, mine, hers, order, picks)  face-up treasures are picked in the order agreed
FLIGHT    (op, runner, step, monster, left...) one runner flees (M-7) from the monsters that are left
BAD_STUFF (op, victim, step, monster)          a monster's bad stuff hits (M-7.2)
DEATH     (op, victim, step)                   somebody is about to die, then dies (M-8.1)
LOOTING   (op, victim, picker, left)           the body is looted by the seats of a mask (M-8.2)
TRAP      (op, victim, step, card, player)     a trap bites (M-10)
CHARITY   (op, seat, card, given...)           the hand limit; how many each seat got (M-3.3)
DRAFT     (op, seat, step, kind, to)           an offer is put together (M-5.9, M-1.5)
OFFER     (op, to, step, offer)                an offer is answered
PLAY      (op, seat, step, card, target)       a card is announced: target, cost, effect
ABILITY   (op, seat, step, card, index, target)
PAY       (op, seat, left, card, part, index)  the cost of a card, its ability or its "instead" is being paid
OPS       (op, you, index, list, source, target, player, turn, a, b, c, die, them)   a list of operations
CHOOSE    (op, seat, 0, what, a, b)            a choice whose answer goes to `picked`
LOT       (op, seat, 0, what, a)               a choice of chance whose answer goes to `picked`
ROLL      (op, seat, step, why, face)          a die is rolled, then the window "roll"; the face goes to `rolled`
TRIGGERS  (op, seat, step, on, card, ...)      triggers of one moment, one after another; pairs (card, index) once known
INSTEAD   (op, seat, step, of, card, next)     what may happen instead of the frame below, one offer after another
FIX       (op, seat, 0)                        more in use than allowed: the owner unequips (M-4.5, M-6.6)
WIN       (op, seat, step)                     a level is about to be gained that wins
RECEIVED  (op, seat, 0)                        cards just received may be played at once (M-1.7)
SALE      (op, seat, 0)                        items are being put together for a sale (M-6.9)
"""

from __future__ import annotations

from typing import Final

WINDOW: Final = 0
ORDER: Final = 1
SETUP: Final = 2
DEAL: Final = 3
TURN: Final = 4
DOOR: Final = 5
COMBAT: Final = 6
REWARD: Final = 7
SHARE: Final = 8
FLIGHT: Final = 9
BAD_STUFF: Final = 10
DEATH: Final = 11
LOOTING: Final = 12
TRAP: Final = 13
CHARITY: Final = 14
DRAFT: Final = 15
OFFER: Final = 16
PLAY: Final = 17
ABILITY: Final = 18
PAY: Final = 19
OPS: Final = 20
CHOOSE: Final = 21
ROLL: Final = 22
TRIGGERS: Final = 23
FIX: Final = 24
WIN: Final = 25
LOT: Final = 26
INSTEAD: Final = 27
RECEIVED: Final = 28
SALE: Final = 29

NAMES: Final = (
    "window",
    "order",
    "setup",
    "deal",
    "turn",
    "door",
    "combat",
    "reward",
    "share",
    "flight",
    "bad_stuff",
    "death",
    "looting",
    "trap",
    "charity",
    "draft",
    "offer",
    "play",
    "ability",
    "pay",
    "ops",
    "choose",
    "roll",
    "triggers",
    "fix",
    "win",
    "lot",
    "instead",
    "received",
    "sale",
)

# Kinds of response windows: what is being answered.
SHOWN: Final = 1
"""A door card was shown."""
OPENED: Final = 2
"""A combat has begun."""
DECIDED: Final = 3
""" "I win" or "I run" is about to take effect."""
ROLLED: Final = 4
"""A die was rolled and has not yet taken effect."""
SPRUNG: Final = 5
"""A trap is about to bite."""
HURT: Final = 6
"""Bad stuff is about to hit."""
DYING: Final = 7
"""Somebody is about to die."""
WINNING: Final = 8
"""A level is about to be gained that wins."""
AGREED: Final = 9
"""Help or a trade was agreed."""
PLAYED: Final = 10
"""The fighter played a card or an ability."""

WINDOW_NAMES: Final = (
    "",
    "shown",
    "opened",
    "decided",
    "rolled",
    "sprung",
    "hurt",
    "dying",
    "winning",
    "agreed",
    "played",
)
