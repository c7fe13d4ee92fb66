"""The program on a display, started again and again by one player, and compared with its mirror."""

from collections.abc import Sequence

import pygame

from tests.package.display import Display, until
from tests.package.mirror import Mirror, difference
from tests.package.person import Person
from tests.package.played_games import PlayedGame
from tests.package.program import Home, Program
from tests.package.told import Told

SAME_SCREEN = 0.003  # of the pixels: what the cursor of a text field and the mouse make different
SAME_TABLE = 0.03  # the same at a table, where the lake is alive and what was done last is marked
SLOWEST = 60.0  # seconds for anything but the computer's turn


class Robot:
    """One player with a home, beside which the mirror keeps its files; `told` is what is heard of it."""

    def __init__(
        self,
        played: PlayedGame,
        command: Sequence[str],
        home: Home,
        display: Display,
        told: Told,
    ) -> None:
        self.played = played
        self._command, self.home, self._display, self.told = command, home, display, told
        self._starts = 0
        self.program: Program
        self.mirror: Mirror
        self.person: Person

    def start(self, *arguments: str) -> None:
        """Start the program, and its mirror."""
        self.end()
        self.program = Program(self._command, self.home, self._display, arguments)
        self.told.line(f"window of {self.program} after {self.program.opened:.1f} s")
        self._starts += 1
        place = self.home.folder.parent / f"mirror-{self._starts}"
        self.mirror = Mirror(place, self.home.folders, self.program.window.place.size, self.played.game.key)
        self.person = self.played.person(self.program.window, self.mirror)

    def sees(self, what: str, most: float = SAME_SCREEN) -> None:
        """Wait until the window shows what its mirror shows, and keep the picture."""
        self.person.rest()
        expected = self.mirror.shown
        try:
            until(lambda: self.unlike(expected) <= most, SLOWEST, what)
        except AssertionError:
            self.told.picture(f"instead of {what}")
            self.told.keep(expected, f"what was expected, {what}")
            raise AssertionError(f"{what} is not shown: {self.unlike(expected):.1%} differ") from None
        self.told.line(f"{what}, with a difference of {self.unlike(expected):.2%}")
        self.told.picture(what)

    def unlike(self, expected: pygame.Surface) -> float:
        """In which part of its pixels the window clearly differs from this picture."""
        return difference(self.program.window.shown(), expected)

    def finds_no_python(self) -> None:
        """See that a built program runs on the Python that came with it; none is on its path."""
        if not self.program.runs_on_python:
            outside = self.program.pythons_outside()
            assert not outside, f"files of another Python are loaded: {outside}"
            self.told.line(f"no Python but its own, in {len(self.program.processes)} processes")

    def leaves(self) -> None:
        """Wait for the program to end; it must end well, without a crash report."""
        code = self.program.ended()
        reports = [path.name for path in self.home.folders.log.glob("*.txt")]
        assert (code, reports) == (0, []), f"it ended with {code} and these reports: {reports}"
        assert "Traceback" not in self.program.errors, self.program.errors
        self.told.line("left")

    def end(self) -> None:
        """End the mirror, and whatever is still running."""
        if self._starts:
            self.program.abandon()
            self.mirror.close()
