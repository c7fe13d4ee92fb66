"""The costliest turns of a finished game as turns to be played again."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from mexica.computer.reviewing import Verdict
from mexica.play.course import Course, PlayedTurn
from mexica.play.game_rules import Seat
from mexica.play.record import PERSON, PlayerInfo, Record, Replay
from mexica.play.retries import Judgement, Retries, Retry
from mexica.play.told_apart import played_and_better
from mexica.texts import _

Players = Sequence[PlayerInfo]


def retries(course: Course, setup: Any, players: Players, verdicts: Sequence[Verdict[Any]]) -> Retries:
    """Return the turns that these verdicts are about, each of which had a better one."""
    made = tuple(_retry(course, setup, players, verdict) for verdict in verdicts)
    return Retries(made, course.review.rules, partial(_Judge, course, tuple(verdicts)))


def _retry(course: Course, setup: Any, players: Players, verdict: Verdict[Any]) -> Retry:
    assert verdict.better is not None  # only these are played again
    turn, review = course.turns[verdict.number], course.review
    played, answer = played_and_better(
        verdict.played, verdict.better, review.sentence, lambda _text, _number: True, review.otherwise
    )
    title = _("Round {round}, {name}").format(round=turn.round, name=players[turn.seat].name)
    return Retry(
        title,
        verdict.cost,
        played,
        answer,
        tuple(map(str, verdict.better.actions)),
        partial(_begin, turn, setup, _seated(players, turn.seat, review.rival)),
    )


def _seated(players: Players, seat: Seat, rival: str) -> tuple[PlayerInfo, ...]:
    """The players with a person at this seat only."""
    return tuple(
        PlayerInfo(player.name, player.colour, PERSON if number == seat else rival)
        for number, player in enumerate(players)
    )


def _begin(turn: PlayedTurn, setup: Any, players: tuple[PlayerInfo, ...]) -> Record[Any, Any, Any]:
    return Record(setup, players, (), Replay(setup, turn.begin))


class _Judge:
    """The judge of these turns; its numbers come from another process."""

    def __init__(self, course: Course, verdicts: Sequence[Verdict[Any]]) -> None:
        self._review, self._verdicts = course.review, tuple(verdicts)
        self._turns = tuple(course.turns[one.number] for one in verdicts)
        self._judge = self._review.start_judge()

    def ask(self, number: int, record: Record[Any, Any, Any]) -> None:
        turn, better = self._turns[number], self._verdicts[number].better
        assert better is not None  # only these are played again
        self._judge.ask(self._review.question(turn, better.actions, record))

    def poll(self) -> Judgement | None:
        found = self._judge.poll()
        if found is None:
            return None
        benefits = self._review.sentence(found.benefits)
        return Judgement(found.new - found.played, found.answer - found.new, benefits)

    def close(self) -> None:
        self._judge.close()
