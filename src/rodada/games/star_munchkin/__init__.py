"""Star Munchkin: its rules and nothing else. No clock, no input or output, no text.

`contract` is the way in; `board` is what lies on the table; `frames` names what can be in progress; `moments` and
`playable` say what may be played when; `turn`, `combat`, `offers`, `reward`, `flight`, `death`, `traps`, `charity` and
`sale` are the sections of the rule book; `effects` carries out what cards do; `cards` holds the sets as data.
"""

from rodada.games.star_munchkin.contract import game

__all__ = ["game"]
