"""The languages that the program speaks: which there are, what they are called, which one is in use."""

import gettext
import os
import struct
from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from mexica import texts
from mexica.resources import damage, note_damage, resource
from mexica.texts import N_

ENGLISH: Final = "en"
SYSTEM: Final = ""  # as a setting: the language of the system
_DOMAIN: Final = "mexica"
_PLAIN: Final = ("C", "POSIX")  # what a system without a language is set to
# Translators: the name of your own language, as a player looks for it in the list of languages
_OWN_NAME: Final = N_("English")
_VARIABLES: Final = (
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
)  # the first that is set counts, as in gettext


def codes() -> tuple[str, ...]:
    """Return the codes of all languages, such as "fr", English first."""
    found = resource("locale").glob(f"*/LC_MESSAGES/{_DOMAIN}.mo")
    return (ENGLISH, *sorted(file.parent.parent.name for file in found))


def own_name(code: str) -> str:
    """Return what a language calls itself, as "Français"."""
    return _catalogue(code).gettext(_OWN_NAME)


def use(setting: str) -> None:
    """Have every later text in the language of this setting: a code, or SYSTEM."""
    texts.use(_catalogue(chosen(setting)))


def chosen(setting: str) -> str:
    """Return the code of the language for this setting; the system's if there is none with its code."""
    wanted = _of_system() if setting == SYSTEM else (setting, *_of_system())
    return _first_known(wanted)


def _first_known(wanted: Iterable[str]) -> str:
    """The first of these languages that the program speaks, English if it speaks none."""
    known = codes()
    for name in wanted:
        whole = name.partition(".")[0].partition("@")[0].replace("-", "_")
        if whole in _PLAIN:
            break
        for code in (whole, whole.partition("_")[0]):
            if code in known:
                return code
    return ENGLISH


def _of_system() -> Iterator[str]:
    """The languages that the player has chosen for all programs, the best first."""
    for variable in _VARIABLES:
        if value := os.environ.get(variable):
            yield from value.split(":")
            return
    for locale in pygame.system.get_pref_locales():
        yield "_".join(filter(None, (locale["language"], locale.get("country"))))


def _catalogue(code: str) -> gettext.NullTranslations:
    if code == ENGLISH:
        return gettext.NullTranslations()
    file = resource("locale", code, "LC_MESSAGES", f"{_DOMAIN}.mo")
    try:
        with file.open("rb") as opened:
            return gettext.GNUTranslations(opened)
    except (OSError, ValueError, LookupError, struct.error) as error:
        note_damage(damage(file, error))
        return gettext.NullTranslations()
