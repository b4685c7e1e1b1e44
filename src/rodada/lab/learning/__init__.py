"""A network learns a game from self-play.

`lessons` are decisions as numbers, `teaching` plays the games that they come from, `fitting` alone needs torch, and
`course` is a whole training in a folder, which goes on where it stopped.
"""

from rodada.lab.learning.course import Course, Plan

__all__ = ["Course", "Plan"]
