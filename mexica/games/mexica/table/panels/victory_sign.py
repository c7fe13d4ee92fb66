"""The sign that names the winners, on paper under a crown, beside the players panel."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import INK, RED
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import native, put
from mexica.games.mexica.table.board.figures import VictorySign
from mexica.games.mexica.table.board.layout import Layout

# lengths in letter heights
_WIDEST: Final = 46.0
_LETTERS: Final = 2.3
_NOTE: Final = 1.2
_CROWN: Final = 4.6
_SIGN: Final = 3.6
_ABOVE: Final = 0.72  # share of the crown above the paper
_TOP: Final = 2.9  # from the upper edge of the lake, where toasts are


def drawn(triumph: VictorySign, layout: Layout, sprites: Sprites, fonts: Fonts) -> tuple[Surface, Rect]:
    """Return the sign as a premultiplied picture, and its place."""
    size = layout.text_size
    widest = min(round(_WIDEST * size), layout.players.left - layout.lake.left - 2 * size)
    ends = _ends(triumph, round(_SIGN * size), sprites)
    beside = 2 * (ends[0].width + 2 * size)
    text = fonts.fitted(triumph.text, round(_LETTERS * size), widest - beside, RED, True)
    note = _note(triumph, round(_NOTE * size), widest - 4 * size, sprites, fonts)
    wide = min(widest, max(text.width + beside, note.width + 4 * size, 26 * size))
    crown = sprites.fitted("icon_crown", (round(1.4 * _CROWN * size), round(_CROWN * size)))
    board = Rect(0, round(_ABOVE * crown.height), wide, round((_LETTERS + 2.9) * size))
    board.height += note.height + size // 2 if note.height else 0
    picture = native(Surface((wide, board.bottom), pygame.SRCALPHA))
    put(picture, sprites.surface("panel_paper", board.size), board)
    middle = board.top + round((_LETTERS / 2 + 1.45) * size)
    put(picture, text, text.get_rect(center=(board.centerx, middle)))
    put(picture, ends[0], ends[0].get_rect(midleft=(round(1.4 * size), middle)))
    put(picture, ends[1], ends[1].get_rect(midright=(wide - round(1.4 * size), middle)))
    put(picture, note, note.get_rect(midbottom=(board.centerx, board.bottom - round(1.2 * size))))
    put(picture, crown, crown.get_rect(midtop=(board.centerx, 0)))
    place = picture.get_rect(top=layout.lake.top + round(_TOP * size) - board.top // 3)
    place.centerx = layout.lake.left + (layout.players.left - layout.lake.left) // 2
    return picture, place


def _ends(triumph: VictorySign, side: int, sprites: Sprites) -> tuple[Surface, Surface]:
    """The winners' signs for both ends of the line; a single winner's sign is at both."""
    half = (len(triumph.signs) + 1) // 2
    parts = triumph.signs[:half], triumph.signs[half:] or triumph.signs
    ends = []
    for names in parts:
        end = native(Surface((side * half, side), pygame.SRCALPHA))
        for number, name in enumerate(names):
            sign = sprites.fitted(name, (side, side))
            put(end, sign, sign.get_rect(center=(number * side + side // 2, side // 2)))
        ends.append(end)
    return ends[0], ends[1]


def _note(triumph: VictorySign, size: int, room: int, sprites: Sprites, fonts: Fonts) -> Surface:
    """The others with their points in one line."""
    if not triumph.others:
        return Surface((0, 0), pygame.SRCALPHA)
    side, gap = round(1.3 * size), round(1.2 * size)
    each = (room - gap * (len(triumph.others) - 1)) // len(triumph.others) - side - size // 3
    words = [fonts.fitted(text, size, each, INK) for _sign, text in triumph.others]
    wide = sum(word.width + side + size // 3 for word in words) + gap * (len(words) - 1)
    line = native(Surface((wide, max(side, *(word.height for word in words))), pygame.SRCALPHA))
    left = 0
    for (name, _text), word in zip(triumph.others, words, strict=True):
        sign = sprites.fitted(name, (side, side))
        put(line, sign, sign.get_rect(center=(left + side // 2, line.height // 2)))
        put(line, word, word.get_rect(midleft=(left + side + size // 3, line.height // 2)))
        left += side + size // 3 + word.width + gap
    return line
