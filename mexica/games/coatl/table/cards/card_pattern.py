"""The pattern of a prophecy drawn with the very segments of the serpents (C8)."""

from collections import Counter
from re import findall
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import INK
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprite, Sprites
from mexica.drawing.surfaces import faded, put, put_centred
from mexica.games.coatl.rules.cards import Prophecy
from mexica.games.coatl.table.cards.card_signs import arrow, plus_sign, post
from mexica.games.coatl.table.court.serpent_place import PITCH

COLOUR_NAMES: Final = {"Y": "yellow", "R": "red", "K": "black", "G": "green", "U": "blue"}
TIMES: Final = "\N{MULTIPLICATION SIGN}"
_ANY: Final = "*"
_ROOM_OF_POSTS: Final = 26
_TALL: Final = 122  # pixels of a file that a row takes
_LARGEST: Final = 0.9
_IN_A_ROW: Final = 3


@frozen
class _Row:
    """A row of the pattern: its segments as codes with signs, and which of them is the first."""

    codes: tuple[str, ...]
    first: int


def draw_pattern(target: Surface, sprites: Sprites, fonts: Fonts, prophecy: Prophecy, box: Rect) -> None:
    """Draw what one fulfilment of a prophecy is into a box of a card."""
    if prophecy.loose:
        _draw_loose(target, sprites, fonts, prophecy, box)
        return
    rows = _rows(tuple(findall(r"[YRKGU*]\+?", prophecy.pattern)))
    posts = _ROOM_OF_POSTS if prophecy.lone else 0
    most = max(len(row.codes) for row in rows)
    tall = box.height / len(rows)
    scale = min(box.width / (PITCH * most + 44 + 2 * posts), tall / _TALL, _LARGEST * box.width / 180)
    places = []
    for number, row in enumerate(rows):
        x = box.centerx - PITCH * scale * len(row.codes) / 2
        y = box.top + tall * (number + 0.5) + 38 * scale
        places.append((x, y))
        _draw_row(target, sprites, row, (x, y), scale)
        if prophecy.lone:
            height = 104 * scale
            for px in (x - 13 * scale - 6 * scale, x + PITCH * len(row.codes) * scale + 19 * scale):
                put_centred(target, post(12 * scale, height), (px, y - 36 * scale))
    if len(rows) > 1:
        right = places[0][0] + PITCH * scale * len(rows[0].codes) + 16 * scale
        put_centred(target, arrow(20 * scale), (right, places[0][1] - 40 * scale))
        put_centred(target, arrow(20 * scale), (places[1][0] - 18 * scale, places[1][1] - 40 * scale))


def _rows(codes: tuple[str, ...]) -> list[_Row]:
    """Up to three segments in a row; more in two, broken where the colour changes if it can be."""
    if len(codes) <= _IN_A_ROW:
        return [_Row(codes, 0)]
    cut = 2 if len(codes) == 4 or codes[0] == codes[1] != codes[2] else 3  # noqa: PLR2004
    return [_Row(codes[:cut], 0), _Row(codes[cut:], cut)]


def _draw_row(target: Surface, sprites: Sprites, row: _Row, at: tuple[float, float], scale: float) -> None:
    for slot in reversed(range(len(row.codes))):
        number = row.first + slot
        way = "trough" if len(row.codes) == 1 else ("crest", "trough")[number % 2]
        segment = (
            any_segment(sprites, way, scale)
            if row.codes[slot][0] == _ANY
            else sprites.get(f"body_{COLOUR_NAMES[row.codes[slot][0]]}_{way}", scale)
        )
        _put(target, segment, (at[0] + slot * PITCH * scale, at[1]))
    for slot, code in enumerate(row.codes):
        if code.endswith("+"):
            middle = at[0] + (slot + 0.5) * PITCH * scale, at[1] - 38 * scale
            put_centred(target, plus_sign(max(11, 62 * scale)), middle)


def any_segment(sprites: Sprites, way: str, scale: float) -> Sprite:
    """Return a segment of any colour: bare pale stone."""
    one = sprites.get(f"body_yellow_{way}", scale)
    grey = pygame.transform.grayscale(one.surface)
    grey.fill((34, 30, 20, 0), special_flags=pygame.BLEND_RGB_ADD)
    alpha = one.surface.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    grey.blit(alpha.premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return Sprite(faded(grey, 0.9), one.anchor)


def _draw_loose(target: Surface, sprites: Sprites, fonts: Fonts, prophecy: Prophecy, box: Rect) -> None:
    """A segment of each colour with how many of it are asked for: their order does not matter."""
    needed = tuple(Counter(prophecy.pattern).items())
    columns = 2
    lines = -(-len(needed) // columns)
    wide, tall = box.width / columns, box.height / lines
    scale = min(wide * 0.60 / (PITCH + 44), tall / 116)
    for number, (code, count) in enumerate(needed):
        line, column = divmod(number, columns)
        in_line = min(columns, len(needed) - line * columns)
        x = box.centerx + (column - in_line / 2) * wide
        y = box.top + (line + 0.5) * tall
        words = fonts.numeral(f"{count}{TIMES}", max(9, round(64 * scale)), INK)
        put(target, words, words.get_rect(midleft=(round(x + wide * 0.04), round(y))))
        segment = sprites.get(f"body_{COLOUR_NAMES[code]}_trough", scale)
        _put(target, segment, (x + wide * 0.08 + words.width + 22 * scale, y + 34 * scale))


def _put(target: Surface, sprite: Sprite, at: tuple[float, float]) -> None:
    put(target, sprite.surface, (round(at[0] - sprite.anchor[0]), round(at[1] - sprite.anchor[1])))
