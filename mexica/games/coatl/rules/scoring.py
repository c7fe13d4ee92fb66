"""Points, standings and winners (C12.5, C12.6)."""

from attrs import frozen

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Phase, Player, Seat, State
from mexica.games.coatl.rules.worth import Worth, prophecy_worth, temple_worth


@frozen
class SerpentStanding:
    """What each card beside a serpent is worth now; `counts` if it is finished, so that it scores."""

    cards: tuple[tuple[Card, Worth], ...]
    counts: bool

    @property
    def points(self) -> int:
        """The points of all its cards together."""
        return sum(worth.points for _, worth in self.cards)


@frozen
class Standing:
    """What one seat has: its serpents as begun."""

    seat: Seat
    serpents: tuple[SerpentStanding, ...]

    @property
    def points(self) -> int:
        """The points that are certain (C12.5)."""
        return sum(serpent.points for serpent in self.serpents if serpent.counts)

    @property
    def unfinished_points(self) -> int:
        """What the cards beside unfinished serpents would score if these were finished as they are."""
        return sum(serpent.points for serpent in self.serpents if not serpent.counts)

    @property
    def cards(self) -> int:
        """The cards beside finished serpents (C12.6)."""
        return sum(len(serpent.cards) for serpent in self.serpents if serpent.counts)

    @property
    def best(self) -> int:
        """The points of the best finished serpent (C12.6)."""
        return max((serpent.points for serpent in self.serpents if serpent.counts), default=0)


def standings(state: State) -> tuple[Standing, ...]:
    """Return for each seat what its cards on the table are worth now."""
    return tuple(
        Standing(seat, tuple(map(_serpent_standing, player.serpents)))
        for seat, player in enumerate(state.players)
    )


def _serpent_standing(serpent: Serpent) -> SerpentStanding:
    cards = [(card, prophecy_worth(card, serpent)) for card in serpent.prophecies]
    if serpent.temple is not None:
        cards.append((serpent.temple, temple_worth(serpent.temple, serpent, serpent.prophecies)))
    return SerpentStanding(tuple(cards), serpent.finished)


def serpent_points(serpent: Serpent) -> int:
    """Return the points of the cards beside a serpent, finished or not."""
    prophecies = sum([prophecy_worth(card, serpent).points for card in serpent.prophecies])
    if serpent.temple is None:
        return prophecies
    return prophecies + temple_worth(serpent.temple, serpent, serpent.prophecies).points


def player_points(player: Player) -> int:
    """Return the points of a player's finished serpents."""
    return sum(map(serpent_points, player.finished))


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has won, several if they share the victory; nobody while the game goes on (C12.6)."""
    return best_seats(state) if state.turn.phase is Phase.OVER else ()


def best_seats(state: State) -> tuple[Seat, ...]:
    """Return who would win if the game ended now (C12.6)."""
    ranks = [(standing.points, standing.cards, standing.best) for standing in standings(state)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
