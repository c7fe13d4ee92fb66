"""Folding the events of an action into the table gives what is seen of the state after it."""

import pytest

from mexica.games.aztekz.rules.events import Event
from mexica.games.aztekz.table.motions.event_fold import covered, folded
from mexica.games.aztekz.table.pyramid.seen_pyramid import covering_cells, seen_pyramid
from tests.games.aztekz.table.positions import steps


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (2, 4)])
def test_events_lead_to_what_is_seen_of_the_state(seats: int, seed: int) -> None:
    covering: frozenset[tuple[int, int]] = frozenset()
    seen: set[type[Event]] = set()
    actions = []
    for before, action, events, after in steps(seats, 400, seed):
        shown = before
        for event in events:
            shown, covering = folded(shown, event), covered(covering, event)
            seen.add(type(event))
        actions.append(action)
        assert seen_pyramid(shown, covering) == seen_pyramid(after, covering_cells(actions)), action
    assert len(seen) >= 10
