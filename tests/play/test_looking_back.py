"""Looking back in a game in progress: nothing but what is shown changes."""

from attrs import evolve

from mexica.play.commands import Command
from mexica.play.looking_back import LookingBack
from mexica.play.record import Replay
from mexica.play.review import looking_title
from mexica.play.round_replay import RoundReplay
from mexica.play.session import Session
from tests.play import race, secret_cards
from tests.play.race import finished, new_record

ACTIONS = ("step", "step", "end", "rest", "end", "step")


def begun(*kinds: str, actions=ACTIONS) -> Session:
    return Session(race, new_record(*(kinds or ("person", "quick")), actions=actions))


def test_the_session_stays_where_it_is() -> None:
    session = begun()
    looking, before = LookingBack(session), (session.state, session.record, session.can_undo)
    looking.look_at(2)
    assert looking.active
    assert looking.state == session.state_after(2) != session.state
    assert looking.last is session.history[1]
    assert looking.before == session.state_after(1)
    assert (session.state, session.record, session.can_undo) == before


def test_the_last_position_is_that_now() -> None:
    session = begun()
    looking = LookingBack(session)
    for number in (len(ACTIONS), len(ACTIONS) + 5):
        looking.look_at(2)
        looking.look_at(number)
        assert not looking.active
        assert looking.state is session.state
    looking.look_at(-3)
    assert (looking.number, looking.last) == (0, None)


def test_the_commands_step_by_actions_and_by_turns() -> None:
    looking = LookingBack(begun())
    assert set(looking.goals) == {Command.FIRST, Command.TURN_BEFORE, Command.BEFORE}
    looking.look_at(4)
    assert looking.goals == {
        Command.FIRST: 0, Command.TURN_BEFORE: 3, Command.BEFORE: 3,
        Command.AFTER: 5, Command.TURN_AFTER: 5, Command.LAST: 6,
    }  # fmt: skip


def test_what_was_taken_back_is_not_looked_at() -> None:
    session = begun()
    session.undo()
    looking = LookingBack(session)
    looking.look_at(4)
    assert looking.goals[Command.LAST] == 5
    looking.look_at(5)
    assert not looking.active


def test_a_new_game_may_begin_from_an_earlier_position_unless_several_people_play() -> None:
    looking = LookingBack(begun())
    assert not looking.may_play_on
    looking.look_at(3)
    assert looking.may_play_on
    assert looking.record.actions == ACTIONS[:3]
    assert Session(race, looking.record).state == looking.state
    several = LookingBack(begun("person", "person"))
    several.look_at(3)
    assert not several.may_play_on
    watched = LookingBack(begun("quick", "quick"))
    watched.look_at(3)
    assert watched.may_play_on


def test_a_finished_game_is_played_on_as_a_new_one_too() -> None:
    session = Session(race, finished("person", "person"))
    looking, whole = LookingBack(session), session.record
    assert not looking.may_play_on
    session.look_at(10)
    assert looking.may_play_on
    anew = Session(race, looking.record)
    assert anew.person_decides
    assert anew.actions == whole.actions[:10]
    assert session.record == whole


def test_a_game_from_a_given_position_is_played_on_only_from_now() -> None:
    setup = race.Setup(2)
    first = evolve(race.start(setup), places=(2, 0))
    record = evolve(new_record("person", "quick", actions=("step", "end")), replayed=Replay(setup, first))
    looking = LookingBack(Session(race, record))
    looking.look_at(1)
    assert looking.state.places == (3, 0)
    assert not looking.may_play_on
    assert "given position" in looking.why_no_play_on


def test_the_title_says_where_one_looks() -> None:
    session = begun()
    told = looking_title(session, 4, ("Ana", "Ben"))
    assert told == "Looking back: after action 4 of 6, by Ben in round 1"
    assert looking_title(session, 0, ("Ana", "Ben")) == "Looking back: the beginning, 6 actions ago"
    title = looking_title(begun(actions=ACTIONS[:1]), 0, ("Ana", "Ben"))
    assert title == "Looking back: the beginning, 1 action ago"


def test_the_last_round_is_shown_action_by_action_and_ends_now() -> None:
    session = begun()
    looking = LookingBack(session)
    replay = RoundReplay(session, looking)
    assert replay.possible
    assert replay.begin()
    assert (looking.number, list(replay.shown)) == (3, [])
    steps = [replay.step(), replay.step()]
    assert [step[0].action for step in steps] == ["rest", "end"]
    assert [step[1] for step in steps] == [session.state_after(3), session.state_after(4)]
    assert list(replay.shown) == [3, 4]
    assert looking.active  # one has acted oneself since
    assert replay.step() is None
    assert not replay.active
    assert not looking.active


def test_without_anything_played_by_others_there_is_no_last_round() -> None:
    session = begun(actions=("step",))
    replay = RoundReplay(session, LookingBack(session))
    assert not replay.possible
    assert not replay.begin()


def test_no_game_is_begun_from_before_what_has_come_to_light_since() -> None:
    record = secret_cards.new_record("person", "quick", actions="play 0, turn, end, draw, end")
    session = Session(secret_cards, record)
    looking = LookingBack(session)
    looking.look_at(1)
    assert not looking.may_play_on
    assert looking.why_no_play_on.startswith("Something hidden has come to light since then")
    looking.look_at(2)
    assert looking.may_play_on  # the computer's own card has shown nothing
