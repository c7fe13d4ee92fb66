"""Cóatl's lessons: their positions and goals from `resources/coatl/lessons.json`, with their texts."""

from collections.abc import Mapping
from typing import Any, Final

from attrs import Factory, frozen

from mexica.games.coatl import rules
from mexica.games.coatl.lesson_texts import lesson_texts
from mexica.games.coatl.rules import Setup, State
from mexica.games.coatl.rules.material import SPACES
from mexica.games.coatl.table.match.match_record import COLOURS, Record
from mexica.play.lesson_files import LessonWays, StepData, begun, merged, told_lessons
from mexica.play.lessons import Lesson
from mexica.texts import _

_SUPPLY: Final = ("hR", "hG", "tU", "tK", "Y K", "R G", "U U", "K R", "G Y", "R K")
_USUAL: Final[Mapping[str, Any]] = {
    "phase": "turns",
    "round": 6,
    "to_move": 0,
    "supply": dict(zip(SPACES, map(str.split, _SUPPLY), strict=True)),
    "display": ["P0", "P18", "P36", "P45", "P11", "P30"],
    "deck": 30,
    "discards": 0,
    "common": ["T5", "T9"],
    "piles": [6, 5],
    "seats": [
        {"board": [], "hand": [], "temples": [], "tokens": [], "serpents": []},
        {
            "board": ["R", "K", "U", "hG"],
            "hand": ["P24", "P23"],
            "temples": ["T14"],
            "tokens": [],
            "serpents": [{"pieces": ["K", "R"], "prophecies": [], "temple": None}],
        },
    ],
}


@frozen
class LessonData:
    """A lesson in the file: how its position differs from the usual one.

    Without a position it begins as a game with this seed does. `tokens` tells whether there are sacrifice
    tokens in the game.
    """

    key: str
    steps: tuple[StepData, ...]
    position: Mapping[str, Any] = Factory(dict)
    seed: int = 1
    tokens: bool = False


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons in their order, in the player's language."""
    return told_lessons(LessonWays(rules, LessonData, begin), lesson_texts())


def begin(data: LessonData) -> Record:
    """Return the record of a lesson's first position; PositionError if it is none."""
    first = data.position.get("first", 0)
    setup = rules.new_setup(len(_USUAL["seats"]), data.seed, first=first, tokens=data.tokens)
    position = rules.position(merged(_USUAL, data.position)) if data.position else rules.start(setup)
    return record_from(setup, position)


def record_from(setup: Setup, first: State) -> Record:
    """Return the record of a game that begins in this position; the learner is Blue, at seat 0."""
    names = _("Blue"), _("Red"), _("Green"), _("Yellow")
    return begun(setup, first, names[: setup.seats], COLOURS[: setup.seats])
