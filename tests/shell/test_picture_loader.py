"""Pictures are drawn one by one, and the screen is shown before the first."""

import threading
import time

import pygame
import pytest

from mexica.shell.picture_loader import MOST, PictureLoader


class Painter:
    def __init__(self) -> None:
        self.drawn: list[object] = []
        self.began = 0
        self.threads: set[int] = set()

    def begin(self):
        self.began += 1
        return self.draw

    def draw(self, what: object) -> pygame.Surface:
        self.threads.add(threading.get_ident())
        self.drawn.append(what)
        return pygame.Surface((1, 1))


def finish(easel: PictureLoader) -> None:
    limit = time.monotonic() + 60
    while easel.next_wake is not None:
        assert time.monotonic() < limit
        easel.update()
        time.sleep(0.002)


def test_the_screen_is_shown_before_anything_takes_time() -> None:
    painter = Painter()
    easel = PictureLoader(painter.begin, str)
    easel.ask(1)
    time.sleep(0.05)
    assert not easel.update()
    assert painter.began == 0
    finish(easel)
    assert isinstance(easel.get(1), pygame.Surface)
    assert painter.threads == {threading.get_ident()}


@pytest.mark.parametrize("key", [None, "name", ("path", 1.0)])
def test_a_picture_is_drawn_once(key: object) -> None:
    painter = Painter()
    easel = PictureLoader(painter.begin, lambda key: key)
    for _ in range(3):
        easel.ask_only(key)
        finish(easel)
    assert painter.drawn == [key]


def test_what_draws_is_kept_until_nothing_is_left_to_draw() -> None:
    painter = Painter()
    easel = PictureLoader(painter.begin, str)
    easel.ask(1)
    easel.ask(2)
    while easel.next_wake is not None:
        assert not easel.rest()
        easel.update()
        time.sleep(0.002)
    assert easel.rest()
    assert not easel.rest()
    assert isinstance(easel.get(1), pygame.Surface)
    easel.ask(3)
    finish(easel)
    assert painter.began == 2


def test_a_fault_of_what_is_read_is_kept_as_its_sentence() -> None:
    def read(_key: object) -> None:
        raise ValueError("it is torn")

    easel = PictureLoader(Painter().begin, read)
    easel.ask("file")
    finish(easel)
    assert easel.get("file") == "it is torn"


def test_any_other_fault_is_not_hidden() -> None:
    def read(_key: object) -> None:
        raise ZeroDivisionError

    easel = PictureLoader(Painter().begin, read)
    easel.ask("file")
    with pytest.raises(ZeroDivisionError):
        finish(easel)


def test_what_was_asked_for_before_is_given_up_for_the_next() -> None:
    painter = Painter()
    easel = PictureLoader(painter.begin, lambda key: key)
    for key in range(5):
        easel.ask_only(key)
    finish(easel)
    assert painter.drawn == [4]


def test_no_more_than_some_pictures_are_kept() -> None:
    easel = PictureLoader(Painter().begin, lambda key: key)
    for key in range(MOST + 5):
        easel.ask_only(key)
        finish(easel)
    kept = [key for key in range(MOST + 5) if easel.get(key) is not None]
    assert kept == list(range(5, MOST + 5))
