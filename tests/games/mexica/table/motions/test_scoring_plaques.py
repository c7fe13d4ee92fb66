"""What the plaques of a scoring say of a district, and how the rest of the board lies meanwhile."""

import pygame
import pytest
from attrs import evolve

from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.material import unfounded_values, values
from mexica.games.mexica.rules.scoring import DistrictScore, Scoring, shares
from mexica.games.mexica.rules.spaces import PALACE, each, named, set_of
from mexica.games.mexica.table.board.figures import LitSpaces, Marker, Plaque
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.table_acts import Act, Cast
from mexica.games.mexica.table.motions.table_geometry import geometry_of
from tests.games.mexica.table import positions
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.viewing import SEATS, drawn


def scoring(*districts: DistrictScore, palace: tuple[int, ...] = (0, 0)) -> tuple[State, list[Act]]:
    setup, state = positions.opening(2)
    totals = tuple(bonus + sum(d.points(seat) for d in districts) for seat, bonus in enumerate(palace))
    event = PeriodScored(2, Scoring(districts, palace, totals))
    return state, acts([event], state, Cast(SEATS[:2], (setup.display, setup.later)))


def district(size: int, *floors: tuple[int | str, int], founded: bool = True) -> DistrictScore:
    spaces = set_of(named(f"{column}10") for column in "CDEFGHIJKLMN"[:size])
    pays = values(size) if founded else unfounded_values(size)
    return DistrictScore(spaces, size, named("C10") if founded else None, pays, shares(floors, pays))


def plaque(view, act: Act) -> Plaque:
    figures = act.figures(geometry_of(view, 2), act.seconds)
    return next(figure for figure in figures if isinstance(figure, Plaque))


def rows(view, act: Act) -> list[tuple[str, str, int, bool, int | None]]:
    return [(r.name, r.counted, r.place, r.shared, r.points) for r in plaque(view, act).rows]


def test_a_plaque_tells_floors_places_and_points_with_the_neutral_temples(view):
    _state, told = scoring(district(7, (0, 4), (1, 1), (NEUTRAL, 3)))
    assert rows(view, told[0]) == [
        ("Black", "4 floors", 1, False, 7),
        ("Neutral", "3 floors", 2, False, None),
        ("Grey", "1 floor", 3, False, 2),
    ]
    shown = plaque(view, told[0])
    assert (shown.title, shown.pays) == ("District of 7", (7, 4, 2))


def test_a_plaque_marks_shared_places(view):
    _state, told = scoring(district(7, (0, 3), (1, 5), (NEUTRAL, 3)))
    assert rows(view, told[0]) == [
        ("Grey", "5 floors", 1, False, 7),
        ("Black", "3 floors", 2, True, 4),
        ("Neutral", "3 floors", 2, True, None),
    ]


def test_a_district_with_only_neutral_temples_has_a_plaque_and_one_without_any_has_none(view):
    _state, told = scoring(district(6, (NEUTRAL, 2)), district(4), palace=(0, 5))
    assert len(told) == 2
    assert rows(view, told[0]) == [("Neutral", "2 floors", 1, False, None)]
    assert rows(view, told[1]) == [("Grey", "Pilli Mexica", 0, False, 5)]
    assert plaque(view, told[1]).spaces == PALACE


def test_a_place_stays_as_long_as_there_is_to_read_and_shortly_if_it_pays_nobody():
    _state, told = scoring(
        district(6, (NEUTRAL, 2)), district(7, (0, 3)), district(7, (0, 3), (1, 1)), palace=(0, 5)
    )
    idle, one, two, palace = (act.seconds for act in told)
    assert idle < one == palace < two
    assert two - one == pytest.approx(0.7)
    assert one >= 1.6


def test_the_points_in_the_panel_change_with_the_marker_and_not_before(view):
    state, told = scoring(district(7, (0, 3)))
    before = panel(view, state)
    after = panel(view, told[0].backdrop.state)
    assert before != after
    for passed, shown in ((0.0, before), (0.5, before), (told[0].seconds, after)):
        figures = tuple(told[0].figures(geometry_of(view, 2), passed))
        moving = tuple(figure for figure in figures if isinstance(figure, Marker))
        look = Look(seats=SEATS[:2], away=told[0].backdrop.away, moving=moving)
        assert panel(view, told[0].backdrop.state, look) == shown


def panel(view, state: State, look: Look | None = None) -> bytes:
    """The pixels of the players panel."""
    shown = drawn(view, state, look or Look(seats=SEATS[:2]))
    return pygame.image.tobytes(shown.subsurface(view.layout.players), "RGB")


def test_unfounded_land_is_called_so(view):
    _state, told = scoring(district(9, (0, 3), founded=False))
    assert (plaque(view, told[0]).title, plaque(view, told[0]).pays) == ("Land of 9, not founded", (9, 5, 3))


def test_the_district_that_is_counted_stays_as_it_is_and_all_else_lies_in_the_dark(view):
    """Its temples are as bright as without a scoring; the players panel is bright too."""
    state = positions.late()[1]
    counted = max(state.board.districts, key=lambda land: (land & state.board.temple_spaces).bit_count())
    looks = (Look(seats=SEATS, moving=figures) for figures in ((), (LitSpaces(counted),)))
    plain, lit = (drawn(view, state, look) for look in looks)
    temple = next(each(counted & state.board.temple_spaces))
    dark = next(land for land in state.board.districts if land != counted)
    roof = view.layout.cell_rect(temple).inflate(-12, -12)
    assert light(lit, roof) >= 0.98 * light(plain, roof)
    other = view.layout.cell_rect((dark & -dark).bit_length() - 1)
    assert light(lit, other) < 0.65 * light(plain, other)
    assert light(lit, view.layout.players) == light(plain, view.layout.players)


def test_the_dark_stays_as_deep_when_the_markers_and_the_points_change_in_it(view):
    state = positions.late()[1]
    look = Look(seats=SEATS, moving=(LitSpaces(state.board.districts[0]),))
    drawn(view, state, look)
    more = tuple(evolve(player, points=player.points + 7) for player in state.players)
    later = evolve(state, players=more)
    followed, again = drawn(view, later, look), drawn(view, later, look)
    afresh = drawn(type(view)(view.layout, view.sprites), later, look)
    assert not unlike(followed, afresh)
    assert not unlike(again, afresh)


def light(picture: pygame.Surface, place: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(picture, place)[:3])
