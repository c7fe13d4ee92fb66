"""A list of pictures and where they go, kept so that drawing them again costs little."""

from collections.abc import Set

import pygame
from pygame import Rect, Surface

from mexica.drawing.surfaces import Target, dimmed, put

_Entry = tuple[Surface, tuple[int, int] | Rect]  # a picture and its top-left corner


class DrawList:
    """Pictures with their places in drawing order, to be drawn as often as needed."""

    def __init__(self) -> None:
        self._entries: list[_Entry] = []
        self._places: list[Rect] = []  # of the entries at the time of the last call of `touching`

    def blit(self, source: Surface, dest: tuple[int, int] | Rect, *, special_flags: int = 0) -> None:
        """Add a premultiplied picture with its top-left corner here."""
        self._entries.append((source, dest))

    def draw(self, target: Surface) -> None:
        """Draw all pictures on a surface."""
        target.fblits(self._entries, pygame.BLEND_PREMULTIPLIED)

    def draw_on(self, target: Target) -> None:
        """Draw all pictures on a surface or add them to another list."""
        if isinstance(target, DrawList):
            target._entries += self._entries
            return
        for picture, place in self._entries:
            put(target, picture, place)

    def differing(self, other: "DrawList") -> list[Rect]:
        """Return the places of the pictures that are in only one of the two lists."""
        mine, theirs = (
            {(id(picture), at[0], at[1]): picture for picture, at in entries}
            for entries in _differing_middles(self._entries, other._entries)
        )
        return [Rect(key[1:], (mine.get(key) or theirs[key]).size) for key in mine.keys() ^ theirs.keys()]

    def faded(self, fading: Set[tuple[Surface, tuple[int, int]]], opacity: float) -> "DrawList":
        """Return the same list with the pictures in `fading` at this opacity (0.0 to 1.0)."""
        if not fading:
            return self
        result = DrawList()
        result._entries = [
            (dimmed(picture, opacity) if (picture, (at[0], at[1])) in fading else picture, at)
            for picture, at in self._entries
        ]
        return result

    def touching(self, area: Rect) -> "DrawList":
        """Return the list of the pictures that touch this area."""
        if len(self._places) != len(self._entries):
            self._places = [Rect((at[0], at[1]), picture.size) for picture, at in self._entries]
        result = DrawList()
        result._entries = [self._entries[number] for number in area.collidelistall(self._places)]
        return result


def _differing_middles(one: list[_Entry], other: list[_Entry]) -> tuple[list[_Entry], list[_Entry]]:
    """The two lists without their common beginning and end."""
    most = min(len(one), len(other))
    begin = next((number for number in range(most) if one[number] != other[number]), most)
    most -= begin
    end = next((number for number in range(most) if one[-1 - number] != other[-1 - number]), most)
    return one[begin : len(one) - end], other[begin : len(other) - end]
