"""The window in a storm, in a process of its own: what it met, what failed, how much memory it holds."""

import os
import random
import tempfile
import traceback
from collections import deque
from pathlib import Path
from typing import Any

import pygame
from attrs import evolve

from mexica.box import games
from mexica.resources import shipped_saves
from mexica.shell.app import App
from mexica.shell.startup import begin
from tests.benchmarks.window_process import resident
from tests.force.counting import Counting
from tests.force.storm_events import Events
from tests.shell.hands import folders_in

SIZE = (1600, 1000)  # in which memory is measured
MOST_GROWTH = 1.2
TIMES = (0.0, 0.02, 0.02, 0.05, 0.2, 3.0)  # seconds that pass with an event
ELSEWHERE = 400  # one in so many things that happen is that another screen is opened
SCREENS = {
    "StartScreen",
    "SetupScreen",
    "SavesScreen",
    "SettingsScreen",
    "GuideScreen",
    "RulesScreen",
    "StatisticsScreen",
    "LessonsScreen",
    "LessonScene",
    "Dialog",
}
LAST = 12  # things that are printed before a fault
ENOUGH = 5_000  # events, to meet every screen


class Storm:
    """A window, and what happens in it by this seed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.met: set[str] = set()
        self.faults: list[str] = []
        self.quits = 0
        self.most = 0.0  # MB of memory on the way
        self._random = random.Random(seed)
        self._events = Events(self._random)
        self._recent: deque[str] = deque(maxlen=LAST)
        self._game = games()[0]
        self._records = [self._game.load(path) for path in sorted(shipped_saves().glob("*.json"))]
        self.app: App = begin(games, folders_in(folder))
        self.app._fail = self._fault  # type: ignore[method-assign]
        self.app.start()
        self._play()

    def _fault(self, error: Exception) -> None:
        """In place of what the program does then, which would hide the next fault."""
        self.faults.append("\n".join([*self._recent, *traceback.format_exception(error)]))
        self.app.stack.drop()
        self.app.navigation.go_start()
        self.app.stack.settle()

    def blow(self, number: int, resizes: int, counting: Counting) -> None:
        """Let so many events happen, evenly among them so many new sizes."""
        left, every = number, number // (resizes + 1)
        while left > 0:
            before = left
            left -= self._something()
            if left // every != before // every:
                self._resize()
                self.most = max(self.most, resident(os.getpid()))
            for _ in range(before - left):
                counting.one_done()

    def _something(self) -> int:
        """Let one thing happen; return how many events it was."""
        if self._random.randrange(ELSEWHERE) == 0:
            self._go_elsewhere()
        elif self._random.randrange(ELSEWHERE) == 0:
            self._recent.append("full screen")
            self.app.step(_press(pygame.K_F11), 0.2)
        events = self._events.some(self.app.stack.manager, self.app.window.laid_out)
        for event in events:
            self._step([event], self._random.choice(TIMES))
        self._step(pygame.event.get(), 0.02)
        return len(events)

    def _step(self, events: list[pygame.Event], seconds: float) -> None:
        if events:
            self._recent.append(f"{self.app.stack.top!r:.60} {seconds} s {events}"[:300])
        self.app.step(events, seconds)
        if not self.app.open:  # it was quit, and goes on in the same window
            self.quits += 1
            self.app.open = True
            self.app.navigation.go_start()
            self.app.stack.settle()
        self.met.add(type(self.app.stack.top).__name__)

    def _resize(self) -> None:
        size = self._random.randrange(700, 2100), self._random.randrange(500, 1200)
        self._recent.append(f"a new size {size}")
        self.app.window.resize(size)

    def _go_elsewhere(self) -> None:
        go = self.app.navigation
        places = [
            self._play,
            self._play,
            go.go_start,
            lambda: go.open_setup(self._game),
            lambda: go.open_guide(self._game),
            lambda: go.open_rules(self._game),
            lambda: go.open_lessons(self._game),
            lambda: go.open_statistics(self._game),
            self._learn,
            lambda: go.open_settings(self._game),
            lambda: go.open_saves(self._game, self._random.choice(self._records)),
        ]
        number = self._random.randrange(len(places))
        self._recent.append(f"place {number}")
        places[number]()
        self._step([], 0.02)

    def _learn(self) -> None:
        """Open any lesson or puzzle."""
        lessons = self._random.choice((self._game.lessons(), self._game.puzzles()))
        self.app.navigation.open_lesson(self._game, lessons, self._random.randrange(len(lessons)))

    def _play(self) -> None:
        """Open a game of people and computers, at any of its actions."""
        record = self._random.choice(self._records)
        kinds = ("person", "person", "greedy", "random")
        players = tuple(evolve(player, kind=self._random.choice(kinds)) for player in record.players)
        actions = record.actions[: self._random.randint(0, len(record.actions))]
        self.app.navigation.play(self._game, evolve(record, players=players, actions=actions, replayed=None))
        self._step([], 0.02)

    def memory(self) -> float:
        """The MB that the window's process holds while it shows a game of people in a window of `SIZE`."""
        if self.app.window.fullscreen:
            self.app.step(_press(pygame.K_F11), 0.2)
        self.app.window.resize(SIZE)
        record = self._records[0]
        players: Any = (evolve(player, kind="person") for player in record.players)
        self.app.navigation.play(self._game, evolve(record, players=tuple(players)))
        for _ in range(40):  # until the resize has settled, pictures are preloaded and motions are over
            self._step(pygame.event.get(), 0.1)
        assert self.app.window.laid_out == SIZE
        return resident(os.getpid())


def _press(key: int) -> list[pygame.Event]:
    kinds = pygame.KEYDOWN, pygame.KEYUP
    return [pygame.Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in kinds]


def main(events: int, warm_up: int, resizes: int, seed: int) -> int:
    """Let it storm, print what came of it, and return the exit code."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        storm, counting = Storm(Path(folder), seed), Counting("storm", warm_up + events)
        opened = storm.memory()
        storm.blow(warm_up, warm_up * resizes // max(1, events), counting)
        before = storm.memory() if warm_up else opened
        storm.blow(events, resizes, counting)
        counting.end()
        after = storm.memory()
        storm.app.close()
    faults = list(storm.faults)
    if events >= ENOUGH and (missed := SCREENS - storm.met):
        faults.append(f"never on the screens {sorted(missed)}")
    if after > MOST_GROWTH * before:
        faults.append("memory has grown by more than a fifth")
    print(*faults, sep="\n")
    print(f"met {', '.join(sorted(storm.met))}; quit {storm.quits} times; {storm.most:.0f} MB at most")
    print(
        f"{len(faults)} faults in {events:,} events with {resizes} resizes; "
        f"{opened:.0f} MB at first, {before:.0f} warmed up, {after:.0f} at the end, {counting.seconds:.0f} s"
    )
    return int(bool(faults))
