"""Computer players against each other, without a display: whole games and a table of results."""

from collections.abc import Callable, Sequence
from random import Random

from attrs import frozen

from mexica.ai.players import mind
from mexica.rules import apply, new_setup, start, winners
from mexica.rules.events import RoundEnded
from mexica.rules.material import QUIET_ROUNDS
from mexica.rules.setup import SEATS
from mexica.rules.state import Phase, Seat

_SEEDS = 2**32


@frozen
class Game:
    """How one game went: points by seat, winners, rounds, and how many periods ended by stall (R12.5)."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    stalls: int


@frozen
class SeatResult:
    """What one seat made of all games; `wins` counts shared victories in full, `win_share` in parts."""

    kind: str
    games: int
    wins: int
    win_share: float
    points: float


@frozen
class Results:
    """The games in the order played, and who sat where."""

    kinds: tuple[str, ...]
    games: tuple[Game, ...]

    def seat(self, seat: Seat) -> SeatResult:
        """Return what this seat made of all games."""
        many = len(self.games)
        shares = [1 / len(game.winners) for game in self.games if seat in game.winners]
        points = sum(game.points[seat] for game in self.games)
        return SeatResult(self.kinds[seat], many, len(shares), sum(shares) / many, points / many)

    @property
    def rounds(self) -> float:
        """Rounds a game on average."""
        return sum(game.rounds for game in self.games) / len(self.games)

    @property
    def stalled(self) -> int:
        """Games of which the stall rule ended at least one period (R12.5)."""
        return sum(game.stalls > 0 for game in self.games)

    def table(self) -> str:
        """Return the results as a table in plain text, one row a seat."""
        lines = [f"{'seat':<6}{'player':<10}{'games':>7}{'wins':>7}{'win share':>11}{'points':>9}"]
        for seat in range(len(self.kinds)):
            row = self.seat(seat)
            counts = f"{row.games:>7}{row.wins:>7}{row.win_share:>11.1%}{row.points:>9.1f}"
            lines.append(f"{seat + 1:<6}{row.kind:<10}{counts}")
        lines.append(f"{self.rounds:.1f} rounds a game; {self.stalled} of {len(self.games)} ended by stall")
        return "\n".join(lines)


def run(
    kinds: Sequence[str],
    games: int,
    seed: int,
    *,
    progress: Callable[[int, int], None] | None = None,
) -> Results:
    """Return the results of this many games between these kinds of player, one kind a seat.

    The first player goes round the seats; the same seed gives the same games. `progress` is told the
    games done and to do after each. ValueError, in one sentence, on a wrong kind or number.
    """
    kinds = tuple(kinds)
    if len(kinds) not in SEATS:
        raise ValueError(f"Mexica is for 2 to 4 players, not {len(kinds)}.")
    if games < 1:
        raise ValueError(f"At least one game must be played, not {games}.")
    generator = Random(seed)
    played = []
    for number in range(games):
        played.append(play(kinds, generator.randrange(_SEEDS), first=number % len(kinds)))
        if progress is not None:
            progress(number + 1, games)
    return Results(kinds, tuple(played))


def play(kinds: Sequence[str], seed: int, *, first: Seat = 0) -> Game:
    """Return how the one game goes that these kinds of player play with this seed."""
    state = start(new_setup(len(kinds), seed, first=first))
    minds = [mind(kind, seed + seat) for seat, kind in enumerate(kinds)]
    stalls = 0
    while state.turn.phase is not Phase.OVER:
        step = apply(state, minds[state.turn.to_move].choose(state))
        stalls += any(
            isinstance(event, RoundEnded) and event.quiet_rounds >= QUIET_ROUNDS for event in step.events
        )
        state = step.state
    return Game(tuple(player.points for player in state.players), winners(state), state.turn.round, stalls)
