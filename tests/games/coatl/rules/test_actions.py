"""Actions: their texts, nonsense made by hand, and what they mean for the turn."""

import pickle

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules import actions
from mexica.games.coatl.rules.legality import refusal
from tests.games.coatl.tables import after, seat, serpent, state

TEXTS = (
    *("keep P3 P15 P28", "keep", "take h1", "take b4", "prophecy P12", "prophecy deck", "lay hY", "lay G"),
    *("join 2 hY", "join 2 tR", "join 2 G head", "join 2 G tail", "play P28 2", "temple T4 2"),
    *("pick hY", "pick tR", "pick G U", "future", "discard P3 P4", "discard", "commit T4", "done"),
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_and_its_action_are_inverses(text: str) -> None:
    action = rules.parse(text)
    assert str(action) == text
    assert rules.parse(str(action)) == action
    assert pickle.loads(pickle.dumps(action)) == action


def test_cards_and_pieces_are_kept_in_order() -> None:
    assert str(rules.parse("keep P28 P3 P15")) == "keep P3 P15 P28"
    assert str(rules.parse("pick U Y")) == "pick Y U"


@pytest.mark.parametrize(
    "text",
    ["", "take", "take b7", "join 2 G", "join 2 hY head", "join 4 hY", "lay bY", "play T4 2", "keep P55", 7],
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(rules.ParseError, match="is no action"):
        rules.parse(text)


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (None, "C4.1"),
        (actions.TakePieces("b7"), "C2.2"),
        (actions.TakeProphecy("T3"), "C8.4"),
        (actions.LayPiece("bY"), "C1.2"),
        (actions.JoinPiece(0, "G", "head"), "C7.2"),
        (actions.JoinPiece(1, "G"), "C7.3"),
        (actions.JoinPiece(1, "hG", "tail"), "C7.3"),
        (actions.JoinPiece(1, "tG", "head"), "C7.3"),
        (actions.JoinPiece(1, 7), "C1.2"),
        (actions.PlayProphecy("P0", "1"), "C7.2"),
        (actions.PlaceTemple("P0", 1), "C9.2"),
        (actions.PerfectPick(("G",)), "C10.2"),
        (actions.PerfectPick(7), "C10.2"),
        (actions.PriestCommitment("T20"), "C9.2"),
        (actions.Discard(7), "C8.4"),
        (actions.KeepHand(("P0", None)), "C8.4"),
    ],
)
def test_what_means_nothing_is_refused(action: object, clause: str) -> None:
    refused = refusal(state(), action)
    assert refused is not None
    assert refused.clause == clause
    assert refused.message.endswith(".")


def test_an_end_that_goes_without_saying_may_be_named() -> None:
    """C7.3: it is the same action then, with the text that `parse` reads."""
    begin = state(seat("tG", "P15", serpent("hY G")))
    assert refusal(begin, actions.JoinPiece(1, "tG", "tail")) is None
    for named in (actions.JoinPiece(1, "tG", "tail"), actions.JoinPiece(1, "hG", "head")):
        assert rules.parse(str(named)) == named


def test_a_game_that_is_over_is_refused_by_the_clause_that_ended_it() -> None:
    """C12.1 a third serpent, C12.2 the last segments, C4.3 that nobody could do anything."""
    third = {"cause": "third serpent", "by": 0, "actions": [0, 0]}
    gone = {"cause": "body segments gone", "by": None, "actions": [0, 0]}
    for ending, clause in ((third, "C12.1"), (gone, "C12.2"), (None, "C4.3")):
        over = state(seat(), seat(), phase="over", actions_left=0, ending=ending)
        refused = refusal(over, rules.parse("done"))
        assert refused is not None
        assert refused.clause == clause


def test_a_turn_goes_on_until_its_action_is_complete() -> None:
    begin = state(seat("G"))
    begun = after(begin, "lay G")
    assert rules.turn_id(begun) == rules.turn_id(begin)
    assert rules.turn_id(after(begun, "done")) != rules.turn_id(begin)
    assert [rules.ends_turn(rules.parse(text)) for text in ("take h1", "done", "lay G", "future")] == [
        *(True, True, False, False)
    ]
    assert not rules.continues(rules.parse("lay G"), rules.parse("lay G"))
