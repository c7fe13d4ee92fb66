"""A plan as it is drawn on the board: its steps in order, the pieces they place, the way of the Pilli."""

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
class Steps:
    """What there is to draw of a plan.

    `numbered` are the spaces of its steps, first to last, moves that follow each other as one; `tokens` are
    spaces and sizes of foundings, `leaving` the bridges that are moved away.
    """

    numbered: tuple[Space, ...] = ()
    ghosts: tuple[tuple[str, Space], ...] = ()
    tokens: tuple[tuple[Space, int], ...] = ()
    route: tuple[Leg, ...] = ()
    leaving: frozenset[Space] = frozenset()

    def over(self, look: Look) -> Look:
        """Return a look with the plan's pieces in it, under what the hand holds."""
        if not self.ghosts and not self.route:
            return look
        return evolve(
            look,
            last=frozenset(),
            chosen=look.chosen | self.leaving,
            ghosts=(*((name, space) for name, space in self.ghosts if name == CANAL), *look.ghosts),
            planned=tuple((name, space) for name, space in self.ghosts if name != CANAL),
            route=look.route or self.route,
        )


def steps(state: State, actions: Sequence[Action], colour: str) -> Steps:
    """Return a plan of the player to move, who has this colour, for the board of this state."""
    numbered: list[Space] = []
    ghosts: list[tuple[str, Space]] = []
    tokens: list[tuple[Space, int]] = []
    leaving: set[Space] = set()
    route: list[Leg] = []
    stands: Space | None = None
    moving = False
    for action in actions:
        match action:
            case Walk(space) | TakeBoat(space) | FlatRateMove(space):
                route += _way(state, action)
                stands = space
                if moving:
                    numbered.pop()
                numbered.append(space)
            case PlaceCanal(spaces):
                numbered.append(spaces[0])
                ghosts += [(CANAL, space) for space in spaces]
            case FoundDistrict(space):
                numbered.append(space)
                tokens.append((space, size(state.board.district(space))))
            case PlacePilli(space):
                numbered.append(space)
                stands = space
            case _:
                placed = ghost_of(action, colour)
                ghosts += placed
                numbered += [space for _, space in placed]
        if isinstance(action, MoveBridge):
            leaving.add(action.origin)
        moving = isinstance(action, Walk | TakeBoat | FlatRateMove)
        state = apply(state, action).state
    if stands is not None:
        ghosts.append((f"pilli_{colour}", stands))
    return Steps(tuple(numbered), tuple(ghosts), tuple(tokens), tuple(route), frozenset(leaving))


def _way(state: State, action: Action) -> tuple[Leg, ...]:
    origin = state.mover.pilli
    assert origin is not None  # a Pilli that moves stands somewhere
    return legs(state.board, origin, (action,))
