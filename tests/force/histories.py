"""Any history of a game by a Hypothesis state machine: actions, undo, redo, saves, looking back.

For Mexica and Nim. A history that is not what the rules give is printed as the shortest one that shows it.
"""

import argparse
import traceback

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.force.counting import Counting
from tests.games.histories import MACHINES

AT_A_TIME = 25  # histories between two lines of progress


def add(parser: argparse.ArgumentParser) -> None:
    """How many, and how long."""
    parser.add_argument("--histories", type=int, default=2_000, help="of each game (2,000)")
    parser.add_argument("--steps", type=int, default=40, help="of each history (40)")


def run(arguments: argparse.Namespace) -> int:
    """Try histories; 1 if any is not what the rules give."""
    rounds = -(-arguments.histories // AT_A_TIME)
    counting = Counting("histories", rounds * len(MACHINES))
    how = settings(
        max_examples=AT_A_TIME,
        stateful_step_count=arguments.steps,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    for key, machine in MACHINES.items():
        for _ in range(rounds):
            try:
                run_state_machine_as_test(machine, settings=how)
            except Exception:
                counting.failed(f"{key}:\n{traceback.format_exc()}")
            counting.one_done()
    counting.end()
    total = rounds * AT_A_TIME
    print(f"{counting.failures} faults in {total:,} histories of each of {', '.join(MACHINES)}")
    return int(counting.failures > 0)
