"""Times every action of a saved game: `python -m tests.benchmarks.mexica.replayed FILE`, in a fresh process.

Nothing is warm in it, neither caches nor code: the actions cost what they cost when a game is loaded.
"""

import gc
import json
import subprocess
import sys
import time
from pathlib import Path

from mexica.games.mexica.rules import Setup, apply, parse, start
from mexica.games.mexica.rules.spaces import FIRST_CANAL, ISLAND, flood

ROOT = Path(__file__).resolve().parents[3]


def replayed(path: Path, times: int) -> tuple[float, list[tuple[str, float]]]:
    """Seconds for a flood of the island, and kind and seconds of each action: the best of some processes."""
    command = [sys.executable, "-m", "tests.benchmarks.mexica.replayed", str(path)]
    runs = [
        json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
        for _ in range(times)
    ]
    every = zip(*(run["actions"] for run in runs), strict=True)
    actions = [(same[0][0], min(taken for _, taken in same)) for same in every]
    return min(run["flood"] for run in runs), actions


def main(path: Path) -> None:
    """Print the seconds of this process as JSON."""
    saved, land = json.loads(path.read_text("utf-8")), ISLAND & ~FIRST_CANAL
    state, actions = start(Setup(**saved["setup"])), list(map(parse, saved["actions"]))
    flooded = min(_seconds(lambda: flood(land & -land, land)) for _ in range(300))
    gc.disable()
    taken = []
    for action in actions:
        began = time.perf_counter()
        state = apply(state, action).state
        taken.append((str(action).partition(" ")[0], time.perf_counter() - began))
    print(json.dumps({"flood": flooded, "actions": taken}))


def _seconds(call) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


if __name__ == "__main__":
    main(Path(sys.argv[1]))
