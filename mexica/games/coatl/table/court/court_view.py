"""The whole table of Cóatl: a position as one seat may see it, drawn in layers that are kept."""

from collections import Counter
from functools import partial
from typing import Final

import pygame
from attrs import evolve
from pygame import Rect, Surface

from mexica.drawing.canvas import Drawable, canvas_on
from mexica.drawing.colours import GOLD
from mexica.drawing.fonts import Fonts
from mexica.drawing.numbered_disc import numbered_disc, on_disc, sign_for_disc
from mexica.drawing.rim import planned
from mexica.drawing.sprites import Sprite, Sprites
from mexica.drawing.surfaces import Target, put, put_centred, scale
from mexica.games.coatl.rules.cards import PROPHECIES, Card
from mexica.games.coatl.rules.material import Piece
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth
from mexica.games.coatl.table.cards.card_pictures import CardPictures, card_size
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_ground import draw_ground
from mexica.games.coatl.table.court.court_look import PLAIN, CourtLook, Ghost, begins_with_head, spread_lanes
from mexica.games.coatl.table.court.court_plan import CourtPlan
from mexica.games.coatl.table.court.court_things import CourtThings
from mexica.games.coatl.table.court.enlarged_card import beside_market, card_at, enlarged_place
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.lights import bracket, draw_rim, veil
from mexica.games.coatl.table.court.market_things import MarketThings
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.court.players_view import PlayersView
from mexica.games.coatl.table.court.seen_table import SeenTable
from mexica.games.coatl.table.court.serpent_place import SerpentPlace
from mexica.games.coatl.table.court.serpent_view import SerpentView, sprite_name
from mexica.games.coatl.table.court.sprite_loading import resting_scales
from mexica.games.coatl.table.court.table_layer import TableLayer

_PASSING: Final = ("pointed", "ghosts", "chosen", "fulfilled", "marks", "moving", "lit", "barred")
_ENLARGED: Final = 236  # width of an enlarged card in a window of 1600x1000
_IN_LINE: Final = 0.8  # size of a mark at a line of the players panel over that of others
_SHADOWS: Final = 16  # pixels between the widths of cards in flight that have shadows of their own
_POINTS: Final = 34  # height of flying points there, before they grow
_MOST_GROWN: Final = 1.4
_DARK: Final = (60, 14, 8)


class CourtView:
    """Draws positions in a window of one size.

    There are three layers: the ground is drawn once, what lies on it where the position or a lasting part of
    the look changes, lights and what moves every frame.
    """

    def __init__(self, layout: CourtLayout, sprites: Sprites) -> None:
        self.layout, self.sprites, self.fonts = layout, sprites, Fonts()
        self.cards = CardPictures(sprites, self.fonts)
        self.cards.add_preloads(layout.card_widths)
        sprites.add_preload(partial(self.points, "+1", 1.0))  # its letters
        self.serpents = SerpentView(sprites, resting_scales(layout))
        self.things = CourtThings(layout, sprites, self.fonts, self.cards, self.serpents)
        self._market = MarketThings(layout, sprites, self.fonts, self.things)
        players = PlayersView(layout, sprites, self.fonts, self.cards)
        self._lying = TableLayer(layout, draw_ground(layout, sprites), self.things, self._market, players)
        self._ghosts: dict[tuple[str, float], Sprite] = {}
        self._areas: tuple[SeenTable, dict[Place, Rect]] | None = None

    def draw(self, surface: Drawable, table: SeenTable, look: CourtLook = PLAIN) -> None:
        """Draw the position with this look; cheap while only lights, ghosts and what moves change."""
        lasting = evolve(look, **{name: getattr(PLAIN, name) for name in _PASSING})
        spread = frozenset(places.lane(*lane) for lane in spread_lanes(look.ghosts))
        self._lying.update(table, evolve(lasting, hidden=look.hidden | spread) if spread else lasting)
        canvas = canvas_on(surface)
        canvas.show(self._lying.kept)
        self._draw_passing(canvas, table, look)

    def _draw_passing(self, surface: Target, table: SeenTable, look: CourtLook) -> None:
        areas = self.places_of(table)
        thick = max(2, round(2.4 * self.layout.k))
        for place in look.barred:
            if place in areas:
                put(surface, veil(areas[place].size), areas[place])
        for seat, number in spread_lanes(look.ghosts):
            if (serpent := self._serpent(table, places.lane(seat, number))) is not None:
                plan = self.layout.court(seat)
                self.serpents.draw(surface, serpent, self._lies(plan, number, serpent, look, table))
        self._draw_rims(surface, table, look, areas, thick)
        for ghost in look.ghosts:
            self._draw_ghost(surface, table, look, ghost)
        for group in look.fulfilled:
            self._draw_fulfilment(surface, [areas[place] for place in group if place in areas], thick)
        for moving in look.moving:
            moving.draw(surface, self)
        self._draw_marks(surface, look, areas)
        if look.pointed is not None and look.pointed in areas:
            self._draw_enlarged(surface, table, look, look.pointed, areas[look.pointed])

    def places_of(self, table: SeenTable) -> dict[Place, Rect]:
        """Return the places of a position with their rectangles, worked out once for it."""
        if self._areas is None or self._areas[0] is not table:
            self._areas = table, all_places(self.layout, table)
        return self._areas[1]

    def _draw_rims(
        self, surface: Target, table: SeenTable, look: CourtLook, areas: dict[Place, Rect], thick: int
    ) -> None:
        for lit, chosen in ((look.lit - look.chosen, False), (look.chosen, True)):
            for place in lit:
                if place in areas:
                    area = self._rimmed(table, look, place, areas[place])
                    draw_rim(surface, area, thick, chosen, bare=self._is_bare(table, place))
                    if place.kind in {Kind.DECK, Kind.PILE}:
                        self._market.draw_count(surface, table, place)

    def _rimmed(self, table: SeenTable, look: CourtLook, place: Place, area: Rect) -> Rect:
        """What is rimmed of a place: of a lane its first space, of a court all of it."""
        if place.kind is not Kind.LANE:
            return area
        plan = self.layout.court(place.seat)
        begun = table.players[place.seat].serpents
        if place.number <= len(begun):
            where = self._lies(plan, place.number, begun[place.number - 1], look, table)
            return where.piece(0).union(where.piece(where.pieces - 1))
        return self._lies(plan, place.number, None, look, table).end("tail")

    def _is_bare(self, table: SeenTable, place: Place) -> bool:
        """Whether a piece would be laid there on the ground."""
        return place.kind is Kind.END or (place.kind is Kind.LANE and self._serpent(table, place) is None)

    def _lies(
        self, plan: CourtPlan, number: int, serpent: Serpent | None, look: CourtLook, table: SeenTable
    ) -> SerpentPlace:
        """Where a serpent, or None for a new one, lies under this look: with room for all its ghosts."""
        if (plan.seat, number) in (spread := spread_lanes(look.ghosts)):
            return plan.grown_serpent(number, serpent, *spread[plan.seat, number])
        if serpent is not None:
            return plan.serpent(number, serpent)
        return plan.new_serpent(number, begins_with_head(table, look, plan.seat))

    def _draw_ghost(self, surface: Target, table: SeenTable, look: CourtLook, ghost: Ghost) -> None:
        """A piece that would be joined, light and rimmed; its neighbour in the serpent lies over its neck."""
        plan, serpent = self.layout.court(ghost.place.seat), self._serpent(table, ghost.place)
        at_head = ghost.place.name == "head"
        where = self._lies(plan, ghost.place.number, serpent, look, table)
        if serpent is None:
            slot = -ghost.beyond if at_head else ghost.beyond
        else:
            slot = -1 - ghost.beyond if at_head else where.pieces + ghost.beyond
        first = serpent is None and not slot
        name = sprite_name(ghost.piece, 1 if first else slot % 2)
        sprite = self._planned(name, where)
        x, y = where.joint(slot)
        put(surface, sprite.surface, (round(x - sprite.anchor[0]), round(y - sprite.anchor[1])))

    def _planned(self, name: str, where: SerpentPlace) -> Sprite:
        key = name, round(where.scale, 4)
        if key not in self._ghosts:
            self._ghosts[key] = planned(self.serpents.piece(name, where.scale), max(1.5, 4.6 * where.scale))
        return self._ghosts[key]

    def _serpent(self, table: SeenTable, place: Place) -> Serpent | None:
        begun = table.players[place.seat].serpents
        return begun[place.number - 1] if place.number <= len(begun) else None

    def _draw_fulfilment(self, surface: Target, pieces: list[Rect], thick: int) -> None:
        """Golden brackets under the pieces of one fulfilment, one for each run of neighbours."""
        for run in _runs(pieces):
            mark = bracket(max(run.width - thick, 3 * thick), thick)
            put(surface, mark, mark.get_rect(midtop=(run.centerx, run.bottom - thick)))

    def _draw_marks(self, surface: Target, look: CourtLook, areas: dict[Place, Rect]) -> None:
        """Numbered discs in the colour and with the sign of whoever acted, several side by side."""
        radius = max(8.0, 12.5 * self.layout.k)
        standing: Counter[Place] = Counter()
        for mark in look.marks:
            if mark.place in areas:
                size, middle = mark_place(mark.place, areas[mark.place], radius, standing[mark.place])
                sign = look.seat(mark.seat).sign
                put_centred(surface, numbered_disc(self.fonts, mark.number, size, sign.colour), middle)
                if mark.place.kind is not Kind.LINE:
                    put_centred(surface, sign_for_disc(self.sprites, sign, size), on_disc(middle, size))
                standing[mark.place] += 1

    # ------------------------------------------------------------------ an enlarged card

    def _draw_enlarged(
        self, surface: Target, table: SeenTable, look: CourtLook, place: Place, area: Rect
    ) -> None:
        """The card under the pointer, large enough for its counts; never one that lies face down."""
        card, where = card_at(table, place), self._enlarged(table, place, area)
        if card is None or where is None:
            return
        times = look.levels.get(place) if place.kind is not Kind.BESIDE else _times(table, place, card)
        picture = self.cards.face(card, where.width, times)
        self.things.draw_card_shadow(surface, where)
        put(surface, picture, where)

    def enlarged_card(self, table: SeenTable, look: CourtLook) -> Rect | None:
        """Return where the card under the pointer is shown enlarged, None if there is none."""
        area = None if look.pointed is None else self.places_of(table).get(look.pointed)
        return None if look.pointed is None or area is None else self._enlarged(table, look.pointed, area)

    def _enlarged(self, table: SeenTable, place: Place, area: Rect) -> Rect | None:
        width = self.enlarged_width
        if card_at(table, place) is None or area.width >= width * 0.8 or _is_dealt(table, place):
            return None
        if place.kind in {Kind.DISPLAY, Kind.PILE}:
            market = self.layout.market.area
            return beside_market(area, card_size(width), market, self.layout.board_area)
        return enlarged_place(area, card_size(width), self.layout.board_area)

    @property
    def enlarged_width(self) -> int:
        """The width of an enlarged card in pixels; it grows with the player's texts."""
        return max(180, round(_ENLARGED * self.layout.k * max(1.0, min(1.3, self.layout.scale))))

    # ------------------------------------------------------------------ for what moves

    def draw_piece(self, target: Target, name: str, at: tuple[float, float], scale: float) -> None:
        """Draw a piece with its shadow: the joint of its left end at this pixel."""
        self.serpents.draw_piece(target, name, at, scale)

    def draw_flying(
        self, target: Target, name: str, at: tuple[float, float], scale: float, largest: float
    ) -> None:
        """Draw a piece with its shadow at a passing scale, no larger than the `largest` on its way."""
        self.serpents.draw_flying(target, name, at, scale, largest)

    def draw_loose_card(
        self, target: Target, card: Card | None, area: Rect, *, temple: bool = False, made: int = 0
    ) -> None:
        """Draw a card with its shadow here, its back if it is None.

        One that is moving has a picture `made` so many pixels wide, as it lay, for all its sizes on the way.
        """
        width = made or area.width
        picture = self.cards.back(width, temple) if card is None else self.cards.face(card, width)
        if width != area.width:
            picture = pygame.transform.smoothscale(picture, area.size)
        shadow = area if not made else Rect(area.topleft, card_size(area.width - area.width % _SHADOWS))
        self.things.draw_card_shadow(target, shadow)
        put(target, picture, area)

    def draw_wave(
        self, target: Target, serpent: Serpent, place: SerpentPlace, crest: float, *, raised: bool = False
    ) -> None:
        """Draw a serpent with a wave whose crest is at this place of it; `raised` as a finished one."""
        self.serpents.draw_wave(target, serpent, place, crest, raised)

    def draw_eye(self, target: Target, head: Piece, place: SerpentPlace, strength: float) -> None:
        """Draw the light of a finished serpent's eye; `strength` is 0 to 1."""
        self.serpents.draw_eye(target, head, place, strength)

    def points(self, text: str, grown: float) -> Surface:
        """Return points in gold letters, from their usual size (0.0) to that of their largest (1.0).

        They are scaled down from one picture: letters of a new size take a quarter of a frame.
        """
        size = max(12, round(_POINTS * self.layout.k))
        large = self.fonts.numeral(text, round(size * _MOST_GROWN), GOLD, _DARK)
        share = (1 + (_MOST_GROWN - 1) * grown) / _MOST_GROWN
        return scale(large, (round(large.width * share), round(large.height * share)))


def mark_place(place: Place, area: Rect, radius: float, before: int) -> tuple[float, tuple[float, float]]:
    """Return the radius and the middle of a mark at a place with so many marks `before` it.

    They stand in the upper left corner; at a line of the players panel, before the shield.
    """
    if place.kind is not Kind.LINE:
        return radius, (area.left + (1 + 2 * before) * radius, area.top + 0.6 * radius)
    small = _IN_LINE * radius
    return small, (area.left + (2 * before - 0.6) * small, float(area.centery))


def _is_dealt(table: SeenTable, place: Place) -> bool:
    """Whether a card lies spread out among those of an opening hand, large enough to be read."""
    return place.kind is Kind.PROPHECY and table.turn.phase is Phase.KEEPING


def _times(table: SeenTable, place: Place, card: Card) -> int:
    serpent = table.players[place.seat].serpents[place.number - 1]
    if card in PROPHECIES:
        return prophecy_worth(card, serpent).times
    return temple_worth(card, serpent, serpent.prophecies).times


def _runs(pieces: list[Rect]) -> list[Rect]:
    """Neighbouring rectangles joined."""
    runs: list[Rect] = []
    for piece in sorted(pieces, key=lambda rect: rect.left):
        if runs and abs(runs[-1].right - piece.left) <= 1:
            runs[-1] = runs[-1].union(piece)
        else:
            runs.append(piece.copy())
    return runs
