"""How long turns take."""

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import monotonic, thread_time

from attrs import frozen

from mexica.play.game_rules import Seat


@frozen
class TurnTimes:
    """How long a player's turns took: average CPU seconds, the longest, and its excess over the budget.

    Without a budget in seconds `over` is None.
    """

    turns: int
    cpu: float
    longest: float
    over: float | None


def combined(times: Sequence[TurnTimes]) -> TurnTimes:
    """Return the combined times of all these turns."""
    turns = sum(each.turns for each in times)
    cpu = sum(each.cpu * each.turns for each in times)
    overs = [each.over for each in times if each.over is not None]
    longest = max(each.longest for each in times)
    return TurnTimes(turns, cpu / turns if turns else 0.0, longest, max(overs, default=None))


class TurnClock:
    """Adds up the time that players take to choose, turn by turn.

    Choices before the first round take time too, but do not count as turns.
    """

    def __init__(self) -> None:
        self._elapsed: dict[tuple[Seat, int, Hashable], float] = defaultdict(float)
        self._cpu: dict[Seat, float] = defaultdict(float)

    @contextmanager
    def running(self, seat: Seat, round_number: int, turn: Hashable) -> Iterator[None]:
        """Run the clock while this seat chooses an action in this turn."""
        began, cpu = monotonic(), thread_time()
        yield
        self._cpu[seat] += thread_time() - cpu
        self._elapsed[seat, round_number, turn] += monotonic() - began

    def times(self, seats: Sequence[str], budgets: Mapping[str, float]) -> dict[str, TurnTimes]:
        """Return the times for each name, all its seats together; budgets are in seconds."""
        return {
            name: combined(
                [self._of(seat, budgets.get(name)) for seat, sitting in enumerate(seats) if sitting == name]
            )
            for name in dict.fromkeys(seats)
        }

    def _of(self, seat: Seat, budget: float | None) -> TurnTimes:
        took = {key: seconds for key, seconds in self._elapsed.items() if key[0] == seat}
        turns = sum(round_number > 0 for _, round_number, _ in took)
        longest = max(took.values(), default=0.0)
        over = None if budget is None else max(0.0, longest - budget)
        return TurnTimes(turns, self._cpu[seat] / turns if turns else 0.0, longest, over)
