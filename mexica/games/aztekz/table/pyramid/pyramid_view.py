"""The whole table of Aztekz: a position drawn in layers that are kept."""

from collections.abc import Collection, Iterator
from functools import partial
from typing import Final

from attrs import evolve
from pygame import Rect, Surface

from mexica.drawing.canvas import Drawable, canvas_on
from mexica.drawing.draw_list import DrawList
from mexica.drawing.fonts import Fonts
from mexica.drawing.listed_layer import LayerGround, ListedLayer
from mexica.drawing.parted_layer import LayerPart, PartedLayer
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import clipped
from mexica.games.aztekz.table.panels.left_view import LeftView
from mexica.games.aztekz.table.panels.players_view import PlayersView
from mexica.games.aztekz.table.pyramid.action_ring import RingView
from mexica.games.aztekz.table.pyramid.cards_view import CardsView
from mexica.games.aztekz.table.pyramid.cell_lights import CellLights, ghost_area
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.fire_light import FireLight
from mexica.games.aztekz.table.pyramid.framing import framing_of
from mexica.games.aztekz.table.pyramid.hits import all_places, seen_at
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.loose_things import LooseThings
from mexica.games.aztekz.table.pyramid.night_ground import draw_ground
from mexica.games.aztekz.table.pyramid.people_view import PeopleView
from mexica.games.aztekz.table.pyramid.place_lights import PlaceLights
from mexica.games.aztekz.table.pyramid.places import Kind, Place
from mexica.games.aztekz.table.pyramid.pyramid_look import PLAIN, PyramidLook
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import FieldSprites
from mexica.games.aztekz.table.pyramid.torches import FireView

_PASSING: Final = ("pointed", "goal", "ghost", "ring", "marks", "moving", "fire", "lit")


class PyramidView:
    """Draws positions in a window of one size.

    There are four layers: the ground is drawn once; the cards on it where they or the framing change; heroes,
    souls, lasting lights, fires and panels where these change; the rest every frame.
    """

    def __init__(self, layout: PyramidLayout, sprites: Sprites) -> None:
        self.layout, self.sprites, self.fonts = layout, sprites, Fonts()
        on_field = self._on_field = FieldSprites(layout, sprites)
        self._cards = CardsView(on_field)
        self._people = PeopleView(on_field, self.fonts)
        self._lights = CellLights(on_field, self.fonts, self._cards)
        self._places = PlaceLights(layout, sprites, self.fonts, self._people)
        self._players = PlayersView(layout, sprites, self.fonts)
        self._left = LeftView(layout, sprites, self.fonts)
        self._fires = FireView(layout, sprites)
        self._firelight = FireLight(layout, sprites)
        ground = draw_ground(layout, sprites)
        self._paved = self._paved_layer(ground)
        self._lying = PartedLayer(ground)
        self._standing = ListedLayer(
            self._lying.picture,
            LayerGround(layout.stage, ground, finish=lambda _area: self._fires.draw(self._lying.picture)),
        )
        self._loose = LooseThings(sprites, on_field, self._cards, self._people, self._left)
        self.ring = RingView(layout, sprites, self.fonts)
        # heroes and souls with all that they depend on, and what the last frame showed
        self._people_list: tuple[object, DrawList] | None = None
        self._latest: tuple[SeenPyramid | None, frozenset[Place]] = None, frozenset()
        self._areas: tuple[SeenPyramid, dict[Place, Rect]] | None = None

    def _paved_layer(self, ground: Surface) -> ListedLayer:
        """The cards on the ground, in the light of the fires."""
        area, light = self.layout.cards_area, self._firelight
        bare = ground.subsurface(area).copy()
        light.shine(ground, self.layout.stage)
        light.keep(area)
        unlit = LayerGround(area, bare, area.topleft, lambda part: light.shine(ground, part))
        return ListedLayer(ground, unlit)

    def draw(self, surface: Drawable, table: SeenPyramid, look: PyramidLook = PLAIN) -> None:
        """Draw the position with this look; cheap while only what passes over it changes."""
        lasting = evolve(look, **{name: getattr(PLAIN, name) for name in _PASSING})
        self._people.colours = [look.seat(seat).sign.name for seat in range(len(table.piles))]
        field = self.field(table, look)
        wait = self._waits(table, look)
        changed = [
            *self._update_cards(table, lasting, field),
            *([] if wait else self._fires.burn(*look.fire)),
        ]
        self._lying.kept.note(self._update_standing(table, lasting, field, changed))
        self._lying.update(self._panels(table, lasting), wait=wait)
        canvas = canvas_on(surface)
        canvas.show(self._lying.kept)
        if look.ghost is not None or look.goal is not None or look.lit:
            on_stage = canvas.over(self.layout.stage)
            with clipped(on_stage, self.layout.stage):
                self._draw_passing(on_stage, table, look, field)
        if look.marks:
            self._places.draw_marks(canvas, look, self.places_of(table))
        for moving in look.moving:
            moving.draw(canvas, self._loose.at(field))
        if look.ring is not None:
            self.ring.draw(canvas.over(), look.ring, self.places_of(table), look.seat)

    def _waits(self, table: SeenPyramid, look: PyramidLook) -> bool:
        """Whether fires and panels stay for this frame as they are: much is drawn anew, and another follows.

        As long as something moves, there is a next frame.
        """
        before, self._latest = self._latest, (table, look.hidden)
        return bool(look.moving) and (before[0] is not table or before[1] != look.hidden)

    def _draw_passing(self, surface: Surface, table: SeenPyramid, look: PyramidLook, field: Field) -> None:
        if look.ghost is not None:
            area = ghost_area(field, look.ghost).clip(self.layout.stage)
            under, standing = self._standing.lists
            with clipped(surface, area):
                surface.blit(self._paved.picture, area, area)
                under.draw(surface)
                self._lights.draw_ghost(surface, table, field, look.ghost)
                standing.touching(area).draw(surface)
                self._people.draw_ghost_soul(surface, table, field, look.ghost)
                self._fires.draw(surface)
        if look.goal is not None:
            area = self._lights.draw_goal(surface, table, field, look.goal)
            self._standing.lists[1].touching(area).draw(surface)
        self._places.draw_lights(surface, table, look, field)
        if look.goal is not None or look.lit:
            self._people.draw_numbers(surface, table, field, look)
            self._lights.draw_over(surface, table, field, look)

    def add_preloads(self, table: SeenPyramid) -> None:
        """Have the pictures made that will be needed from this position on."""
        widest = self.field(table).size[0]
        self._on_field.add_preloads(widest)
        self._people.add_preloads(widest)
        self._players.add_preloads()
        self._left.add_preloads()

    def field(self, table: SeenPyramid, look: PyramidLook = PLAIN) -> Field:
        """Return where the cells are: as the look has them, else as the position needs."""
        return self.layout.field(look.framing or framing_of(table.cards))

    def places_of(self, table: SeenPyramid) -> dict[Place, Rect]:
        """Return the places of a position with their rectangles, what lies on top last."""
        if self._areas is None or self._areas[0] is not table:
            self._areas = table, all_places(self.layout, table, self.field(table), self._people)
        return self._areas[1]

    def place_at(
        self, table: SeenPyramid, position: tuple[int, int], lit: Collection[Place] = ()
    ) -> Place | None:
        """Return the place seen at a pixel, None where there is nothing; `lit` heroes stand in front."""
        shown = self._people.at(table, self.field(table), position)
        return seen_at(self.places_of(table), shown, lit, position)

    def loose(self, table: SeenPyramid) -> LooseThings:
        """Return what draws single things over a position."""
        return self._loose.at(self.field(table))

    # ------------------------------------------------------------------ the layers

    def _update_cards(self, table: SeenPyramid, look: PyramidLook, field: Field) -> list[Rect]:
        """Draw the cards that have changed; return where."""
        hidden = frozenset(place.cell for place in _hidden(look, Kind.CELL))

        def collect() -> tuple[DrawList]:
            cards = DrawList()
            self._cards.draw(cards, table, field, hidden)
            return (cards,)

        return self._paved.update((table.cards, table.covering, hidden, field.framing), collect)

    def _update_standing(
        self, table: SeenPyramid, look: PyramidLook, field: Field, changed: list[Rect]
    ) -> list[Rect]:
        """Draw what has changed of that which stands and lies on the cards, and of lights; return where."""

        hidden = _hidden(look, Kind.HERO, Kind.SOULS)
        people = table.heroes, table.lying, table.moving, hidden, look.chosen, table.covering, field.framing
        lit = table.scared, table.cards, look.fitting, look.reachable, look.darkening
        drawn = people, look.seats

        def collect() -> tuple[DrawList, DrawList]:
            if self._people_list is None or self._people_list[0] != drawn:
                self._people_list = drawn, DrawList()
                self._people.draw(self._people_list[1], table, field, look)
            under, standing = DrawList(), DrawList()
            self._lights.draw_under(under, table, field, look)
            self._people_list[1].draw_on(standing)
            self._lights.draw_over(standing, table, field, look)
            return under, standing

        return self._standing.update((drawn, lit), collect, changed)

    def _panels(self, table: SeenPyramid, look: PyramidLook) -> Iterator[LayerPart]:
        picture, side = self._lying.picture, self.layout.side
        for seat in range(len(table.piles)):
            yield LayerPart(
                seat,
                side.share(seat),
                self._players.value(table, look, seat),
                partial(self._players.draw, picture, table, look, seat),
            )
        hidden = _hidden(look, Kind.DRAWN, Kind.SOUL)
        drawn = table.drawn, table.soul, table.mover is None, look.turned, look.note, hidden
        deck = table.deck, look.last_cards
        hand_area, deck_area, supply_area = side.lower_parts
        yield LayerPart("drawn", hand_area, drawn, lambda: self._left.draw_drawn(picture, table, look))
        yield LayerPart("deck", deck_area, deck, lambda: self._left.draw_deck(picture, table, look))
        yield LayerPart("supply", supply_area, table.supply, lambda: self._left.draw_supply(picture, table))


def _hidden(look: PyramidLook, *kinds: Kind) -> frozenset[Place]:
    """The places of these kinds that the look hides."""
    return frozenset(place for place in look.hidden if place.kind in kinds)
