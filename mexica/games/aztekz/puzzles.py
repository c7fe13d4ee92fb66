"""Aztekz's puzzles: the files of `saves/puzzles/aztekz/` with their texts."""

from mexica.games.aztekz.lessons import record_from
from mexica.games.aztekz.puzzle_goals import puzzle_goals
from mexica.games.aztekz.puzzle_texts import puzzle_texts
from mexica.games.aztekz.table.match.match_record import SAVES
from mexica.play.lessons import Lesson
from mexica.play.puzzle_files import PuzzleWays, read_puzzles


def puzzles() -> tuple[Lesson, ...]:
    """Return the puzzles in the order of their files; a file that is missing or broken is left out."""
    return read_puzzles(PuzzleWays(SAVES, puzzle_goals(), record_from), puzzle_texts())
