"""The prestige of each player: what is certain, and what unfinished serpents would add."""

from attrs import frozen

from mexica.games.coatl.rules import State, standings
from mexica.games.coatl.rules.state import Seat


@frozen
class Prestige:
    """The points of one seat, and how many of its serpents are finished.

    `certain` are those of finished serpents (C12.5), `unfinished` those of the cards beside the others, which
    count only once these are finished too; `cards` lie beside finished serpents (C12.6).
    """

    seat: Seat
    certain: int
    unfinished: int
    finished: int
    cards: int


def prestige(state: State) -> tuple[Prestige, ...]:
    """Return the prestige of each seat."""
    return tuple(
        Prestige(
            one.seat,
            one.points,
            one.unfinished_points,
            sum(serpent.counts for serpent in one.serpents),
            one.cards,
        )
        for one in standings(state)
    )
