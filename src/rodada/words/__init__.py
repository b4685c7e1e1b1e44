"""Every text a person reads: Fluent messages in English and Brazilian Portuguese, shared with the browser.

    >>> from rodada.words import speaker
    >>> speaker("en").say("game-gunrunners")
    'Gunrunners'

The bottom room of the house: it imports no other. A message is said by its key; `words/<language>/<topic>.ftl`
hold the messages, with the same keys and variables in both languages.
"""

from rodada.words.languages import LANGUAGES, language_of, system_language
from rodada.words.refusals import refusal
from rodada.words.speaker import Speaker, Unsaid, speaker

__all__ = ["LANGUAGES", "Speaker", "Unsaid", "language_of", "refusal", "speaker", "system_language"]
