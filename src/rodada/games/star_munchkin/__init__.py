"""Star Munchkin: its rules and nothing else. No clock, no input or output, no text.

`contract` is the way in; `board` is what lies on the table; `frames` names what can be in progress; `moments` and
`playable` say what may be played when; `opening`, `turn`, `door`, `combat`, `offers`, `reward`, `flight`, `death`,
`traps`, `charity`, `sale` and `wearing` are the sections of the rule book; `strength`, `conditions`, `passives` and
`equipment` fold what is in play into sums and permissions; `effects` carries out what cards do; `cards` holds the sets
as data.
"""

from rodada.games.star_munchkin.contract import game

__all__ = ["game"]
