"""The languages Rodada speaks, and which of them this system's person reads."""

from __future__ import annotations

import os
import sys
from typing import Final

LANGUAGES: Final = ("en", "pt-BR")


def language_of(tag: str) -> str | None:
    """The language of ours that a tag like `pt_BR.UTF-8`, `pt-br` or `en_GB` asks for; None if it asks for another."""
    primary = tag.replace("_", "-").split(".")[0].split("@")[0].split("-")[0].lower()
    return {"en": "en", "pt": "pt-BR"}.get(primary)


def system_language() -> str:
    """What the environment asks for, in gettext's order; English where it asks for neither of ours."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    if locale.split(".")[0] in ("C", "POSIX"):
        return "en"
    wishes = [*os.environ.get("LANGUAGE", "").split(":"), locale or _display_language()]
    return next((language for wish in wishes if (language := language_of(wish))), "en")


def _display_language() -> str:
    """What the system shows its own texts in, where no variable says it: the rule on Windows."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""
