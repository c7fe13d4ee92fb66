"""Turns of a finished game that are played again, and what a new turn is worth beside the one played."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Protocol

from attrs import frozen

from mexica.computer.worker_process import ThinkerError
from mexica.play.game_rules import Rules
from mexica.play.lessons import left_to_play
from mexica.play.record import Record
from mexica.texts import told_error

LOOK_AGAIN: Final = 0.05  # seconds between two checks for a judgement


@frozen
class Judgement:
    """What a new turn is worth, in points: `gain` more than the turn played, `short` less than the answer.

    Either may be negative. `benefits` are those of the new turn, in one line.
    """

    gain: float
    short: float
    benefits: str


@frozen
class Retry:
    """A turn to be played again.

    `title` tells whose and when, `cost` is how many points the turn played was worth less than the computer's
    answer; `played` and `answer` are the benefits of the two, in one line each. `solution` are the texts of
    the answer's actions. `begin` returns the record of the position in which the turn begins.
    """

    title: str
    cost: float
    played: str
    answer: str
    solution: tuple[str, ...]
    begin: Callable[[], Record[Any, Any, Any]]


class TurnJudge(Protocol):
    """Compares new turns with those played, while the window goes on."""

    def ask(self, number: int, record: Record[Any, Any, Any]) -> None:
        """Ask what the turn in this record is worth, the new one for the retry with this number.

        It replaces a question that is still open. ThinkerError if there is nobody to ask.
        """
        ...

    def poll(self) -> Judgement | None:
        """Return the judgement, None while there is none; ThinkerError if there will be none."""
        ...

    def close(self) -> None:
        """Stop judging. May be called twice."""
        ...


@frozen
class Retries:
    """Turns to be played again, the costliest first, the rules, and what starts their judge.

    `make_judge` raises ThinkerError if it cannot be started.
    """

    turns: tuple[Retry, ...]
    rules: Rules[Any, Any, Any]
    make_judge: Callable[[], TurnJudge]


class Attempt:
    """The new turn for one of the retries: judged when it is ended, until it is changed."""

    def __init__(self, retries: Retries) -> None:
        self._retries = retries
        self._judge: TurnJudge | None = None
        self.take(0)

    def take(self, number: int) -> None:
        """Begin the retry with this number, or begin it again."""
        self.number = number
        self.judgement: Judgement | None = None
        self.trouble = ""
        self._judged: Record[Any, Any, Any] | None = None

    @property
    def retry(self) -> Retry:
        """The turn that is played again."""
        return self._retries.turns[self.number]

    @property
    def judging(self) -> bool:
        """Whether the new turn is being judged."""
        return self._judged is not None and self.judgement is None and not self.trouble

    def judge(self, record: Record[Any, Any, Any]) -> None:
        """Ask what the new turn, which is all that this record holds, is worth."""
        self.take(self.number)
        self._judged = record
        try:
            if self._judge is None:
                self._judge = self._retries.make_judge()
            self._judge.ask(self.number, record)
        except ThinkerError as error:
            self._fail(error)

    def follow(self, record: Record[Any, Any, Any]) -> bool:
        """Drop the judgement if the turn is no longer the one judged; return whether it was dropped."""
        if self._judged is None or self._judged == record:
            return False
        self.take(self.number)
        return True

    def tick(self) -> bool:
        """Look for the judgement; return whether it has come, or will not come."""
        if not self.judging or self._judge is None:
            return False
        try:
            self.judgement = self._judge.poll()
        except ThinkerError as error:
            self._fail(error)
        return not self.judging

    def hints(self, record: Record[Any, Any, Any]) -> tuple[str, ...]:
        """Return the actions of the computer's answer that are left to play, none if its way is closed."""
        return left_to_play(self._retries.rules, record, self.retry.solution)

    def is_closed(self, record: Record[Any, Any, Any]) -> bool:
        """Return whether actions of the computer's answer are left to play, but cannot be played now."""
        left = Counter(self.retry.solution) - Counter(map(str, record.actions))
        return bool(left) and not self.hints(record)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the judgement may be there, None for never."""
        return LOOK_AGAIN if self.judging else None

    def close(self) -> None:
        """Stop judging."""
        if self._judge is not None:
            self._judge.close()
            self._judge = None

    def _fail(self, error: ThinkerError) -> None:
        self.trouble = told_error(error)
        self.close()
