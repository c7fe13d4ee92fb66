"""Mexica's puzzles: the files of `saves/puzzles/`, each a save, the points to score and a turn that does."""

import json
from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from attrs import frozen

from mexica.games.mexica import rules
from mexica.games.mexica.lessons import record_from
from mexica.games.mexica.puzzle_texts import puzzle_texts
from mexica.games.mexica.table.match.match_record import SAVES, Record, replay
from mexica.play.lessons import Condition, Lesson, Step
from mexica.play.strict_decoding import read
from mexica.resources import damage, note_damage, shipped_saves
from mexica.texts import _


@frozen
class PuzzleData:
    """A puzzle in its file: the game up to the turn, the points to score, the actions that score them."""

    save: Mapping[str, Any]
    target: int
    solution: tuple[str, ...]


def puzzles() -> tuple[Lesson, ...]:
    """Return the puzzles in the order of their files; a file that is missing or broken is left out."""
    return tuple(
        _puzzle(key, data, title, line)
        for key, (title, line) in puzzle_texts().items()
        if (data := puzzle_data(key)) is not None
    )


@cache
def puzzle_data(key: str) -> PuzzleData | None:
    """Return the puzzle in the file with this name; None if it is damaged, which is noted."""
    path = shipped_saves() / "puzzles" / f"{key}.json"
    try:
        return read(json.loads(path.read_text(encoding="utf-8")), PuzzleData)
    except (OSError, ValueError, RecursionError) as error:
        note_damage(damage(path, error))
        return None


def _puzzle(key: str, data: PuzzleData, title: str, line: str) -> Lesson:
    text = _("Found districts for at least {target} points in this turn. {line}").format(
        target=data.target, line=line
    )
    praise = _("Solved!")
    step = Step(text, (Condition(gained=data.target),), data.solution, praise)
    told = _("score {target} in one turn").format(target=data.target)
    return Lesson(f"puzzle-{key}", title, told, (step,), rules, partial(begin, data), data.target)


def begin(data: PuzzleData) -> Record:
    """Return the record of a puzzle's position: the game that led to it cannot be taken back."""
    played = SAVES.decode(data.save)
    return record_from(played.setup, replay(played))
