"""Every picture in the program is shown somewhere."""

import subprocess
import sys
from pathlib import Path

from tests.art.test_manifest import SPRITES

ROOT = Path(__file__).resolve().parents[4]
ELSEWHERE = {
    # made by one recipe with the panels' coin `ap_ui`: the same coin on the ground, and their shadows
    "ap",
    "ap_shadow",
    "ap_ui_shadow",
}


def test_every_sprite_is_shown_somewhere() -> None:
    """All positions, motions and screens together read the picture of every sprite in the manifest."""
    command = [sys.executable, "-m", "tests.games.mexica.table.everything"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    read = set(done.stdout.splitlines())
    assert {name for name, entry in SPRITES.items() if entry["file"] not in read} == ELSEWHERE
