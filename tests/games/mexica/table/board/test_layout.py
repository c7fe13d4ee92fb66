"""Where things are in windows of many sizes."""

import pytest

from mexica.drawing.table_layout import MINIMUM
from mexica.games.mexica.rules.spaces import COAST, ISLAND, each, name
from mexica.games.mexica.table.bar.bar_looks import BUTTONS
from mexica.games.mexica.table.board.layout import HIGH, STEPS, WIDE, Layout
from mexica.shell.match import bar_places

SIZES = [
    (1024, 700), (1280, 720), (1280, 1024), (1366, 768), (1600, 1000), (1920, 1080), (1920, 1200),
    (2560, 1080), (3440, 1440), (3840, 2160), (1024, 1400), (1601, 999),
]  # fmt: skip


SCALED = [(size, scale) for size in ((1024, 700), (1920, 1080), (3840, 2160)) for scale in (0.8, 1.5, 2.0)]


@pytest.fixture(
    params=[*((size, 1.0) for size in SIZES), *SCALED],
    ids=lambda both: f"{both[0][0]}x{both[0][1]} at {both[1]:.0%}",
)
def layout(request: pytest.FixtureRequest) -> Layout:
    return Layout(*request.param)


def test_the_large_parts_fill_the_window_without_overlap(layout: Layout) -> None:
    assert layout.board_area.union(layout.bar).size == layout.size
    assert not layout.board_area.colliderect(layout.bar)
    assert layout.turn_box.union(layout.tools) == layout.bar
    assert not layout.turn_box.colliderect(layout.tools)
    assert layout.board_area.contains(layout.lake)
    assert layout.lake.contains(layout.grid)
    assert layout.lake.contains(layout.players)
    assert layout.lake.contains(layout.display)


def test_the_panels_cover_no_land(layout: Layout) -> None:
    covered = [
        name(space)
        for space in each(ISLAND)
        for panel in (layout.players, layout.display)
        if panel.colliderect(layout.cell_rect(space))
    ]
    assert covered == []
    assert not layout.players.colliderect(layout.display)


def test_a_space_is_found_again_at_its_middle_and_corners(layout: Layout) -> None:
    for space in each(ISLAND):
        place = layout.cell_rect(space)
        assert place.collidepoint(layout.centre(space))
        for spot in (layout.centre(space), place.topleft, (place.right - 1, place.bottom - 1)):
            assert layout.space_at(spot) == space


def test_neighbouring_spaces_share_their_edges_to_the_pixel(layout: Layout) -> None:
    for column in range(WIDE - 1):
        for row in range(HIGH - 1):
            place = layout.grid_rect(column, row)
            assert layout.grid_rect(column + 1, row).left == place.right
            assert layout.grid_rect(column, row + 1).top == place.bottom


def test_no_space_outside_the_grid_or_under_a_panel(layout: Layout) -> None:
    assert layout.space_at((layout.grid.left - 1, layout.grid.centery)) is None
    assert layout.space_at((layout.grid.centerx, layout.grid.bottom)) is None
    assert layout.space_at(layout.players.center) is None
    assert layout.space_at(layout.display.center) is None


def test_the_board_is_as_large_as_it_can_be(layout: Layout) -> None:
    wide, high = layout.cell
    free_across = layout.lake.width - wide * (WIDE + 0.9)
    free_down = layout.lake.height - (high * HIGH + 0.8 * wide)
    assert min(free_across, free_down) == pytest.approx(0, abs=1e-6)
    assert high / wide == pytest.approx(layout.ratio)


def test_the_track_is_a_closed_ring_of_stones_around_the_lake(layout: Layout) -> None:
    stones = [layout.step_rect(step) for step in range(STEPS)]
    assert sum(stone.width * stone.height for stone in stones) == (
        layout.track.width * layout.track.height - layout.lake.width * layout.lake.height
    )
    for here, there in zip(stones, stones[1:] + stones[:1], strict=True):
        assert not here.colliderect(there)
        assert here.inflate(2, 2).colliderect(there)
    assert all(layout.track.contains(stone) and not stone.colliderect(layout.lake) for stone in stones)


def test_the_track_begins_lower_left_and_goes_up(layout: Layout) -> None:
    assert layout.step_rect(0).bottomleft == layout.track.bottomleft
    assert layout.step_rect(1).bottom == layout.step_rect(0).top
    assert layout.step_rect(99).left == layout.step_rect(0).right
    assert layout.step_rect(STEPS + 7) == layout.step_rect(7)


def test_the_steps_are_about_equally_long(layout: Layout) -> None:
    stones = [layout.step_rect(step) for step in range(STEPS)]
    corner = (layout.thickness, layout.thickness)
    lengths = [max(stone.size) for stone in stones if stone.size != corner]
    assert max(lengths) <= 1.12 * min(lengths) + 1


@pytest.mark.parametrize("places", [7, 8])
def test_the_places_of_the_display_are_apart_and_found(layout: Layout, places: int) -> None:
    rects = [layout.display_place(number, places) for number in range(places)]
    if places == 8:
        rects += [layout.later_place(number) for number in range(8)] + [layout.later_heading]
    for number, rect in enumerate(rects):
        assert layout.display.contains(rect)
        assert rect.collidelistall(rects) == [number]
    assert [layout.place_at(rect.center, places) for rect in rects[:places]] == list(range(places))
    assert layout.place_at(layout.display.topleft, places) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_of_the_players_are_apart(layout: Layout, seats: int) -> None:
    lines = [layout.player_line(seat, seats) for seat in range(seats)]
    for seat, line in enumerate(lines):
        assert layout.players.contains(line)
        assert line.collidelistall(lines) == [seat]
        assert line.height >= 20
        assert line.height == lines[0].height  # their parts have the same size, so that they line up


def test_texts_and_bar_grow_with_the_scale(layout: Layout) -> None:
    usual = Layout(layout.size)
    assert layout.text_size == pytest.approx(usual.text_size * layout.scale, abs=1)
    assert layout.unit == pytest.approx(usual.unit * layout.scale)
    growth = layout.bar.height / usual.bar.height
    assert growth == pytest.approx(1) if layout.scale == 1 else (growth > 1) is (layout.scale > 1)


def test_the_buttons_of_the_bar_are_apart(layout: Layout) -> None:
    rects = list(bar_places.places(layout, BUTTONS).values())
    for number, rect in enumerate(rects):
        assert layout.tools.contains(rect)
        assert rect.collidelistall(rects) == [number]


def test_a_window_below_the_minimum_is_laid_out_as_the_minimum() -> None:
    assert Layout((640, 480)).size == MINIMUM


def test_spaces_are_as_large_as_the_art_direction_asks() -> None:
    assert 64 <= Layout((1600, 1000)).cell[0] <= 70


def test_the_coast_keeps_clear_of_the_track() -> None:
    layout = Layout(MINIMUM)
    assert all(layout.lake.contains(layout.cell_rect(space)) for space in each(COAST))


@pytest.mark.parametrize("size", [(1600, 1000), (2560, 1440), (3840, 2160)])
def test_the_bar_grows_with_the_window(size: tuple[int, int]) -> None:
    assert Layout(size).bar.height / size[1] == pytest.approx(0.096, abs=0.001)
