"""A speaker says messages in one language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, Literal

from rodada.words import catalog
from rodada.words.languages import LANGUAGES

if TYPE_CHECKING:  # Fluent and Babel take a tenth of a second to import: a person waits for it only when text is due
    from fluent.runtime import FluentBundle


LONGEST: Final = 1000
"""Characters of one argument; Fluent says none of more than 2,500."""
GREATEST: Final = 10**15
"""Numbers take a language's form below this; Babel has no form for those of more than 28 digits."""


class Unsaid(LookupError):
    """A message that does not exist, or lacks an argument: a fault of the program, never of the person using it."""


class Speaker:
    """Says the messages of one language; parses each the first time it is said."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise Unsaid(f"no words in language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang: Final = lang
        self._loaded: Final[set[str]] = set()

    def say(self, key: str, **args: str | int | float) -> str:
        """The text of message `key`, or of its attribute `key.attribute`; numbers take the language's form."""
        name, _, attribute = key.partition(".")
        if name not in self._sources:
            raise Unsaid(f"no message {name!r} in words/{self.lang}/*.ftl")
        self._load(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Unsaid(f"message {name!r} has no {attribute or 'text of its own'} in words/{self.lang}/*.ftl")
        sayable = {name: _sayable(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, sayable)
        if errors:
            raise Unsaid(f"message {key!r} in {self.lang} cannot be said with {args}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._sources

    def keys(self, topic: str) -> list[str]:
        """The messages of the file `<topic>.ftl`, in the order in which they are written."""
        return [key for key in catalog.topic(self.lang, topic) if not key.startswith("-")]

    def either(self, items: Iterable[str]) -> str:
        """`a, b or c`."""
        return self._list(items, "or")

    def together(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        return self._list(items, "standard")

    def _list(self, items: Iterable[str], style: Literal["or", "standard"]) -> str:
        from babel.lists import format_list

        return format_list(list(items), style=style, locale=self.lang.replace("-", "_"))

    @cached_property
    def _sources(self) -> dict[str, str]:
        return catalog.read(self.lang)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # Isolating marks are invisible in a terminal but counted by it, and neither language is written right to left.
        return FluentBundle([self.lang], use_isolating=False)

    def _load(self, name: str) -> None:
        """Give the bundle an entry and all it refers to."""
        if name in self._loaded:
            return
        self._loaded.add(name)
        source = self._sources.get(name)
        if source is None:
            return  # a reference to nothing: saying it reports that
        from fluent.runtime import FluentResource

        from rodada.words.references import references

        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        for reference in references(resource):
            self._load(reference)


def _sayable(value: str | int | float) -> str | int | float:
    """What somebody gave may be of any length, and is most often said because it is refused."""
    if isinstance(value, int) and abs(value) >= GREATEST:
        value = str(value)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[: LONGEST // 2]}…{value[1 - LONGEST // 2 :]}"
    return value


@cache
def speaker(lang: str) -> Speaker:
    """The one speaker of a language."""
    return Speaker(lang)
