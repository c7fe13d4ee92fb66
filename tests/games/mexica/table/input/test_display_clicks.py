"""What a click on a token of the display does: found its district, propose to remove it, or say why not."""

from attrs import evolve

from mexica.games.mexica.rules import State, parse
from mexica.games.mexica.rules.spaces import name, named
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.input.click_outcome import AskRemoval, Do, Say
from mexica.games.mexica.table.input.hand import Hand
from tests.games.mexica.table.input.states import PLACED, after, cut_off


def shown(state: State) -> Hand:
    """A hand that has seen all of a state."""
    hand = Hand()
    for _part in hand.update_in_parts(state, True):
        pass
    return hand


def test_a_token_is_proposed_for_removal_only_by_its_own_tool():
    hand = shown(after(*PLACED))
    size = hand.offers.state.display[0]
    assert hand.click_token(size) == Say(f"No district of {size} stands yet.", refused=False)
    hand.pick(ToolKind.PROPOSE)
    assert hand.click_token(size) == AskRemoval(size)
    assert hand.tool is None


def test_a_click_on_a_token_tells_where_districts_of_its_size_stand():
    hand = shown(cut_off(pilli="C6"))
    said = Say("A district of 4 stands at A3: found it with your Pilli inside.", refused=False)
    assert hand.click_token(4) == said
    assert hand.tool is None


def test_a_token_whose_district_stands_is_not_proposed_and_the_reason_is_said():
    hand = shown(cut_off(pilli="C6"))
    hand.pick(ToolKind.PROPOSE)
    assert hand.click_token(4) == Say(
        "A district of 4 spaces can still be founded as it stands. (R12.3)", clause="R12.3"
    )
    assert hand.tool == Tool(ToolKind.PROPOSE)
    assert hand.click_token(3) == AskRemoval(3)


def test_the_button_of_proposals_says_why_none_is_possible():
    hand = shown(evolve(cut_off(pilli="C6"), display=(4,)))
    assert hand.pick(ToolKind.PROPOSE) == Say(
        "A district of 4 spaces can still be founded as it stands. (R12.3)", clause="R12.3"
    )


def test_the_button_of_proposals_says_that_no_token_is_left():
    hand = shown(evolve(cut_off(pilli="C6"), display=()))
    assert hand.pick(ToolKind.PROPOSE) == Say("No calpulli token is left on display. (R12.3)", clause="R12.3")


def test_a_token_whose_district_one_stands_in_is_founded():
    hand = shown(cut_off(pilli="A3"))
    assert hand.click_token(4) is None
    assert hand.tool == Tool(ToolKind.FOUND)
    assert {name(space) for space in hand.open_spaces()} == {"A4", "B3", "B4"}
    assert hand.click(named("A4")) == Do((parse("found A4"),))
