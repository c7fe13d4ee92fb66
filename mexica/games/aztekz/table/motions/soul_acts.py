"""How heroes walk, and how souls are taken, dropped, given, stolen and scared away."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from attrs import evolve

from mexica.drawing.easing import Point
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.events import (
    HeroStepped,
    SoulsDropped,
    SoulsGiven,
    SoulsScared,
    SoulsStolen,
    SoulsTaken,
)
from mexica.games.aztekz.rules.material import CHIEF
from mexica.games.aztekz.rules.state import Seat
from mexica.games.aztekz.table.motions.moving_things import (
    DarkeningCard,
    FlyingSouls,
    SoulsWithSparks,
    WalkingHero,
)
from mexica.games.aztekz.table.motions.table_acts import Act, Backdrop, Part
from mexica.games.aztekz.table.motions.table_places import foot, lying, pile, rack
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import Moving

_STEP = 0.42  # seconds
_TAKEN = 0.42
_FREED = 1.2
_SCARED = 0.9
_DARK = 0.4

Where = Callable[[PyramidLayout], Point]


def stepped(event: HeroStepped, before: Backdrop, after: Backdrop) -> Act:
    """Return the act in which a hero walks to the next card."""
    seat, name = event.seat, event.hero
    walking = next(hero for hero in after.seen.heroes if (hero.seat, hero.name) == (seat, name))
    begin, end = (_at_foot(shown, seat, name) for shown in (before, after))

    def figures(layout: PyramidLayout, share: float) -> Iterator[Moving]:
        yield WalkingHero(walking, begin(layout), end(layout), share)

    hidden = frozenset({places.hero(seat, name)})
    return Act(Backdrop(after.state, after.covering, hidden), (Part(figures, _STEP),))


def taken(event: SoulsTaken, before: Backdrop, after: Backdrop) -> Act:
    """Return the act in which souls fly from a card to a helper."""
    between = evolve(before, state=evolve(before.state, pyramid=after.state.pyramid))

    begin = _at_card(before, event.cell, event.soul)
    flight = _flight(event.soul, event.souls, begin, _at_rack(after, event.seat, event.hero))
    return Act(between, (flight,))


def dropped(event: SoulsDropped, before: Backdrop, after: Backdrop) -> Act:
    """Return the act in which souls fly from a helper to its card."""
    between = evolve(after, state=evolve(after.state, pyramid=before.state.pyramid))

    end = _at_card(after, event.cell, event.soul)
    return Act(between, (_flight(event.soul, event.souls, _at_rack(before, event.seat, event.hero), end),))


def given(event: SoulsGiven, before: Backdrop, after: Backdrop) -> Act:
    """Return the act in which souls fly from a helper as sparks to the offering stone of its seat."""
    return _freed(event, _at_rack(before, event.seat, event.hero), after)


def stolen(event: SoulsStolen, before: Backdrop, after: Backdrop) -> list[Act]:
    """Return the acts in which souls fly from a helper to a chief, and from it to its offering stone."""
    seat, soul, souls = event.seat, event.pile.soul, event.pile.souls
    chief = _at_rack(after, seat, CHIEF)
    hidden = frozenset({places.pile(seat, len(after.state.players[seat].piles) - 1)})
    flight = _flight(soul, souls, _at_rack(before, event.victim, event.hero), chief)
    return [Act(Backdrop(after.state, after.covering, hidden), (flight,)), _freed(event, chief, after)]


def _freed(event: SoulsGiven | SoulsStolen, begin: Where, after: Backdrop) -> Act:
    seat, freed = event.seat, event.pile

    def figures(layout: PyramidLayout, share: float) -> Iterator[Moving]:
        yield SoulsWithSparks(freed.soul, freed.souls, begin(layout), pile(layout, after, seat), share)

    hidden = frozenset({places.pile(seat, len(after.state.players[seat].piles) - 1)})
    return Act(Backdrop(after.state, after.covering, hidden), (Part(figures, _FREED),))


def scared(event: SoulsScared, before: Backdrop, after: Backdrop) -> Act:
    """Return the act in which a card goes dark and its souls flee into the supply."""
    gone = evolve(after, state=evolve(after.state, turn=before.state.turn))
    fleeing = [
        *((soul, many, _at_card(before, event.cell, soul)) for soul, many in event.lying),
        *((soul, many, _at_rack(before, event.seat, event.hero)) for soul, many in event.carried),
    ]

    def figures(layout: PyramidLayout, share: float) -> Iterator[Moving]:
        for soul, many, begin in fleeing:
            yield SoulsWithSparks(soul, many, begin(layout), layout.side.supply.center, share)

    def dark(_layout: PyramidLayout, share: float) -> Iterator[Moving]:
        yield DarkeningCard(event.cell, share)

    return Act(gone, (Part(dark, _DARK), Part(figures, _SCARED)))


def _flight(kind: str, count: int, begin: Where, end: Where) -> Part:
    def figures(layout: PyramidLayout, share: float) -> Iterator[Moving]:
        yield FlyingSouls(kind, count, begin(layout), end(layout), share)

    return Part(figures, _TAKEN)


def _at_foot(shown: Backdrop, seat: Seat, name: str) -> Where:
    return _once(lambda layout: foot(layout, shown, seat, name))


def _at_rack(shown: Backdrop, seat: Seat, name: str) -> Where:
    return _once(lambda layout: rack(layout, shown, seat, name))


def _at_card(shown: Backdrop, cell: Cell, soul: str) -> Where:
    return _once(lambda layout: lying(layout, shown, cell, soul))


def _once(where: Where) -> Where:
    """The same place, worked out once for a layout and not in every frame."""
    return lru_cache(maxsize=1)(where)
