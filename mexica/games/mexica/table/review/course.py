"""The course of a finished game: points and expectations turn by turn, and the costliest turns."""

from collections.abc import Callable, Sequence
from typing import Final

from mexica.computer.worker_process import ThinkerError
from mexica.games.mexica.ai.game_review import (
    Expected,
    PlayedTurn,
    Reviewer,
    Verdict,
    costliest,
    played_turns,
)
from mexica.games.mexica.rules import Setup, start
from mexica.games.mexica.rules.actions import Action
from mexica.games.mexica.rules.state import Seat
from mexica.texts import told_error

LOOK_AGAIN: Final = 0.05  # seconds between two checks for findings
SHOWN: Final = 3  # turns for each player


class Course:
    """The course of a finished game: points at once, the rest as another process finds it."""

    def __init__(
        self, setup: Setup, actions: Sequence[Action], make: Callable[[], Reviewer] = Reviewer
    ) -> None:
        self.turns: tuple[PlayedTurn, ...] = played_turns(start(setup), actions)
        self.seats = setup.seats
        self.actions = tuple(actions)
        self.expected: dict[int, tuple[float, ...]] = {}
        self.verdicts: dict[int, Verdict] = {}
        self.trouble = ""
        self._make = make
        self._reviewer: Reviewer | None = None

    @property
    def done(self) -> bool:
        """Whether every turn has been examined."""
        return len(self.verdicts) == len(self.turns)

    def left(self, seat: Seat) -> int:
        """Return how many turns of a seat are still to be examined."""
        return sum(turn.seat == seat and n not in self.verdicts for n, turn in enumerate(self.turns))

    def points(self, number: int) -> tuple[int, ...]:
        """Return the points of all seats after the turn with this number, -1 for the beginning."""
        state = self.turns[0].begin if number < 0 else self.turns[number].after
        return tuple(player.points for player in state.players)

    def costliest(self, seat: Seat) -> list[Verdict]:
        """Return the costliest turns of a seat among those examined so far, the worst first."""
        return costliest(self.verdicts.values(), self.turns, seat, SHOWN)

    def begin(self, seat: Seat = 0) -> None:
        """Start examining the remaining turns, those of this seat first."""
        if self.done or self._reviewer is not None:
            return
        self.trouble = ""
        try:
            self._reviewer = self._make()
            self._reviewer.ask(self.turns, self.verdicts, seat)
        except ThinkerError as error:
            self._fail(error)

    def leave(self) -> None:
        """Stop examining turns; the results so far are kept."""
        if self._reviewer is not None:
            self._reviewer.close()
            self._reviewer = None

    def tick(self) -> bool:
        """Collect new findings; return whether there were any."""
        found = False
        try:
            while self._reviewer is not None and (finding := self._reviewer.poll()) is not None:
                found = True
                self._take(finding)
        except ThinkerError as error:
            self._fail(error)
            return True
        if self.done:
            self.leave()
        return found

    @property
    def next_wake(self) -> float | None:
        """Seconds until more may be found, None for never."""
        return None if self._reviewer is None else LOOK_AGAIN

    def _take(self, finding: Expected | Verdict) -> None:
        if isinstance(finding, Expected):
            self.expected[finding.number] = finding.points
        else:
            self.verdicts[finding.number] = finding

    def _fail(self, error: ThinkerError) -> None:
        self.trouble = told_error(error)
        self.leave()
