"""A person's controls in a turn: pointing, clicking, dragging, choosing a tool, ending what was begun."""

from collections.abc import Callable
from functools import partial
from typing import Final

from mexica.drawing.hit_areas import uppermost
from mexica.games.coatl.rules.material import Piece
from mexica.games.coatl.table.bar.bar_looks import TOOLS
from mexica.games.coatl.table.bar.commands_and_keys import CoatlCommand, Request
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.input.offers import Offers
from mexica.games.coatl.table.input.why_not import of_another
from mexica.games.coatl.table.match import turn_questions
from mexica.games.coatl.table.match.match_view import MatchView
from mexica.games.coatl.table.match.table import Table
from mexica.play.questions import Question
from mexica.shell.match.outcomes import Outcome
from mexica.shell.match.place_controls import PlaceControls

_OF_A_SEAT: Final = frozenset(Kind) - {Kind.SUPPLY, Kind.DISPLAY, Kind.DECK, Kind.PILE, Kind.BAG}


class TurnControls(PlaceControls[Table, MatchView]):
    """The mouse, the keyboard and what the person to move holds."""

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the commands of a turn."""
        return {
            **super().handlers(),
            **{tool: partial(self._use, tool) for tool in TOOLS},
            CoatlCommand.SORT: self._table.sort_hand,
            CoatlCommand.COURTS: partial(self.turn, 1),
        }

    def clicks(self, asked: object) -> bool:
        """Return whether a command of the game is heard as the click of a button."""
        offers = self._table.hand.offers
        usable = isinstance(asked, Tool) and offers is not None and offers.usable(asked)
        return usable or isinstance(asked, CoatlCommand)

    # ------------------------------------------------------------------ the mouse

    @property
    def _picking(self) -> bool:
        """Whether the panel of Perfect Pick is open."""
        return self._table.hand.holding.tool is Tool.PICK

    def under(self, position: tuple[int, int]) -> tuple[Place | None, Piece | None]:
        """Return the place under a pixel, and the piece of the panel that picks."""
        table, screen = self._table, self._screen
        if self._picking and screen.pick.area.collidepoint(position):
            return None, screen.pick.piece_at(position)
        if not screen.view.layout.board_area.collidepoint(position):
            return None, None
        seen = table.seen(table.shown_state)
        return uppermost(screen.view.places_of(seen), position), None

    def click_part(self, part: Piece) -> Outcome:
        """Choose a piece of the panel that picks."""
        return self._table.hand.pick(part)

    def click_beyond(self, place: Place | None) -> bool:
        """Bring the court of a place to the front if it is not there; return whether it was brought."""
        table = self._table
        if place is None or place.kind not in _OF_A_SEAT or place.seat in (-1, table.front):
            return False
        if not table.hand.empty and table.hand.holding.source is not None:
            return False
        table.bring_to_front(place.seat)
        self._host.sound.play("click")
        self._screen.note_change()
        return True

    def said_beyond(self, place: Place | None) -> Outcome:
        """Tell whose something is that belongs to another player."""
        others = place is not None and place.seat not in (-1, self._table.session.state.turn.to_move)
        return of_another(place) if place is not None and others else None

    # ------------------------------------------------------------------ commands

    def end_question(self, offers: Offers) -> Question | None:
        """Return the question before all prophecies are given away, or a serpent left that could score."""
        return turn_questions.keep_none(self._table.hand) or turn_questions.leave_serpent(offers)

    def turn(self, step: int) -> None:
        """Bring the next court to the front, or the one before."""
        self._table.turn_courts(step)
        self._screen.note_change()

    def _use(self, tool: Tool) -> None:
        self.carry_out(self._table.hand.use(tool))
