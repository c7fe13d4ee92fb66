"""Actions made by hand with fields that mean nothing are refused with a clause, and nothing else happens."""

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import (
    BuildBridge,
    BuildTemple,
    Direction,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.spaces import named
from tests.games.mexica.drawings import state
from tests.games.mexica.rules.test_position_from_outside import HOSTILE

E3, F3, G3 = map(named, ("E3", "F3", "G3"))
BOARD = "    CDEFGH\n 3  a....b\n 4  =n=n=."
STATES = {
    "in-a-turn": state(BOARD),
    "in-round-1": state(BOARD, round=1),
    "without-bridges-left": state(BOARD, bridges=0),
    "on-a-bridge": state("    CDE\n 3  .b.\n 4  =m=\n 5  ...\n m: bridge ns pilli 0"),
    "placing": rules.start(rules.new_setup(3, 1)),
    "answering": rules.apply(state(BOARD), rules.parse("propose 9")).state,
}
NO_SPACES = [*HOSTILE.values(), True, -1, 0, 17.0, 10**6, "E3", (E3,), [E3], {E3}, 2**63]
ONE_SPACE = (PlacePilli, Walk, TakeBoat, FlatRateMove, FoundDistrict)

NONSENSE = [
    *(("R1.1", kind(space)) for kind in ONE_SPACE for space in NO_SPACES),
    *(("R1.1", BuildTemple(space, 1)) for space in NO_SPACES),
    *(("R1.1", BuildBridge(space, Direction.NS)) for space in NO_SPACES),
    *(("R1.1", MoveBridge(space, E3, Direction.NS)) for space in NO_SPACES),
    *(("R1.1", MoveBridge(E3, space, Direction.NS)) for space in NO_SPACES),
    *(("R1.1", PlaceCanal((space,))) for space in NO_SPACES),
    *(("R2.5", BuildTemple(E3, floors)) for floors in [*HOSTILE.values(), 9, 0, -1, 2.0, True, "2"]),
    *(("R5.2", BuildBridge(E3, way)) for way in [*HOSTILE.values(), "ns", 1]),
    *(("R5.2", MoveBridge(E3, F3, way)) for way in [*HOSTILE.values(), "ns", 1]),
    *(("R12.3", ProposeRemoval(size)) for size in [*HOSTILE.values(), 2, 14, 9.0, True, "9"]),
    *(("R4.1", PlaceCanal(spaces)) for spaces in [(), (E3, F3, G3), (E3,) * 10**6, None, 5, (E3, None)]),
    *(("R3.1", thing) for thing in [*HOSTILE.values(), "end", PlaceCanal, Direction.NS, object()]),
]


@pytest.mark.parametrize("place", STATES)
def test_nonsense_is_refused_with_its_clause_and_changes_nothing(place):
    now = STATES[place]
    before = rules.describe(now)
    for clause, action in NONSENSE:
        refusal = rules.refusal(now, action)
        assert refusal is not None
        assert (refusal.clause, len(refusal.message) < 400) == (clause, True), refusal
        for asked in (rules.apply, rules.cost):
            with pytest.raises(rules.IllegalAction) as caught:
                asked(now, action)
            assert caught.value.refusal == refusal
    assert rules.describe(now) == before


@pytest.mark.parametrize("place", STATES)
@pytest.mark.parametrize("spaces", [(E3, E3), (named("U14"), named("U13")), (named("A1"), named("U14"))])
def test_spaces_that_make_no_tile_are_refused(place, spaces):
    assert rules.refusal(STATES[place], PlaceCanal(spaces)) is not None
