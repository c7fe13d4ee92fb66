"""A seat's sign on a disc in its colour, large, as papers that speak to one player have it."""

import pygame
from pygame import Surface

from mexica.drawing.colours import CREAM, INK
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.surfaces import put_centred
from mexica.drawing.view import View


def draw_seat_disc(target: Surface, view: View, sign: SeatSign, middle: tuple[int, int], side: int) -> None:
    """Draw a seat's disc, a little more than `side` pixels across."""
    pygame.draw.aacircle(target, INK, middle, side * 0.56)
    pygame.draw.aacircle(target, sign.colour, middle, side * 0.53)
    pygame.draw.aacircle(target, CREAM, middle, side * 0.44)
    picture = view.sprites.fitted(sign.sprite, (round(side * 0.7), round(side * 0.7)))
    put_centred(target, picture, middle)
