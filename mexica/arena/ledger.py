"""The file of finished games, one JSON object per line, so that an interrupted run can be resumed.

The last value of a line is a digest of all before it, so that a damaged line is known and not counted.
"""

import hashlib
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
from mexica.atomic_write import write_atomically

RunSettings = dict[str, Any]

_START: Final = b'{"game": '
_CHECKED: Final = re.compile(rb'(.*), "check": "([0-9a-f]{32})"}')
_KEYS: Final = {
    "turns": "turns",
    "cpu": "cpu_seconds_per_turn",
    "longest": "longest_turn_seconds",
    "over": "longest_overrun_seconds",
}


@frozen
class Ledger:
    """The file and the games it holds, by number; without a file they are kept in memory only.

    `settings` is plain data that all games of the file have in common. `damaged` are the numbers of lines
    that were found damaged and removed from the file when it was opened.
    """

    path: Path | None
    settings: RunSettings
    games: dict[int, GameResult]
    damaged: tuple[int, ...] = ()

    def add(self, game: GameResult) -> None:
        """Keep a finished game; ArenaError if it cannot be written."""
        self.games[game.number] = game
        if self.path is None:
            return
        text = json.dumps({**_plain(game), "settings": self.settings}, ensure_ascii=False)
        try:
            with self.path.open("ab") as file:
                file.write(_with_check(text.encode()) + b"\n")
        except OSError as error:
            raise ArenaError(f"The results cannot be written to '{self.path}' ({error.strerror}).") from error

    @property
    def notes(self) -> list[str]:
        """Sentences that the player should read about the file; none if all is well."""
        if not self.damaged:
            return []
        if len(self.damaged) == 1:
            return [f"'{self.path}', line {self.damaged[0]}, was damaged: its game is played again."]
        lines = ", ".join(map(str, self.damaged))
        return [f"'{self.path}', lines {lines}, were damaged: their games are played again."]

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
    """Return the ledger of this file, which is created if missing.

    An incomplete last line and damaged lines are removed, so that their games are played again. ArenaError,
    in one sentence, if the file cannot be read and written, holds no result at all or games with other
    settings; it is then left as it was.
    """
    if path is None:
        return Ledger(path, settings, {})
    try:
        if path.exists() and not path.is_file():  # a pipe or a device would be read for ever
            raise ArenaError(f"'{path}' cannot be used for results (it is no file).")
        with path.open("a+b") as file:
            file.seek(0)
            text = file.read()
        *lines, rest = text.split(b"\n")
        if not _cut_short(rest):
            lines.append(rest)
        ledger, good = _read_all(path, lines, settings)
        if good != text:
            write_atomically(path.resolve(), good)
    except OSError as error:
        raise ArenaError(f"'{path}' cannot be used for results ({error.strerror}).") from error
    return ledger


def _read_all(path: Path, lines: list[bytes], settings: RunSettings) -> tuple[Ledger, bytes]:
    """Return the ledger of these lines, and the text of those that are not damaged."""
    games, damaged, good = dict[int, GameResult](), list[int](), list[bytes]()
    for number, line in enumerate(lines, 1):
        if (read := _read(line)) is None:
            damaged.append(number)
            continue
        game, theirs = read
        if theirs != settings:
            raise _other_settings(path, theirs, settings)
        games.setdefault(game.number, game)
        good.append(line + b"\n")
    if damaged and not good:
        raise ArenaError(f"'{path}', line {damaged[0]}, is no result of a game; name another file.")
    return Ledger(path, settings, games, tuple(damaged)), b"".join(good)


def _read(line: bytes) -> tuple[GameResult, RunSettings] | None:
    """Return the game of this line and its settings; None if the line is damaged."""
    parts = _CHECKED.fullmatch(line)
    if parts is None or _with_check(parts[1] + b"}") != line:
        return None
    try:
        plain = json.loads(parts[1] + b"}")
        theirs = dict(plain.pop("settings"))
        return _result(plain, plain.pop("levels")), theirs
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _with_check(text: bytes) -> bytes:
    """Return this JSON object with a digest of its text as its last value."""
    digest = hashlib.sha256(text).hexdigest()[:32]
    return text.removesuffix(b"}") + b', "check": "' + digest.encode() + b'"}'


def _other_settings(path: Path, theirs: RunSettings, settings: RunSettings) -> ArenaError:
    keys = theirs.keys() | settings.keys()
    differing = sorted(key for key in keys if theirs.get(key) != settings.get(key))
    what = ", ".join("other players" if key == "program" else key for key in differing)
    return ArenaError(f"'{path}' holds games of other settings ({what}); name another file.")


def _cut_short(rest: bytes) -> bool:
    """Whether this is the beginning of a ledger line rather than of a saved game, which looks similar."""
    return _START.startswith(rest) or re.match(_START + rb"\d", rest) is not None


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
