"""The computers of a match, with players that a test leads by the hand: hurried, dropped, taken off."""

from mexica.games.mexica import rules
from mexica.games.mexica.rules import Action, State, parse
from mexica.play.match_runner import MatchRunner
from mexica.play.session import Session
from tests.games.mexica.table.playing import new_game

PLACED = tuple(map(parse, ("start G7", "start H6", "start I7")))


class Told:
    """A computer player that decides when it is told to, or when it is hurried."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.progress: float | None = None
        self.asked: list[State] = []
        self.decision: Action | None = None
        self.cancelled = 0
        self.closed = False

    def ask(self, state: State) -> None:
        self.asked.append(state)
        self.decision, self.progress = None, 0.25

    def poll(self) -> Action | None:
        decision, self.decision = self.decision, None
        return decision

    def hurry(self) -> None:
        self.decision = parse("end")

    def cancel(self) -> None:
        self.cancelled += 1
        self.decision = None

    def close(self) -> None:
        self.closed = True


class Table:
    """A match of players that are told."""

    def __init__(self, *kinds, pace: float = 0.0) -> None:
        self.thinkers: dict[str, Told] = {}
        self.seen = []
        session = Session(rules, new_game(*kinds, actions=PLACED))
        self.flow = MatchRunner(session, self._make, lambda: pace, self.seen.append)

    def _make(self, kind: str, seed: int) -> Told:
        self.thinkers[kind] = Told(kind)
        return self.thinkers[kind]


def test_progress_is_told_only_while_somebody_searches():
    table = Table("planner", "person", "person")
    assert table.flow.progress is None
    table.flow.tick(0.0)
    assert table.flow.progress == 0.25
    table.thinkers["planner"].decision = parse("end")
    table.flow.tick(0.0)
    assert table.flow.progress is None
    assert [str(done.action) for done in table.seen] == ["end"]


def test_an_answer_that_waits_to_be_shown_is_no_longer_thought_about():
    table = Table("planner", "planner", "person", pace=1.0)
    table.flow.tick(0.0)
    table.thinkers["planner"].decision = parse("end")
    table.flow.tick(0.0)
    table.flow.tick(0.0)
    table.thinkers["planner"].decision = parse("end")
    table.flow.tick(0.1)
    assert len(table.seen) == 1
    assert table.flow.progress is None
    table.flow.tick(1.0)
    assert len(table.seen) == 2


def test_who_is_hurried_plays_at_once():
    table = Table("strongest", "person", "person", pace=1.0)
    table.flow.tick(0.0)
    table.flow.move_now()
    table.flow.tick(0.0)
    assert len(table.seen) == 1


def test_nobody_can_be_hurried_while_a_person_is_to_move():
    table = Table("person", "strongest", "person")
    table.flow.move_now()
    table.flow.tick(0.0)
    assert not table.seen
    assert not table.thinkers


def test_another_level_takes_a_seat_over_and_the_search_of_the_first_is_dropped():
    table = Table("strongest", "person", "person")
    table.flow.tick(0.0)
    table.flow.change_kind(0, "beginner")
    assert table.thinkers["strongest"].cancelled == 1
    table.flow.tick(0.0)
    assert table.thinkers["beginner"].asked == [table.flow.session.state]


def test_a_person_takes_over_the_seat_that_thinks_and_its_answer_is_never_done():
    table = Table("strongest", "planner", "planner")
    table.flow.tick(0.0)
    table.thinkers["strongest"].decision = parse("end")
    table.flow.change_kind(0, "person")
    table.flow.tick(1.0)
    assert not table.seen
    assert table.flow.session.decider == "person"
    table.flow.choose((parse("take"),))
    assert table.flow.undo() == 1


def test_a_seat_given_to_the_computer_drops_what_its_person_had_still_chosen():
    table = Table("person", "person", "person")
    table.flow.choose(tuple(map(parse, ("walk F7", "walk E7"))))
    table.flow.change_kind(0, "planner")
    table.flow.tick(1.0)
    assert len(table.seen) == 1
    assert table.thinkers["planner"].asked == [table.flow.session.state]


def test_undo_goes_by_who_plays_now():
    table = Table("person", "person", "person")
    table.flow.choose((parse("take"),))
    table.flow.tick(1.0)
    table.flow.choose((parse("end"),))
    assert not table.flow.session.can_undo
    table.flow.change_kind(1, "planner")
    table.flow.change_kind(2, "planner")
    assert table.flow.session.can_undo
    assert [player.kind for player in table.flow.session.record.players] == ["person", "planner", "planner"]
