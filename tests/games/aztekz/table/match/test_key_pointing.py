"""What the keyboard and the mouse point at in a match of Aztekz."""

import pygame

from mexica.games.aztekz.rules.actions import parse
from mexica.games.aztekz.table.pyramid import places
from tests.games.aztekz.table.playing import Opened, in_position
from tests.games.aztekz.tables import one


def test_the_keyboard_alone_walks_and_lays(opened: Opened) -> None:
    made = opened(in_position(one()))
    made.hands.key(pygame.K_v)
    assert made.hand.hero == "chief"
    made.hands.key(pygame.K_RIGHT)
    made.hands.key(pygame.K_3)
    for key in (pygame.K_DOWN, pygame.K_SPACE):
        made.hands.key(key)
    made.played()
    assert made.actions
    assert made.actions[0].startswith("step helper2 ")
    made.hands.key(pygame.K_c)
    assert made.hand.card
    made.hands.key(pygame.K_DOWN)
    made.hands.key(pygame.K_SPACE)
    made.played()
    assert made.actions[-1].startswith("lay ")


def test_the_arrow_keys_reach_every_stone_of_the_ring(opened: Opened) -> None:
    souls = {**one()["souls"], "1,-1": {"sun": 2, "moon": 1}}
    made = opened(in_position({**one(), "souls": souls}))
    made.hands.key(pygame.K_3)
    reached = set()
    for key in (pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT):
        made.hands.key(key)
        reached.add(made.look.ring.pointed)
    assert len(reached) == 4
    assert reached == {entry.key for entry in made.look.ring.entries}
    made.hands.key(pygame.K_LEFT)
    made.hands.key(pygame.K_LEFT)
    assert made.look.ring.pointed == parse("take helper2 sun 1")  # no key of its own takes but one of several
    for _press in range(3):  # before the third the stone has gone
        made.hands.key(pygame.K_SPACE)
        made.played()
    assert made.actions == ["take helper2 sun 1"] * 2
    made.hands.key(pygame.K_UP)  # from the hero
    assert made.look.ring.pointed in {entry.key for entry in made.look.ring.entries}


def test_after_every_deed_the_keyboard_points_at_the_hero_that_acted(opened: Opened) -> None:
    made = opened(in_position(one()))
    mouse = made.match.table.mouse
    helper = places.hero(0, "helper1")
    made.hands.key(pygame.K_2)
    for key in (pygame.K_UP, pygame.K_DOWN):
        made.hands.key(key)
    assert mouse.by_keys
    made.hands.key(pygame.K_2)  # put away, and chosen once more
    made.hands.key(pygame.K_2)
    assert mouse.place == helper
    made.match.table.mouse.go_to_part(parse("drop helper1"), (1, 1))
    made.hands.key(pygame.K_SPACE)
    made.played()
    assert made.actions == ["drop helper1"]
    assert (mouse.part, mouse.place) == (None, helper)
    assert mouse.position == made.areas[helper].center
    made.hands.key(pygame.K_t)  # by a key of its own, while something else is pointed at
    made.played()
    assert made.actions[1:] == ["take helper1 sun 2"]
    assert mouse.place == helper


def test_the_keyboard_points_at_no_souls_that_are_gone(opened: Opened) -> None:
    souls = {"-1,0": {"sun": 1}}
    made = opened(in_position({**one(), "souls": souls}))
    made.hands.key(pygame.K_2)
    mouse = made.match.table.mouse
    mouse.go_to(places.souls((-1, 0), "sun"), (1, 1))
    made.hands.key(pygame.K_SPACE)
    made.played()
    assert made.actions == ["take helper1 sun 1"]
    assert mouse.place == places.hero(0, "helper1")


def test_what_is_pointed_at_goes_along_when_the_pyramid_grows(opened: Opened) -> None:
    made = opened(in_position(one()), motion=True)
    made.hands.key(pygame.K_c)
    mouse, before = made.match.table.mouse, made.areas[places.on((0, 2))].center
    mouse.go_to(places.on((0, 2)), before)
    made.hands.key(pygame.K_SPACE)
    made.played()
    made.hands.until(lambda: not made.match.table.motion.running)
    made.lift_banner()
    assert mouse.place == places.on((0, 2))
    assert mouse.position == made.areas[places.on((0, 2))].center != before


def test_the_mouse_points_at_what_has_come_under_it(opened: Opened) -> None:
    made = opened(in_position(one(), "person", "random"))
    made.hands.key(pygame.K_c)
    made.click(places.on((0, 2)))
    made.hands.until(lambda: made.match.table.person_acts)
    made.hands.step()
    pixel, mouse = made.match.table.mouse.position, made.match.table.mouse
    assert mouse.place == made.match.own.controls.under(pixel)[0] != places.on((0, 2))
