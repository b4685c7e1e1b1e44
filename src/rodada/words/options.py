"""What the options of a game are called, and what they are set to, in the words that people choose them by."""

from __future__ import annotations

from typing import Any

from rodada.words.speaker import Speaker


def title_of(speaker: Speaker, name: str) -> str:
    """What an option is called."""
    key = f"setup-{name.replace('_', '-')}"
    return speaker.say(key) if speaker.has(key) else name


def value_of(speaker: Speaker, game: str, name: str, value: Any) -> str:
    """What an option of a game is set to."""
    key = f"{game}-{name.replace('_', '-')}"
    if isinstance(value, bool):
        return speaker.say("setup-on" if value else "setup-off")
    if isinstance(value, dict):  # written out, as a deck of one's own: it has a name
        value = str(value.get("name", ""))
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return speaker.say(key, **{name: value}) if speaker.has(key) else str(value)
