"""What one person has reached against computer players, by number of players and level, in a file."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import Factory, define, field, frozen, validators

from mexica.computer.kinds import PERSON
from mexica.play import player_file

LARGEST: Final = 1_000_000  # bytes
CALLED: Final = "statistics"
REMEMBERED: Final = 1_000  # games that are known again, so that none counts twice
OTHERS: Final = "other"  # the level of all opponents that the game does not have itself
_NOT_NEGATIVE: Final = validators.ge(0)


@frozen
class Ended:
    """A game that is over: the kinds of its players and their points by seat, and the seats that have won."""

    kinds: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


@define
class Sums:
    """All games against one level with one number of players; `points` are those of the person in total."""

    games: int = field(default=0, validator=_NOT_NEGATIVE)
    won: int = field(default=0, validator=_NOT_NEGATIVE)
    points: int = 0
    best: int = 0

    @property
    def average(self) -> float:
        """The person's points in an average game."""
        return self.points / self.games if self.games else 0.0


@define
class _OfGame:
    """The sums by number of players and then by level; digests of the games counted last."""

    sums: Mapping[str, Mapping[str, Sums]] = Factory(dict)
    counted: tuple[str, ...] = ()


@define
class _File:
    games: Mapping[str, _OfGame] = Factory(dict)


class GameStatistics:
    """The sums of each game in the box; only games of one person against computers are counted."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._games = dict(player_file.read(file, _File, CALLED, LARGEST).games)

    def sums(self, game: str) -> dict[tuple[int, str], Sums]:
        """Return the sums of a game by number of players and level."""
        by_seats = self._of(game).sums.items()
        return {
            (int(seats), level): sums
            for seats, levels in by_seats
            if seats.isascii() and seats.isdecimal() and len(seats) == 1
            for level, sums in levels.items()
        }

    def count(self, game: str, levels: Sequence[str], saved: Mapping[str, Any], ended: Ended) -> None:
        """Count a game that is over, once, and write the file.

        `levels` are the game's computer players from the weakest to the strongest; the strongest opponent is
        the level that counts. `saved` is the save of the game, by which it is known again.
        """
        found, digest = self._of(game), _digest(saved)
        if ended.kinds.count(PERSON) != 1 or len(ended.kinds) == 1 or digest in found.counted:
            return
        person, seats = ended.kinds.index(PERSON), str(len(ended.kinds))
        of_seats = dict(found.sums.get(seats, {}))
        level = _strongest(ended.kinds, levels)
        of_seats[level] = _added(of_seats.get(level, Sums()), ended.points[person], person in ended.winners)
        counted = (*found.counted, digest)[-REMEMBERED:]
        self._games = {**self._games, game: _OfGame({**found.sums, seats: of_seats}, counted)}
        self._write()

    def clear(self, game: str) -> None:
        """Forget the sums of a game, but not which games were counted, and write the file."""
        self._games = {**self._games, game: _OfGame({}, self._of(game).counted)}
        self._write()

    def _of(self, game: str) -> _OfGame:
        return self._games.get(game, _OfGame())

    def _write(self) -> None:
        player_file.write(self._file, _File(self._games), CALLED)


def _added(sums: Sums, points: int, won: bool) -> Sums:
    return Sums(sums.games + 1, sums.won + won, sums.points + points, max(sums.best, points))


def _strongest(kinds: Sequence[str], levels: Sequence[str]) -> str:
    """The strongest opponent; one that is no level of the game, as a bot, makes it an odd game."""
    opponents = [kind for kind in kinds if kind != PERSON]
    if any(kind not in levels for kind in opponents):
        return OTHERS
    return max(opponents, key=levels.index)


def _digest(saved: Mapping[str, Any]) -> str:
    """What tells a game from any other: everything that is saved of it but the kinds of its players."""
    players = [{**player, "kind": ""} for player in saved["players"]]
    text = json.dumps([saved["game"], saved["setup"], players, saved["actions"]], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
