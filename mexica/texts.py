"""Texts in the player's language: `_`, `ngettext` and `pgettext` look the catalogue up when they are called.

Values go in by name after the look-up: `_("Round {round}").format(round=3)`, so that a translation may
order them as its language needs; `told` does so for the sentences of the rules. Without a catalogue the texts
are English.
"""

import gettext

from mexica.rulebook.sentence import Sentence

_catalogue: list[gettext.NullTranslations] = [gettext.NullTranslations()]


def use(catalogue: gettext.NullTranslations) -> None:
    """Take every later text from this catalogue."""
    _catalogue[0] = catalogue


def _(message: str) -> str:
    """Return the message in the language in use."""
    return _catalogue[0].gettext(message)


def N_(message: str) -> str:  # noqa: N802  # gettext's own name for it
    """Return the message as it is, in English: it is listed for translators and translated later."""
    return message


def ngettext(one: str, many: str, number: int) -> str:
    """Return the form of the message that fits this number in the language in use."""
    return _catalogue[0].ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """Return the message in the language in use, where its English means more than one thing.

    The context is for translators; nobody else sees it.
    """
    return _catalogue[0].pgettext(context, message)


def told(sentence: Sentence) -> str:
    """Return a sentence, such as the rules have for a refusal, in the language in use."""
    if sentence.plural:
        template = ngettext(sentence.template, sentence.plural, sentence.number)
    else:
        template = _(sentence.template)
    values = {name: _value(value) for name, value in sentence.values.items()}
    return template.format(**values) if values else template


def _value(value: object) -> object:
    return told(value) if isinstance(value, Sentence) else value
