"""Texts in the player's language: `_`, `ngettext` and `pgettext` look the catalogue up when they are called.

Values go in by name after the look-up: `_("Round {round}").format(round=3)`, so that a translation may
order them as its language needs. Without a catalogue the texts are English.
"""

import gettext

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
