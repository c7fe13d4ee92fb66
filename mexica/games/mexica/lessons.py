"""Mexica's lessons: their positions and goals from `resources/mexica/lessons.json`, with their texts."""

from collections.abc import Mapping
from typing import Any, Final

from attrs import Factory, frozen

from mexica.games.mexica import rules
from mexica.games.mexica.lesson_texts import lesson_texts
from mexica.games.mexica.rules import Setup, State
from mexica.games.mexica.rules.material import ALL_TOKENS
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.lesson_files import LessonWays, StepData, begun, merged, told_lessons
from mexica.play.lessons import Lesson
from mexica.texts import _

_DISPLAY: Final = (3, 4, 6, 7, 9, 10, 11, 13)


@frozen
class LessonData:
    """A lesson in the file: the setup, and how its position differs from an empty island in round 2."""

    key: str
    position: Mapping[str, Any]
    steps: tuple[StepData, ...]
    seats: int = 2
    first: int = 0
    display: tuple[int, ...] = _DISPLAY
    neutral: Mapping[str, int] = Factory(dict)


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons in their order, in the player's language."""
    return told_lessons(LessonWays(rules, LessonData, begin), lesson_texts())


def begin(data: LessonData) -> Record:
    """Return the record of a lesson's first position."""
    later = list(ALL_TOKENS)
    for size in data.display:
        later.remove(size)
    setup = Setup(data.seats, data.first, data.display, tuple(later), data.neutral)
    return record_from(setup, first_state(setup, data))


def record_from(setup: Setup, first: State) -> Record:
    """Return the record of a game that begins in this position; the learner is Red, at seat 0."""
    names, colours = (_("Red"), _("Black"), _("Sand"), _("Grey")), ("red", "black", "sand", "grey")
    return begun(setup, first, names[: setup.seats], colours[: setup.seats])


def first_state(setup: Setup, data: LessonData) -> State:
    """Return a lesson's first position; PositionError if it is none."""
    turn = {"phase": "turns", "round": 2, "action_points": 6}
    return rules.position(merged({**rules.describe(rules.start(setup)), **turn}, data.position))
