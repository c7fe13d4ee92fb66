"""Runs in the process of the window being measured: `main` with NAME SECONDS on the command line."""

import json
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

import pygame

from mexica.shell.app import App
from mexica.shell.game_protocol import AnyGame
from tests.benchmarks.measuring import Result
from tests.benchmarks.mexica.acts import acts
from tests.benchmarks.opened_window import (
    EXAMPLES,
    WAKE,
    bare_frame,
    example,
    game_of,
    match_of,
    opened,
    run_for,
)

MEGABYTE = 1024 * 1024
FRAME = 0.0167  # seconds; the most that any frame may take while a computer thinks


def frames(seconds: float) -> list[Result]:
    """Frames while computers play each other: players that hardly think, and players that always think."""
    kinds = [(game, kind) for game in EXAMPLES for kind in ("greedy", "strongest")]
    return [result for pair in kinds for result in frames_of(*pair, seconds)]


def frames_of(game: str, kind: str, seconds: float) -> list[Result]:
    """How long an animated frame takes while such players play, and the longest of all."""
    with tempfile.TemporaryDirectory() as folder:
        app = opened(Path(folder), example(kind, game), game)
        bare, bare_work = bare_frame(app), bare_frame(app, time.thread_time)
        animated, all_frames, worked, waited = [], [], [], []
        until = time.monotonic() + seconds
        pygame.time.set_timer(WAKE, int(seconds * 1000), loops=1)
        while time.monotonic() < until:
            events = app.wait()
            moving = match_of(app).table.motion.running
            began, busy, held = time.perf_counter(), time.thread_time(), held_up()
            if app.step(events):
                taken = time.perf_counter() - began
                all_frames.append(taken)
                worked.append(time.thread_time() - busy)
                waited.append(held_up() - held)
                if moving:
                    animated.append(taken)
        app.close()
    late = sorted(all_frames)[int(len(all_frames) * 0.99)]
    frame = statistics.median(animated or all_frames)
    longest = max(all_frames)
    lost = waited[all_frames.index(longest)]
    who = f"{game} {kind}"
    thinking = f"of {len(all_frames)} frames, {who}"
    work = ("blit and flip", bare_work)
    return [
        Result(f"animated frame, median, {who}", frame, "ms", ("blit and flip", bare), times=3),
        Result(f"the same, the window's thread, {who}", statistics.median(worked), "ms", work, times=3),
        Result(f"99 % {thinking}", late, "ms", most=FRAME),
        Result(f"longest {thinking}", longest, "ms", most=FRAME),
        Result("of which others had the processor", lost, "ms"),
        Result(f"the most work in one, the window's thread, {who}", max(worked), "ms", most=FRAME),
    ]


def held_up() -> float:
    """Seconds for which this thread could have run while another had its processor; only Linux reports it."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def idle(seconds: float) -> list[Result]:
    """The share of one core used by a window in which nothing happens, at the table of each game."""
    return [idle_of(game, seconds) for game in EXAMPLES]


def idle_of(game: str, seconds: float) -> Result:
    """The share of one core used at the table of a game in which nothing happens."""
    with tempfile.TemporaryDirectory() as folder:
        app = opened(Path(folder), example("person", game), game)
        run_for(app, 2.0)
        began, busy = time.monotonic(), time.process_time()
        run_for(app, max(seconds, 2.0))
        share = 100 * (time.process_time() - busy) / (time.monotonic() - began)
        app.close()
    return Result(f"idle window, share of a core, {game}", share, "%", most=2.0)


def memory(seconds: float) -> list[Result]:
    """Memory of the window's and the computer player's process, one game after another in the same window.

    Then that of the window alone, with a guide over the table of which all pages have been seen.
    """
    with tempfile.TemporaryDirectory() as folder:
        first, *others = EXAMPLES
        app = opened(Path(folder), example("greedy", first), first)
        found = memory_of(first, app, seconds)
        for game in others:
            app.navigation.go_start()
            run_for(app, 1.0)
            app.navigation.play(game_of(game), example("greedy", game))
            found += memory_of(game, app, seconds)
        app.close()
    return found


def memory_of(game: str, app: App, seconds: float) -> list[Result]:
    """The memory that the window takes while computers play a game in it; only Linux reports it."""
    run_for(app, max(seconds, 3.0))
    processes = [os.getpid(), *(child.pid or 0 for child in multiprocessing.active_children())]
    held = sum(map(resident, processes))
    with_guide, most = guide_over(game_of(game), app)
    results = [
        Result(f"resident memory, computer player included, {game}", held, "MB", most=250),
        Result(f"the window's alone with its guide over the table, {game}", with_guide, "MB", most=250),
        Result("at most while the pictures of it were drawn", most, "MB"),
    ]
    return results if held else []


def guide_over(game: AnyGame, app: App) -> tuple[float, float]:
    """The MB of the window with the game's guide open, all pages seen, and at most while they were drawn."""
    held = most = 0.0
    app.navigation.open_guide(game)
    app.step([])
    for _page in game.guide():
        while app.stack.top.next_wake is not None:
            app.step(pygame.event.get())
            most = max(most, resident(os.getpid()))
        app.stack.top.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT))
        app.step([])
        held = max(held, resident(os.getpid()))
    app.stack.defer(app.stack.pop)
    run_for(app, 0.5)
    return held, most


def resident(process: int) -> float:
    """The MB of memory that a process holds, 0 if the system does not report it."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) * 1024 / MEGABYTE


MEASUREMENTS = {"frames": frames, "acts": acts, "idle": idle, "memory": memory}


def main() -> None:
    """Print the results of the measurement that the command line names, as JSON."""
    results = MEASUREMENTS[sys.argv[1]](float(sys.argv[2]))
    print(json.dumps([asdict(result) for result in results]))
