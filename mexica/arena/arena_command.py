"""The commands `mexica arena` and `mexica selfplay`: play games and print a table of their results."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from mexica import console
from mexica.arena.arena_game import ArenaGame, FindGame, weighed_games
from mexica.arena.executors import Executor, executor
from mexica.arena.fingerprint import fingerprint
from mexica.arena.job import Entrant, Job, seconds
from mexica.arena.ledger import Ledger, RunSettings, open_ledger
from mexica.arena.progress import progress
from mexica.arena.results_table import table, times
from mexica.arena.schedule import jobs, setups
from mexica.computer.mind import Budget


def entrants(
    kinds: Sequence[str], budget: Budget | Mapping[str, Budget] | None = None
) -> tuple[Entrant, ...]:
    """Return these kinds of player under their own names, numbered if all are of one kind.

    The budget is what each player may spend on a turn; a mapping gives one per kind.
    """
    budgets = budget if isinstance(budget, Mapping) else dict.fromkeys(kinds, budget)
    one_kind = len(set(kinds)) == 1
    names = [f"{kind} {number}" if one_kind else kind for number, kind in enumerate(kinds, 1)]
    return tuple(Entrant(name, kind, budgets.get(kind)) for name, kind in zip(names, kinds, strict=True))


def selfplay(chosen: Namespace, find: FindGame) -> bool:
    """Play the games one after another in this process and print a table of their results.

    The same seed gives the same table unless a budget counts seconds. Returns false after Ctrl-C.
    """
    ledger, find = Ledger(None, {}, {}), weighed_games(find, chosen.weights)
    todo = _jobs(chosen, find(chosen.game))
    finished = _played(todo, ledger, executor(find, 1), "selfplay")
    console.out(table(ledger.results(todo)))
    return finished


def arena(chosen: Namespace, find: FindGame) -> bool:
    """Play the games missing from the results file and print a table of all of them.

    Returns false after Ctrl-C; the table then shows the games finished so far. ArenaError, in one
    sentence, if they cannot be played or kept.
    """
    find = weighed_games(find, chosen.weights)
    game = find(chosen.game)
    todo = _jobs(chosen, game)
    path = chosen.out or _file(chosen)
    ledger = open_ledger(path, _settings(chosen, game))
    for note in ledger.notes:
        console.note(note)
    finished = _played(todo, ledger, executor(find, chosen.jobs, chosen.dask), "arena")
    games = ledger.results(todo)
    console.out(table(games))
    if games:
        console.out(times(games, seconds(todo[0].entrants, game.players)))
    console.out(_end(finished, len(games), len(todo), path))
    return finished


def _jobs(chosen: Namespace, game: ArenaGame[Any, Any]) -> list[Job]:
    return jobs(game, entrants(chosen.seats, _budget(chosen)), chosen.games, setups(chosen.seed))


def _played(
    todo: Sequence[Job], ledger: Ledger, entered: AbstractContextManager[Executor], title: str
) -> bool:
    """Play the games missing from the ledger; return false if Ctrl-C interrupted them."""
    missing = ledger.missing(todo)
    try:
        if missing:
            with progress(title, len(todo), len(todo) - len(missing)) as advance, entered as play:
                ledger.complete(missing, "", play=play, advance=advance)
    except KeyboardInterrupt:
        return False
    return True


def _budget(chosen: Namespace) -> Budget | dict[str, Budget] | None:
    if isinstance(chosen.nodes, dict):
        return {kind: Budget(nodes=nodes) for kind, nodes in chosen.nodes.items()}
    budget = Budget(chosen.seconds, chosen.nodes)
    return None if budget == Budget() else budget


def _settings(chosen: Namespace, game: ArenaGame[Any, Any]) -> RunSettings:
    return {
        "game": chosen.game,
        "seats": list(chosen.seats),
        "seed": chosen.seed,
        "seconds": chosen.seconds,
        "nodes": chosen.nodes,
        "program": fingerprint(game, chosen.seats),
    }


def _file(chosen: Namespace) -> Path:
    budget = f"-{chosen.seconds:g}s" if chosen.seconds else ""
    if isinstance(chosen.nodes, dict):
        budget = "".join(f"-{kind}{nodes}" for kind, nodes in chosen.nodes.items()) + "nodes"
    elif chosen.nodes:
        budget = f"-{chosen.nodes}nodes"
    named = f"{chosen.named}-" if chosen.named else ""
    weights = f"-{chosen.weights.path.stem}" if chosen.weights else ""
    return Path(f"arena-{named}{'-'.join(chosen.seats)}{budget}{weights}-seed{chosen.seed}.jsonl")


def _end(finished: bool, played: int, wanted: int, path: Path) -> str:
    if finished:
        return f"Results: {path}"
    return f"Interrupted after {played} of {wanted} games: the same command goes on ({path})."
