"""A fault while the table is drawn leaves no clip behind, and the next picture is whole."""

from collections.abc import Callable
from typing import Any

import pytest
from pygame import Rect, Surface

from mexica.drawing.draw_list import DrawList
from mexica.games.mexica.rules import State, apply, legal_actions
from mexica.games.mexica.rules.actions import PlaceCanal
from mexica.games.mexica.rules.spaces import PALACE, each, named
from mexica.games.mexica.table.board import canal_filling, spotlight
from mexica.games.mexica.table.board.board_view import BoardView
from mexica.games.mexica.table.board.figures import FillingCanal, Flight, LitSpaces
from mexica.games.mexica.table.board.ground import Ground
from mexica.games.mexica.table.board.highlights import Highlights
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.panels.players_view import PlayersView
from tests.games.mexica.table import positions
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.viewing import SIZE, drawn, fresh_view

pytestmark = pytest.mark.usefixtures("window")

PLACES = (
    (DrawList, "draw"),
    (DrawList, "touching"),
    (BoardView, "_draw_row"),
    (BoardView, "draw_ghosts"),
    (Ground, "draw"),
    (Highlights, "draw_under"),
    (Highlights, "draw_on"),
    (PlayersView, "draw"),
    (canal_filling, "put"),
    (spotlight.Spotlight, "_light"),
)


def failing(whole: Callable[..., Any], number: int) -> Callable[..., Any]:
    """A function that does what `whole` does, but fails when it is called this often."""
    calls = 0

    def call(*arguments: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == number:
            raise ZeroDivisionError("for the test")
        return whole(*arguments, **more)

    return call


def next_pictures() -> list[tuple[State, Look]]:
    """A position, and then the one after a canal: water, light, a flight between pieces, all there is."""
    state = positions.middle(3)[1]
    dig = next(action for action in legal_actions(state) if isinstance(action, PlaceCanal))
    dug = apply(state, dig).state
    water = FillingCanal(state.board.canals, dig.spaces, (1, 0), 0.5)
    flight = Flight("temple_red_2", (400.0, 300.0), row=3)
    light = LitSpaces(dug.board.districts[0] & ~PALACE)
    every = frozenset(each(dug.empty))
    return [
        (state, Look()),
        (dug, Look(legal=every, pointed=named("H9"), moving=(water, flight))),
        (dug, Look(legal=every, moving=(light, flight))),
    ]


@pytest.fixture(scope="module")
def whole(window: None) -> list[tuple[State, Look, Surface]]:
    """The next pictures, each drawn by a view that has drawn nothing else."""
    return [(state, look, drawn(fresh_view(), state, look)) for state, look in next_pictures()]


@pytest.mark.parametrize(("owner", "name"), PLACES)
@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_fault_in_a_draw_leaves_no_clip_and_the_next_picture_whole(
    owner: Any,
    name: str,
    number: int,
    whole: list[tuple[State, Look, Surface]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view: TableView = fresh_view()
    target = Surface(SIZE).convert()
    monkeypatch.setattr(owner, name, failing(getattr(owner, name), number))
    for state, look, _picture in whole:
        try:
            view.draw(target, state, look)
        except ZeroDivisionError:
            assert target.get_clip() == Rect((0, 0), SIZE)
    monkeypatch.undo()
    for state, look, picture in reversed(whole):
        assert not unlike(drawn(view, state, look), picture)
