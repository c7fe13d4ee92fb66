"""The player's progress in lessons and puzzles, in a file of the user's folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from attrs import Factory, define

from mexica.play import player_file

LARGEST: Final = 100_000  # bytes
CALLED: Final = "lesson progress"


@define
class _OfGame:
    """What was reached in one game: the keys of lessons done, the most points by the key of a puzzle."""

    done: tuple[str, ...] = ()
    best: Mapping[str, int] = Factory(dict)


@define
class _File:
    games: Mapping[str, _OfGame] = Factory(dict)


class Learned:
    """What the player has reached in the lessons and puzzles of each game."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._games = dict(player_file.read(file, _File, CALLED, LARGEST).games)
        self.changes = 0
        """How often something was noted."""

    def is_done(self, game: str, key: str) -> bool:
        """Return whether the goal of this lesson or puzzle was reached at some time."""
        return key in self._of(game).done

    def best(self, game: str, key: str) -> int | None:
        """Return the most points reached in a puzzle, None if it was not tried."""
        return self._of(game).best.get(key)

    def note_done(self, game: str, key: str) -> None:
        """Note that the goal of a lesson or puzzle is reached, and write it to the file."""
        found = self._of(game)
        if key not in found.done:
            self._games[game] = _OfGame((*found.done, key), found.best)
            self._write()

    def note_points(self, game: str, key: str, points: int) -> None:
        """Note the points reached in a puzzle, if they are more than before, and write them."""
        found = self._of(game)
        if points > found.best.get(key, -1):
            self._games[game] = _OfGame(found.done, {**found.best, key: points})
            self._write()

    def _of(self, game: str) -> _OfGame:
        return self._games.get(game, _OfGame())

    def _write(self) -> None:
        self.changes += 1
        player_file.write(self._file, _File(self._games), CALLED)
