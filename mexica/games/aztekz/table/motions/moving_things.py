"""Things in motion as functions of a share of their time (0 to 1); each is a `Moving` of the look."""

from math import cos, pi, sin, tau
from typing import Final

from attrs import frozen

from mexica.drawing.easing import Point, bounce, lerp, on_arc, progress, smoothstep
from mexica.drawing.surfaces import Target
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.table.pyramid.framing import Framing
from mexica.games.aztekz.table.pyramid.pyramid_look import Drawer
from mexica.games.aztekz.table.pyramid.seen_pyramid import PlacedCard, SeenHero

_HOP: Final = 0.10  # height of a hop over a cell's width
_HOPS: Final = 2
_FALL: Final = 0.34  # height from which things fall, likewise
_FLOWN: Final = 0.62  # of the time of laying a card: its flight
_TOUCHES: Final = 0.62  # of the rest: when it touches the ground first
_DUST: Final = 9  # puffs
_SPARKS: Final = 30
_SPREAD: Final = 0.17  # of a cell's width around their way
_BEHIND: Final = 0.42  # of the way, how far the last spark follows the first
_KINDS: Final = 3  # of sparks


@frozen
class Recentring:
    """The view going over to another framing: nothing is drawn, the look takes the framing from here."""

    begin: Framing
    end: Framing
    share: float

    @property
    def framing(self) -> Framing:
        """Where the view is now."""
        return self.begin.towards(self.end, self.share)

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw nothing."""


@frozen
class WalkingHero:
    """A hero on its way from a foot's place to the next in small hops, with what it carries."""

    hero: SeenHero
    begin: Point
    end: Point
    share: float

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the hero where it is now."""
        above = _HOP * view.width * abs(sin(_HOPS * pi * self.share))
        view.draw_hero(target, self.hero, lerp(self.begin, self.end, smoothstep(self.share)), above)


@frozen
class FallingHero:
    """A hero that is set on a card."""

    hero: SeenHero
    foot: Point
    share: float

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the hero where it is now."""
        view.draw_hero(target, self.hero, self.foot, _FALL * view.width * bounce(self.share))


@frozen
class LaidCard:
    """The drawn card on its way from the panel to its cell, where it drops and raises dust."""

    card: PlacedCard
    soul: str | None
    begin: Point
    end: Point
    share: float

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the card where it is now."""
        flown, fallen = progress(self.share, 0, _FLOWN), progress(self.share, _FLOWN, 1)
        at = lerp(self.begin, self.end, smoothstep(flown))
        above = _FALL * view.width * (bounce(fallen) if fallen else smoothstep(min(1.0, 3 * flown)))
        view.draw_laid(target, self.card, at, above)
        if self.soul is not None:
            view.draw_souls(target, (self.soul, 1), (at[0], at[1] - above))
        if fallen > _TOUCHES:
            self._draw_dust(target, view, progress(fallen, _TOUCHES, 1))

    def _draw_dust(self, target: Target, view: Drawer, share: float) -> None:
        reach = view.width * (0.46 + 0.16 * share)
        for number in range(_DUST):
            angle = tau * number / _DUST + 0.4
            at = self.end[0] + reach * cos(angle), self.end[1] + 0.7 * reach * sin(angle) + 0.06 * view.width
            view.draw_dust(target, at, 0.5 + share, 0.8 * (1 - share))


@frozen
class FlyingSouls:
    """Souls of a kind on their way from a place to another."""

    kind: str
    count: int
    begin: Point
    end: Point
    share: float

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the souls where they are now."""
        view.draw_souls(target, (self.kind, self.count), on_arc(self.begin, self.end, smoothstep(self.share)))


@frozen
class SoulsWithSparks:
    """Souls that rise and fly off in a trail of sparks: freed ones to an offering stone, scared ones away."""

    kind: str
    count: int
    begin: Point
    end: Point
    share: float

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw sparks and souls where they are now."""
        for number in range(_SPARKS):
            share = self.share - _BEHIND * number / _SPARKS
            if share <= 0:
                continue
            x, y = on_arc(self.begin, self.end, smoothstep(min(1.0, share)))
            spread = view.width * _SPREAD * (0.3 + sin(pi * min(1.0, share)))
            at = x + spread * sin(2.4 * number), y + spread * cos(1.7 * number)
            twinkle = 0.4 + 0.6 * abs(sin(9 * self.share + number))
            strength = (1 - number / _SPARKS) * min(1.0, 6 * share) * twinkle
            view.draw_spark(target, f"spark_{number % _KINDS + 1}", self.kind, at, strength)
        if self.share < 1:
            view.draw_souls(
                target, (self.kind, self.count), on_arc(self.begin, self.end, smoothstep(self.share))
            )


@frozen
class DarkeningCard:
    """A card that goes dark as its souls are scared away: the look takes how dark it is from here."""

    cell: Cell
    share: float

    @property
    def strength(self) -> float:
        """How dark it is, 0 to 1."""
        return smoothstep(self.share)

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw nothing."""


@frozen
class LooseCard:
    """A card between deck and hand: face down until it is half there, or all the way if it goes back."""

    paths: str
    wide: int
    begin: Point
    end: Point
    share: float
    back: bool = False

    def draw(self, target: Target, view: Drawer) -> None:
        """Draw the card where it is now."""
        turned = self.share > 0.5 and not self.back  # noqa: PLR2004  # half of the way
        at = on_arc(self.begin, self.end, smoothstep(self.share))
        view.draw_card(target, self.paths if turned else None, at, self.wide)
