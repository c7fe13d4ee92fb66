"""The result of a game: the freed piles of every seat, who won, and what decided it (A7.3, A7.4)."""

from collections.abc import Sequence

from mexica.games.aztekz.rules import Standing, State, standings, winners
from mexica.play.result_words import victory
from mexica.texts import _


def ranked(state: State) -> tuple[Standing, ...]:
    """Return what every seat has freed, the best first, those who are equal by seat."""
    return tuple(sorted(standings(state), key=lambda one: (-one.points, -one.souls)))


def verdict(state: State, names: Sequence[str]) -> str:
    """Return in one sentence who won a finished game, and what decided it."""
    first, second, *_others = ranked(state)
    won = [names[seat] for seat in winners(state)]
    text = _("{name} wins the tie at {points} by freed souls, {souls} to {second}")
    return victory(won, first.points, second.points) or text.format(
        name=won[0], points=first.points, souls=first.souls, second=second.souls
    )
