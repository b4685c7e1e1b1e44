"""The kinds of frames of Gunrunners: what is in progress, in the order in which a turn meets it.

STARTER (op, -1, 0)                          chance draws the starting player (G-1.3)
SETUP   (op, seat, placed)                   a seat places its first trainee
DEAL    (op, seat, drawn)                    chance deals the hands
DELIVER (op, seat, step)                     phase 1; step 0 looks at the warehouse, step 1 rolls
DEPLOY  (op, seat, 0)                        phase 2: option A or B
FLIP    (op, seat, 0)                        which trainee (Brazilian: the hand card is chosen)
HIDE    (op, seat, 0)                        where the chosen card goes undercover
FILL    (op, seat, 0, region)                which hand card takes the empty place
DRAW    (op, seat, step, special, owner)     one card (step 1: no more), then a special operation, where due
OPERATE (op, owner, step, special, a, b)     phase 3, the power of a special agent
BUST    (op, seat, done)                     phase 4, until no row has four face-up cards
"""

from __future__ import annotations

from typing import Final

STARTER: Final = 1
SETUP: Final = 2
DEAL: Final = 3
DELIVER: Final = 4
DEPLOY: Final = 5
FLIP: Final = 6
HIDE: Final = 7
FILL: Final = 8
DRAW: Final = 9
OPERATE: Final = 10
BUST: Final = 11

NAMES: Final = (
    "window",
    "starter",
    "setup",
    "deal",
    "deliver",
    "deploy",
    "flip",
    "hide",
    "fill",
    "draw",
    "operate",
    "bust",
)
"""Names of frames in positions, by op."""
