"""The curtain of a match: it comes down before a person who has not taken the screen, and they lift it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pygame

from mexica.drawing.buttons import PanelButton
from mexica.drawing.curtain import Curtain
from mexica.play.click_guard import ClickGuard
from mexica.play.others_turns import others_turns
from mexica.play.record import PlayedAction
from mexica.shell.match.match_table import AnyTable
from mexica.texts import _

_MOST_TOLD: Final = 6  # sentences; the record has them all

Sentences = Callable[[PlayedAction[Any, Any]], Sequence[str]]


class CurtainControls:
    """Lowers the curtain and lifts it.

    A scene asks for its overlay whenever the board rests, as for all others that are due, and shows it with
    `again` as what makes it anew. Until the person to move has said that it is them, nobody sits at the
    screen, so that whatever is drawn or told by `table.viewing` holds no secret.
    """

    def __init__(
        self,
        table: AnyTable,
        guard: ClickGuard,
        sentences: Sentences,
        menu: Callable[[], None],
        lifted: Callable[[], None],
    ) -> None:
        """`sentences` tells of an action what the person at the screen may know of it.

        `menu` opens the menu instead of the curtain. `lifted` is called once the person to move has taken the
        screen: it removes the overlay. `guard` is that of the scene: a press meant for the turn before does
        not lift the curtain.
        """
        self._table, self._guard, self._sentences = table, guard, sentences
        self._menu, self._lifted = menu, lifted

    def due(self) -> Curtain | None:
        """Lower the curtain if it is due, and return it, else None."""
        if not self._table.curtain_due:
            return None
        self._table.lower_curtain()
        self._guard.begin()
        return self.again()

    def again(self) -> Curtain:
        """Return the curtain that is down, in the language in use."""
        table = self._table
        seat = table.seats[table.session.mover]
        buttons = (
            PanelButton(_("I am {name}").format(name=seat.name), self._take),
            PanelButton(_("Menu"), self._menu, pygame.K_ESCAPE),
        )
        return Curtain(
            _("Pass the screen to {name}").format(name=seat.name), self._text(), seat.sign, buttons
        )

    def _text(self) -> list[str]:
        """What the person to come is told before they sit down, which everybody may know."""
        table = self._table
        name = table.seats[table.session.mover].name
        told = list(self._told())[-_MOST_TOLD:]
        alone = _("From here on, only {name} looks at the screen.").format(name=name)
        return [alone, *([_("In the meantime:")] if told else []), *told]

    def _told(self) -> Iterator[str]:
        session = self._table.session
        for number in others_turns(session, session.mover):
            yield from self._sentences(session.history[number])

    def _take(self) -> None:
        self._table.take_screen()
        self._lifted()
