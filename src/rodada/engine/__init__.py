"""What the games share: frames, decisions, chance, views, events, notation and records.

A game is a `State` of plain data and a table of frame kinds. The engine runs the topmost frame until a seat or chance
has to decide. It knows no game, holds no text and does no input or output.
"""
