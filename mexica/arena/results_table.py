"""The results of many games as text."""

from collections.abc import Sequence
from typing import Final

from mexica.arena.selfplay import GameResult
from mexica.arena.statistics import Standing, standing, turn_times

_HEAD: Final = (
    f"{'player':<20}{'games':>6}{'wins':>6}{'share':>8}{'95 %':>16}{'points':>8}{'lead':>7}{'95 %':>16}"
)
_LEGEND: Final = (
    "wins: shared victories in full; share: in equal parts, half a game each for two, interval by Wilson;\n"
    "lead: points above the others' average, its interval by setups."
)


def table(games: Sequence[GameResult]) -> str:
    """Return a table of how each player did in these games, one row each, and how the games went."""
    if not games:
        return "No game has been finished."
    rows = [_row(standing(games, name), games) for name in _names(games)]
    return "\n".join([_HEAD, *rows, _LEGEND, _course(games)])


def times(games: Sequence[GameResult], budgets: dict[str, float]) -> str:
    """Return how long turns took, one line per player; `budgets` are in seconds, by player name."""
    return "\n".join(_time(games, name, budgets.get(name)) for name in _names(games))


def _names(games: Sequence[GameResult]) -> list[str]:
    # in the order of the command line: in the first game of a setup nobody has changed seats
    first = min(games, key=lambda game: game.number)
    return list(dict.fromkeys(first.seats))


def _row(row: Standing, games: Sequence[GameResult]) -> str:
    seats = games[0].seats.count(row.name)
    name = f"{row.name} ({seats} seats)" if seats > 1 else row.name
    low, high = row.share_interval
    share = f"{row.games:>6}{row.wins:>6}{row.share:>8.1%}{f'{low:.1%} to {high:.1%}':>16}"
    lead = "" if row.lead is None else f"{row.lead:+.1f}"
    interval = "" if row.lead_interval is None else "{:+.1f} to {:+.1f}".format(*row.lead_interval)
    return f"{name:<20}{share}{row.points:>8.1f}{lead:>7}{interval:>16}".rstrip()


def _course(games: Sequence[GameResult]) -> str:
    rounds = sum(game.rounds for game in games) / len(games)
    counted = {name: sum(game.remarks[name] > 0 for game in games) for name in games[0].remarks}
    remarks = [f"{count} of {len(games)} games {name}" for name, count in counted.items()]
    illegal = sum(game.illegal for game in games)
    return "; ".join([f"{rounds:.1f} rounds a game", *remarks, f"{illegal} illegal actions"])


def _time(games: Sequence[GameResult], name: str, budget: float | None) -> str:
    took = turn_times(games, name)
    of_budget = "" if budget is None else f", {took.longest / budget:.1%} of its {budget:g} s"
    return f"{name}: {took.cpu:.3f} s of CPU a turn; longest turn {took.longest:.2f} s{of_budget}"
