"""Clicks and keys that come before all that was chosen is shown wait for it, and nothing is lost."""

from typing import Any

import pygame
import pytest

from mexica.drawing.banner import Banner
from mexica.games.aztekz.table.pyramid import places
from mexica.play.commands import Command
from tests.games.aztekz.table.playing import Opened, Table, in_position
from tests.games.aztekz.tables import one


class Disk:
    """Keeps actions once it is told that they are there."""

    def __init__(self, made: Table) -> None:
        self.slow = True
        made.match.table.runner.keep = self._keep

    def _keep(self, record: Any) -> bool:
        return not self.slow


@pytest.fixture
def walking(opened: Opened) -> tuple[Table, Disk]:
    """A table whose disk is slow to keep the first step of a helper."""
    made = opened(in_position(one()))
    made.click(places.hero(0, "helper1"))
    goal = made.pixel(places.on((-1, -1)))
    disk = Disk(made)
    made.hands.click(goal)
    assert made.match.table.runner.busy
    return made, disk


def later(made: Table, disk: Disk) -> None:
    """Let the disk keep what it was given."""
    assert not made.actions
    disk.slow = False
    made.played()


def test_a_click_counts_though_the_action_before_is_not_yet_on_the_disk(walking: tuple[Table, Disk]) -> None:
    made, disk = walking
    made.hands.click(made.pixel(places.on((-1, 0))))
    later(made, disk)
    assert made.actions == ["step helper1 -1,-1", "step helper1 -1,0"]


def test_several_presses_count_in_their_order(walking: tuple[Table, Disk]) -> None:
    made, disk = walking
    made.hands.key(pygame.K_t)
    made.hands.click(made.pixel(places.on((-1, 0))))
    made.hands.click(made.pixel(places.on((0, 0))))
    later(made, disk)
    steps = ["step helper1 -1,-1", "take helper1 sun 1", "step helper1 -1,0", "step helper1 0,0"]
    assert made.actions == steps


def test_a_key_that_takes_back_counts_too(walking: tuple[Table, Disk]) -> None:
    made, disk = walking
    made.hands.key(pygame.K_z, pygame.KMOD_CTRL)
    later(made, disk)
    assert not made.actions
    made.hands.key(pygame.K_y, pygame.KMOD_CTRL)
    assert made.actions == ["step helper1 -1,-1"]


def test_a_drag_begun_too_early_ends_where_it_was_meant_to(walking: tuple[Table, Disk]) -> None:
    made, disk = walking
    begin, goal = (made.pixel(place) for place in (places.DRAWN, places.on((0, 2))))
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    made.hands.step(pygame.Event(down, pos=begin, button=1, touch=False))
    motion = pygame.Event(pygame.MOUSEMOTION, pos=goal, rel=(9, 9), buttons=(1, 0, 0), touch=False)
    made.hands.step(motion)
    made.hands.step(pygame.Event(up, pos=goal, button=1, touch=False))
    later(made, disk)
    assert made.actions == ["step helper1 -1,-1", "lay 0,2 nes"]


def test_what_was_pressed_before_something_opened_over_the_table_is_dropped(
    walking: tuple[Table, Disk],
) -> None:
    made, disk = walking
    made.hands.click(made.pixel(places.on((-1, 0))))
    made.match.windows.open(Command.MENU)
    made.hands.step()
    made.hands.key(pygame.K_ESCAPE)
    later(made, disk)
    assert made.actions == ["step helper1 -1,-1"]


def test_a_click_counts_while_the_hero_still_walks_and_lets_it_arrive_at_once(opened: Opened) -> None:
    made = opened(in_position(one()), motion=True)
    made.hands.key(pygame.K_2)
    goal = next(place for place in made.hand.lit() if made.look.reachable.get(place.cell) == 3)
    far, card = made.pixel(goal), made.pixel(places.DRAWN)
    made.hands.click(far)
    made.hands.until(lambda: made.match.table.motion.running)
    assert made.match.table.runner.busy
    made.hands.click(card)
    made.hands.until(lambda: not made.match.table.runner.busy, seconds=10.0)
    assert len(made.actions) == 3
    assert made.hand.card


@pytest.mark.parametrize("motion", [True, False])
def test_the_second_click_of_a_double_click_does_nothing_in_the_turn_of_the_next_person(
    motion: bool, opened: Opened
) -> None:
    made = opened(in_position(one(), "person", "person"), motion=motion)
    made.hands.key(pygame.K_c)
    goal, hero = made.pixel(places.on((0, 2))), made.pixel(places.hero(1, "helper2"))
    made.hands.click(goal)
    made.hands.until(lambda: made.state.turn.to_move == 1)
    for _click in range(2):  # each within one frame, as a slow machine has them
        made.hands.app.step(
            [button_at(hero, kind) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
        )
    assert isinstance(made.match.overlay, Banner)
    assert made.hand.hero is None
    assert made.actions == ["lay 0,2 nes"]
    made.lift_banner()
    made.hands.click(hero)
    assert made.hand.hero == "helper2"


def button_at(place: tuple[int, int], kind: int) -> pygame.Event:
    return pygame.Event(kind, pos=place, button=pygame.BUTTON_LEFT, touch=False, clicks=1)
