"""The costliest turns of a finished game as turns to be played again."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from mexica.games.mexica import rules
from mexica.games.mexica.ai.game_review import PlayedTurn, Verdict
from mexica.games.mexica.ai.turn_judge import TurnJudge, TurnQuestion
from mexica.games.mexica.rules import Setup
from mexica.games.mexica.rules.state import Seat
from mexica.games.mexica.table.hint.hint_words import sentence
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.review.course import Course
from mexica.play.record import PERSON, PlayerInfo, Replay
from mexica.play.retries import Judgement, Retries, Retry
from mexica.texts import _

_RIVAL: Final = "greedy"  # the level of the other players, who only answer proposals


def retries(
    course: Course, setup: Setup, players: Sequence[PlayerInfo], verdicts: Sequence[Verdict]
) -> Retries:
    """Return the turns that these verdicts are about, each of which had a better one."""
    turns = tuple(course.turns[one.number] for one in verdicts)
    made = tuple(_retry(turn, verdict, setup, players) for turn, verdict in zip(turns, verdicts, strict=True))
    return Retries(made, rules, partial(_Judge, turns, tuple(verdicts)))


def _retry(turn: PlayedTurn, verdict: Verdict, setup: Setup, players: Sequence[PlayerInfo]) -> Retry:
    assert verdict.better is not None  # only these are played again
    title = _("Round {round}, {name}").format(round=turn.round, name=players[turn.seat].name)
    return Retry(
        title,
        verdict.cost,
        sentence(verdict.played.reasons),
        sentence(verdict.better.reasons),
        tuple(map(str, verdict.better.actions)),
        partial(_begin, turn, setup, _seated(players, turn.seat)),
    )


def _seated(players: Sequence[PlayerInfo], seat: Seat) -> tuple[PlayerInfo, ...]:
    """The players with a person at this seat only."""
    return tuple(
        PlayerInfo(player.name, player.colour, PERSON if number == seat else _RIVAL)
        for number, player in enumerate(players)
    )


def _begin(turn: PlayedTurn, setup: Setup, players: tuple[PlayerInfo, ...]) -> Record:
    return Record(setup, players, (), Replay(setup, turn.begin))


class _Judge:
    """The judge of these turns; its numbers come from another process."""

    def __init__(
        self,
        turns: Sequence[PlayedTurn],
        verdicts: Sequence[Verdict],
        make: Callable[[], TurnJudge] = TurnJudge,
    ) -> None:
        self._turns, self._verdicts, self._judge = tuple(turns), tuple(verdicts), make()

    def ask(self, number: int, record: Record) -> None:
        turn, better, replayed = self._turns[number], self._verdicts[number].better, record.replayed
        assert better is not None  # only these are played again
        assert replayed is not None  # the records of a table are replayed
        self._judge.ask(TurnQuestion(turn, better.actions, replayed.state))

    def poll(self) -> Judgement | None:
        found = self._judge.poll()
        if found is None:
            return None
        return Judgement(found.new - found.played, found.answer - found.new, sentence(found.benefits))

    def close(self) -> None:
        self._judge.close()
