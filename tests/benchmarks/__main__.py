"""Prints what the game costs: `python -m tests.benchmarks [--quick] [NAME ...]`."""

import argparse

from tests.benchmarks import windowed
from tests.benchmarks.measuring import FrameCosts, verdicts
from tests.benchmarks.mexica import engine

CAREFUL, QUICK = 12.0, 2.0  # seconds of play to look at


def main() -> None:
    """Measure what is asked for, all of it by default, and print one line for each budget."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    names = ["engine", "saves", *windowed.MEASUREMENTS]
    parser.add_argument("names", nargs="*", choices=[*names, []], metavar="NAME", help=", ".join(names))
    parser.add_argument("--quick", action="store_true", help="fewer runs, less play")
    chosen = parser.parse_args()
    measured = []
    for name in chosen.names or names:
        if name == "engine":
            results = engine.engine(60 if chosen.quick else 600)
        elif name == "saves":
            results = engine.saves(2 if chosen.quick else 10)
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
