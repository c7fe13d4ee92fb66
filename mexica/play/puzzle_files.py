"""Puzzles in files: a save or a position, the points to score in one turn, and a turn that scores them."""

import json
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from attrs import field, frozen

from mexica.play.lessons import Condition, Lesson, Step
from mexica.play.record import Record, replay
from mexica.play.save_format import SaveFormat
from mexica.play.strict_decoding import read
from mexica.resources import damage, note_damage, shipped_saves
from mexica.texts import _

AnySaves = SaveFormat[Any, Any, Any, Any]


@frozen
class PuzzleData:
    """A puzzle in its file: the points to score, the actions that score them, and what the turn begins with.

    That is the `save` of the game up to the turn or, without one, the description of a `position`.
    """

    target: int
    solution: tuple[str, ...]
    save: Mapping[str, Any] | None = None
    position: Mapping[str, Any] = field(factory=dict)


@frozen
class PuzzleWays:
    """What a game does with its puzzles.

    `task` returns what is to be done, from the points to score and the puzzle's line; `begin` returns the
    record of a game that begins in this position, from the setup and the state.
    """

    saves: AnySaves
    task: Callable[[int, str], str]
    begin: Callable[[Any, Any], Record[Any, Any, Any]]


def read_puzzles(ways: PuzzleWays, texts: Mapping[str, tuple[str, str]]) -> tuple[Lesson, ...]:
    """Return the puzzles with these titles and lines, by the names of their files in `saves/puzzles/GAME/`.

    A file that is missing or broken is left out, which is noted.
    """
    key = ways.saves.rules.KEY
    found = ((name, puzzle_data(key, name), text) for name, text in texts.items())
    return tuple(_puzzle(name, data, text, ways) for name, data, text in found if data is not None)


@cache
def puzzle_data(key: str, name: str) -> PuzzleData | None:
    """Return the puzzle of the game with this key in the file with this name; None if it is damaged."""
    path = shipped_saves() / "puzzles" / key / f"{name}.json"
    try:
        return read(json.loads(path.read_text(encoding="utf-8")), PuzzleData)
    except (OSError, ValueError, RecursionError) as error:
        note_damage(damage(path, error))
        return None


def _puzzle(name: str, data: PuzzleData, text: tuple[str, str], ways: PuzzleWays) -> Lesson:
    title, line = text
    goal = (Condition(gained=data.target),)
    step = Step(ways.task(data.target, line), goal, data.solution, _("Solved!"))
    told = _("score {target} in one turn").format(target=data.target)
    begin = partial(_begin, data, ways)
    return Lesson(f"puzzle-{name}", title, told, (step,), ways.saves.rules, begin, data.target)


def _begin(data: PuzzleData, ways: PuzzleWays) -> Record[Any, Any, Any]:
    """The record of a puzzle's position: the game that led to it cannot be taken back."""
    rules = ways.saves.rules
    if data.save is None:
        state = rules.position(data.position)
        return ways.begin(rules.new_setup(len(data.position["seats"]), seed=1), state)
    played = ways.saves.decode(data.save)
    return ways.begin(played.setup, replay(rules, played).state)
