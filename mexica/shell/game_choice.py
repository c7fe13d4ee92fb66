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
AROUND: Final = 7  # a name on its button
HIGH: Final = 0.74  # of a name, of the height of its button
NARROWEST: Final = 72
WIDEST: Final = 240


def build(
    screen: Screen, row: Rect, games: Sequence[AnyGame], chosen: AnyGame, choose: Callable[[AnyGame], None]
) -> int:
    """Make a button for each game in the middle of this line, with its name as a picture.

    Returns the bottom of the lowest, as there are more lines if the games need them.
    """
    places = _places(screen, row, len(games))
    shift = (row.right - max(place.right for place in places)) // 2
    for game, place in zip(games, (place.move(shift, 0) for place in places), strict=True):
        _build_button(screen, place, game, partial(choose, game), selected=game is chosen)
    return places[-1].bottom


def lines(screen: Screen, row: Rect, count: int) -> int:
    """Return how many lines like this one the buttons of so many games need."""
    return len({place.top for place in _places(screen, row, count)})


def _places(screen: Screen, row: Rect, count: int) -> list[Rect]:
    least, widest = (min(row.width, screen.px(units)) for units in (NARROWEST, WIDEST))
    return equal(count, row, screen.px(GAP), (least, widest))


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
