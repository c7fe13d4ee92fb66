"""The file of finished games, one JSON object per line, so that an interrupted run can be resumed."""

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import asdict, frozen

from mexica.arena.errors import ArenaError
from mexica.arena.executors import Executor
from mexica.arena.job import Job
from mexica.arena.progress import Advance
from mexica.arena.selfplay import GameResult
from mexica.arena.turn_times import TurnTimes

RunSettings = dict[str, Any]

_START: Final = b'{"game": '
_KEYS: Final = {
    "turns": "turns",
    "cpu": "cpu_seconds_per_turn",
    "longest": "longest_turn_seconds",
    "over": "longest_overrun_seconds",
}


@frozen
class Ledger:
    """The file and the games it holds, by number; without a file they are kept in memory only.

    `settings` is plain data that all games of the file have in common.
    """

    path: Path | None
    settings: RunSettings
    games: dict[int, GameResult]

    def add(self, game: GameResult) -> None:
        """Keep a finished game; ArenaError if it cannot be written."""
        self.games[game.number] = game
        if self.path is None:
            return
        line = json.dumps({**_plain(game), "settings": self.settings}, ensure_ascii=False)
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            raise ArenaError(f"The results cannot be written to '{self.path}' ({error.strerror}).") from error

    def missing(self, jobs: Iterable[Job]) -> list[Job]:
        """Return the jobs whose games are not held yet; ArenaError if a held game differs from its job."""
        todo = []
        for job in jobs:
            game = self.games.get(job.number)
            if game is None:
                todo.append(job)
            elif (game.setup, game.seats) != (job.setup, job.seats):
                raise ArenaError(f"'{self.path}': game {job.number} is not the one of these settings.")
        return todo

    def complete(
        self, jobs: Sequence[Job], note: str, *, play: Executor, advance: Advance
    ) -> list[GameResult]:
        """Play the games that are not held yet and keep each; return the games of all jobs.

        `advance` is called with the note after each further game.
        """
        missing = self.missing(jobs)
        for game in play(missing) if missing else ():
            self.add(game)
            advance(note)
        return self.results(jobs)

    def results(self, jobs: Sequence[Job]) -> list[GameResult]:
        """Return the results held for these jobs, in their order."""
        return [self.games[job.number] for job in jobs if job.number in self.games]


def open_ledger(path: Path | None, settings: RunSettings) -> Ledger:
    """Return the ledger of this file, which is created if missing; an incomplete last line is removed.

    ArenaError, in one sentence, if the file cannot be read and written or holds games with other settings;
    it is then left as it was.
    """
    ledger = Ledger(path, settings, {})
    if path is None:
        return ledger
    try:
        with path.open("a+b") as file:
            file.seek(0)
            *lines, cut = file.read().split(b"\n")
            for number, line in enumerate(lines, 1):
                game = _read(path, number, line, settings)
                ledger.games.setdefault(game.number, game)
            if not _cut_short(cut):
                raise _no_result(path, len(lines) + 1)
            file.truncate(sum(len(line) + 1 for line in lines))
    except OSError as error:
        raise ArenaError(f"'{path}' cannot be used for results ({error.strerror}).") from error
    return ledger


def _read(path: Path, number: int, line: bytes, settings: RunSettings) -> GameResult:
    try:
        plain = json.loads(line)
        theirs = plain.pop("settings")
        game = _result(plain, plain.pop("levels"))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise _no_result(path, number) from error
    if theirs != settings:
        keys = theirs.keys() | settings.keys()
        differing = sorted(key for key in keys if theirs.get(key) != settings.get(key))
        what = ", ".join("other players" if key == "program" else key for key in differing)
        raise ArenaError(f"'{path}' holds games of other settings ({what}); name another file.")
    return game


def _cut_short(rest: bytes) -> bool:
    """Whether this is the beginning of a ledger line rather than of a saved game, which looks similar."""
    return _START.startswith(rest) or re.match(_START + rb"\d", rest) is not None


def _no_result(path: Path, number: int) -> ArenaError:
    return ArenaError(f"'{path}', line {number}, is no result of a game; name another file.")


def _plain(game: GameResult) -> dict[str, Any]:
    plain = asdict(game)
    times = plain.pop("times")
    number = plain.pop("number")
    levels = {name: {_KEYS[key]: _rounded(taken[key]) for key in _KEYS} for name, taken in times.items()}
    return {"game": number, **plain, "levels": levels}


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 6)


def _result(plain: dict[str, Any], levels: dict[str, dict[str, Any]]) -> GameResult:
    lists: dict[str, Any] = {key: tuple(plain.pop(key)) for key in ("seats", "points", "winners")}
    times = {name: TurnTimes(**{key: level[_KEYS[key]] for key in _KEYS}) for name, level in levels.items()}
    return GameResult(number=plain.pop("game"), times=times, **lists, **plain)
