"""Games have the same result wherever they are played; a failure is reported in one sentence."""

import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mexica.arena import executors
from mexica.arena.arena_command import entrants
from mexica.arena.errors import ArenaError
from mexica.arena.executors import executor
from mexica.arena.job import Job
from mexica.arena.schedule import jobs, setups
from mexica.arena.selfplay import GameResult
from mexica.games.mexica.arena_game import MEXICA
from tests.arena.arena_games import random_jobs
from tests.bots import Site, wanderer
from tests.games.every_game import arena_game

if TYPE_CHECKING:
    from distributed import LocalCluster


def local_cluster(workers: int) -> "LocalCluster":
    """A cluster on this machine."""
    from distributed import LocalCluster  # noqa: PLC0415  # it is slow to load, in every process of the tests

    return LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=":0")


def played(todo: list[Job], processes: int, address: str | None = None) -> list[GameResult]:
    with executor(arena_game, processes, address) as play:
        return sorted(play(todo), key=lambda game: game.number)


@pytest.fixture(scope="module")
def todo() -> list[Job]:
    return jobs(MEXICA, entrants(["greedy", "random"]), 3, setups(4))


@pytest.fixture(scope="module")
def expected(todo: list[Job]) -> list[GameResult]:
    return played(todo, 1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with local_cluster(2) as cluster:
        yield cluster.scheduler_address


def test_several_processes_play_the_same_games(todo: list[Job], expected: list[GameResult]) -> None:
    others = set(multiprocessing.active_children())
    assert played(todo, 2) == expected
    assert set(multiprocessing.active_children()) <= others


def test_a_cluster_plays_the_same_games(todo: list[Job], expected: list[GameResult], cluster: str) -> None:
    assert played(todo, 1, cluster) == expected


def test_a_fault_on_the_cluster_is_said(cluster: str) -> None:
    with pytest.raises(ArenaError, match=r"game 0 .*no computer player 'clever'"):
        played(jobs(MEXICA, entrants(["clever", "random"]), 1, setups(1)), 1, cluster)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_fault_of_a_player_is_said_with_its_game(processes: int) -> None:
    todo = jobs(MEXICA, entrants(["clever", "random"]), 1, setups(1))
    with pytest.raises(
        ArenaError, match=rf"game 0 \(setup {todo[0].setup}, clever,random\): There is no computer"
    ):
        played(todo, processes)


def test_a_cluster_with_other_players_is_refused(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexica.arena.fingerprint.__version__", "other")
    with pytest.raises(ArenaError, match=r"workers at .* have another program: [^,]*, not other\+"):
        played(random_jobs(1), 1, cluster)


def test_a_cluster_without_workers_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexica.arena.executors._TIMEOUT", 0.5)
    with local_cluster(0) as cluster, pytest.raises(ArenaError, match="has no workers"):
        played(random_jobs(1), 1, cluster.scheduler_address)


def test_a_process_that_ends_by_itself_is_said() -> None:
    todo = jobs(MEXICA, entrants(["greedy", "random"]), 100, setups(1))
    with executor(arena_game, 2) as play:
        games = play(todo)
        next(games)
        for process in multiprocessing.active_children():
            if process.name.startswith("SpawnProcess"):
                process.kill()
        with pytest.raises(ArenaError, match="has ended by itself"):
            list(games)


def test_no_scheduler_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexica.arena.executors._TIMEOUT", 0.2)
    with pytest.raises(ArenaError, match=r"No Dask scheduler answers at 'tcp://127\.0\.0\.1:9'"):
        played(random_jobs(1), 1, "tcp://127.0.0.1:9")


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"pip install 'mexica\[cluster\]'"):
        played(random_jobs(1), 1, "tcp://127.0.0.1:9")


def test_the_built_program_says_that_packages_are_for_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(ArenaError, match="needs Dask: install Mexica for Python instead, with pip install"):
        played(random_jobs(1), 1, "tcp://127.0.0.1:9")


def test_leaving_early_ends_the_processes_in_the_middle_of_their_games() -> None:
    others, left = set(multiprocessing.active_children()), 0.0
    with executor(arena_game, 2) as play:
        for _ in play(jobs(MEXICA, entrants(["greedy", "random"]), 100, setups(1))):
            left = time.monotonic()
            break
    assert time.monotonic() - left < 30
    assert set(multiprocessing.active_children()) <= others


def test_a_process_that_must_be_killed_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "_GRACE", 0.0)
    process = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(600,))
    process.start()
    executors._end([process])
    assert process.exitcode is not None


ARENA = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background would ignore it
from mexica.cli import main
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def arena(path: Path, *arguments: str, **settings: int) -> subprocess.Popen[str]:
    command = [
        sys.executable,
        "-c",
        ARENA,
        "arena",
        "--seats",
        "random,random",
        "--out",
        str(path),
        *arguments,
    ]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **settings)


def wait_for(path: Path, lines: int) -> None:
    ending = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < ending, f"{path} does not grow"
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_prints_the_table_so_far_and_the_same_command_goes_on(tmp_path: Path, processes: str) -> None:
    path = tmp_path / "results.jsonl"
    with arena(path, "--games", "1000", "--jobs", processes, start_new_session=True) as process:
        wait_for(path, 2)
        os.killpg(process.pid, signal.SIGINT)  # as the terminal does: all processes get it
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == ""
    games = path.read_bytes().count(b"\n")
    assert f"Interrupted after {games} of 1000 games" in out
    for row in out.splitlines()[1:3]:  # of both players, in either order
        assert re.match(rf"random [12] +{games} ", row)
    kept = path.read_bytes()
    with arena(path, "--games", str(games + 1)) as process:
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert path.read_bytes().startswith(kept)
    assert path.read_bytes().count(b"\n") == games + 1


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_ends_the_games_of_a_bot_that_hangs(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    hung = tmp_path / "hung"
    body = f"open({str(hung)!r}, 'w').close()\n        while True: pass"
    source = wanderer().replace("return self.random.choice(legal_actions(state))", body)
    site.install(source, package="hanging")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ["PYTHONPATH"], str(site.folder)]))
    path = tmp_path / "results.jsonl"
    seats = ["--seats", "wanderer,random"]
    with arena(path, *seats, "--games", "2", "--jobs", processes, start_new_session=True) as process:
        ending = time.monotonic() + 60
        while not hung.exists():
            assert time.monotonic() < ending, "the bot does not play"
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert "Interrupted after 0 of 2 games" in out
