"""Mexica's lessons: their positions and goals from `resources/mexica/lessons.json`, with their texts."""

import json
from collections.abc import Mapping
from copy import deepcopy
from functools import cache, partial
from typing import Any, Final

from attrs import Factory, frozen

from mexica.games.mexica import rules
from mexica.games.mexica.lesson_texts import LessonText, lesson_texts
from mexica.games.mexica.rules import Setup, State
from mexica.games.mexica.rules.material import ALL_TOKENS
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.lessons import Condition, Lesson, Step
from mexica.play.record import PERSON, PlayerInfo, Replay
from mexica.play.strict_decoding import read
from mexica.resources import damage, note_damage, resource
from mexica.texts import _

RIVAL: Final = "greedy"  # the level of the other players
_DISPLAY: Final = (3, 4, 6, 7, 9, 10, 11, 13)


@frozen
class StepData:
    """A step in the file: its goal, and the actions that reach it."""

    goal: tuple[Condition, ...]
    hint: tuple[str, ...]


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


@frozen
class _File:
    lessons: tuple[LessonData, ...]


@cache
def lesson_data() -> tuple[LessonData, ...]:
    """Return the lessons in the file; none if it is missing or broken, which is noted."""
    path = resource("mexica", "lessons.json")
    try:
        return read(json.loads(path.read_text(encoding="utf-8")), _File).lessons
    except (OSError, ValueError, RecursionError) as error:
        note_damage(damage(path, error))
        return ()


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons in their order, in the player's language."""
    texts = lesson_texts()
    return tuple(_lesson(data, texts[data.key]) for data in lesson_data())


def _lesson(data: LessonData, text: LessonText) -> Lesson:
    steps = tuple(
        Step(said, one.goal, one.hint, praise)
        for one, (said, praise) in zip(data.steps, text.steps, strict=True)
    )
    return Lesson(data.key, text.title, text.line, steps, rules, partial(begin, data))


def begin(data: LessonData) -> Record:
    """Return the record of a lesson's first position."""
    later = list(ALL_TOKENS)
    for size in data.display:
        later.remove(size)
    setup = Setup(data.seats, data.first, data.display, tuple(later), data.neutral)
    return record_from(setup, first_state(setup, data))


def record_from(setup: Setup, first: State) -> Record:
    """Return the record of a game that begins in this position; the learner is Red, at seat 0."""
    names = (_("Red"), _("Black"), _("Sand"), _("Grey"))
    colours = ("red", "black", "sand", "grey")
    players = tuple(
        PlayerInfo(names[seat], colours[seat], RIVAL if seat else PERSON) for seat in range(setup.seats)
    )
    return Record(setup, players, (), Replay(setup, first))


def first_state(setup: Setup, data: LessonData) -> State:
    """Return a lesson's first position; PositionError if it is none."""
    turn = {"phase": "turns", "round": 2, "action_points": 6}
    return rules.position(_merged({**rules.describe(rules.start(setup)), **turn}, data.position))


def _merged(base: Any, changes: Any) -> Any:
    """Return the base with the changes in it: groups are merged, and so are the seats one by one."""
    if isinstance(base, Mapping) and isinstance(changes, Mapping):
        merged = dict(deepcopy(base))
        for name, value in changes.items():
            merged[name] = _merged(base.get(name), value)
        return merged
    if _is_seats(base) and _is_seats(changes):
        return [_merged(*pair) for pair in zip(base, changes, strict=True)]
    return changes


def _is_seats(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)
