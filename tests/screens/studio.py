"""The window that pictures are taken of: shows a screen, waits until it is still, writes what is seen."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

from build_scripts.unseen_window import Hand, drawn
from mexica.shell.app import App
from mexica.shell.game_protocol import AnyGame
from mexica.shell.match.match_scene import MatchScene
from tests.screens.whole_games import WholeGame, whole_game

Holds = Callable[[Any, Any], Any]
"""Whether it is the moment, by a state and by the action that is played in it."""

SEED = 3  # of the first game
GAMES = 8  # in which moments are looked for
LATE = 0.4  # of a game, after which its table is full
LONGEST = 400  # steps until a screen has to be still
SHORTLY = 0.2  # seconds; what comes later is waited for by nobody
TIP = 12  # steps in which a tip appears
MOST_CLICKS = 12  # that lead to an action


class Studio:
    """The window, a hand on it, and the folder of the pictures; screens are those of one game."""

    def __init__(self, app: App, game: AnyGame, folder: Path) -> None:
        self.app, self.game, self._folder = app, game, folder
        self.count = 0
        folder.mkdir(parents=True, exist_ok=True)
        app.start()
        self.hand = Hand(app)

    # --- what is shown ---

    def open(self, show: Callable[[], object]) -> Any:
        """Show what this opens over the start screen, and return it."""
        self.app.navigation.go_start()
        self.app.stack.settle()
        show()
        self.still()
        return self.app.stack.top

    def table(self, record: Any) -> MatchScene:
        """Show this game at its table, with the board free."""
        self.hand.point((1, 1))
        self.app.navigation.play(self.game, record)
        self.still()
        return self.hand.match

    def whole(self, seats: int = 3, seed: int = SEED) -> WholeGame:
        """A whole game of so many."""
        return whole_game(self.game, seats, seed)

    def moment(self, holds: Holds, seats: int = 3) -> tuple[MatchScene, tuple[Any, ...]]:
        """Show the first moment of a game at which this holds; the actions played from there on too."""
        whole, number = self._find(lambda whole, at: holds(whole.states[at], whole.actions[at]), seats, 0.0)
        return self.table(whole.record(number)), whole.actions[number:]

    def moment_with(self, kind: type, seats: int = 3) -> Any:
        """Show the first late moment at which an action of this kind can be done; return the action."""
        found: list[Any] = []

        def holds(whole: WholeGame, number: int) -> bool:
            legal = whole.rules.legal_actions(whole.states[number])
            found[:] = [one for one in legal if isinstance(one, kind)]
            return bool(found)

        whole, number = self._find(holds, seats, LATE)
        self.table(whole.record(number))
        return found[0]

    def _find(
        self, holds: Callable[[WholeGame, int], object], seats: int, after: float
    ) -> tuple[WholeGame, int]:
        for seed in range(SEED, SEED + GAMES):
            whole = self.whole(seats, seed)
            for number in range(round(after * len(whole.actions)), len(whole.actions)):
                if holds(whole, number):
                    return whole, number
        raise LookupError("no game has such a moment")

    # --- what is done ---

    def still(self) -> None:
        """Wait until nothing moves and nothing is loaded any more."""
        for number in range(LONGEST):
            self.hand.step()
            wake = self.app.stack.top.next_wake
            if number > 1 and (wake is None or wake > SHORTLY):
                return

    def point(self, pixel: tuple[int, int]) -> None:
        """Rest the mouse there until there is a tip."""
        self.hand.point(pixel)
        for _ in range(TIP):
            self.hand.step()
        self.still()

    def ask(self, command: object) -> None:
        """Give a command at the table."""
        self.hand.match.commands.ask(command)
        self.still()

    def until_open(self) -> None:
        """Wait until something opens over the board."""
        self.hand.until(lambda: self.hand.match.overlay is not None)
        self.still()

    def shot_before(self, name: str, actions: Sequence[Any]) -> None:
        """Click all that leads to these actions, and write the picture before the last of these clicks."""
        match = self.hand.match
        played = match.table.session.length
        for _ in range(MOST_CLICKS):
            place = match.own.places_to_click(actions)[0]
            self.point(place.center)
            before = drawn(self.app).copy()
            self.hand.click(place.center)
            self.hand.until(lambda: not match.table.runner.busy)
            self.still()
            if match.table.session.length != played:
                self._write(before, name)
                return
        raise LookupError(f"no click plays {actions[0]}")

    # --- pictures ---

    def shot(self, name: str) -> None:
        """Write a picture of the window."""
        self._write(drawn(self.app), name)

    def _write(self, picture: pygame.Surface, name: str) -> None:
        pygame.image.save(picture, self._folder / f"{name}.png")
        self.count += 1
