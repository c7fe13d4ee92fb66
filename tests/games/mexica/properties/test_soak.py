"""The long soak test starts, plays and counts: one short game of it."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[4] / "build_scripts" / "soak.py"


def test_one_game_of_the_soak_passes() -> None:
    wanted = ["--seats", "3", "--from-seed", "5", "--games", "1", "--greedy", "0", "--processes", "1"]
    done = subprocess.run([sys.executable, SCRIPT, *wanted], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "random, 3" in done.stdout
    assert "0 games failed" in done.stdout
