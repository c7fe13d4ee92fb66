"""The names of heroes, souls and cards inside sentences."""

from collections.abc import Iterable

from mexica.games.aztekz.rules.material import CHIEF, Shape, Soul
from mexica.games.aztekz.rules.state import HeroName
from mexica.texts import _, listed, ngettext, npgettext, pgettext


def hero_name(hero: HeroName) -> str:
    """Return what a hero is called: "chief", "helper 1"."""
    if hero == CHIEF:
        return pgettext("hero", "chief")
    return _("helper {number}").format(number=hero[-1])


def souls_words(soul: Soul, souls: int) -> str:
    """Return so many souls of a kind, as what somebody takes or carries: "2 moons"."""
    return {
        "sun": ngettext("{number} sun", "{number} suns", souls),
        "moon": ngettext("{number} moon", "{number} moons", souls),
        "jaguar": ngettext("{number} jaguar", "{number} jaguars", souls),
        "eagle": ngettext("{number} eagle", "{number} eagles", souls),
        "serpent": ngettext("{number} serpent", "{number} serpents", souls),
        "maize": ngettext("{number} maize", "{number} maize", souls),
    }[soul].format(number=souls)


def all_souls_words(souls: Iterable[tuple[Soul, int]]) -> str:
    """Return souls of several kinds, as what somebody scares away: "2 moons and 1 sun"."""
    return listed([souls_words(soul, many) for soul, many in souls])


def souls_alone(soul: Soul, souls: int) -> str:
    """Return so many souls of a kind, as they are named outside of sentences: "2 moons"."""
    return {
        "sun": npgettext("souls alone", "{number} sun", "{number} suns", souls),
        "moon": npgettext("souls alone", "{number} moon", "{number} moons", souls),
        "jaguar": npgettext("souls alone", "{number} jaguar", "{number} jaguars", souls),
        "eagle": npgettext("souls alone", "{number} eagle", "{number} eagles", souls),
        "serpent": npgettext("souls alone", "{number} serpent", "{number} serpents", souls),
        "maize": npgettext("souls alone", "{number} maize", "{number} maize", souls),
    }[soul].format(number=souls)


def all_souls_alone(souls: Iterable[tuple[Soul, int]]) -> str:
    """Return souls of several kinds, as they are named outside of sentences."""
    return listed([souls_alone(soul, many) for soul, many in souls])


def shape_name(shape: Shape) -> str:
    """Return what a card of this shape is called."""
    return {
        "straight": pgettext("pyramid card", "straight path"),
        "corner": pgettext("pyramid card", "corner"),
        "three": pgettext("pyramid card", "three ways"),
        "cross": pgettext("pyramid card", "cross"),
    }[shape]
