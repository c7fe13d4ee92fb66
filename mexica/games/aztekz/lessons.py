"""Aztekz's lessons: their positions and goals from `resources/aztekz/lessons.json`, with their texts."""

from collections.abc import Mapping
from typing import Any, Final

from attrs import frozen

from mexica.games.aztekz import rules
from mexica.games.aztekz.lesson_texts import lesson_texts
from mexica.games.aztekz.rules import Setup, State
from mexica.games.aztekz.table.match.match_record import Record
from mexica.play.lesson_files import LessonWays, StepData, begun, merged, told_lessons
from mexica.play.lessons import Lesson
from mexica.texts import _

_USUAL_CARDS: Final = {
    "-1,-1": "es",
    "0,-1": "esw",
    "1,-1": "sw",
    "-1,0": "nes",
    "0,0": "nesw",
    "1,0": "nsw",
    "0,1": "new",
}
_USUAL: Final[Mapping[str, Any]] = {
    "phase": "turns",
    "round": 6,
    "to_move": 0,
    "drawn": {"shape": "cross", "soul": "moon"},
    "souls": {},
    "seats": [{"piles": []}, {"piles": []}],
}


@frozen
class LessonData:
    """A lesson in the file: its position, but for what is usual, and its steps.

    `cards` are all cards of the pyramid if they are not the usual seven.
    """

    key: str
    steps: tuple[StepData, ...]
    position: Mapping[str, Any]
    cards: Mapping[str, str] = _USUAL_CARDS


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons in their order, in the player's language."""
    return told_lessons(LessonWays(rules, LessonData, begin), lesson_texts())


def begin(data: LessonData) -> Record:
    """Return the record of a lesson's first position; PositionError if it is none."""
    position = rules.position(merged({**_USUAL, "cards": data.cards}, data.position))
    return record_from(rules.new_setup(len(_USUAL["seats"]), seed=1), position)


def record_from(setup: Setup, first: State) -> Record:
    """Return the record of a game that begins in this position; the learner is Red, at seat 0."""
    names, colours = (_("Red"), _("Black"), _("Sand"), _("Grey")), ("red", "black", "sand", "grey")
    return begun(setup, first, names[: setup.seats], colours[: setup.seats])
