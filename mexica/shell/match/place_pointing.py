"""Where the mouse is over the places of a table, or where the arrow keys went."""

from typing import Generic, TypeVar

from mexica.shell.match.mouse_rest import MouseRest
from mexica.shell.match.outcomes import Say

PlaceT = TypeVar("PlaceT")
PartT = TypeVar("PartT")


class PlacePointing(MouseRest[Say], Generic[PlaceT, PartT]):
    """The mouse over a table: a button of the bar, a part of what is open over the table, or a place."""

    def __init__(self) -> None:
        super().__init__()
        self.place: PlaceT | None = None
        self.part: PartT | None = None

    @property
    def under(self) -> tuple[object, ...]:
        """What it is over, None for each kind of thing that it is not over."""
        return self.place, self.over, self.part

    def go_to(self, place: PlaceT, position: tuple[int, int]) -> None:
        """Point at a place with the keyboard."""
        self.note_keys(position)
        self.place = place

    def go_to_part(self, part: PartT, position: tuple[int, int]) -> None:
        """Point with the keyboard at a part of what is open over the table."""
        self.note_keys(position)
        self.part = part

    def stay_at(self, place: PlaceT | None, position: tuple[int, int]) -> None:
        """Point with the keyboard at a place or, if that is None, at nothing; tips stay at the same place."""
        if place is not None and place == self.place:
            self.follow(position)
            return
        covered = self.covered
        self.note_keys(position)
        self.place = place
        if covered:
            self.note_action()

    def note_keys(self, position: tuple[int, int]) -> None:
        """Point at this pixel with the keyboard, and at nothing there so far."""
        super().note_keys(position)
        self.place = self.part = None
