"""Where the mouse is over the courts, or where the arrow keys went."""

from mexica.games.coatl.rules.material import Piece
from mexica.games.coatl.table.court.places import Place
from mexica.games.coatl.table.input.hand import Say
from mexica.shell.match.mouse_rest import MouseRest


class Pointing(MouseRest[Say]):
    """The mouse over the table: a button of the bar, a piece of the panel that picks, or a place."""

    def __init__(self) -> None:
        super().__init__()
        self.place: Place | None = None
        self.piece: Piece | None = None  # in the panel of Perfect Pick

    @property
    def under(self) -> tuple[object, ...]:
        """What it is over, None for each kind of thing that it is not over."""
        return self.place, self.over, self.piece

    def go_to(self, place: Place, position: tuple[int, int]) -> None:
        """Point at a place with the keyboard."""
        self.note_keys(position)
        self.place = place

    def go_to_piece(self, piece: Piece, position: tuple[int, int]) -> None:
        """Point with the keyboard at a piece of the panel that picks."""
        self.note_keys(position)
        self.piece = piece

    def note_keys(self, position: tuple[int, int]) -> None:
        """Point at this pixel with the keyboard, and at nothing there so far."""
        super().note_keys(position)
        self.place = self.piece = None
