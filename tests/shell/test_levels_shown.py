"""The setup screen shows how strong a level of the computer is, and how it plays."""

import pygame
import pytest

from mexica.box import games
from mexica.drawing import level_stair
from tests.shell.hands import Hands

SIZES = [(1024, 700), (1600, 1000)]


def point_at(hands: Hands, position: tuple[int, int]) -> None:
    pygame.mouse.set_pos(position)
    hands.step(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    hands.step()


def test_a_stair_has_more_gold_the_stronger_the_level() -> None:
    def gold(lit: int) -> int:
        return pygame.mask.from_threshold(
            level_stair.stair(lit, 4, 24), level_stair.GOLD, (30, 30, 30, 255)
        ).count()

    assert [gold(lit) for lit in range(5)] == sorted({gold(lit) for lit in range(5)})


def test_the_levels_bear_stairs_and_people_none(hands: Hands) -> None:
    hands.press("New game")
    for number, kind in enumerate(games()[0].kinds):
        assert len(hands.button(kind.label).normal_images) == (2 if number else 1)


def test_the_level_under_the_mouse_is_told_of_then_again_the_one_chosen(hands: Hands) -> None:
    hands.press("New game")
    assert "Tlatoani (ruler)" not in hands.texts()
    point_at(hands, hands.button("Tlatoani").rect.center)
    assert "Tlatoani (ruler)" in hands.texts()
    point_at(hands, (5, 5))
    assert "Tlatoani (ruler)" not in hands.texts()


def test_the_level_that_the_keyboard_is_on_is_told_of(hands: Hands) -> None:
    hands.press("New game")
    hands.tab_to("Cihuacoatl")
    assert "Plans its whole turn before it begins." in hands.texts()


@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_of_a_level_is_never_cut(hands: Hands, size: tuple[int, int]) -> None:
    hands.app.window.resize(size)
    hands.settle()
    hands.press("New game")
    hands.press("4")
    for kind in games()[0].kinds:
        button = hands.button(kind.label)
        point_at(hands, button.rect.center)
        assert kind.hint in hands.texts()
        stair = button.normal_images[-1].width if len(button.normal_images) > 1 else 0
        assert button.font.get_rect(kind.label).width + stair + hands.scene.px(60) <= button.rect.width
    assert "…" not in hands.texts()
