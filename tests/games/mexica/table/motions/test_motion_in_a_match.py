"""Motions in a match played by mouse and key: what they delay, and what ends them."""

import pygame
import pytest

from mexica.games.mexica.rules import apply, legal_actions, parse, start
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.playing import PLACED, new_game, record


@pytest.fixture
def driver(tmp_path):
    drivers = []

    def make(record: Record, motion: bool = True) -> Driver:
        drivers.append(Driver(tmp_path, record, motion=motion))
        return drivers[-1]

    yield make
    for made in drivers:
        made.close()


def alone(driver, motion: bool = True) -> Driver:
    return driver(record(*PLACED), motion)


def moving(made: Driver) -> bool:
    return made.match.table.motion.running


def test_without_motion_everything_is_there_at_once(driver):
    made = alone(driver, motion=False)
    made.act(parse("canal D5"))
    made.step()
    assert not moving(made)
    assert made.match.table.lake.next_wake is None


def test_a_click_ends_what_moves_and_is_a_click_as_well(driver):
    made = alone(driver)
    made.act(parse("temple F8 1"))
    assert moving(made)
    made.mouse(made.match.view.layout.centre(named("G7")))
    assert not moving(made)
    made.mouse(made.match.view.layout.centre(named("F7")))
    assert made.actions[-1] == "walk F7"


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_x])
def test_any_key_ends_what_moves(driver, key):
    made = alone(driver)
    made.act(parse("temple F8 1"))
    made.key(key)
    assert not moving(made)


def test_undo_goes_straight_to_the_state(driver):
    made = alone(driver)
    made.act(parse("temple F8 1"))
    made.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not moving(made)
    assert len(made.actions) == len(PLACED)


def test_the_next_period_is_announced_when_the_scoring_has_been_read(driver):
    setup, actions = game("four_players_to_the_end")
    state, number = start(setup), 0
    while state.turn.period == 1:
        state, number = apply(state, actions[number]).state, number + 1
    seats = new_game(*(("person",) * setup.seats)).players
    made = driver(Record(setup, seats, tuple(actions[: number - 1])))
    made.match.windows.drop()
    table = made.match.table
    made.act(actions[number - 1])
    made.step()
    assert table.motion.blocking
    assert screen_look.scoring_hint(table) == "End of period 1. Click or Space: next. Esc: skip all."
    assert not table.announcements.text
    made.wait()
    made.key(pygame.K_ESCAPE)
    assert isinstance(made.overlay, ScoreScreen)
    assert not screen_look.scoring_hint(table)
    assert not table.announcements.text
    made.wait()
    made.key(pygame.K_ESCAPE)
    assert table.announcements.text == "Period 2 begins."


def test_a_match_at_rest_wants_no_more_updates(driver):
    """After motion, toast and lake have come to their end nothing wakes the window."""
    made = alone(driver)
    made.act(parse("temple F8 1"))
    assert made.match.next_wake == 0.0
    for _ in range(120):  # one for each sprite that is prepared meanwhile
        made.match.update(0.5)
    assert made.match.next_wake is None
    assert not made.match.update(0.5)


def test_the_computer_waits_no_longer_than_its_pace_beside_what_moves(driver):
    """The time for which an action is shown runs while it moves, not after it."""
    made = alone(driver)
    flow = made.match.table.runner
    made.act(parse("temple F8 4"))
    flow._wait = 0.5
    made.match.update(0.4)
    assert moving(made)
    assert flow._wait == pytest.approx(0.1)


def test_another_window_in_front_stills_the_lake(driver):
    made = alone(driver)
    made.act(parse("temple F8 1"))
    made.key(pygame.K_SPACE)
    assert made.match.table.lake.next_wake is not None
    made.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert made.match.table.lake.next_wake is None
    made.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert made.match.table.lake.next_wake is not None


def test_the_hand_is_complete_when_it_is_asked_while_something_moves(driver):
    made = alone(driver)
    table = made.match.table
    made.act(parse("canal D5"))
    assert moving(made)
    assert table.hand.state is table.session.state
    assert table.hand.offers.legal == frozenset(legal_actions(table.session.state))
    assert moving(made)


def test_the_hand_takes_in_the_state_part_by_part_while_something_moves(driver):
    made = alone(driver)
    table = made.match.table
    made.act(parse("canal D5"))
    parts = 0
    while table.shown_hand.state is not table.session.state:
        assert moving(made)
        table.prepare_hand()
        parts += 1
    assert parts > 3
    assert table.hand.offers.legal == frozenset(legal_actions(table.session.state))
