"""Counting a match in the statistics when it ends."""

from typing import Any

from mexica.play.game_statistics import Ended, GameStatistics
from mexica.shell.game_protocol import AnyGame


def count_if_over(statistics: GameStatistics, game: AnyGame, record: Any) -> None:
    """Count this match if it is over and was not counted yet."""
    if not (winners := game.winners(record)):
        return
    saved = game.encode(record)
    found = game.glance(saved)
    kinds, points = tuple(seat.kind for seat in found.seats), tuple(points for _name, points in found.players)
    statistics.count(game.key, [kind.key for kind in game.kinds[1:]], saved, Ended(kinds, points, winners))
