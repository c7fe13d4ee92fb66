"""The figures of many games: shares and points with their 95 % intervals."""

from collections.abc import Sequence
from itertools import groupby
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from attrs import frozen

from mexica.arena.selfplay import GameResult
from mexica.arena.turn_times import TurnTimes, combined

_Z: Final = NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


@frozen
class Standing:
    """How one player did in its games.

    `wins` counts shared victories in full, `share` in equal parts. `points` is the average per game
    and seat; `lead` is how far it exceeds the others' average, by setup, None if there are no others.
    """

    name: str
    games: int
    wins: int
    share: float
    points: float
    lead: float | None
    lead_interval: Interval | None

    @property
    def share_interval(self) -> Interval:
        """The 95 % interval of the share."""
        return wilson(self.share, self.games)


def wilson(share: float, games: int) -> Interval:
    """Return Wilson's 95 % score interval for a share of this many games (Wilson 1927)."""
    square = _Z * _Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _Z / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Return the 95 % interval of the mean by the normal distribution; None for fewer than two values."""
    if len(values) < 2:  # noqa: PLR2004  # one value has no spread
        return None
    half = _Z * stdev(values) / sqrt(len(values))
    return fmean(values) - half, fmean(values) + half


def standing(games: Sequence[GameResult], name: str) -> Standing:
    """Return how the player of this name did in these games, of which there must be at least one."""
    by_setup = [
        fmean(leads)
        for _, group in groupby(games, lambda game: game.setup)
        if (leads := [lead for game in group if (lead := _lead(game, name)) is not None])
    ]
    return Standing(
        name=name,
        games=len(games),
        wins=sum(game.share(name) > 0 for game in games),
        share=fmean(game.share(name) for game in games),
        points=fmean(_points(game, name) for game in games),
        lead=fmean(by_setup) if by_setup else None,
        lead_interval=mean_interval(by_setup),
    )


def _points(game: GameResult, name: str) -> float:
    return fmean(points for points, seat in zip(game.points, game.seats, strict=True) if seat == name)


def _lead(game: GameResult, name: str) -> float | None:
    others = [points for points, seat in zip(game.points, game.seats, strict=True) if seat != name]
    return _points(game, name) - fmean(others) if others else None


def turn_times(games: Sequence[GameResult], name: str) -> TurnTimes:
    """Return the times of the player of this name in all games."""
    return combined([game.times[name] for game in games])
