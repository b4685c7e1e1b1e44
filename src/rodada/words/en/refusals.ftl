# Why something was refused: said by `refusal`, which puts the rule or the field before it.

## Finding a game

no-such-game = there is no game “{ $given }”; there are: { $games }.
game-not-playable-yet = { $game } cannot be played in this version yet.
