"""A turn that is played again: judged when it is ended, until it is changed; the way to the answer."""

from collections.abc import Callable

from mexica.computer.worker_process import ThinkerError
from mexica.play.record import Record
from mexica.play.retries import Attempt, Judgement, Retries, Retry
from mexica.play.session import Session
from mexica.rulebook.sentence import sentence
from tests.games.nim import rules
from tests.play.test_lessons import record

RETRY = Retry("Round 1, You", 2.0, "takes 1", "takes 3", ("take A 3",), record)
FOUND = Judgement(1.0, 1.0, "takes 2")


class Judge:
    """A judge that has these answers, one a poll; a text is a fault."""

    def __init__(self, *answers: Judgement | str | None) -> None:
        self.answers, self.asked, self.closed = list(answers), list[int](), 0

    def ask(self, number: int, record: Record) -> None:
        self.asked.append(number)

    def poll(self) -> Judgement | None:
        answer = self.answers.pop(0)
        if isinstance(answer, str):
            raise ThinkerError(sentence(answer))
        return answer

    def close(self) -> None:
        self.closed += 1


def attempt(make: Callable[[], Judge]) -> Attempt:
    return Attempt(Retries((RETRY, RETRY), rules, make))


def played(*actions: str) -> Record:
    session = Session(rules, record())
    for action in actions:
        session.apply(rules.parse(action))
    return session.record


def test_a_turn_is_judged_in_time_and_the_window_is_woken_until_then() -> None:
    tried = attempt(lambda: Judge(None, FOUND))
    assert tried.next_wake is None
    tried.judge(played("take A 2"))
    assert tried.judging
    assert not tried.tick()
    assert tried.next_wake is not None
    assert tried.tick()
    assert tried.judgement == FOUND
    assert (tried.judging, tried.next_wake) == (False, None)


def test_a_turn_that_is_changed_is_no_longer_judged() -> None:
    tried = attempt(lambda: Judge(FOUND))
    tried.judge(played("take A 2"))
    tried.tick()
    assert not tried.follow(played("take A 2"))
    assert tried.follow(played())
    assert tried.judgement is None
    assert not tried.follow(played("take A 1"))


def test_the_judge_is_the_same_for_all_turns_and_is_closed_once() -> None:
    judges = [Judge(FOUND, FOUND)]
    tried = attempt(lambda: judges[-1])
    tried.judge(played("take A 2"))
    tried.take(1)
    assert tried.judgement is None
    tried.judge(played("take A 1"))
    tried.close()
    tried.close()
    assert (judges[0].asked, judges[0].closed) == ([0, 1], 1)


def test_a_judge_that_fails_is_one_sentence_and_may_be_asked_again() -> None:
    judges = [Judge(FOUND), Judge("The computer player's process has ended.")]
    tried = attempt(judges.pop)
    tried.judge(played("take A 2"))
    assert tried.tick()
    assert (tried.trouble, tried.judging) == ("The computer player's process has ended.", False)
    tried.judge(played("take A 2"))
    assert not tried.trouble
    assert tried.tick()
    assert tried.judgement == FOUND


def test_who_cannot_be_asked_is_told_in_one_sentence() -> None:
    def nobody() -> Judge:
        raise ThinkerError(sentence("The computer player cannot be started."))

    tried = attempt(nobody)
    tried.judge(played("take A 2"))
    assert tried.trouble == "The computer player cannot be started."
    assert not tried.judging


def test_the_way_to_the_answer_is_open_until_something_else_is_played() -> None:
    tried = attempt(Judge)
    assert tried.hints(played()) == ("take A 3",)
    assert not tried.is_closed(played())
    assert tried.hints(played("take A 1")) == ()
    assert tried.is_closed(played("take A 1"))
    assert not tried.is_closed(played("take A 3"))  # it is reached
