"""The table of a lesson of any game: that of a match, which shows where to click and plays a solution."""

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect

from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.play.lessons import UNDO
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.match.own_parts import MakeParts


class LessonMatch(MatchScene):
    """The table of a lesson. The bar's hint is that of the lesson; after the turn nobody else moves."""

    def __init__(
        self,
        host: Host[Any],
        make_parts: MakeParts,
        ask_hint: Callable[[], None],
        end_turn: Callable[[], None] | None,
    ) -> None:
        """`end_turn` is called after the action that ends the turn; without it others move as in a match."""
        self._ends = end_turn
        super().__init__(host, make_parts, ask_hint)
        self._rules = self.table.session.rules
        self._turn_begun = self._rules.turn_id(self.table.session.state)
        self.table.take_screen()

    def _moved_on(self, scored: bool) -> None:
        over = self._rules.turn_id(self.table.session.state) != self._turn_begun
        ended = self._ends is not None and over
        just_ended, self.table.stopped = ended and not self.table.stopped, ended
        super()._moved_on(scored)
        if self._ends is not None and just_ended:
            self._ends()

    def play(self, actions: Sequence[str]) -> None:
        """Play the actions with these texts one after the other."""
        self.table.do(*map(self._rules.parse, actions))

    def places_to_click(self, actions: Sequence[str]) -> tuple[Rect, ...]:
        """Return the places to click next, in pixels: of the table or of the bar."""
        if self.overlay is not None or self.table.motion.running:
            return ()
        if actions[0] == UNDO:
            return (self.bar.places[Command.UNDO],)
        return tuple(self.own.places_to_click([self._rules.parse(action) for action in actions]))
