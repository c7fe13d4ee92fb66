"""Lessons and puzzles of any game: a position, steps with a goal each, and how far a player has come.

A lesson is played on the real table with the real rules. A goal is a list of conditions on the description of
the position, on the actions played, or on the points gained; nothing else decides whether it is reached.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import islice
from typing import Any, Final

from attrs import frozen

from mexica.play.game_rules import Rules, Seat
from mexica.play.lesson_goals import Condition, value_at, value_holds
from mexica.play.record import PlayedAction, Record, Replay, turn_ends

LEARNER: Final[Seat] = 0
"""The seat of the player in every lesson and puzzle."""
_SEARCHED: Final = 200  # positions in which another way to a goal is looked for
_AT_A_TIME: Final = 8  # actions tried in one `search_on`, so that no frame waits for them
UNDO: Final = "undo"
"""What a hint says in place of an action when something is to be taken back."""


@frozen
class Step:
    """A part of a lesson: what the player reads, the goal, the actions that reach it, and the praise.

    A `hint` of one pattern such as `lay *` stands for the first legal action of such a text.
    """

    text: str
    goal: tuple[Condition, ...]
    hint: tuple[str, ...]
    praise: str = ""


@frozen
class Target:
    """What a puzzle wants of one turn: so much of what `count` finds gained.

    `count` is asked with the state in which the puzzle began, and the present one. `tally` tells how far one
    has come, from `gained` and `target`.
    """

    amount: int
    count: Callable[[Any, Any], int]
    tally: str

    def told(self, gained: int) -> str:
        """Return in words how much of the target is gained."""
        return self.tally.format(gained=gained, target=self.amount)


def points_scored(rules: Rules[Any, Any, Any], first: Any, now: Any) -> int:
    """Return how many points more the learner has now than in the first state."""
    before, after = (rules.points(state)[LEARNER] for state in (first, now))
    return after - before


@frozen
class Lesson:
    """A lesson or, with a `target` to reach in one turn, a puzzle.

    `key` names it in the player's file, `line` is its subject in a few words. `begin` returns the record of
    its first position.
    """

    key: str
    title: str
    line: str
    steps: tuple[Step, ...]
    rules: Rules[Any, Any, Any]
    begin: Callable[[], Record[Any, Any, Any]]
    target: Target | None = None

    @property
    def solution(self) -> tuple[str, ...]:
        """The texts of all actions that the hints name."""
        return tuple(action for step in self.steps for action in step.hint if action != UNDO)


class Progress:
    """How far a player has come in a lesson. A step that was reached stays so, whatever is taken back."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.reached = 0  # steps
        self.gained = 0  # of a puzzle's target now
        self.best = 0  # the most that was gained within the turn
        self._begun = 0  # how many actions had been played when this step began
        self._record: Record[Any, Any, Any] | None = None
        self._ends: tuple[bool, ...] = ()  # whether each action ended its turn
        self.astray = False  # whether what was played in this step leads away from its goal, once known
        self.searching = False  # whether another way to the goal is looked for
        self._search: Iterator[bool] = iter(())  # whether each action that is tried reaches the goal

    @property
    def done(self) -> bool:
        """Whether the goals of all steps were reached."""
        return self.reached == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that the player is at, the last one when all is done."""
        return self.lesson.steps[min(self.reached, len(self.lesson.steps) - 1)]

    def follow(self, record: Record[Any, Any, Any]) -> bool:
        """Take the game as it is now; return whether it differs from before."""
        if self._record is not None and record == self._record:
            return False
        self._record = record
        rules, replayed = self.lesson.rules, record.replayed
        assert replayed is not None  # the records of a table are replayed
        self._ends = tuple(turn_ends(rules, replayed.first, replayed.history))
        self._note_gained(replayed)
        self._begun = min(self._begun, len(record.actions))
        description = rules.describe(replayed.state)
        while not self.done and self._holds(description, self._own(replayed.history[self._begun :])):
            self.reached += 1
            self._begun = len(record.actions)
        self.astray = False
        own = self._own(replayed.history[self._begun :])
        self.searching = self._may_be_astray(own)
        self._search = self._other_way(replayed.state, own)
        return True

    def search_on(self) -> bool:
        """Look for another way to the goal for a moment; return whether there turned out to be none."""
        for _action in range(_AT_A_TIME):
            found = next(self._search, None)
            if found is not False:
                self.searching, self.astray = False, found is None
                return self.astray
        return False

    @property
    def waiting(self) -> bool:
        """Whether another player is to move."""
        replayed = None if self._record is None else self._record.replayed
        return replayed is not None and self.lesson.rules.to_move(replayed.state) != LEARNER

    @property
    def turn_over(self) -> bool:
        """Whether the player ended the turn in this step before its goal was reached."""
        return not self.done and self._ended_here() and not self._wants_end()

    def hints(self) -> tuple[str, ...]:
        """Return the texts of the actions still to be played for the goal, or `UNDO`; empty for no way.

        What the earlier steps have played and was taken back comes first if the step needs it.
        """
        if self._record is None or self.done:
            return ()
        if self.step.hint == (UNDO,):
            return (UNDO,)
        before = [one for step in self.lesson.steps[: self.reached] for one in step.hint if not _is_open(one)]
        if self.step.hint and _is_open(self.step.hint[0]):
            return self._open_now(before) or self._first_like(self.step.hint[0])
        return self._open_now(self.step.hint, before) or self._open_now((*before, *self.step.hint))

    def _first_like(self, pattern: str) -> tuple[str, ...]:
        """The first legal action with a text of this pattern; none if another player is to move."""
        assert self._record is not None
        assert self._record.replayed is not None  # the records of a table are replayed
        if self.waiting:
            return ()
        legal = map(str, self.lesson.rules.legal_actions(self._record.replayed.state))
        return tuple(islice((one for one in legal if fnmatchcase(one, pattern)), 1))

    def _open_now(self, actions: Sequence[str], before: Sequence[str] = ()) -> tuple[str, ...]:
        """Those of these actions that were not played; none if the first of them is not legal now."""
        assert self._record is not None
        return () if self.waiting else left_to_play(self.lesson.rules, self._record, actions, before)

    # ------------------------------------------------------------------ inside

    @staticmethod
    def _own(history: Iterable[PlayedAction[Any, Any]]) -> list[object]:
        """The actions of the learner among these."""
        return [one.action for one in history if one.seat == LEARNER]

    def _note_gained(self, replayed: Replay[Any, Any, Any]) -> None:
        """Count what is gained, which changes no more once the turn has ended."""
        target = self.lesson.target
        if target is not None and not any(self._ends[:-1]):
            self.gained = target.count(replayed.first, replayed.state)
            self.best = max(self.best, self.gained)

    def _ended_here(self) -> bool:
        """Whether the player has ended a turn since this step began; the turns of others do not matter."""
        replayed = None if self._record is None else self._record.replayed
        played = () if replayed is None else zip(replayed.history, self._ends, strict=True)
        return any(one.seat == LEARNER and ended for one, ended in [*played][self._begun :])

    def _may_be_astray(self, own: Sequence[object]) -> bool:
        """Whether something was played in this step of a lesson of which no hint is left."""
        if self.done or self.lesson.target is not None or self.waiting or self.turn_over:
            return False
        return bool(own and self.step.hint) and not self.hints()

    def _other_way(self, begin: Any, own: Sequence[object]) -> Iterator[bool]:
        """Try actions of the hint's kinds in a few positions; yield whether each reaches the goal."""
        rules, kinds = self.lesson.rules, {text.split()[0] for text in self.step.hint}
        seen, waiting = {begin}, deque([(begin, own)])
        while waiting:
            state, played = waiting.popleft()
            for action in rules.legal_actions(state):
                if str(action).split()[0] not in kinds:
                    continue
                then, after = rules.apply(state, action).state, [*played, action]
                yield self._holds(rules.describe(then), after)
                if len(seen) > _SEARCHED:
                    return
                if then not in seen and rules.to_move(then) == LEARNER and not rules.is_over(then):
                    seen.add(then)
                    waiting.append((then, after))

    def _wants_end(self) -> bool:
        if self.lesson.target is not None:
            return False  # the target is to be reached within the turn, whatever the solution does in it
        parse, ends_turn = self.lesson.rules.parse, self.lesson.rules.ends_turn
        return any(ends_turn(parse(text)) for text in self.step.hint if text != UNDO and not _is_open(text))

    def _holds(self, description: Mapping[str, Any], played: Sequence[object]) -> bool:
        return all(self._one_holds(condition, description, played) for condition in self.step.goal)

    def _one_holds(
        self, condition: Condition, description: Mapping[str, Any], played: Sequence[object]
    ) -> bool:
        if condition.played and not any(fnmatchcase(str(one), condition.played) for one in played):
            return False
        if condition.gained is not None and self.best < condition.gained:
            return False
        return not condition.path or value_holds(condition, value_at(description, condition.path))


def _is_open(hint: str) -> bool:
    """Whether a hint is a pattern of actions, any of which will do."""
    return "*" in hint


def left_to_play(
    rules: Rules[Any, Any, Any],
    record: Record[Any, Any, Any],
    actions: Sequence[str],
    before: Sequence[str] = (),
) -> tuple[str, ...]:
    """Return those of these action texts that the player to move has not played.

    What was played as one of the texts `before` is not counted. None if the first is not legal now.
    """
    assert record.replayed is not None  # the records of a table are replayed
    mover = rules.to_move(record.replayed.state)
    own = (str(one.action) for one in record.replayed.history if one.seat == mover)
    played, left = Counter(own) - Counter(before), []
    for action in actions:
        if played[action]:
            played[action] -= 1
        elif action != UNDO:
            left.append(action)
    legal = left and not rules.refusal(record.replayed.state, rules.parse(left[0]))
    return tuple(left) if legal else ()
