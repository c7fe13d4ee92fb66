"""Who may see whose hand: one person alone their own, of several the one at the screen, at the end all."""

import pytest

from mexica.play.session import Session
from mexica.play.viewing import Viewing
from tests.play import race, secret_cards
from tests.play.secret_cards import new_record


def begun(*kinds: str, actions: str = "") -> tuple[Session, Viewing]:
    session = Session(secret_cards, new_record(*kinds, actions=actions))
    return session, Viewing(session, secrets=True)


def seen(viewing: Viewing, seats: int) -> list[int]:
    return [seat for seat in range(seats) if viewing.sees(seat)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_person_alone_always_sees_their_own_hand(seat: int) -> None:
    kinds = ["quick"] * 3
    kinds[seat] = "person"
    session, viewing = begun(*kinds)
    for _turn in range(4):
        assert (viewing.viewer, seen(viewing, 3), viewing.curtain_due) == (seat, [seat], False)
        session.apply("end")


def test_nobody_sees_a_hand_before_somebody_has_taken_the_screen() -> None:
    session, viewing = begun("person", "person")
    assert (viewing.viewer, seen(viewing, 2), viewing.curtain_due) == (None, [], True)
    assert not viewing.mover_sits
    viewing.take()
    assert (viewing.viewer, seen(viewing, 2), viewing.curtain_due) == (0, [0], False)
    assert session.mover == 0


def test_who_took_the_screen_keeps_it_until_the_curtain_is_lowered_for_another_person() -> None:
    session, viewing = begun("person", "quick", "person")
    viewing.take()
    session.apply("draw")
    session.apply("end")
    assert (viewing.viewer, viewing.curtain_due) == (0, False)  # while the computer plays
    session.apply("end")
    assert (viewing.viewer, viewing.curtain_due, viewing.mover_sits) == (0, True, False)
    viewing.lower()
    assert (viewing.viewer, viewing.curtain_due) == (None, True)
    viewing.take()
    assert (viewing.viewer, viewing.curtain_due) == (2, False)


def test_the_same_person_needs_no_curtain_between_two_turns() -> None:
    session, viewing = begun("person", "quick", "person")
    viewing.take()
    session.change_kind(2, "quick")
    for _turn in range(3):
        session.apply("end")
    assert (viewing.viewer, viewing.curtain_due) == (0, False)


def test_who_leaves_a_seat_to_a_computer_does_not_see_the_hand_of_the_next_person() -> None:
    session, viewing = begun("person", "person")
    viewing.take()
    session.change_kind(0, "quick")
    assert (viewing.viewer, seen(viewing, 2)) == (None, [])
    session.apply("end")
    assert viewing.curtain_due
    viewing.take()
    assert viewing.viewer == 1


def test_a_person_who_joins_sees_nothing_before_taking_the_screen() -> None:
    session, viewing = begun("quick", "quick")
    session.change_kind(0, "person")
    assert (viewing.viewer, viewing.curtain_due) == (None, True)


def test_nobody_watches_the_hands_of_computers() -> None:
    session, viewing = begun("quick", "quick")
    session.apply("end")
    viewing.take()
    assert (viewing.viewer, seen(viewing, 2), viewing.curtain_due) == (None, [], False)


def test_all_hands_are_open_once_the_game_has_ended_even_under_review() -> None:
    session, viewing = begun("person", "person", actions="play 0, play 1, draw, play 4")
    assert session.over
    assert (seen(viewing, 2), viewing.curtain_due) == ([0, 1], False)
    session.look_at(1)
    assert (seen(viewing, 2), viewing.curtain_due) == ([0, 1], False)


def test_a_game_without_secrets_never_has_a_curtain() -> None:
    session = Session(race, race.new_record("person", "person"))
    viewing = Viewing(session, secrets=False)
    for _turn in range(3):
        assert (seen(viewing, 2), viewing.curtain_due, viewing.mover_sits) == ([0, 1], False, True)
        session.apply("end")
