"""Prints what the game costs: `python -m tests.benchmarks [--quick] [NAME ...]`."""

import argparse

from tests.benchmarks import built_program, windowed
from tests.benchmarks.measuring import FrameCosts, verdicts
from tests.benchmarks.mexica import engine

BUILT = "built"
CAREFUL, QUICK = 12.0, 2.0  # seconds of play to look at


def main() -> None:
    """Measure what is asked for, all of it by default, and print one line for each budget."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    names = ["engine", "saves", *windowed.MEASUREMENTS]
    shown = f"{', '.join(names)}; only if named: {BUILT}, for which dist/ must hold the built program"
    parser.add_argument("names", nargs="*", choices=[*names, BUILT, []], metavar="NAME", help=shown)
    parser.add_argument("--quick", action="store_true", help="fewer runs, less play")
    chosen = parser.parse_args()
    measured = []
    for name in chosen.names or names:
        if name == "engine":
            results = engine.engine(60 if chosen.quick else 600)
        elif name == "saves":
            results = engine.saves(2 if chosen.quick else 10)
        elif name == BUILT:
            results = built_program.first_pictures()
        else:
            results = windowed.measured(name, QUICK if chosen.quick else CAREFUL)
        if name == "acts":
            print(FrameCosts.HEAD)
        for result in results:
            print(result.line(), flush=True)
        measured += results
    for verdict in verdicts(measured):
        print(verdict)


if __name__ == "__main__":
    main()
