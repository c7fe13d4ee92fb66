"""Seats of whose player nothing is known are named in the language in use, as in pictures of the guides."""

from collections.abc import Iterator

import pytest

from mexica import texts
from mexica.games.aztekz.table.pyramid.seat_colours import default_look
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.mexica.table.board.look import Look
from mexica.shell import language


@pytest.fixture
def french() -> Iterator[None]:
    """The program speaks French."""
    texts.use(language._catalogue("fr"))
    yield
    texts.use(language._catalogue(language.ENGLISH))


@pytest.mark.usefixtures("french")
def test_a_seat_is_named_after_its_colour_in_the_language_in_use() -> None:
    assert [CourtLook().seat(seat).name for seat in range(4)] == ["Bleu", "Rouge", "Vert", "Jaune"]
    assert {Look().seat(seat).name for seat in range(4)} == {"Noir", "Gris", "Sable", "Rouge"}
    assert {default_look(seat).name for seat in range(4)} == {"Noir", "Gris", "Sable", "Rouge"}
