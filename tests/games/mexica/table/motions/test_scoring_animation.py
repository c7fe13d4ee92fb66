"""A scoring is shown place by place, at the player's own pace, and then who has won."""

import time
from itertools import pairwise

import pygame
import pytest
from attrs import evolve

from mexica.games.mexica.rules import State, apply, start
from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.events import GameEnded, PeriodScored
from mexica.games.mexica.rules.material import unfounded_values, values
from mexica.games.mexica.rules.scoring import DistrictScore, Scoring, shares
from mexica.games.mexica.rules.spaces import PALACE, each, named, set_of
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.board.figures import LitSpaces, Marker, Plaque, VictorySign
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.motion_look import shown_state
from mexica.games.mexica.table.motions.table_acts import Act, Cast
from mexica.games.mexica.table.motions.table_geometry import geometry_of
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.games.mexica.table.scores.verdict import verdict
from tests.games.mexica.table import positions
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.playing import new_game
from tests.games.mexica.table.viewing import SEATS, drawn


@pytest.fixture
def before_scoring(tmp_path):
    """A game of four people with only the action to be done that leads to the scoring of a period."""
    drivers = []

    def make(period: int, motion: bool = True, others: str = "person") -> Driver:
        setup, actions = game("four_players_to_the_end")
        state, number = start(setup), 0
        while not any(isinstance(e, PeriodScored) and e.period == period for e in happened(state, number)):
            state, number = apply(state, actions[number]).state, number + 1
        kinds = [others] * setup.seats
        kinds[state.turn.to_move] = "person"
        seats = new_game(*kinds).players
        drivers.append(
            Driver(tmp_path / str(len(drivers)), Record(setup, seats, tuple(actions[:number])), motion=motion)
        )
        made = drivers[-1]
        made.match.windows.drop()
        made.act(actions[number])
        return made

    def happened(state: State, number: int):
        return apply(state, game_actions[number]).events

    game_actions = game("four_players_to_the_end")[1]
    yield make
    for made in drivers:
        made.close()


def left(made: Driver) -> int:
    """How many acts are still to be shown."""
    return made.match.table.motion.left


def press(made: Driver, key: int) -> None:
    """Press a key at this very moment, however busy the machine is."""
    made.match.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, scancode=0, unicode=""))


def click(made: Driver) -> None:
    made.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1, touch=False))


# ---------------------------------------------------------------------- at the player's pace


def test_a_press_meant_for_the_end_of_the_turn_ends_nothing_of_the_scoring(before_scoring):
    made = before_scoring(2)
    stations = left(made)
    for key in (pygame.K_e, pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE):
        press(made, key)
    assert left(made) == stations
    made.wait()
    made.key(pygame.K_SPACE)
    assert left(made) == stations - 1


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, None])
@pytest.mark.parametrize("motion", [True, False])
def test_a_click_space_and_enter_go_on_to_the_next_district_at_once(before_scoring, key, motion):
    made = before_scoring(1, motion)
    made.wait()
    stations = left(made)
    assert stations > 3
    for gone in range(1, stations):
        made.key(key) if key else click(made)
        assert left(made) == stations - gone
        assert made.overlay is None
    made.key(key) if key else click(made)
    assert isinstance(made.overlay, ScoreScreen)


def test_nobody_is_to_move_while_a_scoring_is_told(before_scoring):
    made = before_scoring(2)
    assert screen_look.look(made.match.table, made.match.view).scoring
    assert not any(look.usable for look in screen_look.button_looks(made.match.table).values())
    assert made.overlay is None


@pytest.mark.parametrize("key", [pygame.K_e, pygame.K_x, pygame.K_LSHIFT])
def test_other_keys_and_the_wheel_leave_a_scoring_alone(before_scoring, key):
    made = before_scoring(1)
    made.wait()
    stations = left(made)
    made.key(key)
    made.wheel(1)
    assert left(made) == stations
    assert made.match.table.session.state.turn.phase is Phase.TURNS


@pytest.mark.parametrize("period", [1, 2])
def test_escape_leaves_all_of_a_scoring_for_its_table(before_scoring, period):
    made = before_scoring(period)
    made.wait()
    made.key(pygame.K_ESCAPE)
    assert not left(made)
    assert isinstance(made.overlay, ScoreScreen)


def test_presses_too_many_do_not_close_the_table_unread(before_scoring):
    made = before_scoring(1)
    made.wait()
    for key in (pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_SPACE):
        press(made, key)
        made.match.update(0.0)
    assert isinstance(made.overlay, ScoreScreen)
    made.wait()
    made.key(pygame.K_SPACE)
    assert not isinstance(made.overlay, ScoreScreen)


def test_a_scoring_goes_on_by_itself_to_its_table(before_scoring):
    made = before_scoring(1)
    made.wait(60.0)
    made.step()
    assert not left(made)
    assert isinstance(made.overlay, ScoreScreen)


def test_no_computer_acts_before_the_table_of_a_scoring_has_been_shown(before_scoring):
    made = before_scoring(1, others="random")
    before = made.actions
    for _ in range(400):
        made.wait(0.5)
        if isinstance(made.overlay, ScoreScreen):
            break
        time.sleep(0.03)  # in which the computer decides
    assert isinstance(made.overlay, ScoreScreen)
    assert made.actions == before


def test_the_feast_stays_until_it_is_left_and_then_the_result_comes(before_scoring):
    made = before_scoring(2)
    for _ in range(8):
        made.wait(10.0)
    motion = made.match.table.motion
    assert motion.held
    assert motion.next_wake is None
    assert made.overlay is None
    made.key(pygame.K_x)
    assert made.overlay.table.title == "Result"


def test_a_press_for_the_last_district_does_not_end_the_feast(before_scoring):
    made = before_scoring(2)
    made.wait()
    while not made.match.table.motion.held:
        press(made, pygame.K_SPACE)
    press(made, pygame.K_SPACE)
    assert made.match.table.motion.held
    made.wait()
    made.key(pygame.K_SPACE)
    assert isinstance(made.overlay, ScoreScreen)


def test_the_table_is_made_while_the_scoring_is_told_and_stays_hidden(before_scoring):
    made = before_scoring(1)
    made.until(
        lambda: (
            made.match.windows.scores_ahead.made is not None
            and not made.match.windows.scores_ahead.made.unfinished
        )
    )
    ahead = made.match.windows.scores_ahead.made
    assert made.match.table.motion.blocking
    assert made.overlay is None
    assert not any(button.visible for button in ahead.widgets)
    made.wait()
    made.key(pygame.K_ESCAPE)
    assert made.overlay is ahead
    assert all(button.visible for button in ahead.widgets)


def test_a_table_that_was_not_made_ahead_comes_by_and_by_and_a_key_has_it_at_once(before_scoring):
    made = before_scoring(1)
    made.match.windows.scores_ahead.drop()
    made.match.table.motion.stop()
    made.match.windows.show_due()
    table = made.overlay
    assert table.unfinished
    assert made.match.next_wake == 0
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, scancode=0, unicode=""))
    assert not table.unfinished
    assert table.widgets[0].is_selected
    made.wait()
    press(made, pygame.K_RETURN)
    assert made.overlay is not table


def test_a_game_that_moves_on_leaves_no_hidden_table(before_scoring):
    made = before_scoring(1)
    before = len(made.app.stack.manager.get_sprite_group().sprites())
    ahead = made.match.windows.scores_ahead
    made.until(lambda: ahead.made is not None and not ahead.made.unfinished)
    assert len(made.app.stack.manager.get_sprite_group().sprites()) > before
    made.match.windows.note_move(scored=False)
    assert ahead.made is None
    assert len(made.app.stack.manager.get_sprite_group().sprites()) == before


def test_pieces_that_stand_still_are_told_the_same_without_moving(before_scoring):
    made = before_scoring(2, motion=False)
    motion, view, state = made.match.table.motion, made.match.view, made.state
    assert left(made) == left(before_scoring(2))
    while not motion.held:
        look = screen_look.look(made.match.table, view)
        kinds = [type(figure) for figure in look.moving]
        assert kinds.count(Plaque) == kinds.count(LitSpaces) == 1
        wake = motion.next_wake
        assert wake is not None
        assert wake > 0.5
        assert not motion.tick(0.3 * wake)
        assert screen_look.look(made.match.table, view) == look
        assert motion.tick(0.71 * wake)
    assert shown_state(motion, state).players == state.players
    assert motion.next_wake is None


def test_another_size_of_the_window_does_not_end_a_scoring(before_scoring):
    made = before_scoring(1)
    stations = left(made)
    made.match.resize((1500, 950))
    assert left(made) == stations


# ---------------------------------------------------------------------- what the plaques say


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


# ---------------------------------------------------------------------- who has won


@pytest.mark.parametrize(
    ("results", "sentence"),
    [
        (((125, 0), (112, 3)), "Black wins, 125 to 112"),
        (((80, 0), (99, 1), (97, 2)), "Grey wins, 99 to 97"),
        (((90, 1), (90, 3)), "Grey wins the tie at 90 by action tokens, 3 to 1"),
        (((90, 2), (90, 2)), "Black and Grey share the victory with 90 points each"),
        (((90, 2), (90, 2), (90, 2)), "Black, Grey and Sand share the victory with 90 points each"),
    ],
)
def test_the_feast_says_who_has_won_and_by_what(view, results, sentence):
    state = positions.ended(*results)
    names = [seat.name for seat in SEATS]
    assert verdict(state, names) == sentence
    best = max(results)
    won = tuple(seat for seat, result in enumerate(results) if result == best)
    (feast,) = acts([GameEnded(won)], state, Cast(SEATS[: len(results)], ((), ())))
    assert feast.held
    figures = list(feast.figures(geometry_of(view, len(results)), feast.seconds))
    assert [figure.text for figure in figures if isinstance(figure, VictorySign)] == [sentence]


def test_flowers_and_feathers_come_down_and_some_come_to_rest(view):
    (feast,) = acts([GameEnded((0,))], positions.ended((9, 0), (8, 0)), Cast(SEATS[:2], ((), ())))
    geometry = geometry_of(view, 2)

    def fallen(share: float) -> list:
        return [
            figure.position
            for figure in feast.figures(geometry, share * feast.seconds)
            if getattr(figure, "sprite", "").startswith(("petal", "marigold", "feather"))
        ]

    assert not fallen(0.0)
    counts = [len(fallen(share)) for share in (0.05, 0.25, 0.5)]
    assert all(fewer < more for fewer, more in pairwise(counts))
    assert len(fallen(1.0)) > 20
