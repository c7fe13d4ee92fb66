"""The command `mexica tune`: search for better weights, check them, write them down with what they gain."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from attrs import asdict, evolve

from mexica.arena.errors import ArenaError
from mexica.arena.executors import crew
from mexica.arena.fingerprint import program
from mexica.arena.ledger import INTERRUPTED, Settings, opened
from mexica.arena.progress import progress
from mexica.arena.results_table import table
from mexica.arena.statistics import standing
from mexica.arena.tuning import CANDIDATE, Found, Tuning, tune
from mexica.computer.mind import Budget
from mexica.games.mexica.ai.tuning import weights_file
from mexica.games.mexica.ai.weights import Weights, WeightsError, weights

_LEAST: Final = 4
_FEWEST_SEATS: Final = 2


def run(chosen: Namespace) -> int:
    """Search, check, write the file of weights and print what was gained; returns 130 after Ctrl-C.

    ArenaError, in one sentence, if games cannot be played or files not be written.
    """
    try:
        begin, tuning = weights(chosen.table), _tuning(chosen)
    except WeightsError as error:
        raise ArenaError(str(error)) from error
    weights_file.refuse(chosen.out)
    path = chosen.games_file or Path(f"tune-{tuning.level}-{chosen.table}-seed{tuning.seed}.jsonl")
    ledger = opened(path, _settings(tuning, chosen))
    try:
        with (
            progress("tune", tuning.total, len(ledger.games)) as step,
            crew(chosen.jobs, chosen.dask) as play,
        ):
            found = tune(tuning, begin, ledger, play, step)
    except KeyboardInterrupt:
        played = f"{len(ledger.games)} of {tuning.total} games"
        print(f"Interrupted after {played}: the same command goes on ({path}).")
        return INTERRUPTED
    weights_file.write(chosen.out, chosen.table, found.weights, _notes(tuning, chosen, found))
    print("\n".join(_report(begin, found, chosen.out)))
    return 0


def _tuning(chosen: Namespace) -> Tuning:
    budget = Budget(chosen.seconds, chosen.nodes)
    if chosen.population < _LEAST:
        raise ArenaError(f"At least {_LEAST} candidates make a generation, not {chosen.population}.")
    return Tuning(
        level=chosen.level,
        budget=None if budget == Budget() else budget,
        generations=chosen.generations,
        population=chosen.population,
        games=chosen.games,
        check=chosen.check,
        spread=chosen.spread,
        seed=chosen.seed,
        seats=chosen.seats,
        against=weights(chosen.against) if chosen.against else None,
    )


def _settings(tuning: Tuning, chosen: Namespace) -> Settings:
    limits = {"seconds": chosen.seconds, "nodes": chosen.nodes}
    against = chosen.against or chosen.table
    plain = asdict(evolve(tuning, budget=None))
    return {**plain, "budget": limits, "table": chosen.table, "against": against, "program": program()}


def _report(begin: Weights, found: Found, path: Path) -> Iterator[str]:
    before, after = asdict(begin), asdict(found.weights)
    for name in before:
        yield f"{name:<16}{before[name]:>9.4g} -> {after[name]:.4g}"
    yield "On setups that were not used in tuning:"
    yield table(found.check)
    interval = standing(found.check, CANDIDATE).lead_interval
    if interval is None or interval[0] <= 0:
        yield "The check shows no certain gain: the shipped weights should stay."
    yield f"Weights: {path}"


def _notes(tuning: Tuning, chosen: Namespace, found: Found) -> Iterator[str]:
    row = standing(found.check, CANDIDATE)
    budget = tuning.budget or Budget()
    limits = [f" --seconds {budget.seconds:g}"] if budget.seconds else []
    limits += [f" --nodes {budget.nodes}"] if budget.nodes else []
    table = chosen.table + (f" --against {chosen.against}" if chosen.against else "")
    table += f" --seats {tuning.seats}" if tuning.seats > _FEWEST_SEATS else ""
    yield (
        f"mexica tune --level {tuning.level} --table {table}{''.join(limits)} --seed {tuning.seed}"
        f" --generations {tuning.generations} --population {tuning.population} --games {tuning.games}"
        f" --check {tuning.check} --spread {tuning.spread:g}"
    )
    yield f"by program {program()}, with {tuning.total - tuning.check} games"
    low, high = row.share_interval
    others = f"[{chosen.against}]" if chosen.against else "the weights before"
    yield (
        f"against {others} on {row.games} games of other setups: share {row.share:.1%}"
        f" ({low:.1%} to {high:.1%}), lead {row.lead:+.1f} points" + _between(row.lead_interval)
    )


def _between(interval: tuple[float, float] | None) -> str:
    return "" if interval is None else f" ({interval[0]:+.1f} to {interval[1]:+.1f}); 95 % intervals"
