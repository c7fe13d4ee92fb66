"""A table between people with secrets: only who has taken the screen acts, and nothing stays for the next."""

from tests.play.secret_cards import new_record
from tests.shell.match.secret_table import CardTable


def begun(*kinds: str, actions: str = "") -> CardTable:
    return CardTable(new_record(*kinds, actions=actions))


def test_the_hand_of_the_mover_is_empty_until_they_take_the_screen() -> None:
    table = begun("person", "person")
    assert (table.person_acts, table.hand.cards) == (False, ())
    table.take_screen()
    assert (table.person_acts, table.hand.cards) == (True, (0, 1))
    table.do("end")
    assert (table.person_acts, table.hand.cards) == (False, ())
    table.lower_curtain()
    table.take_screen()
    assert (table.person_acts, table.hand.cards) == (True, (2, 3))


def test_what_one_person_was_told_is_gone_when_the_curtain_is_lowered() -> None:
    table = begun("person", "person")
    table.take_screen()
    table.do("draw")
    assert table.announcements.text == "Seat 0 draws 4."
    table.hand.held, table.mouse.tip = 1, "the card 1"
    table.do("end")
    table.lower_curtain()
    assert (table.announcements.text, table.mouse.tip, table.hand.held) == ("", "", None)


def test_the_curtain_ends_looking_back() -> None:
    table = begun("person", "person", actions="draw, end")
    table.take_screen()
    table.look_back(1)
    table.lower_curtain()
    assert not table.looks_back


def test_one_person_alone_acts_at_once() -> None:
    table = begun("quick", "person", actions="end")
    assert (table.person_acts, table.hand.cards) == (True, (2, 3))
