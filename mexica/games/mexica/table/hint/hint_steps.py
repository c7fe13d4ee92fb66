"""A plan as it is drawn on the board: its steps in order, the pieces they place, the Pilli's route."""

from collections.abc import Sequence

from attrs import evolve, frozen

from mexica.games.mexica.rules import State, apply
from mexica.games.mexica.rules.actions import (
    Action,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.spaces import Space, size
from mexica.games.mexica.table.board.look import CANAL, Look
from mexica.games.mexica.table.board.move_path import Leg, legs
from mexica.games.mexica.table.input.hand import ghost_of


@frozen
class PlanSteps:
    """The parts of a plan that are drawn.

    `numbered` are the spaces of its steps in order, consecutive moves counting as one; `ghosts` the pieces
    placed; `tokens` the spaces and sizes of foundings; `leaving` the bridges that are moved away.
    """

    numbered: tuple[Space, ...] = ()
    ghosts: tuple[tuple[str, Space], ...] = ()
    tokens: tuple[tuple[Space, int], ...] = ()
    route: tuple[Leg, ...] = ()
    leaving: frozenset[Space] = frozenset()

    def added_to(self, look: Look) -> Look:
        """Return a look with the plan's pieces in it, under the piece in hand."""
        if not self.numbered:
            return look
        return evolve(
            look,
            chosen=look.chosen | self.leaving,
            ghosts=(*((name, space) for name, space in self.ghosts if name == CANAL), *look.ghosts),
            planned=tuple((name, space) for name, space in self.ghosts if name != CANAL),
            route=look.route or self.route,
        )


def plan_steps(state: State, actions: Sequence[Action], colour: str) -> PlanSteps:
    """Return the steps of a plan of the player to move, who has this colour, from this state."""
    collected = _Collected(colour)
    for action in actions:
        collected.add(state, action)
        state = apply(state, action).state
    return collected.steps()


class _Collected:
    """The steps while they are put together."""

    def __init__(self, colour: str) -> None:
        self._colour = colour
        self._numbered: list[Space] = []
        self._ghosts: list[tuple[str, Space]] = []
        self._tokens: list[tuple[Space, int]] = []
        self._leaving: set[Space] = set()
        self._route: list[Leg] = []
        self._standing: Space | None = None
        self._moving = False

    def add(self, state: State, action: Action) -> None:
        """Add an action taken in this state."""
        moving = isinstance(action, Walk | TakeBoat | FlatRateMove)
        match action:
            case Walk(space) | TakeBoat(space) | FlatRateMove(space):
                self._move(state, action, space)
            case PlaceCanal(spaces):
                self._numbered.append(spaces[0])
                self._ghosts += [(CANAL, space) for space in spaces]
            case FoundDistrict(space):
                self._numbered.append(space)
                self._tokens.append((space, size(state.board.district(space))))
            case PlacePilli(space):
                self._numbered.append(space)
                self._standing = space
            case _:
                self._place(action)
        self._moving = moving

    def steps(self) -> PlanSteps:
        """The steps of all actions added."""
        standing = [] if self._standing is None else [(f"pilli_{self._colour}", self._standing)]
        return PlanSteps(
            tuple(self._numbered),
            (*self._ghosts, *standing),
            tuple(self._tokens),
            tuple(self._route),
            frozenset(self._leaving),
        )

    def _move(self, state: State, action: Action, space: Space) -> None:
        origin = state.mover.pilli
        assert origin is not None  # a Pilli that moves is on the board
        self._route += legs(state.board, origin, (action,))
        self._standing = space
        if self._moving:
            self._numbered.pop()
        self._numbered.append(space)

    def _place(self, action: Action) -> None:
        placed = ghost_of(action, self._colour)
        self._ghosts += placed
        self._numbered += [space for _, space in placed]
        if isinstance(action, MoveBridge):
            self._leaving.add(action.origin)
