"""A row of buttons that chooses one of the games in the box."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from mexica.shell.flow import equal
from mexica.shell.game_protocol import AnyGame
from mexica.shell.screen import Screen
from mexica.shell.widgets import set_icon

GAP: Final = 8  # units, like the rest
AROUND: Final = 10  # a name on its button
HIGH: Final = 0.74  # of a name, of the height of its button
WIDEST: Final = 300


def build(
    screen: Screen, row: Rect, games: Sequence[AnyGame], chosen: AnyGame, choose: Callable[[AnyGame], None]
) -> int:
    """Make a button for each game, from this line on, with its name as a picture; returns their bottom."""
    widest = min(row.width, screen.px(WIDEST))
    places = equal(len(games), row, screen.px(GAP), (min(widest, screen.px(100)), widest))
    for game, place in zip(games, places, strict=True):
        _build_button(screen, place, game, partial(choose, game), selected=game is chosen)
    return places[-1].bottom


def _build_button(
    screen: Screen, place: Rect, game: AnyGame, choose: Callable[[], None], *, selected: bool
) -> None:
    name = game.name_picture
    button = screen.button(place, "", choose, style="@small", tip=game.title if name else "")
    if name:
        room = place.width - 2 * screen.px(AROUND)
        picture = screen.art.icon(name, round(place.height * HIGH), game.art)
        if picture.width > room:
            picture = screen.art.icon(name, round(picture.height * room / picture.width), game.art)
        set_icon(button, picture)
    else:
        button.set_text(screen.fit_button(button, game.title))
    if selected:
        button.select()
