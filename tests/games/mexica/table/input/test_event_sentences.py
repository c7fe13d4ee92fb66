"""Events as sentences, and the spaces where they happened."""

import pytest

from mexica.games.mexica.rules import apply, describe, parse, position
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.input.event_sentences import event_sentences, event_spaces
from tests.games.mexica.table.input.states import NAMES, in_turns


@pytest.mark.parametrize(
    ("before", "text", "sentence", "spaces"),
    [
        ((), "canal C5 C6", "Ana digs a canal at C5-C6.", {"C5", "C6"}),
        ((), "canal C5", "Ana digs a canal at C5.", {"C5"}),
        ((), "bridge O7 ew", "Ana builds a bridge at O7.", {"O7"}),
        ((), "temple F7 1", "Ana builds a temple of 1 floor at F7.", {"F7"}),
        (("end",), "temple H5 3", "Bo builds a temple of 3 floors at H5.", {"H5"}),
        ((), "walk F7", "Ana walks to F7.", {"G7", "F7"}),
        ((), "flat A12", "Ana moves to A12 for 5 points.", {"G7", "A12"}),
        ((), "take", "Ana takes an action token.", set()),
        ((), "propose 3", "Ana proposes to remove the token of 3.", set()),
        (("propose 3",), "agree", "Bo agrees.", set()),
        (("propose 3",), "decline", "Bo declines; the token of 3 stays.", set()),
    ],
)
def test_an_action_is_told_in_a_sentence(before, text, sentence, spaces):
    events = apply(in_turns(*before), parse(text)).events
    assert event_sentences(events, NAMES) == (sentence,)
    assert event_spaces(events) == {named(space) for space in spaces}


def test_a_removal_that_all_agree_to_is_told():
    events = apply(in_turns("propose 3", "agree"), parse("agree")).events
    assert event_sentences(events, NAMES) == ("Cem agrees.", "The token of 3 leaves the game.")


def test_ending_a_turn_needs_no_words():
    assert event_sentences(apply(in_turns(), parse("end")).events, NAMES) == ()


def test_a_founding_tells_who_gained_what():
    described = describe(in_turns())
    described["canals"] = sorted([*described["canals"], "B2", "C3", "C4", "B5"])
    for seat, space in enumerate(("A3", "B3")):
        described["seats"][seat]["pilli"] = space
    described["display"], described["later"] = [3, 3, 4, 6, 7, 8, 9, 10], [4, 5, 5, 6, 11, 12, 13]
    del described["districts"]
    events = apply(position(described), parse("found A4")).events
    assert event_sentences(events, NAMES) == ("Ana founds a district of 4: Ana +2, Bo +1.",)
