"""Cards and their worth: every worked example, and the program against the oracle on any serpent."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexica.games.coatl.rules import worth
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES, prophecy_deck, temple_deck
from tests.games.coatl import oracle
from tests.games.coatl.cards_data import DATA
from tests.games.coatl.cards_data import PROPHECIES as PROPHECY_DATA
from tests.games.coatl.cards_data import TEMPLES as TEMPLE_DATA

COLOURS = "YRKGU"
CARDS = (*PROPHECIES, *TEMPLES)


@st.composite
def serpents(draw: st.DrawFn) -> list[str]:
    """Any serpent, more often than not of few colours, so that patterns occur."""
    colours = st.sampled_from(draw(st.sampled_from(("YRKGU", "YR", "KU", "GY", "RGU"))))
    body = draw(st.lists(colours, min_size=1, max_size=16))
    head = [f"h{draw(colours)}"] if draw(st.booleans()) else []
    tail = [f"t{draw(colours)}"] if draw(st.booleans()) else []
    return [*head, *body, *tail]


def points(card: str, serpent: list[str], beside: list[str] | None = None) -> tuple[int, int]:
    told = worth(card, " ".join(serpent), beside or ())
    return told.times, told.points


@pytest.mark.parametrize("row", DATA["worked_examples"], ids=lambda row: f"example {row['n']}")
def test_a_worked_example_is_worth_what_it_says(row: dict) -> None:
    expected = (row["fulfilled"], row["points"])
    assert points(row["card"], row["serpent"].split(), row["beside"]) == expected
    assert oracle.worth(row["card"], row["serpent"].split(), row["beside"]) == expected


@pytest.mark.parametrize("row", DATA["worked_serpents"], ids=lambda row: row["serpent"])
def test_a_worked_serpent_is_worth_what_it_says(row: dict) -> None:
    cards = [*row["prophecies"], row["temple"]]
    assert [worth(card, row["serpent"], row["prophecies"]).points for card in cards] == row["points"]
    assert sum(row["points"]) == row["total"]


def test_the_cards_are_those_of_the_data() -> None:
    assert [*PROPHECIES] == [*PROPHECY_DATA]
    assert [*TEMPLES] == [*TEMPLE_DATA]
    for card, data in PROPHECY_DATA.items():
        ours = PROPHECIES[card]
        assert (ours.suit, ours.copies) == (data["suit"], data["copies"])
        assert ours.levels == tuple((level["times"], level["points"]) for level in data["levels"])
    for card, data in TEMPLE_DATA.items():
        assert list(TEMPLES[card].points) == [0, *data["points"]]


def test_the_decks_have_54_and_15_cards_and_6_and_5_more_as_promo() -> None:
    assert (len(prophecy_deck(False)), len(temple_deck(False))) == (54, 15)
    assert (len(prophecy_deck(True)), len(temple_deck(True))) == (60, 20)
    for promo in (False, True):
        dealt = [c for c, data in PROPHECY_DATA.items() if promo or data["set"] == "base"]
        assert [*dict.fromkeys(prophecy_deck(promo))] == dealt


@settings(max_examples=150, deadline=None)
@given(serpents(), st.lists(st.sampled_from([*PROPHECIES]), max_size=4))
def test_every_card_is_worth_what_the_oracle_says(serpent: list[str], beside: list[str]) -> None:
    for card in CARDS:
        assert points(card, serpent, beside) == oracle.worth(card, serpent, beside), card


@settings(max_examples=60, deadline=None)
@given(serpents(), st.data())
def test_no_level_ever_falls_as_a_serpent_grows(serpent: list[str], data: st.DataObject) -> None:
    """C8.5."""
    pieces = [*COLOURS, *(f"t{colour}" for colour in COLOURS)]
    while not serpent[-1].startswith("t") and len(serpent) < 14:
        longer = [*serpent, data.draw(st.sampled_from(pieces))]
        for card in PROPHECIES:
            assert points(card, longer)[1] >= points(card, serpent)[1], (card, serpent, longer)
        serpent = longer


@settings(max_examples=60, deadline=None)
@given(serpents(), st.data())
def test_no_level_falls_as_a_serpent_grows_at_its_head(serpent: list[str], data: st.DataObject) -> None:
    """C8.5."""
    if serpent[0].startswith("h"):
        return
    longer = [data.draw(st.sampled_from([*COLOURS, *(f"h{colour}" for colour in COLOURS)])), *serpent]
    for card in PROPHECIES:
        assert points(card, longer)[1] >= points(card, serpent)[1], (card, serpent, longer)


@pytest.mark.parametrize(
    ("card", "serpent", "beside", "said"),
    [
        ("P55", "Y", (), "P54"),
        ("T20", "Y", (), "T19"),
        ("P0", "", (), "at least one piece"),
        ("P0", "Y hG", (), "first piece"),
        ("P0", "tY G", (), "last piece"),
        ("P0", "hY tG", (), "body segment"),
        ("P0", "Y X", (), "no piece"),
        ("T15", "hY G tY", ("T0",), "no prophecy"),
    ],
)
def test_what_is_no_card_or_serpent_has_no_worth(
    card: str, serpent: str, beside: tuple[str, ...], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        worth(card, serpent, beside)
