"""Who plays the games: this process, several processes of this machine, or a Dask cluster.

A crew is entered, given jobs as often as wanted, and left; it yields games in the order they are finished.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any, Final

from mexica.arena.errors import ArenaError
from mexica.arena.fingerprint import program
from mexica.arena.selfplay import Game, Job, play
from mexica.computer.mind import never

Crew = Callable[[Sequence[Job]], Iterator[Game]]

_PATIENCE: Final = 10  # seconds until a scheduler must have answered
_MOST: Final = 61  # processes that Windows can wait for
_stop: Callable[[], bool] = never


@contextmanager
def crew(processes: int, address: str | None = None) -> Iterator[Crew]:
    """Enter the crew of the Dask scheduler at this address, else one of so many processes (1: this one)."""
    chosen = (
        _cluster(address) if address is not None else _processes(processes) if processes > 1 else _alone()
    )
    with chosen as entered:
        yield entered


@contextmanager
def _alone() -> Iterator[Crew]:
    def games(jobs: Sequence[Job]) -> Iterator[Game]:
        for job in jobs:
            yield _result(job, lambda job=job: play(job))  # type: ignore[misc]

    yield games


@contextmanager
def _processes(many: int) -> Iterator[Crew]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(min(many, _MOST), context, initializer=_begin, initargs=(stop,))

    def games(jobs: Sequence[Job]) -> Iterator[Game]:
        with _ctrl_c_ignored():  # the processes start now, and leave Ctrl-C to this one
            waiting = {pool.submit(_play, job): job for job in jobs}
        for done in as_completed(waiting):
            yield _result(waiting.pop(done), done.result)

    try:
        yield games
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _begin(stop: Event) -> None:
    """Make a process of the pool ready: it gives up when told so, and when its parent is gone."""
    global _stop  # noqa: PLW0603  # a pool hands nothing else over to its processes
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop.is_set
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(job: Job) -> Game:
    return play(job, _stop)


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    try:
        import distributed  # noqa: PLC0415  # an extra, needed here alone
    except ImportError as error:
        raise ArenaError("--dask needs Dask: pip install 'mexica[cluster]'.") from error
    try:
        client: Any = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ArenaError(f"No Dask scheduler answers at '{address}' ({error}).") from error

    def games(jobs: Sequence[Job]) -> Iterator[Game]:
        waiting = {client.submit(play, job, pure=False): job for job in jobs}
        for done in distributed.as_completed(list(waiting), loop=client.loop):
            yield _result(waiting.pop(done), done.result)

    with contextlib.closing(client):
        _refuse_other_programs(client, address)
        yield games


def _refuse_other_programs(client: Any, address: str) -> None:
    """Games of another version, or of other weights, must not be mixed in."""
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
        theirs = set(client.run(program).values())
    except TimeoutError as error:
        raise ArenaError(f"The Dask scheduler at '{address}' has no workers.") from error
    except ImportError as error:
        raise ArenaError(f"The Dask workers at '{address}' cannot load Mexica ({error}).") from error
    if theirs != {program()}:
        named = ", ".join(sorted(theirs))
        raise ArenaError(f"The Dask workers at '{address}' have another program: {named}, not {program()}.")


def _result(job: Job, result: Callable[[], Game]) -> Game:
    try:
        return result()
    except BrokenProcessPool as error:
        raise ArenaError(
            "A process that played games has ended by itself; there may be too little memory."
        ) from error
    except Exception as error:
        what = f"game {job.number} (setup {job.setup}, {','.join(job.seats)})"
        raise ArenaError(f"A player failed in {what}: {type(error).__name__}: {error}.") from error
