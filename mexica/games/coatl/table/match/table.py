"""Cóatl's table while a match is played: whose court is in front, how the hand is sorted, what is seen."""

from collections.abc import Callable
from typing import Final

from mexica.drawing.seat_look import SeatLook
from mexica.games.coatl.ai.levels import levels
from mexica.games.coatl.rules import Action, Setup, State
from mexica.games.coatl.rules.material import Piece
from mexica.games.coatl.rules.state import Phase, Seat
from mexica.games.coatl.table.bar.commands_and_keys import KEYS, Request
from mexica.games.coatl.table.court.places import Place
from mexica.games.coatl.table.court.seat_colours import seat_sign
from mexica.games.coatl.table.court.seen_table import SeenTable, seen_table
from mexica.games.coatl.table.input.fulfilment import by_suit, fits_best_first
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.others_marks import Told, others_marks
from mexica.games.coatl.table.match.coatl_telling import CoatlTelling, Presenter
from mexica.games.coatl.table.match.computer_pace import make_thinker, share_of_pace
from mexica.games.coatl.table.match.match_record import Record, Session
from mexica.games.coatl.table.motions.table_acts import Motion
from mexica.play.host import Host
from mexica.play.record import PERSON
from mexica.shell.match.place_pointing import PlacePointing
from mexica.shell.match.place_table import PlaceTable
from mexica.shell.match.seat_looks import SeatLooks
from mexica.shell.match.table_parts import TableParts
from mexica.texts import _

LOOKS: Final = SeatLooks(levels, seat_sign)
"""Who can play a seat, and how seats look."""

DRAWN, SUIT, FIT = "drawn", "suit", "fit"
SORTINGS: Final = (DRAWN, SUIT, FIT)
"""The ways to sort a hand, in the order in which its key goes through them."""


Pointing = PlacePointing[Place, Piece]
"""The mouse over the courts, and over the pieces of the panel of Perfect Pick."""


class Table(PlaceTable[Setup, State, Action, Request, Hand]):
    """A match of Cóatl in progress, and what only its table shows."""

    seats: tuple[SeatLook, ...]
    mouse: Pointing
    presenter: Presenter
    motion: Motion

    def __init__(self, session: Session, host: Host[Record], moved_on: Callable[[bool], None]) -> None:
        """`moved_on` is called after every change of the state; True means that the result is to be shown."""
        names = [seat.name for seat in LOOKS.seats(session.players, host.bots)]
        telling = CoatlTelling(names, lambda: self.viewing.viewer)
        self.telling = telling
        for number in range(len(session.history) + 1):  # a game that is loaded looks as it was left
            telling.spaces.of(session.state_after(number).display)
        presenter = Presenter(session, names, host, telling)
        parts = TableParts[State, Action, Request, Hand](
            make_thinker, share_of_pace, KEYS, LOOKS, Hand, Pointing(), presenter, secrets=True
        )
        self.sorting = DRAWN
        self.turned_to: Seat | None = None  # the seat whose court the player has brought to the front
        self._seen: tuple[State, Seat | None, str, SeenTable] | None = None
        super().__init__(session, host, parts, moved_on)

    @property
    def previews(self) -> bool:
        """Whether to show what a click would do before it."""
        return self._host.settings.previews

    @property
    def front(self) -> Seat:
        """The seat whose court is the large one in front."""
        if self.turned_to is not None:
            return self.turned_to
        if self.viewing.viewer is not None:
            return self.viewing.viewer
        people = [seat for seat, player in enumerate(self.session.players) if player.kind == PERSON]
        return people[0] if people else 0

    @property
    def eyes(self) -> Seat | None:
        """The seat whose hand is seen: that of the person at the screen; in a finished game that in front."""
        return self.front if self.viewing.all_open else self.viewing.viewer

    def seen(self, state: State) -> SeenTable:
        """Return what is seen of a state; the same as before if nothing has changed."""
        asked = state, self.eyes, self.sorting
        if self._seen is None or self._seen[0] is not state or self._seen[1:3] != asked[1:]:
            spaces = self.telling.spaces.of(state.display)
            self._seen = (*asked, seen_table(state, self.eyes, self._order(state), spaces))
        return self._seen[3]

    def _order(self, state: State) -> tuple[int, ...]:
        """The slots of the hand that is seen, as it is sorted; an opening hand lies as it was drawn."""
        if self.eyes is None or self.sorting == DRAWN or state.turn.phase is Phase.KEEPING:
            return ()
        player = state.players[self.eyes]
        return by_suit(player.hand) if self.sorting == SUIT else fits_best_first(player.hand, player)

    @property
    def marks(self) -> tuple[Told, ...]:
        """The marks of the others' turns since the own last one, none if the settings say so."""
        return others_marks(self.session, self.marked)

    # ------------------------------------------------------------------ commands

    def sort_hand(self) -> None:
        """Sort the hand in the next way, and say which."""
        self.sorting = SORTINGS[(SORTINGS.index(self.sorting) + 1) % len(SORTINGS)]
        told = {
            DRAWN: _("Hand: as drawn."),
            SUIT: _("Hand: sorted by suit."),
            FIT: _("Hand: what fits best comes first."),
        }
        self.announcements.toast(told[self.sorting])

    def turn_courts(self, step: int) -> None:
        """Bring the next court to the front, or the one before."""
        self.bring_to_front((self.front + step) % len(self.seats))

    def show_from(self, seat: Seat) -> None:
        """Bring the court of a seat to the front."""
        self.bring_to_front(seat)

    def bring_to_front(self, seat: Seat) -> None:
        """Bring a seat's court to the front; the player's own one whenever it is their turn again."""
        self.turned_to = None if seat == self.viewing.viewer else seat
        self.mouse.hide_tips()
