"""How long turns take."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import monotonic, thread_time

from attrs import frozen

from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.state import Phase, Seat


@frozen
class Pace:
    """What a player's turns took: seconds of CPU on average, the longest, its excess over the budget.

    Without a budget in seconds `over` is None.
    """

    turns: int
    cpu: float
    longest: float
    over: float | None


def together(paces: Sequence[Pace]) -> Pace:
    """Return the pace of all these turns as one."""
    turns = sum(pace.turns for pace in paces)
    cpu = sum(pace.cpu * pace.turns for pace in paces)
    overs = [pace.over for pace in paces if pace.over is not None]
    longest = max(pace.longest for pace in paces)
    return Pace(turns, cpu / turns if turns else 0.0, longest, max(overs, default=None))


class Clock:
    """Adds up the time that goes by while players choose, for each of their turns."""

    def __init__(self) -> None:
        self._elapsed: dict[tuple[Seat, int, Phase], float] = defaultdict(float)
        self._cpu: dict[Seat, float] = defaultdict(float)

    @contextmanager
    def running(self, state: State) -> Iterator[None]:
        """Let the clock run for the player to move in this state."""
        turn = state.turn
        began, cpu = monotonic(), thread_time()
        yield
        self._cpu[turn.to_move] += thread_time() - cpu
        self._elapsed[turn.to_move, turn.round, turn.phase] += monotonic() - began

    def paces(self, seats: Sequence[str], budgets: Mapping[str, float]) -> dict[str, Pace]:
        """Return the pace of each name, of all its seats together; budgets are in seconds."""
        return {
            name: together(
                [self._pace(seat, budgets.get(name)) for seat in range(len(seats)) if seats[seat] == name]
            )
            for name in dict.fromkeys(seats)
        }

    def _pace(self, seat: Seat, budget: float | None) -> Pace:
        took = {key: seconds for key, seconds in self._elapsed.items() if key[0] == seat}
        turns = sum(phase is Phase.TURNS for _, _, phase in took)
        longest = max(took.values(), default=0.0)
        over = None if budget is None else max(0.0, longest - budget)
        return Pace(turns, self._cpu[seat] / turns if turns else 0.0, longest, over)
