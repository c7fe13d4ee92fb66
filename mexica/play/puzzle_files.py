"""Puzzles in files: a save or a position, what is to be reached in one turn, and a turn that reaches it."""

import json
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from attrs import field, frozen

from mexica.play.game_rules import Rules
from mexica.play.lesson_goals import Condition
from mexica.play.lessons import Lesson, Step, Target, points_scored
from mexica.play.record import Record, replay
from mexica.play.save_format import SaveFormat
from mexica.play.strict_decoding import read
from mexica.resources import damage, note_damage, shipped_saves
from mexica.texts import _

AnySaves = SaveFormat[Any, Any, Any, Any]


POINTS: Final = "points"
"""The goal that every game has: points scored in the turn."""


@frozen
class Goal:
    """A kind of goal: the count that is to reach a target, and its texts.

    `task` says what is to be done, with the `target` and the puzzle's `line`; `line` is that in a few words,
    with the `target`. `count` and `tally` are those of a `Target`.
    """

    task: str
    line: str
    count: Callable[[Any, Any], int]
    tally: str


def points_goal(rules: Rules[Any, Any, Any], task: str) -> Goal:
    """Return the goal to score points in one turn, with this task in the game's words."""
    line, tally = _("score {target} in one turn"), _("{gained} of {target} points")
    return Goal(task, line, partial(points_scored, rules), tally)


@frozen
class PuzzleData:
    """A puzzle in its file: the target, the goal it is one of, the actions that reach it, and the position.

    That is the last one of a `save` or, without one, the description of a `position`.
    """

    target: int
    solution: tuple[str, ...]
    goal: str = POINTS
    save: Mapping[str, Any] | None = None
    position: Mapping[str, Any] = field(factory=dict)


@frozen
class PuzzleWays:
    """What a game does with its puzzles.

    `goals` are its kinds of goals by their names in the files; `begin` returns the record of a game that
    begins in this position, from the setup and the state.
    """

    saves: AnySaves
    goals: Mapping[str, Goal]
    begin: Callable[[Any, Any], Record[Any, Any, Any]]


def read_puzzles(ways: PuzzleWays, texts: Mapping[str, tuple[str, str]]) -> tuple[Lesson, ...]:
    """Return the puzzles with these titles and lines, by the names of their files in `saves/puzzles/GAME/`.

    A file that is missing or broken is left out, which is noted.
    """
    key = ways.saves.rules.KEY
    found = ((name, puzzle_data(key, name), text) for name, text in texts.items())
    return tuple(
        _puzzle(name, data, text, ways)
        for name, data, text in found
        if data is not None and _has_goal(name, data, ways)
    )


def _has_goal(name: str, data: PuzzleData, ways: PuzzleWays) -> bool:
    known = data.goal in ways.goals
    if not known:
        error = ValueError(f"goal={data.goal!r}")
        note_damage(damage(_path(ways.saves.rules.KEY, name), error))
    return known


def _path(key: str, name: str) -> Path:
    return shipped_saves() / "puzzles" / key / f"{name}.json"


@cache
def puzzle_data(key: str, name: str) -> PuzzleData | None:
    """Return the puzzle of the game with this key in the file with this name; None if it is damaged."""
    path = _path(key, name)
    try:
        return read(json.loads(path.read_text(encoding="utf-8")), PuzzleData)
    except (OSError, ValueError, RecursionError) as error:
        note_damage(damage(path, error))
        return None


def _puzzle(name: str, data: PuzzleData, text: tuple[str, str], ways: PuzzleWays) -> Lesson:
    title, line = text
    goal = (Condition(gained=data.target),)
    kind = ways.goals[data.goal]
    task = kind.task.format(target=data.target, line=line)
    step = Step(task, goal, data.solution, _("Solved!"))
    told = kind.line.format(target=data.target)
    target = Target(data.target, kind.count, kind.tally)
    begin = partial(_begin, data, ways)
    return Lesson(f"puzzle-{name}", title, told, (step,), ways.saves.rules, begin, target)


def _begin(data: PuzzleData, ways: PuzzleWays) -> Record[Any, Any, Any]:
    """The record of a puzzle's position: the game that led to it cannot be taken back."""
    rules = ways.saves.rules
    if data.save is None:
        state = rules.position(data.position)
        return ways.begin(rules.new_setup(len(data.position["seats"]), seed=1), state)
    played = ways.saves.decode(data.save)
    return ways.begin(played.setup, replay(rules, played).state)
