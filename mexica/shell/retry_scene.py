"""Turns of a finished game played again: the game's own table, and a panel with what a turn is worth."""

from collections.abc import Callable
from typing import Any

import pygame

from mexica.play.record import Record
from mexica.play.retries import Attempt, Retries
from mexica.shell.game_protocol import AnyGame, LessonCalls, LessonTable
from mexica.shell.lesson_host import LessonHost
from mexica.shell.lesson_panel import LessonPanel
from mexica.shell.retry_words import RetryWays, Shown, buttons, words
from mexica.shell.screen_context import ScreenContext
from mexica.shell.table_with_panel import MakeHost, TableWithPanel


class RetryScene:
    """The turns one at a time, from the first on. `host` returns the window for a panel of this height."""

    def __init__(self, context: ScreenContext, host: MakeHost, game: AnyGame, retries: Retries) -> None:
        self._context, self._game, self._count = context, game, len(retries.turns)
        self.attempt = Attempt(retries)
        self._ways = RetryWays(self.show_answer, self.restart, context.pop, self.go_on)
        self.hinting = self._answered = self._closed = False
        self._changed = True
        self._shown = TableWithPanel(context, host, self._make_table)

    def _make_table(self, host: LessonHost) -> LessonTable:
        record = self.attempt.retry.begin()
        return self._game.make_lesson(host, record, LessonCalls(self.ask_hint, self.end_turn))

    @property
    def table(self) -> LessonTable:
        """The table on which the turn is played."""
        return self._shown.table

    @property
    def panel(self) -> LessonPanel | None:
        """The panel below the table, None until the scene begins."""
        return self._shown.panel

    @property
    def _played(self) -> Record[Any, Any, Any]:
        """What was played on the table."""
        record: Record[Any, Any, Any] | None = self.table.record
        assert record is not None  # a table has one
        return record

    # --- what the buttons and the table do ---

    def ask_hint(self) -> None:
        """Mark where to click for the computer's answer, or no longer."""
        self.hinting = not self.hinting
        self._say()

    def end_turn(self) -> None:
        """Have the new turn judged."""
        self.attempt.judge(self._played)
        self.hinting = False
        self._say()

    def restart(self) -> None:
        """Begin this turn again."""
        self._replace(self.attempt.number)

    def go_on(self) -> None:
        """Begin the next turn, or leave after the last."""
        if self.attempt.number == self._count - 1:
            self._context.pop()
        else:
            self._replace(self.attempt.number + 1)

    def show_answer(self) -> None:
        """Begin again and play the computer's answer."""
        self._replace(self.attempt.number, answered=True)
        self.table.play(self.attempt.retry.solution)

    def _replace(self, number: int, *, answered: bool = False) -> None:
        self.attempt.take(number)
        self.hinting, self._answered = False, answered
        self._shown.begin_again()
        self.enter()

    def _say(self) -> None:
        self._closed = self._is_closed()
        shown = Shown(self._count, self._answered, self._closed)
        self._shown.say(words(self.attempt, shown), buttons(self.attempt, self._count, self._ways))
        self._changed = True

    def _is_closed(self) -> bool:
        """Whether the way is asked for that leads to the computer's answer, and there is none."""
        return self.hinting and self.attempt.is_closed(self._played)

    # --- Scene ---

    def enter(self) -> None:
        """Show the table and the panel."""
        self.table.enter()
        self._say()

    def leave(self) -> None:
        """Leave the table, and stop judging."""
        self.attempt.close()
        self._shown.leave()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out the table and the panel for a window of this size."""
        self._shown.resize()
        self._say()

    def handle(self, event: pygame.Event) -> None:
        """Take the keys of the panel; pass everything else to the table."""
        self._changed |= self._shown.handle(event, self._keys)

    @property
    def _keys(self) -> dict[int, Callable[[], None]]:
        """What the keys of the panel do."""
        keys = {pygame.K_h: self.ask_hint, pygame.K_F5: self.restart, pygame.K_q: self._context.pop}
        keys |= {pygame.K_F6: self.show_answer, pygame.K_F7: self.go_on}
        if self.attempt.judgement is not None or self.attempt.judging:
            keys[pygame.K_RETURN] = keys[pygame.K_KP_ENTER] = self._go_on_if_judged
        return keys

    def _go_on_if_judged(self) -> None:
        if self.attempt.judgement is not None:
            self.go_on()

    def update(self, seconds: float) -> bool:
        """Let time pass at the table and for the judge; return whether the picture changed."""
        changed = self.table.update(seconds)
        if self.attempt.follow(self._played) | self.attempt.tick() or self._closed != self._is_closed():
            self._say()
        changed, self._changed = changed or self._changed, False
        return changed

    @property
    def next_wake(self) -> float | None:
        """Seconds until something changes at the table, or the judgement may be there."""
        wakes = (self.table.next_wake, self.attempt.next_wake)
        return min((wake for wake in wakes if wake is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, the places to click, and the panel."""
        self._shown.draw(surface, self.attempt.hints(self._played) if self.hinting else ())

    def draw_behind(self, surface: pygame.Surface) -> bool:
        """Draw the table and the panel for a screen above."""
        self.draw(surface)
        return True

    @property
    def record(self) -> Any | None:
        """None: a turn that is played again is not saved."""
        return None
