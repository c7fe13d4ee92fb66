"""The result of a game: the freed piles of every seat, who won, and what decided it (A7.3, A7.4)."""

from collections.abc import Sequence

from mexica.games.aztekz.rules import Standing, State, standings, winners
from mexica.play.result_words import victory
from mexica.texts import listed, ngettext


def ranked(state: State) -> tuple[Standing, ...]:
    """Return what every seat has freed, the best first, those who are equal by seat."""
    return tuple(sorted(standings(state), key=lambda one: (-one.points, -one.souls)))


def verdict(state: State, names: Sequence[str]) -> str:
    """Return in one sentence who won a finished game, and what decided it."""
    rows, won = ranked(state), [names[seat] for seat in winners(state)]
    return victory(won, [row.points for row in rows]) or _tie(won, rows[0], rows[len(won)])


def _tie(won: Sequence[str], first: Standing, second: Standing) -> str:
    text = ngettext(
        "{name} wins the tie at {points} by freed souls, {souls} to {second}",
        "{name} win the tie at {points} by freed souls, {souls} to {second}",
        len(won),
    )
    return text.format(name=listed(won), points=first.points, souls=first.souls, second=second.souls)
