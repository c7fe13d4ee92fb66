"""A replay: every action with its player and state, none applied twice, the first illegal one named."""

import pytest
from attrs import evolve

from mexica.play.record import PlayerInfo, Replay, ReplayError, replay
from tests.games.nim import rules
from tests.games.nim.rules import parse
from tests.games.nim.saves import Record, new_record

ACTIONS = tuple(map(parse, ("take A 1", "take B 2", "take C 3")))
RECORD = evolve(new_record("person", "random"), actions=ACTIONS)


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The actions that the rules have applied."""
    seen, apply = [], rules.apply
    monkeypatch.setattr(rules, "apply", lambda *asked: seen.append(asked[1]) or apply(*asked))
    return seen


def known(record: Record) -> Record:
    """The record with its replay."""
    return evolve(record, replayed=replay(rules, record))


def test_a_replay_says_who_played_what() -> None:
    found = replay(rules, RECORD)
    assert [played.action for played in found.history] == [*ACTIONS]
    assert [played.seat for played in found.history] == [0, 1, 0]
    assert found.state == found.history[-1].state
    assert found.history[-1].events == (rules.SticksTaken(0, "C", 3),)


def test_without_actions_the_first_state_is_the_last() -> None:
    assert replay(rules, new_record("person", "random")).state == rules.start(RECORD.setup)


def test_what_is_known_is_not_applied_again(applied: list[object]) -> None:
    begun = known(evolve(RECORD, actions=ACTIONS[:2]))
    found = replay(rules, evolve(begun, actions=ACTIONS))
    assert applied == list(ACTIONS)
    assert found == replay(rules, RECORD)


@pytest.mark.parametrize(
    "other",
    [
        evolve(RECORD, actions=ACTIONS[:2]),
        evolve(RECORD, actions=(ACTIONS[1], ACTIONS[0], ACTIONS[2])),
        evolve(RECORD, setup=rules.Setup((7, 7, 7))),
    ],
    ids=["shorter", "another course", "another setup"],
)
def test_the_replay_of_another_record_is_of_no_use(other: Record) -> None:
    assert replay(rules, evolve(other, replayed=replay(rules, RECORD))) == replay(rules, other)


def test_a_replay_makes_no_difference_to_what_a_record_is() -> None:
    assert known(RECORD) == RECORD
    assert isinstance(known(RECORD).replayed, Replay)
    assert "replayed" not in repr(known(RECORD))


def test_the_first_illegal_action_is_named(applied: list[object]) -> None:
    wrong = evolve(RECORD, actions=(*ACTIONS, parse("take A 9")))
    with pytest.raises(ReplayError, match="action 4, 'take A 9', is illegal: Take 1 to 3 sticks"):
        replay(rules, wrong)


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 25])
def test_a_name_has_1_to_24_printable_characters(name: str) -> None:
    with pytest.raises(ValueError, match="printable"):
        PlayerInfo(name, "black")
