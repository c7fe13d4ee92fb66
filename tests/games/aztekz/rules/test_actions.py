"""Actions: their texts, nonsense made by hand, and what they mean for the turn."""

import pickle

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules import actions
from tests.games.aztekz.tables import one, table

TEXTS = (
    *("lay 0,2 nes", "lay -4,-4 ns", "lay 9,-12 nesw", "step chief 0,1", "step helper1 -1,0"),
    *("take helper1 sun 2", "take chief moon 1", "take helper2 maize 0", "drop helper1", "give helper2"),
    *("scare helper1", "steal 1 helper2", "steal 0 chief", "decline"),
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_and_its_action_are_inverses(text: str) -> None:
    action = rules.parse(text)
    assert str(action) == text
    assert rules.parse(str(action)) == action
    assert pickle.loads(pickle.dumps(action)) == action
    assert rules.ends_turn(action) is (text.startswith("lay") or text == "decline")


@pytest.mark.parametrize(
    "text",
    [
        *("", "lay", "lay 0,2", "lay 0,2 sn", "lay 0,2 n", "lay 0 2 nes", "lay -0,2 nes", "lay 00,2 nes"),
        *("lay 0,100 nes", "lay 0,2 nes ", "Lay 0,2 nes", "step chief", "step pilli 0,1", "step helper3 0,1"),
        *("take helper1 sun", "take helper1 star 1", "take helper1 sun -1", "take helper1 sun 02"),
        *(
            "steal helper2",
            "steal -1 helper2",
            "decline now",
            7,
            None,
            b"decline",
            "lay \N{FULLWIDTH DIGIT ONE},2 nes",
        ),
    ],
)
def test_anything_else_is_no_action(text: object) -> None:
    with pytest.raises(rules.ParseError, match="is no action"):
        rules.parse(text)


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (None, "A4.1"),
        ("decline", "A4.1"),
        (actions.LayCard((0, 2), "sn"), "A1.2"),
        (actions.LayCard((0, 2), 7), "A1.2"),
        (actions.LayCard((0, 2), ["ns"]), "A1.2"),
        (actions.LayCard("0,2", "ns"), "A1.1"),
        (actions.LayCard((0, 2, 3), "ns"), "A1.1"),
        (actions.LayCard((0, 10**9), "ns"), "A1.1"),
        (actions.LayCard((0, True), "ns"), "A1.1"),
        (actions.StepHero("pilli", (0, 1)), "A2.1"),
        (actions.StepHero(["chief"], (0, 1)), "A2.1"),
        (actions.StepHero("chief", None), "A1.1"),
        (actions.TakeSouls("helper1", "star", 1), "A2.2"),
        (actions.TakeSouls("helper1", "sun", "1"), "A5.2"),
        (actions.TakeSouls("helper1", "sun", -1), "A5.1"),
        (actions.DropSouls(0), "A2.1"),
        (actions.GiveSouls(None), "A2.1"),
        (actions.ScareSouls({}), "A2.1"),
        (actions.StealSouls("1", "helper1"), "A5.6"),
        (actions.StealSouls(-1, "helper1"), "A5.6"),
        (actions.StealSouls(3, "helper1"), "A5.6"),
        (actions.StealSouls(True, "helper1"), "A5.6"),
        (actions.StealSouls(1, "helper9"), "A2.1"),
    ],
)
def test_nonsense_made_by_hand_is_refused(action: rules.Action, clause: str) -> None:
    state = rules.position(one())
    refusal = rules.refusal(state, action)
    assert refusal is not None
    assert refusal.clause == clause
    assert refusal.message.endswith(".")
    with pytest.raises(rules.IllegalAction):
        rules.apply(state, action)


def test_steps_of_one_hero_belong_together() -> None:
    one, other, helper = (
        rules.parse(text) for text in ("step chief 0,1", "step chief 0,0", "step helper1 0,1")
    )
    assert rules.continues(other, one)
    assert not rules.continues(helper, one)
    assert not rules.continues(rules.parse("drop helper1"), helper)
    assert not rules.continues(helper, rules.parse("lay 0,2 nes"))


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = rules.position({**one(), "phase": "over", "drawn": None})
    assert rules.legal_actions(state) == []
    for text in TEXTS:
        refusal = rules.refusal(state, rules.parse(text))
        assert refusal is not None
        assert refusal.clause == "A7.1"


def test_before_the_turns_only_start_cards_are_laid() -> None:
    state = rules.start(rules.new_setup(2, 1))
    assert {str(one).split()[0] for one in rules.legal_actions(state)} == {"lay"}
    for text in TEXTS:
        if not text.startswith("lay"):
            refusal = rules.refusal(state, rules.parse(text))
            assert refusal is not None
            assert refusal.clause == "A3.2"


def test_a_position_of_the_tests_is_one() -> None:
    assert rules.describe(rules.position(table(one()["cards"], *one()["seats"])))["souls"] == {}
