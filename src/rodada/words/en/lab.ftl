# Bots, many games at once, and measurements.

## Players

no-such-player = there is no player “{ $given }”; there are: { $players }.
player-cannot-judge = “{ $player }” cannot play { $game }, which does not say what its actions are worth.
