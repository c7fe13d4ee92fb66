"""Tokens are face down once they no longer count: after being counted in a scoring, or out of the game."""

from itertools import pairwise

import pytest
from attrs import evolve
from pygame import Rect, Surface

from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.rules import State, apply, start
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.spaces import each, named
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.board.look import PLAIN, Look
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.table_acts import Act, Cast
from tests.games.mexica.table import positions
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.playing import new_game
from tests.games.mexica.table.viewing import drawn

GAME = "four_players_to_the_end"
SEATS = tuple(SeatLook(colour.capitalize(), seat_sign(colour)) for colour in ("red", "black", "sand", "grey"))


def part(view: TableView, state: State, look: Look, place: Rect) -> Surface:
    return drawn(view, state, look).subsurface(place)


def with_token(size: int) -> State:
    state = positions.opening(4)[1]
    return evolve(state, board=state.board.with_token(named("D9"), size))


def test_a_token_turned_over_still_tells_its_size(view):
    cell = view.layout.cell_rect(named("D9"))
    turned = Look(turned=frozenset({named("D9")}))
    nine, eight = (part(view, with_token(size), turned, cell) for size in (9, 8))
    assert unlike(nine, part(view, with_token(9), PLAIN, cell)) > 200
    assert unlike(nine, eight) > 20


def test_the_flat_plan_shows_its_numbers_all_the_same(view):
    cell = view.layout.cell_rect(named("D9"))
    looks = (Look(flat_view=True), Look(flat_view=True, turned=frozenset({named("D9")})))
    assert not unlike(*(part(view, with_token(9), look, cell) for look in looks))


def test_a_removed_token_lies_face_down_in_its_place_and_a_founded_one_leaves_it(view):
    setup, state = positions.opening(3)
    first, *left = setup.display
    gone = evolve(state, display=tuple(left))
    place = view.layout.display_place(0, len(setup.display))
    look = Look(displays=(setup.display, setup.later))
    founded, removed = (part(view, evolve(gone, removed=out), look, place) for out in ((), (first,)))
    assert unlike(founded, removed) > 500


def told(period: int) -> tuple[State, list[Act]]:
    """The state before a scoring of a whole game, and the acts that show it."""
    setup, actions = game(GAME)
    cast, state = Cast(SEATS, (setup.display, setup.later)), start(setup)
    for action in actions:
        step = apply(state, action)
        scored = [event for event in step.events if isinstance(event, PeriodScored)]
        if scored and state.turn.period == period:
            return state, acts(scored, state, cast)
        state = step.state
    raise AssertionError("the game has no such scoring")


@pytest.mark.parametrize("period", [1, 2])
def test_in_a_scoring_one_token_after_the_other_is_turned_over(period):
    state, acted = told(period)
    tokens = frozenset(each(state.board.token_spaces))
    turned = [act.backdrop.turned for act in acted]
    assert not turned[0]
    assert all(early <= late for early, late in pairwise(turned))
    assert len(turned[-1]) >= len(tokens) - 1
    assert turned[-1] <= tokens


def test_after_the_last_scoring_all_lie_face_up_so_that_it_can_be_checked(driver):
    setup, actions = game(GAME)
    seats = new_game(*(("person",) * setup.seats)).players
    made = driver(Record(setup, seats, tuple(actions)))
    look = screen_look.look(made.match.table, made.match.view)
    assert made.state.turn.phase is Phase.OVER
    assert not look.turned
