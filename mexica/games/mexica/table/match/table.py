"""Mexica's table while a match is played: with its hand, its mouse and its lake."""

from collections.abc import Callable
from typing import Final

from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.ai.levels import levels
from mexica.games.mexica.rules import Action, Setup, State
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.bar.commands_and_keys import KEYS, Request
from mexica.games.mexica.table.board.look import TurnMark
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.input.dragging import Dragging
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.input.others_marks import others_marks
from mexica.games.mexica.table.input.pointing import Pointing
from mexica.games.mexica.table.match.computer_pace import make_thinker, share_of_pace
from mexica.games.mexica.table.match.match_record import Record, Session
from mexica.games.mexica.table.match.mexica_telling import MexicaTelling, Presenter
from mexica.games.mexica.table.motions.table_acts import Cast, Motion
from mexica.play.host import Host
from mexica.shell.match.match_table import MatchTable
from mexica.shell.match.seat_looks import SeatLooks
from mexica.shell.match.table_parts import TableParts

LOOKS: Final = SeatLooks(levels, seat_sign)
"""Who can play a seat, and how seats look."""


class Table(MatchTable[Setup, State, Action, Request, Hand]):
    """A match of Mexica in progress, and what only its table shows."""

    seats: tuple[SeatLook, ...]
    mouse: Pointing
    presenter: Presenter
    motion: Motion

    def __init__(self, session: Session, host: Host[Record], moved_on: Callable[[bool], None]) -> None:
        """`moved_on` is called after every change of the state; True means that a period was scored."""
        cast = Cast(LOOKS.seats(session.players, host.bots), (session.setup.display, session.setup.later))
        telling = MexicaTelling(cast)
        presenter = Presenter(session, [seat.name for seat in cast.seats], host, telling)
        mouse = Pointing(lambda: host.settings.previews, lambda: self.keys)
        parts = TableParts[State, Action, Request, Hand](
            make_thinker, share_of_pace, KEYS, LOOKS, Hand, mouse, presenter
        )
        self.lake = telling.lake
        self.dragging = Dragging(mouse)
        self.flat_view = False
        self.show_floors = False  # on every temple
        super().__init__(session, host, parts, moved_on)

    @property
    def marks(self) -> tuple[TurnMark, ...]:
        """The marks of the others' turns since the own last one, none if the settings say so."""
        return others_marks(self.session, self.marked)

    def hover(self, space: Space | None) -> None:
        """Point the hand at a space, or nowhere."""
        self._hand.hover = space
