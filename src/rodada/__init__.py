"""Rodada: two tabletop games with every rule enforced, to play, to simulate, to study and to teach to machines."""

__version__ = "0.1.0"
