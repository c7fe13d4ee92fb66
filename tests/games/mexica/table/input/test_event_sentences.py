"""What was done, in sentences; what is said of districts; what a key asks for."""

import pytest

from mexica.games.mexica.rules import apply, describe, parse, position, start
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.input.district_info import district_lines
from mexica.games.mexica.table.input.event_sentences import event_sentences, event_spaces
from mexica.games.mexica.table.input.mouse_tips import price_line
from tests.games.mexica.table.playing import new_game

NAMES = ("Ana", "Bo", "Cem")
PLACED = ("start G7", "start H6", "start I7")


def after(*texts):
    state = start(new_game("person", "person", "person").setup)
    for text in (*PLACED, *texts):
        state = apply(state, parse(text)).state
    return state


@pytest.mark.parametrize(
    ("before", "text", "sentence", "spaces"),
    [
        ((), "canal C5 C6", "Ana digs a canal at C5-C6.", {"C5", "C6"}),
        ((), "canal C5", "Ana digs a canal at C5.", {"C5"}),
        ((), "bridge O7 ew", "Ana builds a bridge at O7.", {"O7"}),
        ((), "temple F7 1", "Ana builds a temple of 1 floor at F7.", {"F7"}),
        (("end",), "temple H5 3", "Bo builds a temple of 3 floors at H5.", {"H5"}),
        ((), "walk F7", "Ana walks to F7.", {"G7", "F7"}),
        ((), "flat A12", "Ana moves to A12 at the flat rate.", {"G7", "A12"}),
        ((), "take", "Ana takes an action token.", set()),
        ((), "propose 3", "Ana proposes to remove the token of 3.", set()),
        (("propose 3",), "agree", "Bo agrees.", set()),
        (("propose 3",), "decline", "Bo declines; the token of 3 stays.", set()),
    ],
)
def test_an_action_is_told_in_a_sentence(before, text, sentence, spaces):
    events = apply(after(*before), parse(text)).events
    assert event_sentences(events, NAMES) == (sentence,)
    assert event_spaces(events) == {named(space) for space in spaces}


def test_a_removal_that_all_agree_to_is_told():
    events = apply(after("propose 3", "agree"), parse("agree")).events
    assert event_sentences(events, NAMES) == ("Cem agrees.", "The token of 3 leaves the game.")


def test_ending_a_turn_needs_no_words():
    assert event_sentences(apply(after(), parse("end")).events, NAMES) == ()


def test_a_founding_tells_who_gained_what():
    described = describe(after())
    described["canals"] = sorted([*described["canals"], "B2", "C3", "C4", "B5"])
    for seat, space in enumerate(("A3", "B3")):
        described["seats"][seat]["pilli"] = space
    described["display"], described["later"] = [3, 3, 4, 6, 7, 8, 9, 10], [4, 5, 5, 6, 11, 12, 13]
    del described["districts"]
    events = apply(position(described), parse("found A4")).events
    assert event_sentences(events, NAMES) == ("Ana founds a district of 4: Ana +2, Bo +1.",)


def _with_temples(**temples):
    described = describe(after())
    described["canals"] = sorted([*described["canals"], "B2", "C3", "C4", "B5"])
    described["temples"] = {space: {"owner": owner, "floors": n} for space, (owner, n) in temples.items()}
    del described["districts"]
    return position(described)


def test_a_district_says_who_leads():
    state = _with_temples(A3=(0, 3), B3=(1, 2), A4=(0, 1))
    lines = district_lines(state, state.board.district(named("A3")), NAMES)
    assert lines[1:] == ("Ana leads with 4", "Bo 2")


def test_a_district_says_who_is_tied():
    state = _with_temples(A3=(0, 2), B3=(1, 2))
    assert district_lines(state, state.board.district(named("A3")), NAMES)[1] == "Ana and Bo tied at 2"


def test_a_district_of_the_size_of_a_token_says_so():
    state = _with_temples()
    district = state.board.district(named("A3"))
    expected = 4 in state.display
    assert ("a token of this size is on display" in district_lines(state, district, NAMES)[0]) is expected
    assert district_lines(state, district, NAMES)[1] == "No temples"


PRICES = [(1, "1 AP"), (6, "6 AP"), (7, "7 AP (1 token)"), (8, "8 AP (2 tokens)")]


@pytest.mark.parametrize(("price", "text"), PRICES)
def test_a_price_says_how_much_of_it_tokens_pay(price, text):
    assert price_line(after(), price).text == text
