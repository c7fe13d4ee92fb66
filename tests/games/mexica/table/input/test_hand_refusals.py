"""A click or a tool that leads to nothing gives the reason of the rules."""

import pytest

from mexica.games.mexica.rules import parse, refusal
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.bar.tools import IN_BAR, ToolKind
from mexica.games.mexica.table.input.click_outcome import Say
from tests.games.mexica.table.input.hands import in_turn, point


def test_a_refused_click_gives_the_reason_of_the_rules():
    hand = in_turn()
    hand.pick(ToolKind.CANAL)
    state = hand.offers.state
    why = refusal(state, parse("canal H7"))
    assert hand.click(named("H7")) == Say(f"{why.message} ({why.clause})", named("H7"), clause=why.clause)


def test_pointing_at_a_barred_space_gives_the_reason_and_its_rule_before_any_click():
    hand = in_turn()
    point(hand, "H7")
    assert not hand.only_said()
    hand.pick(ToolKind.CANAL)
    said = hand.only_said()
    assert said.refused
    assert said.message == "H7 belongs to the palace; no canal may be dug there. (R4.2)"
    point(hand, "C5")
    assert not hand.only_said()


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (ToolKind.FOUND, "and no token of that size is on display"),
        (ToolKind.TAKE, "You have taken two action tokens"),
    ],
)
def test_a_tool_that_fits_nowhere_says_why(kind, sentence):
    hand = in_turn("take", "take")
    assert not hand.fits(kind)
    assert sentence in hand.pick(kind).message
    assert hand.tool is None


def test_without_points_the_tools_say_so():
    hand = in_turn("flat A12", "canal C5")
    for kind in set(IN_BAR) - {ToolKind.FOUND, ToolKind.PROPOSE}:
        assert not hand.fits(kind)
        assert "you have none left" in hand.pick(kind).message
