"""What a serpent needs for a card, and plans that fulfil several."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mexica.games.coatl.ai.needs import OTHER, joined, needs
from mexica.games.coatl.ai.plans import plans
from mexica.games.coatl.ai.player_worth import missing_pieces
from mexica.games.coatl.rules.cards import PROPHECIES
from mexica.games.coatl.rules.serpent import OPEN, Serpent

COLOURS = "YRKGU"


def reading(pieces: str) -> str:
    return Serpent(tuple(pieces.split())).reading if pieces else OPEN * 2


@pytest.mark.parametrize(
    ("card", "pieces", "head", "tail"),
    [
        ("P32", "K R G", "Y", "U"),
        ("P32", "hY K", "", "RGU"),
        ("P35", "hY K K", "", "R"),
        ("P35", "K R", "Y", ""),
        ("P44", "hG K Y G", "", "YK"),
        ("P9", "hK U", "", "U*"),
        ("P9", "hK U U", "", "*"),
        ("P0", "hY G Y", "", "Y"),
        ("P49", "hY Y", "", "GGR"),
        ("P15", "", "", "YG"),
    ],
)
def test_a_serpent_needs_what_is_lacking_at_its_ends(card: str, pieces: str, head: str, tail: str) -> None:
    way = needs(card, reading(pieces)).ways[0]
    found = {(one.head, one.tail) for one in needs(card, reading(pieces)).ways if one.size == way.size}
    lacking = {("".join(sorted(one)), "".join(sorted(other))) for one, other in found}
    assert ("".join(sorted(head)), "".join(sorted(tail))) in lacking


def test_a_finished_serpent_needs_nothing_and_a_card_at_its_last_level_neither() -> None:
    assert needs("P32", reading("hY K tR")).ways == ()
    assert needs("P22", reading("K U K U")).gain == 0


@settings(max_examples=80, deadline=None)
@example("P13", "GGG", False, "Y")  # its pieces serve one row already
@given(st.sampled_from([*PROPHECIES]), st.text(COLOURS, max_size=9), st.booleans(), st.sampled_from(COLOURS))
def test_a_way_leads_to_the_next_level(card: str, colours: str, head: bool, other: str) -> None:
    before = OPEN * (not head or not colours) + colours + OPEN
    told = needs(card, before)
    pattern = PROPHECIES[card].pattern
    if PROPHECIES[card].lone and other == pattern[0]:
        return  # what settles a lone pair is of another colour
    for way in told.ways:
        after = joined(before, way).replace(OTHER, other)
        if PROPHECIES[card].lone and before.startswith(OPEN) and colours.strip(pattern[0]) == "":
            continue  # the pair may have to be settled at its other end too
        assert needs(card, after).points >= told.points + told.gain, (before, way)


@settings(max_examples=20, deadline=None)
@given(st.text(COLOURS, max_size=6), st.lists(st.sampled_from([*PROPHECIES]), max_size=5, unique=True))
def test_a_plan_scores_what_its_reading_is_worth(colours: str, hand: list[str]) -> None:
    found = plans(OPEN + colours + OPEN, (), tuple(hand))
    assert found
    for plan in found:
        worths = sorted((needs(card, plan.reading).points for card in hand), reverse=True)
        assert plan.points == sum(worths[:4])
        assert len(plan.reading.strip(OPEN)) == len(colours) + len(plan.colours)


def test_one_plan_serves_two_cards_with_shared_pieces() -> None:
    found = plans(OPEN * 2, (), ("P28", "P17"))  # UUYY and YU: YUUYY has both
    assert {len(plan.colours) for plan in found if set(plan.cards) == {"P28", "P17"}} >= {5}


@pytest.mark.parametrize(
    ("wanted", "board", "missing"),
    [("YYG", "GY", 1), ("", "GY", 0), ("Y*", "GY", 0), ("Y*", "Y", 1), ("RR", "", 2), ("**", "RK", 0)],
)
def test_pieces_that_are_missing_are_counted(wanted: str, board: str, missing: int) -> None:
    assert missing_pieces(wanted, board) == missing
