"""Whose turn a mark on the board tells of is seen without its colour."""

from collections.abc import Callable

import pygame
import pytest
from attrs import evolve
from pygame import Surface

from mexica.drawing.seat_look import SeatLook
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.surfaces import canvas
from mexica.games.aztekz.table.pictures import guide_pictures as of_aztekz
from mexica.games.aztekz.table.pictures.pyramid_pictures import Camera as PyramidCamera
from mexica.games.aztekz.table.pyramid import places as on_pyramid
from mexica.games.aztekz.table.pyramid import pyramid_look
from mexica.games.aztekz.table.pyramid.seat_colours import seat_sign as sign_in_aztekz
from mexica.games.aztekz.table.pyramid.seen_pyramid import seen_pyramid
from mexica.games.coatl.table.court import court_look
from mexica.games.coatl.table.court import places as on_court
from mexica.games.coatl.table.court.seat_colours import SEAT_COLOURS
from mexica.games.coatl.table.court.seat_colours import seat_sign as sign_in_coatl
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.pictures import guide_pictures as of_coatl
from mexica.games.coatl.table.pictures.court_pictures import Camera as CourtCamera
from mexica.games.mexica.rules import new_setup, start
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.board import look as board_look
from mexica.games.mexica.table.board.seat_colours import seat_sign as sign_in_mexica
from mexica.games.mexica.table.pictures.board_pictures import Camera as BoardCamera

Seats = tuple[SeatLook, ...]
Draw = Callable[[Seats, bool], Surface]
GREY = (120, 120, 120)
STONES = ("black", "grey", "sand", "red")


def mexica() -> Draw:
    camera, state = BoardCamera(40.0), start(new_setup(2, 1))

    def draw(seats: Seats, marked: bool) -> Surface:
        marks = (board_look.TurnMark(1, 0, (named("K4"),)),) if marked else ()
        camera.view.draw(
            target := canvas(camera.layout.size), state, board_look.Look(seats=seats, marks=marks)
        )
        return target

    return draw


def coatl() -> Draw:
    camera, table = CourtCamera(2, (800, 500)), seen_table(of_coatl.example(), None)

    def draw(seats: Seats, marked: bool) -> Surface:
        marks = (court_look.ActionMark(1, 0, on_court.display(0)),) if marked else ()
        look = court_look.CourtLook(seats=seats, marks=marks)
        camera.view.draw(target := canvas(camera.layout.size), table, look)
        return target

    return draw


def aztekz() -> Draw:
    camera, table = PyramidCamera(2, (800, 500)), seen_pyramid(of_aztekz.example(), frozenset())

    def draw(seats: Seats, marked: bool) -> Surface:
        marks = (pyramid_look.ActionMark(1, 0, on_pyramid.on((0, 2))),) if marked else ()
        look = pyramid_look.PyramidLook(seats=seats, marks=marks)
        camera.view.draw(target := canvas(camera.layout.size), table, look)
        return target

    return draw


@pytest.mark.parametrize(
    ("table", "sign", "colours"),
    [
        (mexica, sign_in_mexica, STONES),
        (coatl, sign_in_coatl, tuple(SEAT_COLOURS)),
        (aztekz, sign_in_aztekz, STONES),
    ],
    ids=["mexica", "coatl", "aztekz"],
)
def test_a_mark_tells_who_acted_without_its_colour(
    table: Callable[[], Draw], sign: Callable[[str], SeatSign], colours: tuple[str, ...]
) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    draw, marks = table(), set[bytes]()
    for colour in colours:
        seats = (SeatLook("", evolve(sign(colour), colour=GREY)), SeatLook("", sign(colours[0])))
        marks.add(in_grey(drawn_over(draw(seats, False), draw(seats, True))))
    assert len(marks) == len(colours)


def drawn_over(before: Surface, after: Surface) -> Surface:
    """What differs, cut out of the later picture."""
    same = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    same.invert()
    areas = same.get_bounding_rects()
    return after.subsurface(areas[0].unionall(areas[1:]))


def in_grey(picture: Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.grayscale(picture), "RGB")
