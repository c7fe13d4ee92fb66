"""Whole games against the naive oracle of their rules, with every invariant.

Random games first by seed, with 2, 3 and 4 seats in turn, and games of greedy players. A game that fails is
printed with the command that plays it again.
"""

import argparse
import multiprocessing
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from attrs import asdict

from tests.force.counting import Counting
from tests.games.aztekz.properties import whole_games as aztekz
from tests.games.coatl.properties import whole_games as coatl
from tests.games.mexica.properties import whole_games as mexica

CHECKS: Final[dict[str, Callable[..., Any]]] = {
    game.rules.KEY: game.check_game for game in (mexica, coatl, aztekz)
}
KEPT: Final = "kept, unsure: tokens that only a long search finds dead, and that none decides (R12.2)"


class Job(NamedTuple):
    """A match to play: `random` or `greedy`; the oracle is asked after one in `every` actions."""

    game: str
    kind: str
    seed: int
    seats: int
    every: int

    @property
    def command(self) -> str:
        """The command that plays this game alone, with the oracle asked after every action."""
        greedy = self.kind == "greedy"
        numbers = "--games 0 --greedy 1 --greedy-from" if greedy else "--greedy 0 --games 1 --from-seed"
        game = f"--game {self.game} " if self.game != "mexica" else ""
        return f"python -m tests.force games {game}{numbers} {self.seed} --seats {self.seats} --every 1"


Result = tuple[Job, Counter[str], str]
"""A game, its findings as counts, and what went wrong if anything did."""


def add(parser: argparse.ArgumentParser) -> None:
    """Which games."""
    parser.add_argument("--game", choices=CHECKS, default="mexica", help="the game to play (mexica)")
    parser.add_argument("--games", type=int, default=10_000, help="random games (10,000)")
    parser.add_argument("--from-seed", type=int, default=0, help="first seed of the random games (0)")
    parser.add_argument("--greedy", type=int, default=300, help="games of greedy players (300)")
    parser.add_argument("--greedy-from", type=int, default=0, help="first seed of the greedy games (0)")
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, in turn (2,3,4)")
    parser.add_argument("--every", type=int, default=10, help="ask the oracle once in so many actions (10)")
    parser.add_argument("--processes", type=int, default=2, help="games at a time (2)")


def run(arguments: argparse.Namespace) -> int:
    """Play the games; 1 if any failed."""
    todo = jobs(arguments)
    totals: dict[tuple[str, int], Counter[str]] = {}
    counting = Counting("games", len(todo))
    with played(todo, arguments.processes) as results:
        for job, found, trouble in counting.over(results):
            totals.setdefault((job.kind, job.seats), Counter()).update(found)
            if trouble:
                counting.failed(f"{job}\n{trouble}\n{job.command}")
    print(table(totals))
    actions = sum(total["actions"] for total in totals.values())
    minutes = counting.seconds / 60
    print(f"{counting.failures} of {len(todo):,} games failed; {actions:,} actions, {minutes:.0f} min")
    return int(counting.failures > 0)


def jobs(arguments: argparse.Namespace) -> list[Job]:
    """All games to play, the greedy ones first as they take longest."""
    seats = [int(number) for number in arguments.seats.split(",")]
    greedy = range(arguments.greedy_from, arguments.greedy_from + arguments.greedy)
    seeds = range(arguments.from_seed, arguments.from_seed + arguments.games)
    kinds = [("greedy", seed) for seed in greedy] + [("random", seed) for seed in seeds]
    # so that every one of the six tempers, which go by the seed as well, plays with each number of seats
    return [
        Job(arguments.game, kind, seed, seats[seed // 6 % len(seats)], arguments.every)
        for kind, seed in kinds
    ]


@contextmanager
def played(todo: Sequence[Job], processes: int) -> Iterator[Iterable[Result]]:
    """Give the results of these games, as they come if there are several processes."""
    if processes == 1:
        yield map(play, todo)
        return
    # a forked process would keep the signal handlers of SDL if a window was open, and not end when told to
    with multiprocessing.get_context("spawn").Pool(processes, maxtasksperchild=50) as pool:
        yield pool.imap_unordered(play, todo)


def play(job: Job) -> Result:
    """Play a game; return its findings as counts, and what went wrong if anything did."""
    try:
        found = CHECKS[job.game](*job[1:])
    except Exception:
        return job, Counter(), traceback.format_exc()
    return job, Counter({**asdict(found), "games": 1}), ""


def table(totals: dict[tuple[str, int], Counter[str]]) -> str:
    """What was played and what came of it, one line for each kind of game."""
    columns = ["games", *dict.fromkeys(key for total in totals.values() for key in total if key != "games")]
    lines = [f"{'':14}" + "".join(f"{column:>12}" for column in columns)]
    for (kind, seats), total in sorted(totals.items()):
        lines.append(f"{kind + ', ' + str(seats):14}" + "".join(f"{total[column]:>12}" for column in columns))
    return "\n".join([*lines, *([KEPT] if "unsure" in columns else [])])
