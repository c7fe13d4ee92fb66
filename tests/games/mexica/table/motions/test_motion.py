"""Motions: every event has its act or none, and whenever it ends, the picture is that of the state."""

import random
from itertools import product
from typing import get_args

import pytest
from attrs import evolve

from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.rules import State, apply, events, start
from mexica.games.mexica.rules.boats import boat_fares
from mexica.games.mexica.rules.events import Event
from mexica.games.mexica.rules.spaces import LAKE, each, space_at
from mexica.games.mexica.table.board.boat_route import boat_route
from mexica.games.mexica.table.board.figures import Ring
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.motions.event_animations import STILL, acts
from mexica.games.mexica.table.motions.motion_look import moving_look
from mexica.games.mexica.table.motions.table_acts import Cast, Motion
from mexica.games.mexica.table.motions.table_geometry import geometry_of
from tests.games.mexica.table import positions
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.viewing import drawn, fresh_view

FRAME = 0.11  # seconds
GAME = "four_players_to_the_end"
SEATS = tuple(SeatLook(colour.capitalize(), seat_sign(colour)) for colour in ("red", "black", "sand", "grey"))


pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture(scope="module")
def steps() -> list[tuple[State, tuple[Event, ...], State]]:
    """A whole game: each action's events with the states before and after it."""
    setup, actions = game(GAME)
    state, taken = start(setup), []
    for action in actions:
        step = apply(state, action)
        taken.append((state, step.events, step.state))
        state = step.state
    return taken


@pytest.fixture(scope="module")
def cast() -> Cast:
    setup, _ = game(GAME)
    return Cast(SEATS[: setup.seats], (setup.display, setup.later))


def first_of_each(steps) -> list[int]:
    """The numbers of the actions in which something happens for the first time, and some more."""
    known: set[type] = set()
    numbers = []
    for number, (_, happened, _) in enumerate(steps):
        if not known.issuperset(map(type, happened)):
            numbers.append(number)
            known.update(map(type, happened))
    return sorted({*numbers, *random.Random(3).sample(range(len(steps)), 8)})


def test_every_event_is_shown_moving_or_is_still(steps, cast) -> None:
    moving = set(get_args(Event)) - set(get_args(STILL))
    seen: set[type] = set()
    for before, happened, _ in steps:
        alone = [event for event in happened if type(event) in moving]
        if alone and acts(happened, before, cast):
            seen.update(map(type, alone))
        assert not acts([event for event in happened if isinstance(event, STILL)], before, cast)
    assert moving - seen <= {events.BridgeMoved, events.PilliMovedAtFlatRate, events.PilliPlaced}
    assert len(moving) + len(get_args(STILL)) == len(get_args(Event))


@pytest.mark.parametrize("interrupted", [False, True])
def test_the_picture_after_a_motion_is_that_of_the_state(steps, cast, interrupted: bool) -> None:
    """Whether it runs to its end or is stopped at any moment, the picture is then that of a fresh view."""
    chance, view, motion = random.Random(5), fresh_view(), Motion()
    look = Look(seats=cast.seats, displays=cast.displays)
    for count, number in enumerate(first_of_each(steps)):
        before, happened, after = steps[number]
        motion.begin(acts(happened, before, cast), 0.8)
        frames = chance.randrange(12) if interrupted else 10_000
        while motion.running and motion.next_wake is not None and frames:
            drawn(
                view,
                motion.backdrop.state,
                moving_look(motion, look, geometry_of(view, len(cast.seats))),
            )
            motion.tick(FRAME if interrupted else 3 * FRAME)
            frames -= 1
        motion.stop()
        assert motion.backdrop is None
        assert moving_look(motion, look, geometry_of(view, len(cast.seats))) is look
        if count % 2 == 0 or not interrupted:
            assert not unlike(drawn(view, after, look), drawn(fresh_view(), after, look)), happened


def test_something_is_seen_of_every_act(steps, cast) -> None:
    """In the middle of an act the picture differs from those before and after it."""
    view, motion = fresh_view(), Motion()
    look = Look(seats=cast.seats, displays=cast.displays)
    for number in first_of_each(steps):
        before, happened, after = steps[number]
        motion.begin(acts(happened, before, cast), 0.8)
        if motion.running:
            motion.tick(0.12)
            middle = drawn(
                view,
                motion.backdrop.state,
                moving_look(motion, look, geometry_of(view, len(cast.seats))),
            )
            assert unlike(middle, drawn(view, after, look)), happened


def test_the_pace_decides_how_long_it_takes(steps, cast) -> None:
    before, happened, _ = next(step for step in steps if isinstance(step[1][-1], events.TempleBuilt))
    lengths = []
    for pace in (0.35, 0.8, 1.6):
        motion, passed = Motion(), 0.0
        motion.begin(acts(happened, before, cast), pace)
        while motion.running:
            motion.tick(0.01)
            passed += 0.01
        lengths.append(passed)
    assert lengths[0] < 0.6 * lengths[1]
    assert lengths[2] == pytest.approx(1.6 * lengths[1], abs=0.03)


def test_a_scoring_stays_with_each_district_as_long_as_it_takes_to_read(steps, cast) -> None:
    """There is an act for each district with temples and for the palace, longer the more owners there are."""
    happenings = [(before, event) for before, happened, _ in steps for event in happened]
    scorings = [pair for pair in happenings if isinstance(pair[1], events.PeriodScored)]
    assert len(scorings) == 2
    for before, event in scorings:
        told = acts([event], before, cast)
        owned = [district for district in event.scoring.districts if district.shares]
        assert len(told) == len(owned) + any(event.scoring.palace)
        assert all(act.blocking and 1.2 <= act.seconds <= 1.0 + 0.7 * (len(cast.seats) + 1) for act in told)
        for fewer, more in product(zip(owned, told, strict=False), repeat=2):
            if len(fewer[0].shares) < len(more[0].shares):
                assert fewer[1].seconds < more[1].seconds
        assert told[-1].backdrop.state.players == apply_totals(before, event)


def apply_totals(before: State, event: events.PeriodScored):
    totals = zip(before.players, event.scoring.totals, strict=True)
    return tuple(evolve(player, points=player.points + gained) for player, gained in totals)


def test_a_quick_pace_leaves_time_to_read_a_scoring(steps, cast) -> None:
    before, happened, _ = next(step for step in steps if any(type(e) is events.PeriodScored for e in step[1]))
    lasting = []
    for pace in (0.35, 0.8):
        motion, passed = Motion(), 0.0
        motion.begin(acts(happened, before, cast), pace)
        told = motion.blocking_seconds
        while motion.blocking and not motion.held:
            motion.tick(0.01)
            passed += 0.01
        assert told == pytest.approx(passed, abs=0.05)
        lasting.append(passed)
    assert lasting[0] == pytest.approx(0.7 * lasting[1], rel=0.02)


def test_a_boat_is_shown_on_water_only() -> None:
    """From bridge to bridge the route leads over canals and lake, and passes no third bridge."""
    state = positions.late()[1]
    board = state.board
    trips = 0
    for origin in each(board.bridges):
        for bridge, fare in boat_fares(board.canals, board.bridges, origin).items():
            if fare > 1:
                continue
            trips += 1
            way = boat_route(board, (origin, bridge))
            assert way[0] != way[-1]
            spaces = {space_at(round(x), round(y)) for x, y in way}
            water = {space for space in spaces if space is not None}
            assert not [s for s in water if not (board.canals | LAKE) >> s & 1]
            assert {s for s in water if board.bridges >> s & 1} == {origin, bridge}
    assert trips


def test_a_pilli_on_its_way_has_its_ring(steps, cast, view) -> None:
    """Its owner is as plain as that of a standing one; the canoe is drawn over the ring."""
    geometry = geometry_of(view, len(cast.seats))
    kinds = events.PilliWalked, events.PilliBoated
    for kind in kinds:
        before, event = next((b, e) for b, happened, _ in steps for e in happened if type(e) is kind)
        (act,) = acts([event], before, cast)
        figures = list(act.figures(geometry, 0.5 * act.seconds))
        rings = [number for number, figure in enumerate(figures) if isinstance(figure, Ring)]
        assert len(rings) == 1
        assert figures[rings[0]].colour == cast.seats[event.seat].sign.name
        drawn_after = {getattr(figure, "sprite", "") for figure in figures[rings[0] :]}
        assert cast.pilli(event.seat) in drawn_after
        assert kind is events.PilliWalked or any(name.startswith("canoe") for name in drawn_after)
