"""Plays games in this process, in several processes on this machine, or on a Dask cluster.

An executor is used in a `with` statement and can be given jobs repeatedly; it yields results in the order in
which games finish.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from time import monotonic
from typing import Any, Final

from mexica.arena.arena_game import FindGame
from mexica.arena.errors import ArenaError, how_to_get
from mexica.arena.fingerprint import fingerprint
from mexica.arena.job import Job
from mexica.arena.selfplay import GameResult, play
from mexica.computer.bots import BotError
from mexica.computer.mind import never

Executor = Callable[[Sequence[Job]], Iterator[GameResult]]

_TIMEOUT: Final = 10  # seconds within which a scheduler must answer
_GRACE: Final = 5.0  # seconds in which processes end by themselves once nobody waits for their games
_MOST: Final = 61  # the most processes that Windows can wait for
_stop: Callable[[], bool] = never


@contextmanager
def executor(find: FindGame, processes: int, address: str | None = None) -> Iterator[Executor]:
    """Enter an executor for the Dask scheduler at this address, else for so many processes (1: this one)."""
    if address is not None:
        chosen = _cluster(find, address)
    else:
        chosen = _processes(find, processes) if processes > 1 else _here(find)
    with chosen as entered:
        yield entered


@contextmanager
def _here(find: FindGame) -> Iterator[Executor]:
    def games(jobs: Sequence[Job]) -> Iterator[GameResult]:
        for job in jobs:
            yield _result(job, lambda job=job: _play(find, job))  # type: ignore[misc]

    yield games


@contextmanager
def _processes(find: FindGame, many: int) -> Iterator[Executor]:
    context, others = multiprocessing.get_context("spawn"), set(multiprocessing.active_children())
    stop = context.Event()
    pool = ProcessPoolExecutor(min(many, _MOST), context, initializer=_begin, initargs=(stop,))

    def games(jobs: Sequence[Job]) -> Iterator[GameResult]:
        with _ctrl_c_ignored():  # the processes start now and ignore Ctrl-C, which this one handles
            waiting = {pool.submit(_play, find, job): job for job in jobs}
        for done in as_completed(waiting):
            yield _result(waiting.pop(done), done.result)

    try:
        yield games
    finally:
        stop.set()
        # in a thread, as it waits for the processes, of which some may have to be killed meanwhile
        closing = threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True})
        closing.start()
        _end(set(multiprocessing.active_children()) - others)
        closing.join()


def _end(processes: Collection[BaseProcess]) -> None:
    """Wait until these processes have ended; kill those in which a bot does not ask whether to stop."""
    limit = monotonic() + _GRACE
    for process in processes:
        process.join(max(0.0, limit - monotonic()))
        process.kill()
    for process in processes:
        process.join()  # a killed one takes a moment too


def _begin(stop: Event) -> None:
    """Prepare a process of the pool to stop when told to, and to exit when its parent is gone."""
    global _stop  # noqa: PLW0603  # a pool passes nothing else to its processes
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop.is_set
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(find: FindGame, job: Job) -> GameResult:
    return play(find(job.game), job, _stop)


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
def _cluster(find: FindGame, address: str) -> Iterator[Executor]:
    client = _client(address)

    def games(jobs: Sequence[Job]) -> Iterator[GameResult]:
        import distributed  # noqa: PLC0415  # as in `_client`

        for key in {job.game for job in jobs}:
            kinds = {entrant.kind for job in jobs if job.game == key for entrant in job.entrants}
            _refuse_other_programs(client, address, find, key, sorted(kinds))
        waiting = {client.submit(_play, find, job, pure=False): job for job in jobs}
        for done in distributed.as_completed(list(waiting), loop=client.loop):
            yield _result(waiting.pop(done), done.result)

    with contextlib.closing(client):
        yield games


def _client(address: str) -> Any:
    try:
        import distributed  # noqa: PLC0415  # an optional extra, needed only for clusters
    except ImportError as error:
        raise ArenaError(f"--dask needs Dask: {how_to_get('cluster')}.") from error
    try:
        return distributed.Client(address, timeout=_TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ArenaError(f"No Dask scheduler answers at '{address}' ({error}).") from error


def _refuse_other_programs(client: Any, address: str, find: FindGame, key: str, kinds: Sequence[str]) -> None:
    """Refuse workers with another version or other weights, whose games must not be mixed in."""
    try:
        client.wait_for_workers(1, timeout=_TIMEOUT)
        theirs = set(client.run(_program, find, key, kinds).values())
    except TimeoutError as error:
        raise ArenaError(f"The Dask scheduler at '{address}' has no workers.") from error
    except ImportError as error:
        raise ArenaError(f"The Dask workers at '{address}' cannot load Mexica ({error}).") from error
    if theirs != {ours := _program(find, key, kinds)}:
        named = ", ".join(sorted(theirs))
        raise ArenaError(f"The Dask workers at '{address}' have another program: {named}, not {ours}.")


def _program(find: FindGame, key: str, kinds: Sequence[str]) -> str:
    return fingerprint(find(key), kinds)


def _result(job: Job, result: Callable[[], GameResult]) -> GameResult:
    try:
        return result()
    except BrokenProcessPool as error:
        raise ArenaError(
            "A process that played games has ended by itself; there may be too little memory."
        ) from error
    except Exception as error:
        what = f"game {job.number} (setup {job.setup}, {','.join(job.seats)})"
        cause = str(error) if isinstance(error, BotError) else f"{type(error).__name__}: {error}."
        raise ArenaError(f"A player failed in {what}: {cause}") from error
