"""R4.2 as a set of spaces: one test for each reason why a canal is not allowed on a space."""

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.bridges import ramps_of
from mexica.games.mexica.rules.canals import canal_spaces, diggable_land, lasting_land
from mexica.games.mexica.rules.spaces import ISLAND, PALACE, each, named, set_of
from tests.games.mexica.drawings import state

FOUNDED = """
            BCDEF
         2  =====
         3  =..t=
         4  =...=
         5  =====
        t: token 6
        """
BRIDGE = """
            BCD
         2  ...
         3  .n.
         4  ...
        """


def spaces(*names):
    return set_of(named(name) for name in names)


@pytest.mark.parametrize("diggable", [diggable_land, lambda board: ISLAND & ~lasting_land(board)])
class TestWhereNoCanalCanEverLie:
    def test_the_palace(self, diggable):
        assert not diggable(state("    GH\n 7  PP").board) & PALACE

    def test_a_temple(self, diggable):
        assert not diggable(state("    CD\n 3  2.").board) & spaces("C3")

    def test_a_neutral_temple(self, diggable):
        assert not diggable(state("    CD\n 3  x.").board) & spaces("C3")

    def test_a_founded_district_with_or_without_its_token(self, diggable):
        board = state(FOUNDED).board
        assert not diggable(board) & spaces("C3", "D3", "E3", "C4", "D4", "E4")
        assert diggable(board) & spaces("G3") == spaces("G3")

    def test_but_on_all_other_land(self, diggable):
        assert diggable(state("    CD\n 3  ..").board) & spaces("C3", "D3") == spaces("C3", "D3")


def test_a_canal_is_no_land_to_dig():
    board = state("    CD\n 3  =.").board
    assert not diggable_land(board) & spaces("C3")


def test_the_lake_is_no_land_to_dig():
    assert not diggable_land(state("    AB\n 1  ~.").board) & ~ISLAND


def test_a_ramp_bars_a_canal_as_long_as_the_bridge_stands():
    board = state(BRIDGE).board
    assert not diggable_land(board) & spaces("C2", "C4")
    assert diggable_land(board) & spaces("B3", "D3") == spaces("B3", "D3")
    lifted = board.without_bridge(named("C3"))
    assert diggable_land(lifted) & spaces("C2", "C4") == spaces("C2", "C4")
    assert not lasting_land(board) & spaces("C2", "C4")


def test_a_bridge_still_to_be_built_bars_canals_like_one_that_stands():
    before = state("    BCD\n 2  ...\n 3  .=.\n 4  ...").board
    built = before.with_bridge(named("C3"), Direction.EW)
    assert diggable_land(built) == diggable_land(before) & ~spaces("B3", "D3")
    assert ramps_of(named("C3"), Direction.EW) == spaces("B3", "D3")
    assert ramps_of(named("C3"), Direction.NS) == spaces("C2", "C4")


def test_a_pilli_bars_a_canal_until_it_steps_aside():
    position = state("    CDE\n 3  ab.")
    c3, d3 = spaces("C3"), spaces("D3")
    assert not canal_spaces(position) & (c3 | d3)
    assert canal_spaces(position, leaving=c3) & (c3 | d3) == c3
    assert diggable_land(position.board) & (c3 | d3) == c3 | d3


def test_a_pilli_that_steps_aside_leaves_what_else_bars_a_canal():
    founded, palace = state(FOUNDED.replace("=..t=", "=.at=")), state("    GH\n 7  aP")
    assert not canal_spaces(founded, leaving=spaces("D3")) & spaces("D3")
    assert not canal_spaces(palace, leaving=spaces("G7")) & spaces("G7")


def test_the_spaces_are_those_of_the_legal_canals():
    position = state(FOUNDED.replace("=..t=", "=.at="))
    listed = {space for action in rules.legal_actions(position) for space in getattr(action, "spaces", ())}
    assert listed == set(each(canal_spaces(position)))
