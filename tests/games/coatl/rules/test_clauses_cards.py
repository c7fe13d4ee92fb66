"""C8 and C9: prophecies and temples. `test_worth` has the worked examples and every card."""

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES


def rows(*table: tuple[str, str, str, int, int]) -> pytest.MarkDecorator:
    """Rows of a name, a card, a serpent, and the times and points that the card has there."""
    return pytest.mark.parametrize(
        ("card", "serpent", "times", "points"), [row[1:] for row in table], ids=[row[0] for row in table]
    )


@rows(
    ("C8.1-only-the-highest-level", "P15", "Y G Y G", 2, 3),
    ("C8.1-between-two-levels", "P0", "Y Y Y Y", 4, 3),
    ("C8.1-beyond-the-last-level", "P10", "Y Y Y Y Y Y Y Y Y", 3, 7),
    ("C8.2-head-counts", "P15", "hY G", 1, 1),
    ("C8.2-tail-counts", "P15", "Y tG", 1, 1),
    ("C8.2-head-and-tail-of-a-count", "P4", "hU U tU", 3, 2),
    ("C8.3-a-piece-serves-once", "P42", "G Y G Y G", 1, 2),
    ("C8.3-the-most-there-can-be", "P42", "G Y G G Y G", 2, 6),
    ("C8.4-one-or-more", "P35", "Y K K K R", 1, 2),
    ("C8.4-none-is-not-enough", "P35", "Y R", 0, 0),
    ("C8.4-any-colours-between", "P44", "K Y R G U Y K", 1, 4),
    ("C8.4-one-of-any-between", "P44", "K Y Y K", 0, 0),
    ("C8.4-anywhere-in-any-order", "P49", "R G K Y G Y", 1, 3),
    ("C8.5-both-neighbours-differ", "P9", "K U U K", 1, 2),
    ("C8.5-three-are-no-pair", "P9", "K U U U K", 0, 0),
    ("C8.5-with-the-head", "P9", "hU U K", 1, 2),
    ("C8.5-with-the-tail", "P9", "K U tU", 1, 2),
    ("C8.5-open-end-is-not-settled", "P9", "U U K", 0, 0),
    ("C9.1-no-such-colour", "T0", "hR R tG", 1, 3),
    ("C9.1-length-with-head-and-tail", "T6", "hR R R R R tR", 1, 3),
    ("C9.1-as-many", "T10", "hU R K K tG", 1, 3),
    ("C9.1-none-of-both-is-not-as-many", "T10", "hK G tG", 0, 0),
    ("C9.2-both-score-7", "T6", "hY G R R R tR", 2, 7),
    ("C9.2-neither-scores-0", "T0", "hY R tR", 0, 0),
    ("C9.2-unfinished-scores-0", "T0", "hR R R", 1, 0),
)
def test_row(card: str, serpent: str, times: int, points: int) -> None:
    assert rules.worth(card, serpent) == rules.Worth(times, points)


@pytest.mark.parametrize(
    ("card", "serpent", "beside", "points"),
    [
        ("T15", "hR U tG", "P0", 6),
        ("T15", "hR U tG", "P0 P22", 3),
        ("T16", "hY K tG", "P0", 3),
        ("T16", "hY K tG", "P5 P49", 3),
        ("T16", "hY K tG", "P5", 7),
        ("T17", "hY K tG", "P14", 0),
        ("T18", "hY K tG", "P43", 0),
        ("T19", "hY K tK", "P34", 3),
    ],
)
def test_c9_3_promo_temples_look_at_the_suits_beside_the_serpent(
    card: str, serpent: str, beside: str, points: int
) -> None:
    assert rules.worth(card, serpent, beside.split()).points == points


def test_c8_4_there_are_as_many_cards_of_each_suit_as_the_box_has() -> None:
    base = [card for card in PROPHECIES.values() if int(card.card[1:]) < 49]
    suits = {
        suit: sum(card.copies for card in base if card.suit == suit) for suit in ("red", "black", "green")
    }
    assert suits == {"red": 10, "black": 10, "green": 14}
    assert len(TEMPLES) == 20
