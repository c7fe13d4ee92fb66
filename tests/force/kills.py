"""Kills the program at random moments and continues its game: what was seen is there again.

Computers and people play in turn, as fast as the program lets them; every eighth kill comes while the program
starts. After each, the autosave must load with all that the players have seen, every game played to its end
must still be listed, and no file may stay for good that belongs to no save.
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from mexica.box import games
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.save_reader import SaveError
from mexica.shell.saves import Saves
from tests.force.counting import Counting
from tests.force.killed_program import SEATS, leftovers, mark
from tests.shell.hands import folders_in

MEXICA = games()[0]
LONGEST = 2.0  # seconds that a program plays before it is killed
STARTING = 8  # one in so many is killed while it starts
SLOWEST_START = 120.0  # seconds


class Told(NamedTuple):
    """What a program has told before it was killed: positions seen, games ended, files left before it."""

    seen: list[str]
    over: list[str]
    left: int


class Findings:
    """What came of the kills."""

    def __init__(self) -> None:
        self.kills = self.actions = self.unreadable = self.gone = self.left = 0
        self.lost: Counter[int] = Counter()  # steps seen and lost: in how many kills

    @property
    def failed(self) -> bool:
        """Whether more was lost than the action in progress."""
        return bool(self.unreadable or self.gone or self.left or max(self.lost, default=0) > 1)

    def __str__(self) -> str:
        losses = ", ".join(f"{steps} in {times}" for steps, times in sorted(self.lost.items()) if steps)
        return (
            f"{self.kills} kills in {self.actions:,} actions: {self.unreadable} unreadable autosaves,"
            f" actions seen and lost: {losses or 'none'}, {self.gone} finished games gone,"
            f" {self.left} files left for good"
        )


def add(parser: argparse.ArgumentParser) -> None:
    """How many kills."""
    parser.add_argument("--times", type=int, default=200, help="kills (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the games (1)")
    parser.add_argument("--folder", type=Path, help="keep the player's files here, to look at them")


def run(arguments: argparse.Namespace) -> int:
    """Kill the program so many times; 1 if more was lost than the action in progress."""
    with tempfile.TemporaryDirectory() as temporary:
        found = Kills(arguments.folder or Path(temporary), arguments.seed).all(arguments.times)
    print(found)
    return int(found.failed)


class Kills:
    """One player's folder, in which the program is killed again and again."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._random = folder, random.Random(seed)
        self._last: str | None = None  # the position seen last
        self._over: list[str] = []
        self._found = Findings()
        settings = {"pace": 0.0, "motion": False, "muted": True}
        folders_in(folder).config.mkdir(parents=True, exist_ok=True)
        folders_in(folder).settings_file.write_text(json.dumps(settings), encoding="utf-8")

    def all(self, times: int) -> Findings:
        """Kill the program so many times; return what came of it."""
        counting = Counting("kills", times)
        for number in counting.over(range(times)):
            trouble = self._kill(number)
            if trouble:
                counting.failed(f"kill {number}: {trouble}")
        self._found.left = len(leftovers_after_a_start(self._folder))
        return self._found

    def _kill(self, number: int) -> str:
        """Start the program, kill it and look at what is on the disk; return what is wrong."""
        who = list(SEATS)[number % len(SEATS)]
        told = self._told_until_killed(who, starting=number % STARTING == STARTING - 1)
        found = self._found
        found.kills += 1
        found.actions += len(told.seen)
        found.left += told.left
        self._over += told.over
        return "; ".join(
            filter(None, (self._compare(told), self._miss(), f"{told.left} left" * bool(told.left)))
        )

    def _told_until_killed(self, who: str, starting: bool) -> Told:
        reader, writer = os.pipe()
        command = [sys.executable, "-m", "tests.force.killed_program", str(self._folder), who]
        command += [str(self._random.randrange(2**32)), str(writer)]
        env = without_display()
        with subprocess.Popen(command, pass_fds=[writer], start_new_session=True, env=env) as program:
            os.close(writer)
            with os.fdopen(reader, encoding="ascii") as pipe:
                first = "" if starting else first_action(pipe)
                time.sleep(self._random.uniform(0.0, LONGEST * (1 + starting)))
                os.killpg(program.pid, signal.SIGKILL)
                lines = (first + pipe.read()).splitlines()
        words = [line.split() for line in lines]
        return Told(
            [told[1] for told in words if told[0] != "left"],
            [told[1] for told in words if told[0] == "over"],
            sum(int(told[1]) for told in words if told[0] == "left"),
        )

    def _compare(self, told: Told) -> str:
        """Compare the autosave with what was seen; return what is wrong."""
        seen = [self._last, *told.seen]
        try:
            record = MEXICA.load(self._saves().slots.path(1))
        except SaveError as error:
            if self._last is None and not told.seen:  # killed before there was a game
                return ""
            self._found.unreadable += 1
            return str(error)
        steps = lost(record, seen)
        self._last = mark(record)
        self._found.lost[steps] += 1
        return f"{steps} steps seen and lost" if steps > 1 else ""

    def _miss(self) -> str:
        """Look for the games played to their ends; return what is wrong."""
        listed = self._saves().slots.folder.glob("*.json")
        there = {mark(MEXICA.load(path)) for path in listed}
        gone = [ended for ended in self._over if ended not in there]
        self._found.gone += len(gone)
        self._over = [ended for ended in self._over if ended in there]
        return f"{len(gone)} finished games gone" if gone else ""

    def _saves(self) -> Saves:
        return Saves(folders_in(self._folder).saves, (MEXICA,))


def first_action(pipe) -> str:
    """The lines up to the first action that is shown."""
    lines = ""
    limit = time.monotonic() + SLOWEST_START
    while "shown" not in lines and "over" not in lines:
        line = pipe.readline()
        assert line, "the program has ended"
        assert time.monotonic() < limit, "the program does not play"
        lines += line
    return lines


def lost(record: Record, seen: list[str | None]) -> int:
    """How many of the positions seen came after the one on the disk, none if it is as new as the last."""
    for actions in (record.actions, record.actions[:-1]):  # the action in progress may be on the disk
        position = mark(Record(record.setup, record.players, actions))
        if position in seen:
            return seen[::-1].index(position)
    return 0 if len(record.actions) <= 1 else len(seen)  # nothing was seen yet of a new match


def leftovers_after_a_start(folder: Path) -> list[str]:
    """Files that are left although the program was started and closed once more."""
    script = "import pathlib, sys, tests.shell.hands as h; h.Hands(pathlib.Path(sys.argv[1])).close()"
    subprocess.run([sys.executable, "-c", script, str(folder)], check=True, env=without_display())
    return leftovers(folder)


def without_display() -> dict[str, str]:
    """The environment of a program that needs no display and makes no sound."""
    drivers = dict.fromkeys(("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"), "dummy")
    return {**os.environ, **drivers, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": os.getcwd()}
