"""Watches where texts go while something is drawn: cut short, past an edge, or onto each other."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from mexica.drawing import fonts, surfaces
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites

APART = 0.8  # of a text's height that two lines must not share
_Drawn = tuple[str, Rect]


class Watch:
    """What was wrong with the texts drawn since the last `taken`."""

    def __init__(self) -> None:
        self._faults: dict[str, None] = {}
        self.texts: dict[int, tuple[Surface, str]] = {}  # by id; the surfaces are kept so that ids are unique
        self.papers: dict[int, Surface] = {}  # panels, signs and buttons that texts are written on

    def note(self, fault: str) -> None:
        self._faults[fault] = None

    def taken(self) -> list[str]:
        found, self._faults = list(self._faults), {}
        return found


class Page(Surface):
    """A surface that notes where texts are drawn on it."""

    watch: Watch

    def _notes(self) -> tuple[list[_Drawn], list[Rect]]:
        if not hasattr(self, "_written"):
            self._written: list[_Drawn] = []
            self._papers: list[Rect] = []
        return self._written, self._papers

    def blit(self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        self._note(source, Rect((dest[0], dest[1]), source.size if area is None else Rect(area).size))
        return super().blit(source, dest, area, special_flags)

    def fblits(self, sequence: Any, special_flags: int = 0) -> None:
        drawn = list(sequence)
        for source, dest in drawn:
            self._note(source, Rect((dest[0], dest[1]), source.size))
        super().fblits(drawn, special_flags)

    def _note(self, source: Surface, place: Rect) -> None:
        if id(source) in self.watch.texts:
            text = self.watch.texts[id(source)][1]
            self._write(text, source.get_bounding_rect(24).move(place.topleft))
            return
        written, papers = self._notes()
        written[:] = [(text, ink) for text, ink in written if not place.contains(ink)]
        if id(source) in self.watch.papers:
            papers.append(place)
        elif place.contains(self.get_rect()):
            papers.clear()

    def _write(self, text: str, ink: Rect) -> None:
        written, papers = self._notes()
        if (clip := self.get_clip()) != self.get_rect():  # a list that scrolls, or a part that is drawn anew
            ink = ink.clip(clip)
        elif not clip.contains(ink):
            self.watch.note(f"'{text}' is at {ink}, but there is only {clip}")
        under = next((paper for paper in reversed(papers) if paper.collidepoint(ink.center)), None)
        if under is not None and not under.contains(ink):
            self.watch.note(f"'{text}' is at {ink}, past the edge of its paper {under}")
        for other, there in written:
            both = ink.clip(there)
            if both.height > (1 - APART) * min(ink.height, there.height) and both.width > 1:
                self.watch.note(f"'{text}' lies on '{other}'")
        written.append((text, ink))


def _noted_cut(watch: Watch) -> Callable[..., str]:
    shorten = fonts.cut_to

    def noted(text: str, width: float, measure: Callable[[str], float]) -> str:
        shown = shorten(text, width, measure)
        if shown != text:
            watch.note(f"'{shown}' is left of '{text}'")
        return shown

    return noted


def _noted_text(watch: Watch) -> Callable[..., Surface]:
    draw = Fonts._text

    def noted(self: Fonts, text: str, *how: Any) -> Surface:
        drawn = draw(self, text, *how)
        watch.texts[id(drawn)] = drawn, text
        return drawn

    return noted


def _noted_paper(watch: Watch) -> Callable[..., Surface]:
    make = Sprites._kept

    def noted(self: Sprites, name: str, size: tuple[int, int], how: str, *rest: Any) -> Surface:
        made = make(self, name, size, how, *rest)
        if how == "surface" and not isinstance(made, Page):
            paper = Page(made.size, pygame.SRCALPHA)
            Surface.blit(paper, made, (0, 0))
            self._sized[name, size, how] = made = paper
            watch.papers[id(paper)] = paper
        return made

    return noted


def page(size: tuple[int, int]) -> Page:
    """Return an empty page without transparency."""
    return Page(size, 0, 32)


@contextmanager
def watched(*blank: ModuleType) -> Iterator[Watch]:
    """Watch what is drawn on a `Page`, on papers, on canvases, and on what these modules call `_blank`."""
    watch = Watch()
    Page.watch = watch

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "cut_to", _noted_cut(watch))
        patch.setattr(Fonts, "_text", _noted_text(watch))
        patch.setattr(Sprites, "_kept", _noted_paper(watch))
        patch.setattr(surfaces, "native_opaque", lambda picture: page(picture.size))
        for module in blank:
            patch.setattr(module, "_blank", lambda size: Page(size, pygame.SRCALPHA))
        yield watch
