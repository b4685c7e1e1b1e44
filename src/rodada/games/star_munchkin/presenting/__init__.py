"""What Star Munchkin shows of itself without a language: `game.presenting`, see `rodada.engine.presenting.Presenting`.

`scene` is what lies on the table as data, `drawing` makes it with `characters` and `fighting`; `parts` are the cards.
`asking` says what is asked, with `answers`, their `wording` and the common `deals`; `planning` makes actions of what
was picked; `staking` says what a window means to a seat; `narrating` and `reporting` tell what happened and how it
ended. `things` says how the things of the table are called, `naming` gives cards and players as trees, `subjects` the
card a question is about, `outlook` what a card would make of a combat.
"""

from typing import Final

from rodada.games.star_munchkin.presenting.presenter import StarMunchkinPresenting

__all__ = ["StarMunchkinPresenting", "presenting"]

presenting: Final = StarMunchkinPresenting()
