"""Controls of the hint: its key opens and closes it, the mouse selects a plan, which can be played."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic

import pygame
from attrs import frozen

from mexica.drawing.canvas import Drawable, over
from mexica.play.hint import Hint, Plan
from mexica.shell.match.hint_panel import HintPanel
from mexica.shell.match.hint_parts import HintGame, LookT, ViewT
from mexica.shell.match.match_table import AnyTable
from mexica.texts import LanguageWatch, _

_NOWHERE: Final = (-1, -1)
_STEPS: Final = {pygame.K_TAB: 1, pygame.K_DOWN: 1, pygame.K_UP: -1}  # from plan to plan


@frozen
class ReviewWays:
    """Where the panel leads while it shows a turn of a finished game: back to the graph, or into the turn."""

    go_back: Callable[[], None]
    retry: Callable[[], None]


class HintControls(Generic[ViewT, LookT]):
    """Connects the hint with the table and its input."""

    def __init__(self, table: AnyTable, view: ViewT, game: HintGame) -> None:
        self.hint = table.hint = Hint(game)
        self._table, self._game = table, game
        self._pointer = _NOWHERE
        self._changed = False
        self._ways: ReviewWays | None = None
        self._early = False  # whether a hint was asked for before the turn of the one person who plays
        self._language = LanguageWatch()
        self.lay_out(view)

    def lay_out(self, view: ViewT) -> None:
        """Lay the panel out for a view; in another language it has to be asked for again."""
        self.panel = HintPanel(view, self._game)
        if self._language.changed():
            self.close()

    def toggle(self) -> None:
        """Ask for a hint, or close the one shown."""
        table = self._table
        early, self._early = self._early, False
        if self.hint.open:
            self.close()
        elif table.person_acts:
            table.show_from(table.session.mover)
            self.hint.ask(table.session.state)
            table.announcements.clear()
        elif table.session.finished:
            table.announcements.toast(_("The game is over; there is nothing left to advise."))
        elif table.session.people == 1 and not early:
            self._early = True
            table.announcements.toast(_("The hint comes when it is your turn."))
        else:
            table.announcements.toast(_("You can ask for a hint when it is your turn."))

    def show(self, title: str, state: Any, advice: Sequence[tuple[str, Plan]], ways: ReviewWays) -> None:
        """Show turns that are known already on the board, with buttons for these ways on."""
        self.hint.show(title, state, advice)
        self._ways, self._changed = ways, True

    def close(self) -> None:
        """Close the hint, if there is one."""
        if self.hint.open:
            self.hint.close()
            self._changed = True

    def added_to(self, look: LookT) -> LookT:
        """Return a look with what is drawn of the plan in it."""
        steps = self.hint.steps
        return look if steps is None else steps.added_to(look)

    def draw(self, target: Drawable) -> None:
        """Draw the plan on the board, and the panel."""
        if self.hint.open:
            self.panel.draw(over(target), self.hint, self._pointer)

    def tick(self, seconds: float) -> bool:
        """Let time pass; return whether the picture changed. A hint asked for early comes with the turn."""
        if self._early and self._table.person_acts and not self._table.motion.running:
            self.toggle()
        changed, self._changed = self._changed, False
        return self.hint.tick(seconds) | changed

    @property
    def next_wake(self) -> float | None:
        """Seconds until something may change, None for never."""
        return self.hint.next_wake

    def end(self) -> None:
        """Close the hint and end the adviser's process."""
        self.hint.end()

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event; return whether it was for the hint alone."""
        if not self.hint.open:
            return False
        match event.type:
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE:
                self.close()
                return True
            case pygame.KEYDOWN if event.key in _STEPS:
                back = event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT
                self.hint.choose_next(-1 if back else _STEPS[event.key])
                return True
            case pygame.KEYDOWN if event.key == pygame.K_RETURN:
                return self._press_button()
            case pygame.KEYDOWN if event.key == pygame.K_SPACE and not self.hint.can_play and self._ways:
                self._ways.retry()
                return True
            case pygame.MOUSEMOTION:
                self._point(event.pos)
            case pygame.MOUSEBUTTONDOWN if self.panel.place.collidepoint(event.pos):
                if event.button == pygame.BUTTON_LEFT:
                    self._click(event.pos)
                return True
        return False

    def uncovered(self, position: tuple[int, int]) -> tuple[int, int]:
        """Return the mouse position for everything under the panel: off the screen while on the panel."""
        covered = self.hint.open and self.panel.place.collidepoint(position)
        return _NOWHERE if covered else position

    def _press_button(self) -> bool:
        """Go back to the graph, or play the plan that is drawn; return whether there is a button for it."""
        hint = self.hint
        if not hint.can_play and self._ways is not None:
            self._ways.go_back()
        elif self.panel.playable(hint):
            self._table.do(*hint.advice[hint.shown].actions)
        else:
            return False
        return True

    def _point(self, position: tuple[int, int]) -> None:
        inside = self.panel.place.collidepoint(position)
        self._changed |= inside or self.panel.place.collidepoint(self._pointer)
        self._pointer = position
        self.hint.pointed = self.panel.row_at(position, self.hint)

    def _click(self, position: tuple[int, int]) -> None:
        panel, hint = self.panel, self.hint
        number = panel.row_at(position, hint)
        if panel.close.collidepoint(position):
            self.close()
        elif panel.play.collidepoint(position):
            self._press_button()
        elif not hint.can_play and self._ways is not None and panel.retry.collidepoint(position):
            self._ways.retry()
        elif number is not None:
            hint.choose(number)
