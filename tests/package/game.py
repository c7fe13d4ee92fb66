"""A game with people or computer players, played in the window of the program."""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pygame
from attrs import evolve

from mexica.drawing.banner import Banner
from mexica.play.record import PERSON
from mexica.play.save_reader import SaveError
from mexica.texts import _
from tests.package.display import until
from tests.package.on_disk import OnDisk
from tests.package.robot import SAME_TABLE, SLOWEST, Robot

NAME = "Robot"
SLOWEST_TURN = 180.0  # seconds, of the computer
PATIENCE = 1.0  # seconds until the computer is hurried, and again
SKIPS, SKIPPED = 3, 10.0  # times that a scoring is skipped, and seconds until its scores are there
LOOK = 0.7  # seconds that a person looks at what the others have done; clicks do not count at once


Others = Sequence[str]
"""The levels of those at the other seats, "person" for people."""


class Game:
    """One game of the robot, which plays for all people at the screen."""

    def __init__(self, robot: Robot, others: Others) -> None:
        self.robot, self._others, self._played = robot, others, robot.played
        self._rules = robot.played.rules
        self.disk = OnDisk(robot.home.folders.saves, robot.played.game)
        self.turns = 0  # that the robot has played
        self._mind = robot.played.mind()
        self._taken: object = None  # the program and the turn in which the curtain was lifted last
        self._looked_at = 0  # the number of the action that led to the last scoring looked at

    # --- the position on the disk ---

    @property
    def record(self) -> Any:
        """The match on the disk."""
        return self.disk.match()

    @property
    def state(self) -> Any:
        """The position after its last action."""
        return self.record.replayed.state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._rules.is_over(self.state))

    @property
    def decides(self) -> bool:
        """Whether a person is to decide."""
        return not self.over and self._mover.kind == PERSON

    @property
    def _mover(self) -> Any:
        return self.record.players[self._rules.to_move(self.state)]

    @property
    def _turn(self) -> object:
        return self._rules.turn_id(self.state)

    # --- what is done ---

    def begin(self) -> None:
        """Set up a game against the others and start it."""
        robot, person = self.robot, self.robot.person
        robot.sees("the start screen")
        person.click(robot.mirror.hands.icon(self._played.game.title).rect.center)
        person.press("New game")
        person.press(str(1 + len(self._others)))
        for seat, level in enumerate(self._others, 1):
            person.press(self._played.opponent(level), number=seat)
        person.click(robot.mirror.hands.entries()[0].rect.center)
        person.write(NAME)
        robot.sees("the game that was set up")
        person.press("Start", alone=True)
        until(lambda: self.disk.begun, SLOWEST, "a match on the disk")

    def play(self, turns: int) -> None:
        """Play so many turns, fewer if the game is over before."""
        for _turn in range(turns):
            if not self.wait_for_turn():
                break
            self.act()

    def act(self, most: int = 100) -> None:
        """Play the rest of a turn, but at most so many actions."""
        number, turn = len(self.record.actions), self._turn
        while self.decides and most and self._turn == turn:
            played = self.robot.person.act(self._mind.choose(self.state))
            self._expect(played)
            most -= 1
            if self._look_at_scoring():
                break
        done = ", ".join(map(str, self.record.actions[number:]))
        if done:
            self.robot.told.line(f"turn {self.turns}: {done}")

    def act_within_turn(self) -> None:
        """Do one action that can be taken back and does not end the turn, if need be in a later turn."""
        while True:
            turn = self._turn
            self.act(most=1)
            if self.decides and self._turn == turn and self.robot.mirror.match.table.session.can_undo:
                return
            if self._turn == turn:
                self.act()
            assert self.wait_for_turn(), "nothing could be taken back in the whole game"

    def wait_for_turn(self) -> bool:
        """Wait for a turn of the robot and show it in the mirror; False if the game is over instead."""
        hurried = time.monotonic()
        limit = hurried + SLOWEST_TURN
        while not self.decides and not self.over:
            assert time.monotonic() < limit, f"the computer has not moved in {SLOWEST_TURN:.0f} s"
            if self._look_at_scoring():
                limit = time.monotonic() + SLOWEST_TURN
            elif time.monotonic() > hurried + PATIENCE:
                self.robot.person.window.key("n")
                hurried = time.monotonic()
            time.sleep(0.1)
        self._look_at_scoring()
        if self.over:
            return False
        self.turns += 1
        self.robot.mirror.play(self.record)
        self.take_screen()
        time.sleep(LOOK)
        self.robot.told.picture(f"what the others did before turn {self.turns}")
        return True

    def take_screen(self) -> None:
        """Lift the curtain, or the banner that asks for the mouse; once a turn in the window."""
        robot, lift = self.robot, _("I am {name}").format(name=self._mover.name)
        if isinstance(robot.mirror.match.overlay, Banner):
            self._lift_banner()
            return
        if not robot.mirror.match.table.curtain_due and robot.mirror.match.overlay is None:
            return
        robot.person.button(lift)
        if self._taken == (robot.program, self._turn):
            robot.mirror.hands.press(lift)
            return
        robot.sees("the curtain", SAME_TABLE)
        time.sleep(LOOK)
        robot.person.press(lift)
        robot.sees("the table behind the curtain", SAME_TABLE)
        self._taken = robot.program, self._turn

    def _lift_banner(self) -> None:
        """Take the mouse, as the banner asks the next of several people to."""
        robot = self.robot
        if self._taken != (robot.program, self._turn):
            robot.sees("whose turn it is", SAME_TABLE)
            time.sleep(LOOK)
            robot.person.window.key("space")
            self._taken = robot.program, self._turn
        robot.mirror.match.update(LOOK)  # a press at once would be meant for the turn before
        robot.mirror.hands.key(pygame.K_SPACE)

    def look_at_result(self) -> None:
        """Wait for the result, unless the last scoring has shown it."""
        if not self._looked_at:
            self.robot.mirror.play(self.record)
            self.robot.sees("the result", SAME_TABLE)

    def _expect(self, played: tuple[Any, ...]) -> None:
        """Wait until a match that begins with these actions is on the disk."""
        try:
            until(lambda: self._begins_with(played), SLOWEST, "an action on the disk")
        except AssertionError:
            there = self.record.actions
            pairs = enumerate(zip(played, there, strict=False))
            same = next((number for number, (one, other) in pairs if one != other), len(there))
            ends = (", ".join(map(str, one[same:])) for one in (played, there))
            raise AssertionError(f"clicked was {next(ends)}; on the disk is {next(ends)}") from None

    def _begins_with(self, played: tuple[Any, ...]) -> bool:
        with suppress(SaveError):  # it is being replaced
            return self.record.actions[: len(played)] == played
        return False

    def _look_at_scoring(self) -> bool:
        """Look at a scoring that has taken place, to its end; return whether there was one."""
        number = max(self._played.scorings(self.record), default=0)
        if number <= self._looked_at:
            return False
        self._looked_at = number
        robot = self.robot
        robot.mirror.play_scoring(evolve(self.record, actions=self.record.actions[:number], replayed=None))
        expected = robot.mirror.shown
        time.sleep(2.0)
        robot.told.picture("a scoring")
        for _skip in range(SKIPS):
            if robot.unlike(expected) > SAME_TABLE:
                robot.person.window.key("Escape")
                with suppress(AssertionError):  # a second press would close the scores
                    until(lambda: robot.unlike(expected) <= SAME_TABLE, SKIPPED, "the scores")
        if self.over:
            robot.sees("the result", SAME_TABLE)
        else:
            robot.sees("the scores of the first period", SAME_TABLE)
            robot.person.press("Play on", alone=True)
            if self.decides:
                robot.mirror.play(self.record)
        return True
