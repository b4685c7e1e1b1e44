"""Games at this terminal: on a full screen, or line by line for screen readers and pipes.

`seating` says who plays and by what options, `host` holds the game in progress and hands out only views, `saves` keeps
it safe. `face` is what a game shows of itself here; each game has its own in a folder of its name. `plain` prints it,
`screen` and the screens beside it paint it, `replaying` steps through a record with the same face.
"""
