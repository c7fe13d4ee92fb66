"""The command `mexica tune`: search for better weights, check them, and write them with their gain."""

from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from attrs import asdict, evolve

from mexica import console
from mexica.arena import tuned_weights
from mexica.arena.arena_game import ArenaGame, FindGame, Tunable, weighed_games
from mexica.arena.errors import ArenaError
from mexica.arena.executors import executor
from mexica.arena.fingerprint import fingerprint
from mexica.arena.ledger import RunSettings, open_ledger
from mexica.arena.progress import progress
from mexica.arena.results_table import table
from mexica.arena.statistics import Interval, standing
from mexica.arena.tuning import CANDIDATE, Found, Tuning, tune
from mexica.computer.mind import Budget, WeightTable
from mexica.computer.weights_file import WeightsError

_LEAST: Final = 4


def tune_weights(chosen: Namespace, find: FindGame) -> bool:
    """Search, check, write the file of weights and print the gain; returns false after Ctrl-C.

    ArenaError, in one sentence, if games cannot be played or files cannot be written.
    """
    find = weighed_games(find, chosen.weights)
    game = find(chosen.game)
    begin, tuning = _asked(chosen, game)
    tuned_weights.check_writable(chosen.out)
    path = chosen.games_file or _file(chosen)
    ledger = open_ledger(path, _settings(tuning, chosen, game))
    for note in ledger.notes:
        console.note(note)
    try:
        with (
            progress("tune", tuning.total, len(ledger.games)) as advance,
            executor(find, chosen.jobs, chosen.dask) as play,
        ):
            found = tune(game, tuning, begin, partial(ledger.complete, play=play, advance=advance))
    except KeyboardInterrupt:
        played = f"{len(ledger.games)} of {tuning.total} games"
        console.out(f"Interrupted after {played}: the same command goes on ({path}).")
        return False
    notes = _notes(tuning, chosen, found, game)
    tuned_weights.write(_tunable(game).file, chosen.out, chosen.table, found.weights, notes)
    console.out("\n".join(_report(begin, found, chosen.out)))
    return True


def _file(chosen: Namespace) -> Path:
    named = f"{chosen.named}-" if chosen.named else ""
    weights = f"-{chosen.weights.path.stem}" if chosen.weights else ""
    return Path(f"tune-{named}{chosen.level}-{chosen.table}{weights}-seed{chosen.seed}.jsonl")


def _tunable(game: ArenaGame[Any, Any]) -> Tunable:
    assert game.tunable is not None  # `add_tune` refuses a game without weights to tune
    return game.tunable


def _asked(chosen: Namespace, game: ArenaGame[Any, Any]) -> tuple[WeightTable, Tuning]:
    """The weights to start from, and how to search."""
    if chosen.population < _LEAST:
        raise ArenaError(f"At least {_LEAST} candidates make a generation, not {chosen.population}.")
    file, budget = _tunable(game).file, Budget(chosen.seconds, chosen.nodes)
    try:
        return file.table(chosen.table), Tuning(
            level=chosen.level,
            budget=None if budget == Budget() else budget,
            generations=chosen.generations,
            population=chosen.population,
            games=chosen.games,
            check=chosen.check,
            spread=chosen.spread,
            seed=chosen.seed,
            seats=chosen.seats,
            against=file.table(chosen.against) if chosen.against else None,
        )
    except WeightsError as error:
        raise ArenaError(str(error)) from error


def _settings(tuning: Tuning, chosen: Namespace, game: ArenaGame[Any, Any]) -> RunSettings:
    return {
        **asdict(evolve(tuning, budget=None)),
        "game": chosen.game,
        "budget": {"seconds": chosen.seconds, "nodes": chosen.nodes},
        "table": chosen.table,
        "against": chosen.against or chosen.table,
        "program": fingerprint(game),
    }


def _report(begin: WeightTable, found: Found, path: Path) -> Iterator[str]:
    for name, weight in begin.items():
        yield f"{name:<16}{weight:>9.4g} -> {found.weights[name]:.4g}"
    yield "On setups that were not used in tuning:"
    yield table(found.check)
    interval = standing(found.check, CANDIDATE).lead_interval
    if interval is None or interval[0] <= 0:
        yield "The check shows no certain gain: the shipped weights should stay."
    yield f"Weights: {path}"


def _notes(tuning: Tuning, chosen: Namespace, found: Found, game: ArenaGame[Any, Any]) -> Iterator[str]:
    row = standing(found.check, CANDIDATE)
    yield _command(tuning, chosen, min(game.rules.SEAT_COUNTS))
    yield f"by program {fingerprint(game)}, with {tuning.total - tuning.check} games"
    low, high = row.share_interval
    others = f"[{chosen.against}]" if chosen.against else "the weights before"
    yield (
        f"against {others} on {row.games} games of other setups: share {row.share:.1%}"
        f" ({low:.1%} to {high:.1%}), lead {row.lead:+.1f} points" + _between(row.lead_interval)
    )


def _command(tuning: Tuning, chosen: Namespace, usual_seats: int) -> str:
    budget = tuning.budget or Budget()
    parts = [
        "mexica tune",
        f" --game {chosen.named}" if chosen.named else "",
        f" --level {tuning.level} --table {chosen.table}",
        f" --against {chosen.against}" if chosen.against else "",
        f" --weights {chosen.weights.path.name}" if chosen.weights else "",
        f" --seats {tuning.seats}" if tuning.seats != usual_seats else "",
        f" --seconds {budget.seconds:g}" if budget.seconds else "",
        f" --nodes {budget.nodes}" if budget.nodes else "",
        f" --seed {tuning.seed} --generations {tuning.generations} --population {tuning.population}",
        f" --games {tuning.games} --check {tuning.check} --spread {tuning.spread:g}",
    ]
    return "".join(parts)


def _between(interval: Interval | None) -> str:
    return "" if interval is None else f" ({interval[0]:+.1f} to {interval[1]:+.1f}); 95 % intervals"
