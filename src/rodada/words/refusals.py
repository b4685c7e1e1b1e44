"""Refusals of the engine and the games, as a person reads them.

This room knows nothing of the engine: a refusal is anything with a message `key` and `arguments`, and perhaps the
`rule` that forbids or the `field` that is wrong.
"""

from __future__ import annotations

from rodada.words.speaker import Unsaid, speaker


def refusal(lang: str, error: Exception) -> str:
    """`G-3.3: reason` or `players[0].hand: reason`, in the language asked for."""
    where = getattr(error, "rule", "") or getattr(error, "field", "")
    reason = _reason(lang, error)
    return f"{where}: {reason}" if where else reason


def _reason(lang: str, error: Exception) -> str:
    key, arguments = getattr(error, "key", ""), getattr(error, "arguments", {})
    try:
        return speaker(lang).say(key, **arguments)
    except Unsaid:
        # This is on the way of str(error): a refusal without words must still say what it knows.
        details = ", ".join(f"{name}={value}" for name, value in arguments.items())
        return f"{key} ({details})" if details else key or repr(error)
