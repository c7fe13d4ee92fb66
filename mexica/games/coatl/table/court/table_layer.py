"""What lies on the table, drawn over the ground in parts that are kept."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.canvas import KeptPicture
from mexica.drawing.parted_layer import LayerPart, PartedLayer
from mexica.games.coatl.rules.material import SPACES
from mexica.games.coatl.rules.state import Phase, Seat
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_things import CourtThings
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.market_plan import BAGS
from mexica.games.coatl.table.court.market_things import MarketThings
from mexica.games.coatl.table.court.places import Kind, supply
from mexica.games.coatl.table.court.players_view import PlayersView
from mexica.games.coatl.table.court.seen_table import SeenTable

_SUPPLY: Final = frozenset(map(supply, SPACES))


class TableLayer:
    """The picture of all that lies on the table."""

    def __init__(
        self,
        layout: CourtLayout,
        ground: Surface,
        things: CourtThings,
        market: MarketThings,
        players: PlayersView,
    ) -> None:
        self._layout, self._layer = layout, PartedLayer(ground)
        self._things, self._market, self._players = things, market, players

    @property
    def picture(self) -> Surface:
        """The picture, in the size of the window."""
        return self._layer.picture

    @property
    def kept(self) -> KeptPicture:
        """The picture that knows where it has changed."""
        return self._layer.kept

    def update(self, table: SeenTable, look: CourtLook) -> None:
        """Draw what has changed since the last call."""
        self._layer.update(self._parts(table, look))

    def _parts(self, table: SeenTable, look: CourtLook) -> Iterator[LayerPart]:
        for seat in range(len(table.players)):
            yield LayerPart(
                seat,
                self._court_area(seat),
                self._court_value(table, look, seat),
                lambda seat=seat: self._things.draw_court(self.picture, table, look, seat),  # type: ignore[misc]
            )
        yield from self._market_parts(table, look)
        yield from self._panel_parts(table, look)

    def _panel_parts(self, table: SeenTable, look: CourtLook) -> Iterator[LayerPart]:
        panel = self._layout.market.players
        yield LayerPart("paper", panel, None, lambda: self._players.draw_paper(self.picture))
        for seat in range(len(table.players)):
            yield LayerPart(
                ("line", seat),
                self._layout.player_line(seat),
                self._players.value(table, look, seat),
                lambda seat=seat: self._players.draw(self.picture, table, look, seat),  # type: ignore[misc]
            )

    def _market_parts(self, table: SeenTable, look: CourtLook) -> Iterator[LayerPart]:
        market, things = self._layout.market, self._market
        area = Rect(market.area.left, market.players.bottom, self._layout.size[0] - market.area.left, 0)
        area.height = self._layout.board_area.bottom - area.top
        middle = (max(market.deck.bottom, market.display(5).bottom) + market.supply.rect.top) // 2
        low = (market.supply.rect.bottom + market.bag(BAGS[0]).top) // 2
        cards, pieces, bags = (
            Rect(area.left, top, area.width, bottom - top)
            for top, bottom in ((area.top, middle), (middle, low), (low, area.bottom))
        )
        hidden = frozenset(place for place in look.hidden if place.seat < 0)
        levels = {place: n for place, n in look.levels.items() if place.kind is Kind.DISPLAY}
        lying = table.display, table.spaces, table.common, table.piles, table.deck, hidden - _SUPPLY, levels
        yield LayerPart("cards", cards, lying, lambda: things.draw_cards(self.picture, table, look))
        left = table.supply, hidden & _SUPPLY
        yield LayerPart("pieces", pieces, left, lambda: things.draw_supply(self.picture, table, look))
        counts = table.heads, table.bodies, table.tails
        yield LayerPart("bags", bags, counts, lambda: things.draw_bags(self.picture, table))

    def _court_area(self, seat: Seat) -> Rect:
        """A court with its plate and what lies over its rim, up to halfway to its neighbours."""
        plan, layout = self._layout.court(seat), self._layout
        if plan.large:
            top = plan.area.top
            return Rect(0, top, layout.market.area.left, layout.board_area.bottom - top)
        around = round(6 * layout.k)
        area = plan.area.union(plan.plate).union(plan.board.rect).inflate(2 * around, 2 * around)
        area.height = plan.area.bottom + layout.terrace_wall + around - area.top
        return area

    def _court_value(self, table: SeenTable, look: CourtLook, seat: Seat) -> object:
        hidden = frozenset(place for place in look.hidden if place.seat == seat)
        resting = frozenset(number for owner, number in look.resting if owner == seat)
        levels = {place: n for place, n in look.levels.items() if place.seat == seat}
        keeping = table.turn.phase is Phase.KEEPING
        seen = look.seat(seat)
        return table.players[seat], keeping, hidden, resting, levels, seen.name, seen.sign
