"""What Star Munchkin shows of itself without a language: `game.presenting`, see `rodada.engine.presenting.Presenting`.

`scene` is what lies on the table as data, `drawing` makes it with `characters` and `fighting`; `parts` are the cards.
`things` says how the things of the table are called, `naming` gives cards and players as trees, `outlook` works out
what a card would make of a combat.
"""

from rodada.games.star_munchkin.presenting.presenter import StarMunchkinPresenting

__all__ = ["StarMunchkinPresenting"]
