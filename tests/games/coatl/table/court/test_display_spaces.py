"""Cards of the display stay where they lie when another is taken, and new ones fill the gaps."""

from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.display_spaces import DisplaySpaces
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import seen_table
from tests.games.coatl.tables import after, seat, state


def test_a_card_that_is_taken_leaves_a_gap_until_the_display_is_filled() -> None:
    spaces = DisplaySpaces()
    assert spaces.of(("P1", "P2", "P3", "P3", "P4", "P5")) == (0, 1, 2, 3, 4, 5)
    assert spaces.of(("P1", "P3", "P3", "P4", "P5")) == (0, 2, 3, 4, 5)
    assert spaces.of(("P1", "P3", "P3", "P5")) == (0, 2, 3, 5)
    assert spaces.of(("P1", "P3", "P3", "P5", "P6", "P7")) == (0, 2, 3, 5, 1, 4)
    assert spaces.of(("P1", "P3", "P3", "P4", "P5")) == (0, 2, 3, 4, 5)  # taken back
    assert spaces.of(("P10", "P11", "P12", "P13", "P14", "P15")) == (0, 1, 2, 3, 4, 5)


def test_the_places_of_the_other_cards_stay_the_same() -> None:
    layout, spaces, now = CourtLayout((1024, 700), 2), DisplaySpaces(), state(seat())
    taken = after(now, "prophecy P41")
    areas, gap = (all_places(layout, seen_table(one, 0, (), spaces.of(one.display))) for one in (now, taken))
    assert gap[places.display(0)] == areas[places.display(0)]
    for slot in range(1, 5):
        assert gap[places.display(slot)] == areas[places.display(slot + 1)]
    assert places.display(5) not in gap
