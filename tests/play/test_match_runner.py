"""The course of a match in time: a person's actions one by one, the computers' at their pace."""

import pytest

from mexica.computer.thinker import ThinkerError
from mexica.play.commands import Command
from mexica.play.match_runner import ASK_AGAIN, ASK_KEPT, STEP, MatchRunner
from mexica.rulebook.sentence import sentence
from tests.games.nim.rules import Take, parse
from tests.games.nim.saves import SAVES, Record
from tests.play.told import ONE, Told, ToldPlayers, session

ROUTE = tuple(map(parse, ("take A 1", "take B 1", "take C 1")))
PACE = 0.8


class Match:
    """A match with `Told` players; the actions shown are in `shown`."""

    def __init__(self, *kinds: str, pace: float = 0.0, share: float = 1.0) -> None:
        self.players, self.shown = ToldPlayers(), []
        self.session = session(*kinds)
        self.runner = MatchRunner(
            self.session, self.players, lambda: pace, self.shown.append, lambda action: share
        )

    @property
    def actions(self) -> list[Take]:
        return [played.action for played in self.shown]

    def decide(self, kind: str, action: Take = ONE) -> None:
        """Let the player of this kind be asked and decide, and let no time pass."""
        self.runner.tick(0.0)
        self.players[kind].decision = action
        self.runner.tick(0.0)


def test_actions_chosen_together_are_played_one_by_one() -> None:
    match = Match("person", "person")
    match.runner.choose(ROUTE)
    assert match.actions == [*ROUTE[:1]]
    assert match.runner.busy
    assert not match.runner.person_acts
    match.runner.tick(STEP / 2)
    assert match.actions == [*ROUTE[:1]]
    assert match.runner.next_wake == pytest.approx(STEP / 2)
    match.runner.tick(STEP / 2)
    match.runner.tick(STEP)
    assert match.actions == [*ROUTE]
    assert [played.follows for played in match.shown] == [False, True, True]
    assert not match.runner.busy
    assert match.runner.person_acts
    assert match.runner.next_wake is None


def test_what_shall_follow_the_chosen_actions_waits_until_the_last_is_shown() -> None:
    match, called = Match("person", "person"), []
    match.runner.choose(ROUTE)
    match.runner.when_played(lambda: called.append(len(match.actions)))
    for _action in ROUTE[1:]:
        match.runner.tick(STEP)
    assert match.actions == [*ROUTE]
    match.runner.tick(STEP, held=True)
    assert not called
    assert match.runner.next_wake == 0.0
    match.runner.tick(0.0)
    match.runner.tick(0.0)
    assert called == [len(ROUTE)]
    assert match.runner.next_wake is None


def test_nothing_follows_actions_that_are_taken_back() -> None:
    match, called = Match("person", "person"), []
    match.runner.choose(ROUTE)
    match.runner.when_played(lambda: called.append(True))
    match.runner.undo()
    match.runner.tick(1.0)
    assert not called


def test_nothing_is_played_while_something_is_still_shown() -> None:
    match = Match("person", "person")
    match.runner.choose(ROUTE)
    match.runner.tick(1.0, held=True)
    assert len(match.actions) == 1
    match.runner.tick(0.0)
    assert len(match.actions) == 2


def test_undo_forgets_the_rest_of_what_was_chosen() -> None:
    match = Match("person", "perfect")
    match.runner.choose(ROUTE)
    assert match.runner.undo() == 1
    assert not match.runner.busy
    match.runner.tick(1.0)
    assert match.session.actions == ()


def test_nothing_wakes_the_window_while_a_person_thinks() -> None:
    match = Match("person", "perfect")
    assert match.runner.next_wake is None
    match.runner.tick(100.0)
    assert match.actions == []


@pytest.mark.parametrize("share", [1.0, 0.5])
def test_each_action_of_a_computer_is_shown_for_its_share_of_the_pace(share: float) -> None:
    match = Match("perfect", "random", pace=PACE, share=share)
    match.decide("perfect")
    assert match.runner.next_wake == pytest.approx(PACE * share)
    match.decide("random")
    match.runner.tick(PACE * share - 0.01)
    assert len(match.actions) == 1
    match.runner.tick(0.02)
    assert len(match.actions) == 2


def test_a_skipped_wait_does_not_wait_for_the_pace() -> None:
    match = Match("perfect", "random", pace=PACE)
    match.decide("perfect")
    match.runner.skip_wait()
    assert match.runner.next_wake == ASK_AGAIN
    match.decide("random")
    assert len(match.actions) == 2


def test_progress_is_told_only_while_somebody_searches() -> None:
    match = Match("perfect", "person")
    assert match.runner.progress is None
    match.runner.tick(0.0)
    assert match.runner.progress == 0.25
    match.decide("perfect")
    assert match.runner.progress is None
    assert match.actions == [ONE]


def test_an_answer_that_waits_to_be_shown_is_no_longer_thought_about() -> None:
    match = Match("perfect", "random", pace=1.0)
    match.decide("perfect")
    match.decide("random")
    match.runner.tick(0.1)
    assert len(match.actions) == 1
    assert match.runner.progress is None
    match.runner.tick(1.0)
    assert len(match.actions) == 2


def test_who_is_hurried_plays_at_once() -> None:
    match = Match("perfect", "person", pace=1.0)
    match.runner.tick(0.0)
    match.runner.move_now()
    match.runner.tick(0.0)
    assert len(match.actions) == 1


def test_nobody_can_be_hurried_while_a_person_is_to_move() -> None:
    match = Match("person", "perfect")
    match.runner.move_now()
    match.runner.tick(0.0)
    assert not match.actions
    assert not match.players.by_kind


def test_another_level_takes_a_seat_over_and_the_search_of_the_first_is_dropped() -> None:
    match = Match("perfect", "person")
    match.runner.tick(0.0)
    match.runner.change_kind(0, "random")
    assert match.players["perfect"].cancelled == 1
    match.runner.tick(0.0)
    assert match.players["random"].asked == [match.session.state]


def test_a_person_takes_over_the_seat_that_thinks_and_its_answer_is_never_played() -> None:
    match = Match("perfect", "random")
    match.runner.tick(0.0)
    match.players["perfect"].decision = ONE
    match.runner.change_kind(0, "person")
    match.runner.tick(1.0)
    assert not match.actions
    assert match.session.decider == "person"
    match.runner.choose([ONE])
    assert match.runner.undo() == 1


def test_a_seat_given_to_the_computer_drops_what_its_person_had_still_chosen() -> None:
    match = Match("person", "person")
    match.runner.choose(ROUTE)
    match.runner.change_kind(1, "perfect")
    match.runner.tick(1.0)
    assert len(match.actions) == 1
    assert match.players["perfect"].asked == [match.session.state]


def test_undo_goes_by_who_plays_now() -> None:
    match = Match("person", "person")
    match.runner.choose([ONE])
    assert not match.session.can_undo
    match.runner.change_kind(1, "perfect")
    assert match.session.can_undo
    assert [player.kind for player in match.session.record.players] == ["person", "perfect"]
    assert SAVES.decode(SAVES.encode(match.session.record)) == match.session.record


def test_a_computer_that_breaks_down_waits_until_it_is_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Told) -> None:
        raise ThinkerError(sentence("It has broken down."))

    match = Match("perfect", "person")
    with monkeypatch.context() as patch:
        patch.setattr(Told, "poll", broken)
        match.runner.tick(0.0)
    assert match.runner.fault == "It has broken down."
    assert not match.runner.computer_acts
    assert match.runner.next_wake is None
    match.runner.skip_wait()
    match.decide("perfect")
    assert match.actions == [ONE]


def test_computers_that_are_watched_pause_and_play_a_turn_at_a_time() -> None:
    match = Match("perfect", "random")
    match.runner.watch(Command.PAUSE)
    match.runner.tick(5.0)
    assert not match.players.by_kind
    match.runner.watch(Command.WHOLE_TURN)
    match.decide("perfect")
    match.runner.tick(5.0)
    assert match.actions == [ONE]
    assert not match.runner.computer_acts
    match.runner.change_kind(0, "person")
    assert match.runner.computer_acts


def test_a_game_with_a_person_is_not_watched() -> None:
    match = Match("person", "random")
    match.runner.watch(Command.PAUSE)
    assert match.runner.watching.goes_on


class Disk:
    """Keeps records when it is told to; what it was asked to keep is in `asked`."""

    def __init__(self, match: Match) -> None:
        self.done, self.asked = False, list[int]()
        match.runner.keep = self.keep

    def keep(self, record: Record) -> bool:
        self.asked.append(len(record.actions))
        return self.done


@pytest.mark.parametrize("kinds", [("person", "person"), ("perfect", "person")])
def test_an_action_is_shown_and_counts_only_when_it_is_kept(kinds: tuple[str, str]) -> None:
    match = Match(*kinds)
    disk = Disk(match)
    if kinds[0] == "person":
        match.runner.choose([ONE])
    else:
        match.decide(kinds[0])
    match.runner.tick(100.0)
    assert disk.asked[-1] == 1
    assert match.shown == []
    assert match.session.actions == ()
    assert match.runner.busy
    assert not match.runner.person_acts
    assert match.runner.next_wake == ASK_KEPT
    assert match.runner.record.actions == (ONE,)
    disk.done = True
    match.runner.tick(0.0)
    assert match.actions == [ONE]
    assert match.runner.record == match.session.record
    assert not match.runner.busy


def test_the_pace_begins_when_an_action_is_shown() -> None:
    match = Match("perfect", "random", pace=PACE)
    disk = Disk(match)
    match.decide("perfect")
    match.runner.tick(5.0)
    disk.done = True
    match.runner.tick(0.0)
    assert match.runner.next_wake == pytest.approx(PACE)


def test_an_action_not_yet_kept_is_what_undo_takes_back() -> None:
    match = Match("person", "perfect")
    disk = Disk(match)
    match.runner.choose([ONE])
    assert match.runner.undo() == 1
    assert match.session.actions == ()
    disk.done = True
    match.runner.tick(1.0)
    assert match.shown == []


def test_an_action_not_yet_kept_is_played_whoever_takes_the_seat() -> None:
    match = Match("person", "person")
    disk = Disk(match)
    match.runner.choose([ONE])
    match.runner.change_kind(0, "perfect")
    disk.done = True
    match.runner.tick(0.0)
    assert match.actions == [ONE]
