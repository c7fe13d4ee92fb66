"""The picture of Cóatl's table while a match is played."""

from typing import Final

from pygame import Rect, Surface

from mexica.drawing.canvas import Drawable, over
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.bar.commands_and_keys import Request
from mexica.games.coatl.table.cards.card_pictures import card_size
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.places import Kind
from mexica.games.coatl.table.court.serpent_place import PITCH
from mexica.games.coatl.table.court.serpent_view import sprite_name
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.match import screen_look
from mexica.games.coatl.table.match.match_view import MatchView
from mexica.games.coatl.table.match.table import Table
from mexica.shell.match.button_looks import ButtonLook

_CARRIED: Final = 0.9  # size of a card that follows the mouse over that in hand


class TablePicture:
    """Draws the table of a match as it is now."""

    skip_note = ""  # nothing blocks the table

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def look(self) -> CourtLook:
        """Return what is shown over the state now."""
        return screen_look.look(self._table, self._screen.view)

    def draw(self, target: Drawable, look: CourtLook) -> None:
        """Draw the table, without the bar."""
        table, state = self._table, self._table.shown_state
        self._screen.view.draw(target, table.seen(state), look)
        self._screen.turn.draw(target, state, table.seats, thinking=self.thinking)
        if table.hand.holding.tool is Tool.PICK and not table.looks_back:
            self._draw_pick(over(target))

    def _draw_pick(self, target: Surface) -> None:
        hand = self._table.shown_hand
        if hand.offers is not None:
            possible = hand.offers.pieces_to_pick(hand.picked)
            seen = self._table.seen(self._table.session.state)
            self._screen.pick.draw(target, self._screen.view, seen, possible, self._table.mouse.part)

    @property
    def thinking(self) -> bool:
        """Whether it is said that the computer whose turn is shown thinks, and not the next one already."""
        return self._table.thinks_in(self._table.shown_state)

    def button_looks(self) -> dict[Request, ButtonLook]:
        """Return how the buttons of the bar look."""
        return screen_look.button_looks(self._table)

    def in_front(self, look: CourtLook) -> tuple[Rect, ...]:
        """Return the place of the card that the mouse enlarges, if any."""
        seen = self._table.seen(self._table.shown_state)
        enlarged = self._screen.view.enlarged_card(seen, look)
        return () if enlarged is None else (enlarged,)

    def kept_clear(self, look: CourtLook) -> list[Rect]:
        """Return what a tip at the mouse should not cover: what it tells of, what grows, where it may go."""
        seen = self._table.seen(self._table.shown_state)
        areas = self._screen.view.places_of(seen)
        enlarged = self._screen.view.enlarged_card(seen, look)
        clear = {*look.chosen, *(ghost.place for ghost in look.ghosts)}
        clear |= {look.pointed} if look.pointed is not None else set()
        grow = {(ghost.place.seat, ghost.place.number) for ghost in look.ghosts}
        clear |= {place for place in areas if place.kind is Kind.PIECE and (place.seat, place.number) in grow}
        if seen.turn.phase is Phase.KEEPING:
            clear |= {place for place in areas if place.kind is Kind.PROPHECY}
        found = [areas[place] for place in clear if place in areas]
        return found if enlarged is None else [*found, enlarged]

    def draw_carried(self, target: Surface, look: CourtLook) -> None:
        """Draw what the mouse carries, unless a ghost shows it in its place."""
        source, state = self._table.hand.holding.source, self._table.session.state
        if source is None or look.ghosts:
            return
        x, y = self._table.mouse.position
        plan = self._screen.view.layout.court(source.seat)
        if source.kind is Kind.BOARD:
            name = sprite_name(state.mover.board[source.slot], 1)
            scale = plan.board.scale
            self._screen.view.draw_piece(target, name, (x - PITCH * scale / 2, y + 32 * scale), scale)
        else:
            width = round(plan.hand_cards(1)[0].width * _CARRIED)
            area = Rect((0, 0), card_size(width))
            area.center = x, y
            self._screen.view.draw_loose_card(target, state.mover.hand[source.slot], area)
