"""Mexica's puzzles: the files of `saves/puzzles/mexica/` with their texts."""

from mexica.games.mexica.lessons import record_from
from mexica.games.mexica.puzzle_texts import puzzle_texts
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.play.lessons import Lesson
from mexica.play.puzzle_files import POINTS, PuzzleWays, points_goal, read_puzzles
from mexica.texts import _


def puzzles() -> tuple[Lesson, ...]:
    """Return the puzzles in the order of their files; a file that is missing or broken is left out."""
    task = _("Found districts for at least {target} points in this turn. {line}")
    goals = {POINTS: points_goal(SAVES.rules, task)}
    return read_puzzles(PuzzleWays(SAVES, goals, record_from), puzzle_texts())
