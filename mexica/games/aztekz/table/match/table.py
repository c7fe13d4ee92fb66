"""Aztekz's table while a match is played."""

from collections.abc import Callable, Hashable
from typing import Final

from mexica.drawing.seat_look import SeatLook
from mexica.games.aztekz.ai.levels import levels
from mexica.games.aztekz.rules import Action, Setup, State
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.table.bar.commands_and_keys import KEYS, Request
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.input.others_marks import Told, others_marks
from mexica.games.aztekz.table.match.aztekz_telling import AztekzTelling, Presenter
from mexica.games.aztekz.table.match.computer_pace import make_thinker, share_of_pace
from mexica.games.aztekz.table.match.match_record import Record, Session
from mexica.games.aztekz.table.motions.fires import Fires
from mexica.games.aztekz.table.motions.table_acts import Motion
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.seat_colours import seat_sign
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid, covering_cells, seen_pyramid
from mexica.play.host import Host
from mexica.shell.match.place_pointing import PlacePointing
from mexica.shell.match.place_table import PlaceTable
from mexica.shell.match.seat_looks import SeatLooks
from mexica.shell.match.table_parts import TableParts

LOOKS: Final = SeatLooks(levels, seat_sign)
"""Who can play a seat, and how seats look."""

Pointing = PlacePointing[Place, Hashable]
"""The mouse over the table, and over the actions of the ring."""


class Table(PlaceTable[Setup, State, Action, Request, Hand]):
    """A match of Aztekz in progress, and what only its table shows."""

    seats: tuple[SeatLook, ...]
    mouse: Pointing
    presenter: Presenter
    motion: Motion

    def __init__(self, session: Session, host: Host[Record], moved_on: Callable[[bool], None]) -> None:
        """`moved_on` is called after every change of the state; True means that the result is to be shown."""
        names = [seat.name for seat in LOOKS.seats(session.players, host.bots)]
        self.fires = Fires()
        presenter = Presenter(session, names, host, AztekzTelling(names, self.covering, self.fires))
        parts = TableParts[State, Action, Request, Hand](
            make_thinker, share_of_pace, KEYS, LOOKS, Hand, Pointing(), presenter
        )
        self._covering: tuple[State, frozenset[Cell]] | None = None
        super().__init__(session, host, parts, moved_on)

    @property
    def previews(self) -> bool:
        """Whether to show what a click would do before it."""
        return self._host.settings.previews

    def covering(self, state: State) -> frozenset[Cell]:
        """Return the cells whose card lies on another in a state of the match (A1.5)."""
        if self._covering is None or self._covering[0] is not state:
            self._covering = state, covering_cells(self._actions_before(state))
        return self._covering[1]

    def _actions_before(self, state: State) -> list[Action]:
        """The actions that have led to a state of the match."""
        actions: list[Action] = []
        if state is self.session.state_after(0):
            return actions
        for played in self.session.history:
            actions.append(played.action)
            if played.state is state:
                break
        return actions

    def seen(self, state: State) -> SeenPyramid:
        """Return what is seen of a state of the game."""
        return seen_pyramid(state, self.covering(state))

    @property
    def marks(self) -> tuple[Told, ...]:
        """The marks of the plan that a hint shows, else of the others' turns if the settings say so."""
        plan = self.plan
        return others_marks(self.session, self.marked) if plan is None else plan.marks
