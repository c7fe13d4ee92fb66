"""Points, standings and winners (A7.3, A7.4)."""

from attrs import frozen

from mexica.games.aztekz.rules.state import Phase, Pile, Player, Seat, State


@frozen
class Standing:
    """What one seat has freed."""

    seat: Seat
    piles: tuple[Pile, ...]

    @property
    def points(self) -> int:
        """The points: a pile of n souls scores n - 1 (A7.3)."""
        return sum(pile.points for pile in self.piles)

    @property
    def souls(self) -> int:
        """The freed souls, which decide a tie (A7.4)."""
        return sum(pile.souls for pile in self.piles)


def standings(state: State) -> tuple[Standing, ...]:
    """Return for each seat what it would score if the game ended now."""
    return tuple(Standing(seat, player.piles) for seat, player in enumerate(state.players))


def player_points(player: Player) -> int:
    """Return the points of a player's freed piles (A7.3)."""
    return sum(pile.points for pile in player.piles)


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has won, several if they share the victory; nobody while the game goes on (A7.4)."""
    return best_seats(state) if state.turn.phase is Phase.OVER else ()


def best_seats(state: State) -> tuple[Seat, ...]:
    """Return who would win if the game ended now (A7.4)."""
    ranks = [(standing.points, standing.souls) for standing in standings(state)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
