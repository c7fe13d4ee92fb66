"""The standing of a game as text: columns that line up, and who has won."""

from mexica.play.record import PlayerInfo, Record
from mexica.play.standing_text import result_sentence, standing_text
from tests.games.nim import rules

PLAYERS = (PlayerInfo("Al", "white", "person"), PlayerInfo("Wilhelmina", "black", "strongest"))
RECORD = Record(rules.new_setup(2, 1), PLAYERS)


def test_the_points_of_all_seats_stand_in_a_column() -> None:
    first, *seats = standing_text(RECORD, "A game.", (7, 112), ("a stick", "no stick")).splitlines()
    assert first == "A game."
    assert seats == [
        "  Al          white  person       7 points  a stick",
        "  Wilhelmina  black  strongest  112 points  no stick",
    ]


def test_several_winners_are_named_together() -> None:
    assert result_sentence(RECORD, 9, (0, 1)) == "Over after 9 rounds and 0 actions: Al and Wilhelmina won."
