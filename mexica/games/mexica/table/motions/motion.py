"""What moves at the table, while the state is ahead of it: the acts of what happened, one after the other."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from attrs import evolve

from mexica.games.mexica.rules.events import Event, GameEnded
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.figures import Figure
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.motions.acts import Act, Cast
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.motion_stage import Stage
from mexica.play.paces import NORMAL

USUAL_PACE: Final = NORMAL  # seconds for an action of the computer at which things move at their usual speed
_FASTEST: Final = 0.5  # of the usual time
_SLOWEST: Final = 1.6
_FASTEST_TOLD: Final = 0.7  # for what is there to be read


class Motion:
    """Shows what happened as it happened; at any moment it can be left for the state as it is."""

    def __init__(self, cast: Cast) -> None:
        self._cast = cast
        self._acts: deque[Act] = deque()
        self._passed = 0.0
        self._speed = 1.0
        self._still = False
        self._ends = False  # whether the game does, with a feast after the scoring

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return bool(self._acts)

    @property
    def telling(self) -> bool:
        """Whether something is told that no click goes through: a scoring, a feast."""
        return bool(self._acts) and self._acts[0].telling

    @property
    def stretch(self) -> float:
        """How many times as long as usual everything takes."""
        return 1 / self._speed

    @property
    def scored_for(self) -> float:
        """Seconds for which the scoring is told that has just begun, a feast after it not counted."""
        told = [act.seconds / self._speed_of(act) for act in self._acts if act.telling]
        return sum(told[:-1] if self._ends else told)

    @property
    def feasting(self) -> bool:
        """Whether the winners are told, which stays until it is left."""
        return bool(self._acts) and self._acts[0].holds

    @property
    def next_wake(self) -> float | None:
        """Seconds until the picture changes: 0 while something moves, None if it stays as it is."""
        if not self._acts:
            return None
        act = self._acts[0]
        if self._moves:
            return 0.0
        return None if act.holds else (act.seconds - self._passed) / self._speed_of(act)

    def begin(self, events: Iterable[Event], before: State, pace: float, *, still: bool = False) -> None:
        """Show these events, which happened from this state on; what still moved is over.

        `pace` is the seconds for which an action of the computer is shown. `still` shows only what is told,
        and that as it is when all has moved.
        """
        events = tuple(events)
        self._ends = any(isinstance(event, GameEnded) for event in events)
        shown = (act for act in acts(events, before, self._cast) if act.telling or not still)
        self._acts = deque(act for act in shown if act.seconds)
        self._passed = 0.0
        self._still = still
        self._speed = 1 / min(_SLOWEST, max(_FASTEST, pace / USUAL_PACE))

    def stop(self) -> None:
        """Let everything stand where it belongs."""
        self._acts.clear()

    def go_on(self) -> None:
        """Leave what is told now for what is told next, or else what moves before it is told."""
        telling = self.telling
        while self._acts:
            if not telling and self._acts[0].telling:
                break
            self._acts.popleft()
            if telling:
                break
        self._passed = 0.0

    def tick(self, seconds: float) -> bool:
        """Let time pass; say whether the picture changed."""
        if not self._acts:
            return False
        moved = self._moves
        self._passed += seconds * self._speed_of(self._acts[0])
        while self._acts and not self._acts[0].holds and self._passed >= self._acts[0].seconds:
            moved, ended = True, self._acts.popleft()
            self._passed -= ended.seconds
            if self._acts:
                self._passed *= self._speed_of(self._acts[0]) / self._speed_of(ended)
        return moved

    @property
    def _moves(self) -> bool:
        return bool(self._acts) and not self._still and self._passed < self._acts[0].still_from

    def _speed_of(self, act: Act) -> float:
        return min(self._speed, 1 / _FASTEST_TOLD) if act.telling else self._speed

    def shown(self, state: State) -> State:
        """Return the state over which things move; the given one, which is the state now, if nothing does."""
        return self._acts[0].state if self._acts else state

    def over(self, look: Look, view: TableView) -> Look:
        """Return the look with what moves in it; while something is told nothing else is asked for."""
        if not self._acts:
            return look
        act = self._acts[0]
        if act.telling:
            look = Look(seats=look.seats, displays=look.displays, flat_plan=look.flat_plan)
        return evolve(
            look,
            moving=self._figures(act, view),
            hidden=act.hidden,
            lifted=act.lifted,
            turned=act.turned,
            away=act.away,
        )

    def _figures(self, act: Act, view: TableView) -> tuple[Figure, ...]:
        passed = act.still_from if self._still else self._passed
        return tuple(act.figures(stage_of(view, len(self._cast.seats)), passed))


def stage_of(view: TableView, seats: int) -> Stage:
    """Return where things are in a view while they move."""
    return Stage(view.layout, view.sprites.height, seats)
