"""Where the mouse is, how long it has rested there, and the tip beside it."""

from collections.abc import Callable, Sequence

from mexica.drawing.tip_box import TipLine
from mexica.drawing.turn_box import TurnBoxLayout
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import BuildTemple, PlaceCanal
from mexica.games.mexica.rules.spaces import Space, SpaceSet
from mexica.games.mexica.rules.state import Phase, Seat
from mexica.games.mexica.table.bar.commands_and_keys import TableKeys
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.input.click_outcome import Say
from mexica.games.mexica.table.input.district_info import district_at
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.input.mouse_tips import (
    button_lines,
    land_lines,
    offer_lines,
    points_lines,
    said_lines,
    space_lines,
    token_lines,
)
from mexica.games.mexica.table.input.period_words import period_lines, second_period_lines
from mexica.games.mexica.table.input.why_not import away_reason
from mexica.games.mexica.table.panels.display_view import Displayed, DisplaySlot, away_at
from mexica.shell.match.mouse_rest import MouseRest
from mexica.shell.match.toolbar import Toolbar


class Pointing(MouseRest[Say]):
    """The mouse over the table: the thing under it, and the tip about that."""

    def __init__(self, previews: Callable[[], bool], keys: Callable[[], TableKeys]) -> None:
        """`previews` returns whether to tell what the piece in hand would do before a click.

        `keys` returns the keys, which the tips of buttons name.
        """
        super().__init__()
        self._previews, self._keys = previews, keys
        self.space: Space | None = None
        self.pilli: Space | None = None  # where the Pilli stands whose figure it is over
        self.last_space: Space | None = None  # at which the keyboard pointed
        self.token: int | None = None  # its size
        self.place: int | None = None  # the number of its place in the display
        self.away: DisplaySlot | None = None  # the slot of a token that is not on display now
        self.seat: Seat | None = None  # the seat whose line of the players panel it is over
        self.at_points = False  # over the turn box, where the points are
        self.at_period = False  # over the line of the turn box that tells the period
        self.at_later = False  # over the heading of the second period's tokens

    @property
    def previews(self) -> bool:
        """Whether to show what the piece in hand would do before a click."""
        return self._previews()

    @property
    def refused(self) -> frozenset[Space]:
        """The space on which a click was refused just now."""
        space = self.said.space if self.said is not None and self.said.refused else None
        return frozenset() if space is None else frozenset({space})

    def move(
        self,
        position: tuple[int, int],
        view: TableView,
        bar: Toolbar,
        display: Displayed,
        seat: Seat | None,
    ) -> None:
        """Follow the mouse to this pixel; `display` tells what can be pointed at, `seat` whose line it is."""
        before = self.under
        self.note_position(position)
        self.over = bar.at(position)
        self.space = None if self.over or seat is not None else view.layout.space_at(position)
        self.pilli = None if self.space is None else view.pilli_at(position)
        slots = display.slots
        number = view.layout.place_at(position, len(slots))
        there = number is not None and slots[number].fate == "available"
        self.place = number if there else None
        self.token = slots[number].size if there and number is not None else None
        self.away = away_at(position, view.layout, display)
        self.seat = seat
        in_box = self.over is None and view.layout.turn_box.collidepoint(position)
        self.at_period = in_box and position[1] >= TurnBoxLayout.of(view.layout).second.bottom
        self.at_points = in_box and not self.at_period
        self.at_later = bool(display.later) and view.layout.later_heading.collidepoint(position)
        self.note_under(before)

    @property
    def under(self) -> tuple[object, ...]:
        """What it is over, None for each kind of thing that it is not over."""
        return self.space, self.over, self.token, self.seat, self._beside or None, self.away

    @property
    def _beside(self) -> str:
        """What beside the board it is over, of what is only told of."""
        return "points" * self.at_points + "period" * self.at_period + "later" * self.at_later

    def go_to(self, space: Space, view: TableView) -> None:
        """Point at a space with the keyboard."""
        self.note_keys(view.layout.centre(space))
        self.space = self.last_space = space

    def go_to_token(self, place: int, size: int, position: tuple[int, int]) -> None:
        """Point with the keyboard at the token of this size, in this place of the display."""
        self.note_keys(position)
        self.place, self.token = place, size

    def note_keys(self, position: tuple[int, int]) -> None:
        """Point at this pixel with the keyboard, and at nothing there so far."""
        super().note_keys(position)
        self.space = self.pilli = self.token = self.place = self.seat = self.away = None
        self.at_points = self.at_period = self.at_later = False

    def district(self, state: State) -> SpaceSet:
        """Return the district to mark: the one the mouse rests on."""
        return district_at(state, self.space) if self.rested else 0

    def tips(
        self, state: State, hand: Hand, usable: bool, names: Sequence[str], why: str = ""
    ) -> tuple[TipLine, ...]:
        """Return the lines of the tip at the mouse, empty for no tip.

        `usable` says whether the button there can be used, and `why` why not.
        """
        if self.said is not None:
            return said_lines(self.said)
        if self.covered:
            return ()
        if self.over is not None:
            return button_lines(self.over, hand, usable, self._keys(), why) if self.rested else ()
        if self.away is not None:
            return said_lines(Say.why(away_reason(self.away))) if self.rested else ()
        if self.at_later:
            return second_period_lines() if self.rested else ()
        if self.at_points or self.at_period:
            shown = self.rested and state.turn.phase is Phase.TURNS
            told = period_lines(state, names) if self.at_period else points_lines(state)
            return told if shown else ()
        if self.token is not None:
            proposing = hand.tool is not None and hand.tool.kind is ToolKind.PROPOSE
            return token_lines(self.token, proposing) if self.rested else ()
        offer = hand.offer() if self.previews else None
        lines = offer_lines(state, offer, names) if offer else ()
        if self.space is not None and self.rested:
            said = hand.only_said() if self.previews else None
            told = said_lines(said) if said else ()
            lines = (*lines, *told, *space_lines(state, self.space, names))
        actions = offer.actions if offer is not None else ()
        digs, builds = (any(isinstance(one, kind) for one in actions) for kind in (PlaceCanal, BuildTemple))
        if not digs and (district := self.district(state)):
            lines = (*lines, *land_lines(state, district, names, compared=builds))
        return lines
