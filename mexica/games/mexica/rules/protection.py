"""First-round protection (R9): in round 1 no opponent may be blocked or shut in."""

from mexica.games.mexica.rules.actions import (
    Action,
    BuildBridge,
    BuildTemple,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.effects import board_after, pilli_after
from mexica.games.mexica.rules.spaces import Space, SpaceSet, first, holds, last, name, set_of, single
from mexica.games.mexica.rules.state import Phase, Seat, State
from mexica.games.mexica.rules.walking_area import SHAPES, WalkingArea
from mexica.rulebook.refusing import Refusal, refuse


def applies(state: State) -> bool:
    """Return whether this is a turn of round 1, in which opponents are protected (R9.1)."""
    return state.turn.round == 1 and state.turn.phase is Phase.TURNS


def refusal(state: State, action: Action) -> Refusal | None:
    """Return a refusal if this action shuts a Pilli in during round 1, else None (R9.1)."""
    if not applies(state) or _taken(action) is None:
        return None
    victim = Protection(state).victim(action)
    if victim is None:
        return None
    pilli = state.players[victim].pilli
    if pilli is None:
        return refuse("R9.1", "In the first round you may not block or shut in the Pilli Mexica.")
    return refuse(
        "R9.1",
        "In the first round you may not block or shut in the Pilli Mexica at {space}.",
        space=name(pilli),
    )


class Protection:
    """Judges actions in one state of round 1 (R9.1).

    An opponent who is already outside the largest area is not protected.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._standing = tuple(player.pilli for player in state.players)
        self._opponents = [seat for seat in range(state.seats) if seat != state.turn.to_move]
        areas = {seat: WalkingArea.of(state.board, self._standing, seat) for seat in self._opponents}
        self._protected = {seat: area for seat, area in areas.items() if area.is_largest}
        # spaces that can certainly close without harm, so that most candidates need no further check
        self._harmless = dict.fromkeys(SHAPES, state.board.land)
        for step in SHAPES:
            for area in self._protected.values():
                self._harmless[step] &= area.harmless(step)
        self._unsure: dict[SpaceSet, list[Seat]] = {}  # seats that closing these spaces might harm
        self._by_temples: dict[SpaceSet, Seat | None] = {}

    def victim(self, action: Action) -> Seat | None:
        """Return an opponent that this action would cut off from the largest walking area, if any."""
        taken = _taken(action)
        if taken is None or (taken and self._is_harmless(taken)):
            return None
        if taken not in self._unsure:
            areas = self._protected.items()
            self._unsure[taken] = [seat for seat, area in areas if not area.surely_stays_without(taken)]
        if not self._unsure[taken]:
            return None
        if not isinstance(action, BuildTemple):
            return self._looked_up(action, self._unsure[taken])
        if taken not in self._by_temples:  # the floors make no difference
            self._by_temples[taken] = self._looked_up(action, self._unsure[taken])
        return self._by_temples[taken]

    def _looked_up(self, action: Action, unsure: list[Seat]) -> Seat | None:
        """The first of these seats that is outside its largest area after this action."""
        board, standing = board_after(self._state, action), pilli_after(self._state, action)
        return next((seat for seat in unsure if not WalkingArea.of(board, standing, seat).is_largest), None)

    def _is_harmless(self, taken: SpaceSet) -> bool:
        """True only if closing one space, or two side by side, certainly does no harm."""
        start = first(taken)
        return holds(self._harmless.get(last(taken) - start, 0), start)

    def shut_in_by_pilli_on(self, space: Space) -> frozenset[Seat]:
        """Return the opponents outside their largest area once the mover's Pilli stands on this space."""
        standing = list(self._standing)
        standing[self._state.turn.to_move] = space
        return frozenset(
            seat
            for seat in self._opponents
            if not (seat in self._protected and self._protected[seat].surely_stays_without(single(space)))
            and not WalkingArea.of(self._state.board, standing, seat).is_largest
        )


def _taken(action: Action) -> SpaceSet | None:
    """The spaces an action closes to others; None for actions that leave the island as it is."""
    match action:
        case PlaceCanal(spaces):
            return set_of(spaces)
        case BuildTemple(space) | FoundDistrict(space) | Walk(space) | TakeBoat(space) | FlatRateMove(space):
            return single(space)
        case MoveBridge(origin, _, _):
            return single(origin)
        case BuildBridge():
            return 0
        case _:
            return None
