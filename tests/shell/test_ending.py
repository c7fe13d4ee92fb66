"""However the program is told to end, the game in progress is in its save."""

import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from mexica.play.journal import journal_of
from mexica.shell.saves import Saves
from tests.shell.hands import Hands, folders_in
from tests.shell.test_saves import MEXICA, a_game

PROGRAM = """
import signal
import sys
from pathlib import Path
from mexica import box
from mexica.shell import startup
from tests.shell.hands import folders_in
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # as `nohup` hands on that nobody hears it
startup.of_this_player = lambda: folders_in(Path(sys.argv[1]))
raise SystemExit(startup.run(box.games, Path(sys.argv[2])))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_to_end_saves_the_game_and_closes_the_window(tmp_path: Path, name: str) -> None:
    saves = Saves(folders_in(tmp_path).saves, (MEXICA,))
    path = saves.save("game", MEXICA, a_game(1, "start G7"))
    command = [sys.executable, "-c", PROGRAM, str(tmp_path), str(path)]
    own = {**os.environ, "PYTHONPATH": os.getcwd()}
    with subprocess.Popen(command, env=own) as program, ExitStack() as stack:
        stack.callback(program.kill)  # so that no failure waits for it
        limit = time.monotonic() + 60.0
        while not saves.slots.path(1).exists():
            assert time.monotonic() < limit, "the game was never on the table"
            assert program.poll() is None
            time.sleep(0.05)
        time.sleep(0.5)
        program.send_signal(getattr(signal, name))
        assert program.wait(30.0) == 0
    newest = saves.newest_unfinished()
    assert newest is not None
    assert newest.kind == "auto"
    kept = MEXICA.load(newest.path)
    assert kept.setup == a_game(1).setup
    assert kept.actions[:1] == a_game(1, "start G7").actions  # the computer may have played since
    assert not journal_of(newest.path).exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_signal_to_end_ends_the_tests_and_closes_no_window_of_theirs(hands: Hands) -> None:
    with pytest.raises(KeyboardInterrupt):
        os.kill(os.getpid(), signal.SIGTERM)
    hands.step()
    assert hands.app.open
