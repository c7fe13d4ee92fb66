"""The rules as neutral code uses them: whose turn it is, what ends it, which actions belong together."""

import pytest

from mexica.games.mexica.rules import (
    KEY,
    SEAT_COUNTS,
    apply,
    continues,
    ends_turn,
    is_over,
    legal_actions,
    new_setup,
    parse,
    points,
    round_number,
    seats,
    start,
    to_move,
    turn_id,
    winners,
)
from tests.games.mexica.drawings import state


def played(before, *texts):
    for text in texts:
        before = apply(before, parse(text)).state
    return before


def test_the_rules_have_a_name_and_say_how_many_can_play():
    """That the package implements `Rules`, mypy checks where a `SaveFormat` is made from it."""
    assert (KEY, SEAT_COUNTS) == ("mexica", (2, 3, 4))


@pytest.mark.parametrize("many", SEAT_COUNTS)
def test_as_many_seats_as_were_set_up(many):
    setup = new_setup(many, 1)
    assert seats(setup) == many == len(points(start(setup)))


@pytest.mark.parametrize("many", [SEAT_COUNTS[0] - 1, SEAT_COUNTS[-1] + 1])
def test_no_other_number_of_seats(many):
    with pytest.raises(ValueError, match="2 to 4 players"):
        new_setup(many, 1)


def test_while_the_pilli_are_placed_it_is_round_0_and_every_placing_is_a_turn():
    placing = start(new_setup(2, 1, first=1))
    placed = played(placing, "start G7")
    assert (round_number(placing), to_move(placing), to_move(placed)) == (0, 1, 0)
    assert turn_id(placing) != turn_id(placed)


def test_a_turn_keeps_its_id_until_it_ends():
    turn = state("    CD\n 3  a.", seats=3)
    acted = played(turn, "take", "canal K11")
    assert turn_id(acted) == turn_id(turn)
    assert turn_id(played(acted, "end")) != turn_id(turn)


def test_the_same_seat_has_another_turn_in_the_next_round():
    turn = state("    CD\n 3  a.", seats=2)
    later = played(turn, "end", "end")
    assert (to_move(later), round_number(later)) == (to_move(turn), round_number(turn) + 1)
    assert turn_id(later) != turn_id(turn)


def test_answering_a_proposal_belongs_to_the_turn_of_the_proposer():
    turn = state("    CD\n 3  a.", seats=3)
    asked = played(turn, "propose 13")
    assert to_move(asked) == 1
    assert turn_id(asked) == turn_id(played(asked, "agree")) == turn_id(turn)


@pytest.mark.parametrize(
    ("text", "ends"),
    [("end", True), ("start G7", True), ("walk G7", False), ("agree", False), ("take", False)],
)
def test_what_ends_a_turn(text, ends):
    assert ends_turn(parse(text)) is ends


@pytest.mark.parametrize(
    ("last", "action", "together"),
    [
        ("walk G6", "walk G5", True),
        ("walk G6", "boat O7", True),
        ("boat O7", "walk N7", True),
        ("boat O7", "boat K3", True),
        ("flat K9", "walk K8", False),
        ("walk G6", "flat K9", False),
        ("canal C3", "walk G5", False),
        ("walk G5", "canal C3", False),
    ],
)
def test_steps_on_foot_and_by_boat_that_follow_each_other_are_one_way(last, action, together):
    assert continues(parse(action), parse(last)) is together


def test_a_game_is_over_when_the_last_period_was_scored():
    last = state("    CD\n 3  a.", period=2, to_move=1, display=[], left=[dict.fromkeys("1234", 0)] * 2)
    assert not is_over(last)
    assert winners(last) == ()
    over = played(last, "end")
    assert is_over(over)
    assert legal_actions(over) == []
    assert points(over) == tuple(player.points for player in over.players)
    assert winners(over)
