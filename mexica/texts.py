"""Texts in the player's language: `_`, `ngettext` and the like look the catalogue up when they are called.

Values go in by name after the look-up: `_("Round {round}").format(round=3)`, so that a translation may
order them as its language needs; `told` does so for the sentences of the rules. Without a catalogue the texts
are English.
"""

import gettext
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mexica.rulebook.sentence import Sentence, SentenceError

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

T = TypeVar("T")

_caches: list["_lru_cache_wrapper[Any]"] = []
_catalogue: list[gettext.NullTranslations] = [gettext.NullTranslations()]
_NUMBER: Final = re.compile(r"(?<![^\s>(„“«])([+-]?\d(?:[\d.,\u00a0\u202f]*\d)?) (?=[^\W\d_])")
_LAST_NUMBER: Final = re.compile(r"(?<=\S) (?=\d+[.!?)]*(?:$|<br>))|(?<=[^\W\d_]) (?=\d+[:,;.] )")


class LanguageWatch:
    """Tells what keeps texts that another language is spoken now."""

    def __init__(self) -> None:
        self._spoken = _catalogue[0]

    def changed(self) -> bool:
        """Return whether the language has changed since this was last asked."""
        before, self._spoken = self._spoken, _catalogue[0]
        return before is not self._spoken


def use(catalogue: gettext.NullTranslations) -> None:
    """Take every later text from this catalogue."""
    _catalogue[0] = catalogue
    for cache in _caches:
        cache.cache_clear()


def cached_texts(most: int) -> Callable[[Callable[..., T]], "_lru_cache_wrapper[T]"]:
    """Return a decorator that keeps so many results of a function, until another language is spoken."""

    def decorate(function: Callable[..., T]) -> "_lru_cache_wrapper[T]":
        _caches.append(lru_cache(maxsize=most)(function))
        return _caches[-1]

    return decorate


@cached_texts(1)
def _clinging() -> re.Pattern[str] | None:
    """What finds the short words that must not end a line, outside of tags, each with the space after it."""
    # Translators: short words that must not end a line, such as "w z i o" in Polish; "-" if there are none
    words = pgettext("words kept on the line of the next one", "-").split()
    if words == ["-"]:
        return None
    return re.compile(rf"(?<![^\s>(„“«])({'|'.join(words)}) (?=\S)", re.IGNORECASE)


def _(message: str) -> str:
    """Return the message in the language in use."""
    return _catalogue[0].gettext(message)


def N_(message: str) -> str:  # noqa: N802  # gettext's own name for it
    """Return the message as it is, in English: it is listed for translators and translated later."""
    return message


_OF_SYSTEM: Final = (
    N_("Disk quota exceeded"),
    N_("File exists"),
    N_("File name too long"),
    N_("Input/output error"),
    N_("Is a directory"),
    N_("No space left on device"),
    N_("No such file or directory"),
    N_("Not a directory"),
    N_("Operation not permitted"),
    N_("Permission denied"),
    N_("Read-only file system"),
)
"""What Python says in English when the system refuses a file."""


def ngettext(one: str, many: str, number: int) -> str:
    """Return the form of the message that fits this number in the language in use."""
    return _catalogue[0].ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """Return the message in the language in use, where its English means more than one thing.

    The context is for translators; nobody else sees it.
    """
    return _catalogue[0].pgettext(context, message)


def npgettext(context: str, one: str, many: str, number: int) -> str:
    """Return the form for this number, as `ngettext` does, that other languages need in this context."""
    return _catalogue[0].npgettext(context, one, many, number)


def labelled(label: str, words: str) -> str:
    """Return words after the label that says what they are."""
    return pgettext("words after their label", "{label}: {words}").format(label=label, words=words)


def capital(text: str) -> str:
    """Return a text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def clauses(parts: Iterable[str]) -> str:
    """Return the parts of one sentence that could be sentences of their own, joined."""
    # Translators: the sign between "founds the 7, +4" and "keeps the 12"
    return pgettext("between parts of a sentence", "; ").join(parts)


def bound(text: str) -> str:
    """Return the text with no-break spaces where no line may be broken.

    These are after the short words that must not end a line in the language, after a number that a word
    follows, and before one that ends a line of its own, the text or a part of it.
    """
    clinging, text = _clinging(), _LAST_NUMBER.sub("\u00a0", _NUMBER.sub("\\1\u00a0", text))
    return text if clinging is None else clinging.sub("\\1\u00a0", text)


def told(sentence: Sentence) -> str:
    """Return a sentence, such as the rules have for a refusal, in the language in use."""
    if sentence.plural:
        template = ngettext(sentence.template, sentence.plural, sentence.number)
    else:
        template = _(sentence.template)
    values = {name: _value(value) for name, value in sentence.values.items()}
    return template.format(**values) if values else template


def told_error(error: BaseException) -> str:
    """Return what an error says: its sentences, or the system's cause, in the language in use if known."""
    if isinstance(error, SentenceError):
        return " ".join(map(told, error.sentences))
    if isinstance(error, OSError) and error.strerror:
        return _(error.strerror)
    return str(error)


def _value(value: object) -> object:
    return told(value) if isinstance(value, Sentence) else value


def listed(names: Sequence[str]) -> str:
    """Return names one after the other, as in "Red, Black and Sand"; a single one as it is."""
    *most, last = names
    if not most:
        return last
    # Translators: a list of names; all but the last are put together with commas
    return _("{some} and {last}").format(some=", ".join(most), last=last)


def figure(number: float, decimals: int = 0) -> str:
    """Return a number as it is written in the language in use, as in "12,000.5"."""
    # Translators: the sign between thousands, in 12,000
    thousands = pgettext("between thousands", ",")
    # Translators: the sign before decimals, in 0.5
    point = pgettext("before decimals", ".")
    return f"{number:,.{decimals}f}".translate({ord(","): thousands, ord("."): point})
