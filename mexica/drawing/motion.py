"""Plays the acts of what happened, one after another, until the table has caught up with the state."""

from collections import deque
from collections.abc import Iterable
from typing import Final, Generic

from mexica.drawing.acts import Act, Backdrop, Figure, Geometry

USUAL_PACE: Final = 0.8  # seconds for an action of the computer at which things move at their usual speed
_FASTEST: Final = 0.5  # of the usual time
_SLOWEST: Final = 1.6
_FASTEST_BLOCKING: Final = 0.7  # as there is something to be read


class Motion(Generic[Backdrop, Geometry, Figure]):
    """Plays acts; it can be stopped at any moment, which leaves the table as in the state."""

    def __init__(self) -> None:
        self._acts: deque[Act[Backdrop, Geometry, Figure]] = deque()
        self._passed = 0.0
        self._speed = 1.0
        self._still = False

    @property
    def running(self) -> bool:
        """Whether an act is shown."""
        return bool(self._acts)

    @property
    def blocking(self) -> bool:
        """Whether the act that is shown blocks clicks."""
        return bool(self._acts) and self._acts[0].blocking

    @property
    def held(self) -> bool:
        """Whether the act that is shown stays until it is skipped."""
        return bool(self._acts) and self._acts[0].held

    @property
    def left(self) -> int:
        """The number of acts that are not over."""
        return len(self._acts)

    @property
    def stretch(self) -> float:
        """The factor by which everything takes longer than usual."""
        return 1 / self._speed

    @property
    def blocking_seconds(self) -> float:
        """Seconds that the blocking acts take, without one that is held."""
        blocking = (act for act in self._acts if act.blocking and not act.held)
        return sum(act.seconds / self._speed_of(act) for act in blocking)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the picture changes: 0 while something moves, None if it stays as it is."""
        if not self._acts:
            return None
        act = self._acts[0]
        if self._moves:
            return 0.0
        return None if act.held else (act.seconds - self._passed) / self._speed_of(act)

    @property
    def backdrop(self) -> Backdrop | None:
        """The backdrop of the act that is shown, None if there is none."""
        return self._acts[0].backdrop if self._acts else None

    def figures(self, geometry: Geometry) -> tuple[Figure, ...]:
        """Return the figures to draw now for the act that is shown."""
        if not self._acts:
            return ()
        act = self._acts[0]
        return tuple(act.figures(geometry, act.still_from if self._still else self._passed))

    def begin(
        self, acts: Iterable[Act[Backdrop, Geometry, Figure]], pace: float, *, still: bool = False
    ) -> None:
        """Show these acts instead of what is shown now.

        `pace` is the seconds for which an action of the computer is shown. With `still` only blocking acts
        are shown, as they are once nothing moves any more.
        """
        self._acts = deque(act for act in acts if (act.blocking or not still) and act.seconds)
        self._passed = 0.0
        self._still = still
        self._speed = 1 / min(_SLOWEST, max(_FASTEST, pace / USUAL_PACE))

    def stop(self) -> None:
        """Show no more acts."""
        self._acts.clear()

    def skip(self) -> None:
        """Skip the act that is shown if it is blocking, else all before the next blocking one."""
        blocking = self.blocking
        while self._acts:
            if not blocking and self._acts[0].blocking:
                break
            self._acts.popleft()
            if blocking:
                break
        self._passed = 0.0

    def tick(self, seconds: float) -> bool:
        """Let time pass; return whether the picture changed."""
        if not self._acts:
            return False
        moved = self._moves
        self._passed += seconds * self._speed_of(self._acts[0])
        while self._acts and not self._acts[0].held and self._passed >= self._acts[0].seconds:
            moved, ended = True, self._acts.popleft()
            self._passed -= ended.seconds
            if self._acts:
                self._passed *= self._speed_of(self._acts[0]) / self._speed_of(ended)
        return moved

    @property
    def _moves(self) -> bool:
        return bool(self._acts) and not self._still and self._passed < self._acts[0].still_from

    def _speed_of(self, act: Act[Backdrop, Geometry, Figure]) -> float:
        return min(self._speed, 1 / _FASTEST_BLOCKING) if act.blocking else self._speed
