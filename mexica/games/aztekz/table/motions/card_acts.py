"""How cards move: into the hand, onto the pyramid, back under the deck; and the view with them."""

from collections.abc import Iterator

from mexica.games.aztekz.rules.cells import neighbour
from mexica.games.aztekz.rules.events import CardDeclined, CardDrawn, CardLaid, HeroesPlaced
from mexica.games.aztekz.rules.material import HEROES, ROTATIONS
from mexica.games.aztekz.table.motions.moving_things import (
    FallingHero,
    FlyingSouls,
    LaidCard,
    LooseCard,
    Recentring,
)
from mexica.games.aztekz.table.motions.table_acts import Act, Backdrop, Part
from mexica.games.aztekz.table.motions.table_places import field_of, foot
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.framing import framing_of
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import Moving
from mexica.games.aztekz.table.pyramid.seen_pyramid import PlacedCard

_LAID = 0.75  # seconds
_RECENTRED = 0.6
_PLACED = 0.45
_APART = 0.12  # between heroes that are set one after the other
_DRAWN = 0.5
_IN_HAND = frozenset({places.DRAWN, places.SOUL})


def laid(event: CardLaid, before: Backdrop, after: Backdrop) -> list[Act]:
    """Return the acts in which the drawn card is laid and, if the pyramid has grown, the view recentres."""
    joined = neighbour(event.cell, "s") in before.state.pyramid.cells
    card = PlacedCard(event.cell, event.paths, bool(event.covered), joined)

    def figures(layout: PyramidLayout, share: float) -> Iterator[Moving]:
        end = field_of(layout, before).centre(event.cell)
        begin = layout.side.card.center
        yield LaidCard(card, event.soul, begin, end, share)

    act = Act(Backdrop(before.state, before.covering, _IN_HAND), (Part(figures, _LAID),))
    return [act, *_recentred(before, after)]


def _recentred(before: Backdrop, after: Backdrop) -> list[Act]:
    begin, end = (framing_of(one.state.pyramid.cells) for one in (before, after))
    if begin == end:
        return []

    def figures(_layout: PyramidLayout, share: float) -> Iterator[Moving]:
        yield Recentring(begin, end, share)

    return [Act(after, (Part(figures, _RECENTRED),))]


def heroes_placed(event: HeroesPlaced, after: Backdrop) -> Act:
    """Return the act in which a seat's heroes are set on its start card."""
    heroes = {hero.name: hero for hero in after.seen.heroes if hero.seat == event.seat}

    def part(name: str, begin: float) -> Part:
        def figures(layout: PyramidLayout, share: float) -> Iterator[Moving]:
            yield FallingHero(heroes[name], foot(layout, after, event.seat, name), share)

        return Part(figures, _PLACED, begin)

    parts = tuple(part(name, number * _APART) for number, name in enumerate(HEROES))
    hidden = frozenset(places.hero(event.seat, name) for name in HEROES)
    return Act(Backdrop(after.state, after.covering, hidden), parts)


def drawn(event: CardDrawn, after: Backdrop) -> Act:
    """Return the act in which a card comes from the deck and a soul from the supply."""

    def figures(layout: PyramidLayout, share: float) -> Iterator[Moving]:
        side = layout.side
        paths = ROTATIONS[event.shape][0]
        yield LooseCard(paths, side.card.width, side.deck.center, side.card.center, share)
        if event.soul is not None:
            yield FlyingSouls(event.soul, 1, side.supply.center, side.soul.center, share)

    return Act(Backdrop(after.state, after.covering, _IN_HAND), (Part(figures, _DRAWN),))


def declined(event: CardDeclined, before: Backdrop) -> Act:
    """Return the act in which the drawn card goes under the deck, its soul into the supply."""

    def figures(layout: PyramidLayout, share: float) -> Iterator[Moving]:
        side = layout.side
        paths = ROTATIONS[event.shape][0]
        yield LooseCard(paths, side.card.width, side.card.center, side.deck.center, share, back=True)
        if event.soul is not None:
            yield FlyingSouls(event.soul, 1, side.soul.center, side.supply.center, share)

    return Act(Backdrop(before.state, before.covering, _IN_HAND), (Part(figures, _DRAWN),))
