"""The cost of frames while something moves, by kind of act, in late positions of the example games.

Time runs in equal steps, so that frame by frame each run does the same work and the shortest one counts. It
is counted as CPU time, to leave out what else the machine does. The first run of an act is listed
separately: it makes pictures that no earlier frame of the game has needed.
"""

import statistics
import tempfile
import time
from pathlib import Path

import pygame
from attrs import evolve

from mexica.box import games
from mexica.games.mexica import rules
from mexica.games.mexica.rules.events import (
    ActionTokenTaken,
    BridgeBuilt,
    BridgeMoved,
    CanalPlaced,
    DistrictFounded,
    Event,
    GameEnded,
    PeriodScored,
    PilliBoated,
    PilliMovedAtFlatRate,
    PilliPlaced,
    PilliWalked,
    TempleBuilt,
)
from mexica.games.mexica.table.match.match_record import SAVES, Record
from mexica.play.session import Session
from mexica.resources import shipped_saves
from mexica.shell.app import App
from tests.benchmarks.measuring import FrameCosts
from tests.benchmarks.opened_window import bare_frame, match_of, opened, timed_step

STEP = 1 / 60
EDGE = 2  # frames at the beginning and at the end of an act that are listed separately
REST = 40  # frames before an act, in which the picture comes to rest
RUNS = 6
FEW_RUNS = 2  # of what is told, which takes long
LONGEST = 6000  # frames
HOVERED = ((700, 500), (760, 540), (820, 580), (640, 460))
EXAMPLES = ("A finished game.json", "In the second period.json")
KINDS: dict[str, type[Event]] = {
    "Pilli placed": PilliPlaced,
    "Pilli walks": PilliWalked,
    "Pilli carried": PilliMovedAtFlatRate,
    "Pilli boats": PilliBoated,
    "canal": CanalPlaced,
    "bridge": BridgeBuilt,
    "bridge moved": BridgeMoved,
    "temple": TempleBuilt,
    "founding": DistrictFounded,
    "action token": ActionTokenTaken,
    "scoring": PeriodScored,
    "scoring, feast": GameEnded,
}


def acts(seconds: float) -> list[FrameCosts]:
    """Every kind of act, the lake alone, and a temple while the mouse moves around."""
    runs = RUNS if seconds > 1 else 1
    with tempfile.TemporaryDirectory() as folder:
        app = opened(Path(folder), SAVES.load(shipped_saves() / EXAMPLES[0]))
        bare = bare_frame(app, time.thread_time)
        results = [_costs(kind, _frames(app, kind, runs), bare) for kind in KINDS]
        results.append(_costs("temple, mouse moves", _frames(app, "temple", runs, hover=True), bare))
        results.append(_costs("lake alone", _lake(app, runs), bare))
        app.close()
    return results


def _costs(what: str, frames: tuple[list[float], list[float]], bare: float) -> FrameCosts:
    first, usual = frames
    drawn = [taken for taken in usual if taken]
    return FrameCosts(
        what,
        len(drawn),
        statistics.median(drawn),
        max(usual[:EDGE]),
        max(usual[EDGE:-EDGE] or usual),
        max(usual[-EDGE:]),
        max(first),
        bare,
    )


def _frames(app: App, kind: str, runs: int, hover: bool = False) -> tuple[list[float], list[float]]:
    """Seconds for each frame of an act: in its first run, and at best in those after it."""
    record = _before_the_last(KINDS[kind])
    runs = min(runs, FEW_RUNS) if KINDS[kind] in (PeriodScored, GameEnded) else runs
    app.navigation.play(games()[0], evolve(record, actions=record.actions[:-1]))
    app.step([])
    found = [_run(app, record, hover) for _ in range(runs + 1)]
    return found[0], [min(each) for each in zip(*found[1:], strict=False)]


def _run(app: App, record: Record, hover: bool) -> list[float]:
    """Do the last action of the record and take it back; return how long each drawn frame took."""
    match = match_of(app)
    table = match.table
    for _ in range(REST):
        timed_step(app, STEP)
    match.windows.drop()  # a banner that tells who is to move
    began = time.thread_time()
    table.do(record.actions[-1])
    app._autosave.wait()  # it is shown when it is on the disk
    taken = [time.thread_time() - began + timed_step(app, STEP)]
    while len(taken) < LONGEST:
        moved = table.motion.running
        events = (_motion_to(HOVERED[len(taken) % len(HOVERED)]),) if hover else ()
        if table.motion.held and table.motion.next_wake is None:
            events = (_click(),)  # the winners are shown until then
        taken.append(timed_step(app, STEP, events))
        if not moved:
            break
    match.windows.drop()
    table.session._history.pop()
    table.refresh()
    return taken


def _lake(app: App, runs: int) -> tuple[list[float], list[float]]:
    """The same for the motion of the lake after something has happened."""
    found = []
    for _ in range(runs + 1):
        match_of(app).table.lake.stop()
        timed_step(app, STEP)
        match_of(app).table.lake.start()
        found.append([taken for _ in range(240) if (taken := timed_step(app, STEP))])
    return found[0], [min(each) for each in zip(*found[1:], strict=False)]


def _motion_to(position: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def _click() -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=HOVERED[0], button=pygame.BUTTON_LEFT, touch=False)


def _before_the_last(kind: type[Event]) -> Record:
    """The example game up to the last action with such an event, among people alone."""
    found = []
    for name in EXAMPLES:
        record = SAVES.load(shipped_saves() / name)
        people = tuple(evolve(player, kind="person") for player in record.players)
        done = Session(rules, record).history
        last = [n for n, step in enumerate(done) if any(isinstance(e, kind) for e in step.events)]
        if last:
            found.append(evolve(record, players=people, actions=record.actions[: last[-1] + 1]))
    return max(found, key=lambda record: len(record.actions))
