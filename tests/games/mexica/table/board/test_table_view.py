"""The picture of the table: what must be seen on it, and that drawing only draws."""

import json
import logging
import random
from pathlib import Path

import pygame
import pytest
from attrs import evolve
from pygame import Rect, Surface

from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.rules import State, apply, describe, legal_actions
from mexica.games.mexica.rules.actions import PlaceCanal
from mexica.games.mexica.rules.spaces import each, named
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.board.figures import Flight
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import CANAL, PLAIN, Look, TurnMark
from mexica.games.mexica.table.board.move_path import Leg
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.resources import resource
from tests.games.mexica.table import positions
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.viewing import SIZE, drawn, fresh_view

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture(scope="module")
def late() -> State:
    return positions.late()[1]


def average(picture: Surface, place: Rect) -> tuple[int, int, int]:
    red, green, blue, _ = pygame.transform.average_color(picture, place)
    return red, green, blue


def pixels(picture: Surface, place: Rect | None = None) -> bytes:
    return pygame.image.tobytes(picture.subsurface(place) if place else picture, "RGB")


def differs(one: Surface, other: Surface, place: Rect | None = None) -> bool:
    return pixels(one, place) != pixels(other, place)


def test_drawing_changes_no_state(view: TableView, late: State) -> None:
    before = json.dumps(describe(late))
    drawn(view, late, Look(hover=named("C5"), legal=frozenset(each(late.empty))))
    assert json.dumps(describe(late)) == before


def test_a_kept_picture_equals_a_fresh_one(view: TableView) -> None:
    """Whatever was drawn before, the same state and look give the same pixels."""
    chance = random.Random(4)
    states = [positions.opening(4)[1], positions.middle(4)[1], positions.late()[1], positions.laps()[1]]
    looks = [
        Look(),
        Look(legal=frozenset(each(states[2].empty))),
        Look(hover=named("C5"), district=states[2].board.districts[0]),
        Look(turned=frozenset(space for space, _size in states[2].board.tokens)),
        Look(ghosts=((CANAL, named("C5")), ("temple_red_2", named("F9"))), flat_view=True),
    ]
    for state, look in [(chance.choice(states), chance.choice(looks)) for _ in range(9)]:
        assert not unlike(drawn(view, state, look), drawn(fresh_view(), state, look))


def test_undoing_a_canal_brings_the_ground_back(view: TableView, late: State) -> None:
    before = drawn(view, late)
    dug = next(apply(late, a).state for a in legal_actions(late) if isinstance(a, PlaceCanal))
    assert differs(before, drawn(view, dug))
    assert not unlike(before, drawn(view, late))


def test_a_canal_is_blue_and_grass_is_not(view: TableView) -> None:
    picture = drawn(view, positions.opening(4)[1])
    red, green, blue = average(picture, view.layout.cell_rect(named("O7")).inflate(-14, -14))
    assert blue > red + 50
    assert blue > green - 15  # turquoise
    red, green, blue = average(picture, view.layout.cell_rect(named("M7")))
    assert green > blue + 30


def test_canals_join_without_a_bank_between_them(view: TableView) -> None:
    """The pixels where O7 meets O8 are water right across the canal."""
    state = positions.opening(4)[1]
    picture = drawn(view, state)
    edge = view.layout.cell_rect(named("O8")).top
    middle = view.layout.centre(named("O8"))[0]
    red, _, blue = average(picture, Rect(middle - 8, edge - 1, 16, 2))
    assert blue > red + 50


@pytest.mark.parametrize("points", [0, 1, 18, 50, 99, 100, 137])
def test_a_marker_stands_on_the_step_of_its_points(view: TableView, points: int) -> None:
    state = positions.opening(2)[1]
    elsewhere = evolve(state, players=tuple(evolve(p, points=77) for p in state.players))
    there = evolve(elsewhere, players=(evolve(state.players[0], points=points), elsewhere.players[1]))
    stone = view.layout.step_rect(points)
    assert differs(drawn(view, there), drawn(view, elsewhere), stone)


def test_markers_on_one_step_are_all_seen(view: TableView) -> None:
    """Each of four markers changes pixels that none of the others touches."""
    layout = view.layout
    for points in (0, 5, 18, 30, 50, 60, 70, 99):
        rects = view.track.marker_rects(points, 4)
        middles = [Rect(0, 0, rect.width // 2, rect.height // 2) for rect in rects]
        for middle, rect in zip(middles, rects, strict=True):
            middle.center = rect.center
            assert middle.collidelistall(rects) == [rects.index(rect)]
            assert layout.board_area.contains(rect)


@pytest.mark.parametrize("many", [2, 3, 4])
def test_markers_that_begin_leave_the_number_of_their_stone_free(view: TableView, many: int) -> None:
    layout = view.layout
    number = layout.step_rect(0).inflate(-layout.thickness // 2, -layout.thickness // 2)
    assert number.collidelist(view.track.marker_rects(0, many)) == -1


def test_the_numbers_of_the_rows_stand_over_what_grows_on_the_beach(view: TableView) -> None:
    """Left of the island each is visible: on the lake, on sand and beside a palm."""
    picture = drawn(view, positions.opening(4)[1])
    x = view.layout.grid.left - round(0.24 * view.layout.cell[0])
    for row in range(14):
        number = Rect(0, 0, 14, 10)
        number.center = x, view.layout.grid_rect(0, row).centery
        pale = pygame.mask.from_threshold(picture.subsurface(number), (232, 244, 236), (20, 20, 20, 255))
        assert pale.count() > 8, row + 1


def test_nothing_grows_over_the_letters_of_the_columns(view: TableView) -> None:
    """Each is seen as a whole above the grid as it is on the lake below: a J that loses its foot is an I."""
    picture, layout = drawn(view, positions.opening(4)[1]), view.layout
    for column in range(14):
        letter = Rect(0, 0, 14, 12)
        found = []
        for y in (layout.grid.top - 0.24 * layout.cell[0], layout.grid.bottom + 0.24 * layout.cell[0]):
            letter.center = layout.grid_rect(column, 0).centerx, round(y)
            pale = pygame.mask.from_threshold(picture.subsurface(letter), (232, 244, 236), (20, 20, 20, 255))
            found.append(pale.count())
        assert found[0] == pytest.approx(found[1], abs=4), "ABCDEFGHIJKLMN"[column]


def test_a_token_behind_a_pilli_shows_its_size_and_tells_all_values_above(view: TableView) -> None:
    opening = positions.opening(2)[1]
    state = evolve(opening, board=opening.board.with_token(named("C9"), 13))
    one, other = state.players
    before = evolve(state, players=(evolve(one, pilli=named("C10")), other))
    cell = view.layout.cell_rect(named("C9"))
    size = Rect(0, 0, cell.width // 4, cell.height // 4)
    size.midtop = cell.centerx, cell.top + cell.height // 5
    alone, beside = drawn(view, state), drawn(view, before)
    assert not differs(alone, beside, size)
    assert differs(alone, beside, Rect(cell.left, cell.top - cell.height // 4, cell.width, cell.height // 4))


def test_a_marker_past_the_end_wears_a_ring(view: TableView) -> None:
    state = positions.opening(2)[1]
    short = evolve(state, players=tuple(evolve(p, points=30) for p in state.players))
    long = evolve(state, players=tuple(evolve(p, points=130) for p in state.players))
    assert differs(drawn(view, short), drawn(view, long), view.layout.step_rect(30))


def test_the_line_of_the_seat_to_move_stands_out(view: TableView) -> None:
    state = positions.opening(3)[1]
    picture = drawn(view, state)
    lines = [view.layout.player_line(seat, 3) for seat in range(3)]
    light = [sum(average(picture, line)) for line in lines]
    mover = state.turn.to_move
    assert all(light[seat] - light[mover] > 90 for seat in range(3) if seat != mover)


@pytest.mark.parametrize("size", [SIZE, (1600, 1000), (2560, 1440), (1024, 1400)])
def test_what_is_left_of_a_turn_stays_in_its_box(size: tuple[int, int]) -> None:
    layout = Layout(size)
    box = layout.turn_box
    view = TableView(layout, load_sprites(layout))
    state = positions.opening()[1]
    mover = state.turn.to_move
    players = [
        evolve(player, action_tokens=12) if seat == mover else player
        for seat, player in enumerate(state.players)
    ]
    pictures = [Surface(size).convert() for _ in range(2)]
    view.draw(pictures[0], state, PLAIN)
    view.draw(pictures[1], evolve(state, players=tuple(players)), PLAIN)
    beyond = Rect(box.right, box.top, layout.bar.right - box.right, box.height)
    assert differs(*pictures, box)
    assert not differs(*pictures, beyond)


@pytest.mark.parametrize("size", [SIZE, (1600, 1000), (2560, 1440), (1024, 1400)])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_player_has_left_stays_in_its_line(size: tuple[int, int], seats: int) -> None:
    """Two figures of action tokens and counts of temples change nothing on the panel's frame or beyond it."""
    layout = Layout(size)
    view = TableView(layout, load_sprites(layout))
    state = positions.opening(seats)[1]
    rich = [evolve(player, action_tokens=12, temples=(6, 5, 4, 3)) for player in state.players]
    pictures = [Surface(size).convert() for _ in range(2)]
    view.draw(pictures[0], state, PLAIN)
    view.draw(pictures[1], evolve(state, players=tuple(rich)), PLAIN)
    for seat in range(seats):
        line = layout.player_line(seat, seats)
        assert differs(*pictures, line)
        beyond = Rect(line.right - 4, line.top, layout.size[0] - line.right + 4, line.height)
        assert not differs(*pictures, beyond)


def test_a_finished_game_shows_the_winners_and_their_points_in_the_turn_box(view: TableView) -> None:
    """Whoever moved last, the box is the same; another winner or other points make another picture."""
    state = positions.opening(3)[1]
    over = evolve(state, turn=evolve(state.turn, phase=Phase.OVER, action_points=0))

    def box(points: tuple[int, int, int], mover: int) -> bytes:
        players = tuple(evolve(p, points=n) for p, n in zip(state.players, points, strict=True))
        ended = evolve(over, players=players, turn=evolve(over.turn, to_move=mover))
        return pixels(drawn(view, ended), view.layout.turn_box)

    assert box((50, 30, 40), 0) == box((50, 30, 40), 2)
    assert len({box(points, 2) for points in ((50, 30, 40), (51, 30, 40), (30, 50, 40), (50, 50, 40))}) == 4


def test_every_temple_shows_its_owner_behind_rows_of_four_floors(view: TableView) -> None:
    """Another colour or another height behind a tall temple is another picture above that temple's roof."""
    state = positions.opening(4)[1]
    front = state.board.with_temple(0, named("D10"), 4)
    cell = view.layout.cell_rect(named("D9"))
    pictures = [
        pixels(drawn(view, evolve(state, board=front.with_temple(owner, named("D9"), floors))), cell)
        for owner in range(4)
        for floors in (1, 2, 3, 4)
    ]
    assert len(set(pictures)) == 16


def test_a_piece_in_flight_is_where_it_flies_and_not_where_it_stood(view: TableView) -> None:
    state = positions.opening(2)[1]
    space = state.players[0].pilli
    assert space is not None
    still = drawn(view, state)
    away = view.layout.centre(named("D10"))
    flying = drawn(view, state, Look(hidden=frozenset({space}), moving=(Flight("pilli_black", away),)))
    assert differs(still, flying, view.layout.cell_rect(space))
    assert differs(still, flying, view.layout.cell_rect(named("D10")))


def test_looks_change_the_picture(view: TableView, late: State) -> None:
    """Each option of a look is visible in the picture."""
    space = next(each(late.empty))
    plain = drawn(view, late)
    for look in (
        Look(legal=frozenset({space})), Look(hover=space), Look(chosen=frozenset({space})),
        Look(refused=frozenset({space})), Look(marks=(TurnMark(1, 0, (space,)),)), Look(district=1 << space),
        Look(ghosts=(("bridge_ns", space),)), Look(ghosts=((CANAL, space),)), Look(flat_view=True),
        Look(route=(Leg(((2.0, 4.0), (2.0, 5.0))),)), Look(chosen_token=0),
        Look(seats=(SeatLook("Zyta", seat_sign("red"), computer=True),)),
    ):  # fmt: skip
        assert differs(plain, drawn(view, late, look)), look


def test_a_lit_bridge_shines_over_its_planks(view: TableView, late: State) -> None:
    for space in each(late.board.bridges):
        middle = Rect(0, 0, 12, 12)
        middle.center = view.layout.centre(space)
        assert differs(drawn(view, late), drawn(view, late, Look(legal=frozenset({space}))), middle)


def test_long_names_stay_in_their_line(view: TableView) -> None:
    """A name of any length leaves the points beside it untouched."""
    state = positions.opening(4)[1]
    other = (state.turn.to_move + 1) % 4
    line = view.layout.player_line(other, 4)
    right = Rect(line.centerx + line.width // 10, line.top, line.width // 3, line.height)
    looks = [
        Look(
            seats=tuple(
                SeatLook(text, seat_sign(colour), True) for colour in ("black", "grey", "sand", "red")
            )
        )
        for text in ("Al", "Wilhelmina Aleksandra Brzęczyszczykiewicz" * 2)
    ]
    assert not differs(*(drawn(view, state, look) for look in looks), right)


def test_a_missing_sprite_stops_nothing_and_is_logged_once(
    tmp_path: Path, late: State, caplog: pytest.LogCaptureFixture
) -> None:
    folders = tmp_path / "mexica", tmp_path / "shell"
    for folder in folders:
        folder.mkdir()
        for file in resource(folder.name).iterdir():
            if file.name not in {"temple_red_4.png", "island.webp", "canal_water.png", "panel_paper.png"}:
                (folder / file.name).symlink_to(file)
    layout = Layout(SIZE)
    sprites = load_sprites(layout, *folders)
    with caplog.at_level(logging.WARNING):
        view = TableView(layout, sprites)
        for _ in range(3):
            drawn(view, late)
    messages = [record.getMessage() for record in caplog.records]
    assert sum("panel_paper" in message for message in messages) == 1
    assert sum("island" in message for message in messages) == 1
