#!/usr/bin/env python3
"""A long test, started by hand: compares thousands of whole games with the naive oracle of the rules.

    python build_scripts/soak.py
        1,000 random games for each of 2, 3 and 4 seats, and 100 greedy ones
    python build_scripts/soak.py --from-seed 400 --games 600 --greedy 0
        resumes a run that was stopped

Needs the test dependencies, so run it with the Python that runs the tests. Prints its progress, each game
that fails with the command that plays it again, and a summary; the exit code is 1 if a game failed.
"""

import argparse
import importlib.util
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

Job = tuple[str, int, int, int]  # random or greedy, seed, seats, how often the oracle is asked


def arguments() -> argparse.Namespace:
    """Return the arguments of the command line."""
    parser = argparse.ArgumentParser(description="Compare many whole games with the oracle of the rules.")
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats of the random games (2,3,4)")
    parser.add_argument("--from-seed", type=int, default=0, help="first seed of the random games (0)")
    parser.add_argument(
        "--games", type=int, default=1000, help="random games for each number of seats (1000)"
    )
    parser.add_argument("--greedy-from", type=int, default=0, help="first seed of the greedy games (0)")
    parser.add_argument(
        "--greedy", type=int, default=100, help="greedy games, cycling through the seats (100)"
    )
    parser.add_argument(
        "--every", type=int, default=1, help="ask the oracle after one in so many actions (1)"
    )
    parser.add_argument("--processes", type=int, default=2, help="games at a time (2)")
    return parser.parse_args()


def jobs(wanted: argparse.Namespace) -> list[Job]:
    """Return all games to play, the greedy ones first as they take longest."""
    seats = [int(number) for number in wanted.seats.split(",")]
    greedy_seeds = range(wanted.greedy_from, wanted.greedy_from + wanted.greedy)
    every = wanted.every
    greedy = [("greedy", seed, seats[seed % len(seats)], every) for seed in greedy_seeds]
    seeds = range(wanted.from_seed, wanted.from_seed + wanted.games)
    return greedy + [("random", seed, number, every) for seed in seeds for number in seats]


def play(job: Job) -> tuple[Job, Counter[str], str]:
    """Play a game; return its findings as counts, and what went wrong if anything did."""
    # imported here, as main() first checks that the test dependencies are installed
    from attrs import asdict  # noqa: PLC0415

    from tests.games.mexica.properties.whole_games import check_game  # noqa: PLC0415

    try:
        kind, seed, seats, every = job
        found = check_game(kind, seed, seats, every)
    except Exception:
        return job, Counter(), traceback.format_exc()
    return job, Counter({**asdict(found), "games": 1}), ""


def command(job: Job) -> str:
    """Return the command that plays this one game again."""
    kind, seed, seats, _ = job
    if kind == "greedy":
        chosen = f"--seats {seats} --games 0 --greedy 1 --greedy-from {seed}"
    else:
        chosen = f"--seats {seats} --games 1 --from-seed {seed} --greedy 0"
    return f"python build_scripts/soak.py {chosen}"


def run(todo: list[Job], processes: int) -> int:
    """Play the games, show the progress, and return how many failed."""
    totals: dict[tuple[str, int], Counter[str]] = {}
    began, failed = time.monotonic(), 0
    with multiprocessing.Pool(processes, maxtasksperchild=50) as pool:
        for number, (job, found, trouble) in enumerate(pool.imap_unordered(play, todo), 1):
            kind, seed, seats, _ = job
            totals.setdefault((kind, seats), Counter()).update(found)
            if trouble:
                failed += 1
                print(f"\n{kind} game, seed {seed}, {seats} seats:\n{trouble}\n{command(job)}", flush=True)
            left = (time.monotonic() - began) / number * (len(todo) - number) / 60
            progress = f"{number} of {len(todo)} games, {failed} failed, about {left:.0f} min left"
            if sys.stdout.isatty():
                print(f"\r{progress:<70}", end="", flush=True)
            elif number % 50 == 0 or number == len(todo):
                print(progress, flush=True)
    print("\n" + summary(totals, failed, time.monotonic() - began))
    return failed


def summary(totals: dict[tuple[str, int], Counter[str]], failed: int, seconds: float) -> str:
    """Return what was played and the results, one line for each kind of game."""
    columns = ("games", "actions", "rounds", "founded", "removed", "stalled", "kept", "unsure")
    lines = [f"{'':14}" + "".join(f"{column:>10}" for column in columns)]
    for (kind, seats), total in sorted(totals.items()):
        lines.append(f"{kind + ', ' + str(seats):14}" + "".join(f"{total[column]:>10}" for column in columns))
    lines.append("kept, unsure: tokens that only a long search finds dead, and that none decides (R12.2)")
    lines.append(f"{failed} games failed; {seconds / 60:.1f} minutes")
    return "\n".join(lines)


def main() -> int:
    """Run the soak test; return the exit code: 0 if all games passed."""
    if importlib.util.find_spec("hypothesis") is None or importlib.util.find_spec("attrs") is None:
        print("The test dependencies are missing: run build_scripts/test.py once, then run this file with")
        print("the Python of the environment that it made.")
        return 1
    wanted = arguments()
    return 1 if run(jobs(wanted), wanted.processes) else 0


if __name__ == "__main__":
    sys.exit(main())
