"""Things in motion as functions of a share of their time (0 to 1); each is a `Moving` of the court's look."""

from math import pi, sin
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.drawing.easing import lerp, on_arc, smoothstep
from mexica.drawing.surfaces import Target, put_centred
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.table.cards.card_pictures import card_size
from mexica.games.coatl.table.court.court_look import Drawer
from mexica.games.coatl.table.court.serpent_place import SerpentPlace

_RAISED: Final = 0.35  # of the time after which the head of a finished serpent is up
_STILL: Final = -9.0  # the place of a wave that has not reached the serpent


@frozen
class FlyingPiece:
    """A piece on its way from a joint to another, both in pixels, at a scale that changes evenly."""

    sprite: str
    begin: tuple[float, float]
    end: tuple[float, float]
    scales: tuple[float, float]
    share: float

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the piece where it is now."""
        eased = smoothstep(self.share)
        scale = self.scales[0] + (self.scales[1] - self.scales[0]) * eased
        view.draw_flying(target, self.sprite, on_arc(self.begin, self.end, eased), scale, max(self.scales))


@frozen
class FlyingCard:
    """A card on its way from a place to another; None flies face down, as a `temple` or a prophecy."""

    card: Card | None
    begin: Rect
    end: Rect
    share: float
    temple: bool = False

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the card where it is now."""
        eased = smoothstep(self.share)
        area = Rect(0, 0, *card_size(round(lerp((self.begin.width, 0), (self.end.width, 0), eased)[0])))
        x, y = on_arc(self.begin.center, self.end.center, eased)
        area.center = round(x), round(y)
        view.draw_loose_card(target, self.card, area, temple=self.temple, made=self.begin.width)


@frozen
class Wave:
    """A wave that runs through a serpent, from the end where a piece was laid."""

    serpent: Serpent
    place: SerpentPlace
    share: float
    from_head: bool = False

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the serpent with the wave where it is now."""
        long = len(self.serpent.pieces) + 3.0
        along = self.share * long - 2.0
        crest = along if self.from_head else len(self.serpent.pieces) - 1 - along
        view.draw_wave(target, self.serpent, self.place, crest, raised=False)


@frozen
class Awakening:
    """A finished serpent: a wave runs to its head, which rises, and its eye begins to glow."""

    serpent: Serpent
    place: SerpentPlace
    share: float

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the serpent as it is now."""
        if self.share < _RAISED:
            long = len(self.serpent.pieces) + 1
            crest = long * (1 - self.share / _RAISED)
            view.draw_wave(target, self.serpent, self.place, crest, raised=False)
            return
        view.draw_wave(target, self.serpent, self.place, _STILL, raised=True)
        strength = (self.share - _RAISED) / (1 - _RAISED)
        view.draw_eye(target, self.serpent.pieces[0], self.place, strength)


@frozen
class FlyingPoints:
    """Points on their way from a serpent to the players panel."""

    points: int
    begin: tuple[float, float]
    end: tuple[float, float]
    share: float

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the points where they are now."""
        words = view.points(f"+{self.points}", sin(pi * self.share))
        x, y = on_arc(self.begin, self.end, smoothstep(self.share))
        put_centred(target, words, (x, max(y, words.get_height() / 2)))  # never cut by the upper edge
