"""A game against the strongest computer, played in the window of the program."""

import time
from contextlib import suppress

from attrs import evolve

from mexica.computer.mind import Budget
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.record import PERSON
from mexica.play.save_reader import SaveError
from tests.package.display import until
from tests.package.on_disk import OnDisk, scorings
from tests.package.robot import SAME_TABLE, SLOWEST, Robot

OPPONENT, NAME = "Tlatoani", "Robot"
QUICK = Budget(nodes=300)  # of a turn
SLOWEST_TURN = 180.0  # seconds, of the computer
PATIENCE = 1.0  # seconds until the computer is hurried, and again
SKIPS, SKIPPED = 3, 10.0  # times that a scoring is skipped, and seconds until its scores are there
LOOK = 0.7  # seconds that a person looks at what the computer has done; clicks do not count at once


class Game:
    """One game of the robot; its own actions are those of a planner who decides at once."""

    def __init__(self, robot: Robot, seats: int = 2) -> None:
        """All other seats are the computer's."""
        self.robot, self._seats = robot, seats
        self.disk = OnDisk(robot.home.folders.saves)
        self.turns = 0  # that the robot has played
        self._mind = mind("planner", seed=1, budget=QUICK)
        self._looked_at = 0  # the number of the action that led to the last scoring looked at

    # --- the position on the disk ---

    @property
    def record(self) -> Record:
        """The match on the disk."""
        return self.disk.match()

    @property
    def state(self) -> State:
        """The position after its last action."""
        assert self.record.replayed is not None
        return self.record.replayed.state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.turn.phase is Phase.OVER

    @property
    def decides(self) -> bool:
        """Whether the robot is to decide."""
        return not self.over and self.record.players[self.state.turn.to_move].kind == PERSON

    # --- what is done ---

    def begin(self) -> None:
        """Set up a game against the strongest and start it."""
        robot, person = self.robot, self.robot.person
        robot.sees("the start screen")
        person.press("New game")
        person.press(str(self._seats))
        for seat in range(1, self._seats):
            person.press(OPPONENT, number=seat)
        person.click(robot.mirror.hands.entries()[0].rect.center)
        person.write(NAME)
        robot.sees("the game that was set up")
        person.press("Start", alone=True)
        until(lambda: self.disk.begun, SLOWEST, "a match on the disk")

    def play(self, turns: int) -> None:
        """Play so many turns, fewer if the game is over before."""
        for _ in range(turns):
            if not self.wait_for_turn():
                break
            self.act()

    def act(self, most: int = 100) -> None:
        """Play the rest of a turn, but at most so many actions."""
        number = len(self.record.actions)
        while self.decides and most:
            action = self._mind.choose(self.state)
            played = self.robot.person.act(action)
            self._expect(played)
            most -= 1
            if self._look_at_scoring() or str(action) == "end":
                break
        done = ", ".join(map(str, self.record.actions[number:]))
        self.robot.told.line(f"turn {self.turns}: {done}")

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
        time.sleep(LOOK)
        self.robot.told.picture(f"what the others did before turn {self.turns}")
        return True

    def _expect(self, played: tuple[Action, ...]) -> None:
        """Wait until a match that begins with these actions is on the disk."""
        try:
            until(lambda: self._begins_with(played), SLOWEST, "an action on the disk")
        except AssertionError:
            last, there = (", ".join(map(str, one[-3:])) for one in (played, self.record.actions))
            raise AssertionError(f"what was clicked ends in {last}; what is on the disk in {there}") from None

    def _begins_with(self, played: tuple[Action, ...]) -> bool:
        with suppress(SaveError):  # it is being replaced
            return self.record.actions[: len(played)] == played
        return False

    def _look_at_scoring(self) -> bool:
        """Look at a scoring that has taken place, to its end; return whether there was one."""
        number = max(scorings(self.record), default=0)
        if number <= self._looked_at:
            return False
        self._looked_at = number
        robot = self.robot
        robot.mirror.play_scoring(evolve(self.record, actions=self.record.actions[:number], replayed=None))
        expected = robot.mirror.shown
        time.sleep(2.0)
        robot.told.picture("a scoring")
        for _ in range(SKIPS):
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
