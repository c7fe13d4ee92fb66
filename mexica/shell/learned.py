"""The player's progress in lessons and puzzles, in a file of the user's folder."""

import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from attrs import Factory, asdict, define

from mexica.atomic_write import write_atomically
from mexica.play import strict_decoding
from mexica.play.outside_text import read_text
from mexica.play.save_reader import parse_json

log = logging.getLogger(__name__)

LARGEST: Final = 100_000  # bytes


@define
class _OfGame:
    """What was reached in one game: the keys of lessons done, the most points by the key of a puzzle."""

    done: tuple[str, ...] = ()
    best: Mapping[str, int] = Factory(dict)


@define
class _File:
    games: Mapping[str, _OfGame] = Factory(dict)


class Learned:
    """What the player has reached in the lessons and puzzles of each game.

    A file that cannot be read counts as empty, and one that cannot be written is ignored: progress is never
    worth a dialog in the middle of a lesson. Both are logged.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._games = dict(_read(file).games)
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
        text = json.dumps(asdict(_File(self._games)), indent=2) + "\n"
        try:
            write_atomically(self._file, text.encode())
        except OSError as error:
            log.warning("the progress in lessons cannot be written (%s)", type(error).__name__)


def _read(file: Path) -> _File:
    try:
        data = parse_json(read_text(file, LARGEST, "file of progress in lessons"))
        return strict_decoding.read(data, _File)
    except FileNotFoundError:
        return _File()
    except (OSError, ValueError, RecursionError) as error:
        log.warning("the progress in lessons cannot be read (%s)", type(error).__name__)
        return _File()
