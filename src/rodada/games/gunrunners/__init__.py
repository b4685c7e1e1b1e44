"""Gunrunners: its rules and nothing else. No clock, no input or output, no text.

`contract` is the way in; `board` is what lies on the table; `frames` names what can be in progress; `setup`,
`delivery`, `deploy`, `operations`, `bust` and `ending` are the sections of the rule book in order.
"""

from rodada.games.gunrunners.contract import game

__all__ = ["game"]
