"""Lessons in a file: their positions and goals, to which the game adds texts and the first positions."""

import json
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cache, partial
from typing import Any, Final, Generic, Protocol, TypeVar

from attrs import frozen

from mexica.play.game_rules import Rules, SetupT, StateT
from mexica.play.lesson_goals import Condition
from mexica.play.lessons import LEARNER, Lesson, Step
from mexica.play.record import PERSON, PlayerInfo, Record, Replay
from mexica.play.strict_decoding import read
from mexica.resources import damage, note_damage, resource

RIVAL: Final = "greedy"
"""The level of the other players in lessons and puzzles."""


@frozen
class LessonText:
    """The title of a lesson, its subject in a few words, and for each step the text and the praise."""

    title: str
    line: str
    steps: tuple[tuple[str, str], ...]


@frozen
class StepData:
    """A step in the file: its goal, and the actions that reach it."""

    goal: tuple[Condition, ...]
    hint: tuple[str, ...]


class LessonData(Protocol):
    """A lesson in the file; what else it holds is for the game, which makes the first position of it."""

    @property
    def key(self) -> str:
        """Its name in the player's file."""
        ...

    @property
    def steps(self) -> tuple[StepData, ...]:
        """Its steps."""
        ...


DataT = TypeVar("DataT", bound=LessonData)


@frozen
class LessonWays(Generic[DataT]):
    """What a game does with its lessons.

    `kind` is what it keeps of a lesson in the file; `begin` returns the record of the first position.
    """

    rules: Rules[Any, Any, Any]
    kind: type[DataT]
    begin: Callable[[DataT], Record[Any, Any, Any]]


@frozen
class _File(Generic[DataT]):
    lessons: tuple[DataT, ...]


def told_lessons(ways: LessonWays[DataT], texts: Mapping[str, LessonText]) -> tuple[Lesson, ...]:
    """Return the lessons in the game's file, in their order and with these texts by their keys.

    None if the file is missing or broken, which is noted.
    """
    return tuple(_lesson(data, texts[data.key], ways) for data in lesson_data(ways.rules.KEY, ways.kind))


@cache
def lesson_data(key: str, kind: type[Any]) -> tuple[Any, ...]:
    """Return the lessons in `resources/KEY/lessons.json`; none if it is missing or broken, which is noted."""
    path = resource(key, "lessons.json")
    try:
        return read(json.loads(path.read_text(encoding="utf-8")), _File[kind]).lessons  # type: ignore[valid-type]
    except (OSError, ValueError, RecursionError) as error:
        note_damage(damage(path, error))
        return ()


def _lesson(data: DataT, text: LessonText, ways: LessonWays[DataT]) -> Lesson:
    steps = tuple(
        Step(said, one.goal, one.hint, praise)
        for one, (said, praise) in zip(data.steps, text.steps, strict=True)
    )
    return Lesson(data.key, text.title, text.line, steps, ways.rules, partial(ways.begin, data))


def begun(
    setup: SetupT, first: StateT, names: Sequence[str], colours: Sequence[str]
) -> Record[SetupT, StateT, Any]:
    """Return the record of a game that begins in this position, with these names and colours by seat."""
    players = tuple(
        PlayerInfo(name, colour, PERSON if seat == LEARNER else RIVAL)
        for seat, (name, colour) in enumerate(zip(names, colours, strict=True))
    )
    return Record(setup, players, (), Replay(setup, first))


def merged(base: Any, changes: Any) -> Any:
    """Return a description with changes in it: groups are merged, and so are the `seats` one by one."""
    if not (isinstance(base, Mapping) and isinstance(changes, Mapping)):
        return changes
    result = dict(deepcopy(base))
    for name, value in changes.items():
        if name == "seats":
            result[name] = [merged(*pair) for pair in zip(base[name], value, strict=True)]
        else:
            result[name] = merged(base.get(name), value)
    return result
