"""A scoring is shown place by place, at the player's own pace, up to its table."""

import time

import pygame
import pytest

from mexica.games.mexica.rules import State, apply, start
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.board.figures import LitSpaces, Plaque
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.playing import new_game


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
    assert table.widgets[0].visible
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
    assert made.match.table.shown_state.players == state.players
    assert motion.next_wake is None


def test_another_size_of_the_window_does_not_end_a_scoring(before_scoring):
    made = before_scoring(1)
    stations = left(made)
    made.match.resize((1500, 950))
    assert left(made) == stations
