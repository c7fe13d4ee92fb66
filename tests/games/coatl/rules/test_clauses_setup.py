"""C1 to C3 and C11: serpents, material, setup and options."""

from collections import Counter

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules.serpent import serpent_of
from tests.games.coatl.tables import after, legal, refused_by

COLOURS = "YRKGU"


def begun(seats: int = 2, seed: int = 1, **options: int) -> dict:
    return rules.describe(rules.start(rules.new_setup(seats, seed, **options)))


def test_c1_1_a_serpent_has_at_most_one_head_and_one_tail() -> None:
    assert serpent_of(["hY", "G", "G", "tR"]).pieces == ("hY", "G", "G", "tR")
    for pieces in ("hY hG", "tY tG", "G hY", "tY G"):
        with pytest.raises(ValueError, match="piece of its serpent"):
            serpent_of(pieces.split())


def test_c1_2_pieces_have_the_codes_of_the_rules() -> None:
    assert rules.worth("P0", "hY Y tY").times == 3
    with pytest.raises(ValueError, match="no piece"):
        rules.worth("P0", "bY")


def test_c1_3_a_serpent_is_finished_with_both_ends_closed() -> None:
    finished = {pieces: serpent_of(pieces.split()).finished for pieces in ("G", "hY G", "G tR", "hY G tR")}
    assert finished == {"G": False, "hY G": False, "G tR": False, "hY G tR": True}


def test_c1_4_cards_are_read_from_head_to_tail_never_backwards() -> None:
    assert rules.worth("P15", "Y G").times == 1
    assert rules.worth("P15", "G Y").times == 0


@pytest.mark.parametrize("seats", rules.SEAT_COUNTS)
def test_c2_1_there_are_150_pieces_in_three_bags(seats: int) -> None:
    setup = rules.new_setup(seats, 3)
    assert Counter(setup.heads) == Counter(setup.tails) == Counter(dict.fromkeys(COLOURS, 3))
    assert Counter(setup.bodies) == Counter(dict.fromkeys(COLOURS, 24))


def test_c2_2_the_supply_board_has_16_pieces_on_ten_spaces() -> None:
    supply = begun()["supply"]
    assert [len(pieces) for pieces in supply.values()] == [1] * 4 + [2] * 6
    assert [space[0] for space in supply] == ["h", "h", "t", "t"] + ["b"] * 6
    assert all(pieces[0][0] == space[0] for space, pieces in supply.items() if space[0] != "b")


def test_c2_3_there_are_54_prophecies_and_15_temples() -> None:
    setup = rules.new_setup(2, 1)
    assert (len(setup.prophecies), len(setup.temples)) == (54, 15)
    assert len(set(setup.prophecies)) == 49


def test_c2_4_a_player_begins_with_an_empty_board_and_three_tokens() -> None:
    for one in begun(4)["seats"]:
        assert (one["board"], one["serpents"]) == ([], [])
        assert one["tokens"] == ["pick", "future", "commit"]


def test_c3_1_the_supply_board_is_filled_at_random_from_the_bags() -> None:
    assert begun(seed=1)["supply"] != begun(seed=2)["supply"]
    told = begun()
    assert [sum(told["bags"][bag].values()) for bag in ("heads", "tails", "bodies")] == [13, 13, 108]


@pytest.mark.parametrize(("seats", "piles"), [(2, [7, 6]), (3, [6, 6]), (4, [6, 5])])
def test_c3_2_temples_are_dealt_and_the_rest_makes_two_piles(seats: int, piles: list[int]) -> None:
    told = begun(seats)
    assert [len(one["temples"]) for one in told["seats"]] == [1] * seats
    assert told["piles"] == piles
    assert told["common"] == [pile[0] for pile in told["orders"]["piles"]]


@pytest.mark.parametrize("first", range(4))
def test_c3_3_prophecies_are_dealt_from_the_first_player_on_and_at_most_three_kept(first: int) -> None:
    state = rules.start(rules.new_setup(4, 5, first=first))
    told = rules.describe(state)
    dealt = [len(told["seats"][(first + place) % 4]["hand"]) for place in range(4)]
    assert (dealt, len(told["display"]), told["deck"]) == ([3, 4, 5, 6], 6, 54 - 6 - 18)
    state = after(state, str(rules.legal_actions(state)[-1]))
    assert rules.to_move(state) == (first + 1) % 4
    hand = rules.describe(state)["seats"][(first + 1) % 4]["hand"]
    assert refused_by(state, " ".join(["keep", *hand])) == "C3.3"
    assert refused_by(state, "take h1") == "C3.3"
    missing = next(f"P{number}" for number in range(49) if f"P{number}" not in hand)
    assert refused_by(state, f"keep {missing}") == "C3.3"


def test_c3_3_the_first_turn_follows_the_last_hand() -> None:
    state = rules.start(rules.new_setup(3, 5, first=1))
    for _ in range(3):
        assert rules.round_number(state) == 0
        state = after(state, str(rules.legal_actions(state)[-1]))
    assert (rules.to_move(state), rules.round_number(state)) == (1, 1)
    assert all(len(one["hand"]) == 3 for one in rules.describe(state)["seats"])
    assert refused_by(state, "keep") == "C3.3"


def test_c3_4_fewer_than_three_may_be_kept_by_the_first_player_too() -> None:
    state = rules.start(rules.new_setup(2, 5))
    assert "keep" in legal(state)
    assert {len(text.split()) for text in legal(state)} == {1, 2, 3, 4}
    told = rules.describe(after(state, "keep"))
    assert (told["seats"][0]["hand"], told["discards"]) == ([], 3)


def test_c3_5_discards_are_shuffled_into_a_new_deck_when_it_is_empty() -> None:
    state = rules.start(rules.new_setup(2, 5))
    told = rules.describe(after(state, "keep", "keep"))
    assert "discards" not in rules.describe(state, 0).get("orders", {})
    away = told["orders"]["discards"]
    emptied = rules.position({**told, "deck": 0, "orders": {**told["orders"], "deck": []}})
    drawn = rules.describe(after(emptied, "prophecy deck"))
    assert (drawn["deck"], drawn["discards"]) == (len(away) - 1, 0)
    assert sorted([*drawn["seats"][0]["hand"], *drawn["orders"]["deck"]]) == sorted(away)


def test_c11_1_tokens_can_be_left_out() -> None:
    assert [one["tokens"] for one in begun(tokens=False)["seats"]] == [[], []]


def test_c11_2_promo_cards_can_be_shuffled_in() -> None:
    setup = rules.new_setup(2, 1, promo=True)
    assert (len(setup.prophecies), len(setup.temples)) == (60, 20)
    assert {"P49", "P54"} < set(setup.prophecies)
    assert {"T15", "T19"} < set(setup.temples)


@pytest.mark.parametrize(("seats", "many"), [(2, 14), (3, 18), (4, 24)])
def test_c11_3_there_can_be_fewer_body_segments(seats: int, many: int) -> None:
    setup = rules.new_setup(seats, 1, fewer_segments=True)
    assert Counter(setup.bodies) == Counter(dict.fromkeys(COLOURS, many))


def test_c11_4_there_are_no_golden_pieces_and_no_game_for_one() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        rules.new_setup(1, 1)
    with pytest.raises(rules.ParseError):
        rules.parse("lay gold")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seats": 5}, "2 to 4 players"),
        ({"first": 2}, "first player"),
        ({"first": True}, "first player"),
        ({"heads": "YYY"}, "head bag"),
        ({"tails": ""}, "tail bag"),
        ({"bodies": "G"}, "body bag"),
        ({"prophecies": ("P0",)}, "prophecy deck"),
        ({"temples": ()}, "temple deck"),
        ({"promo": True}, "prophecy deck"),
        ({"chance": "often"}, "whole number"),
    ],
)
def test_a_setup_that_the_rules_do_not_allow_is_refused(changes: dict, said: str) -> None:
    given = {key: getattr(rules.new_setup(2, 1), key) for key in rules.Setup.__slots__ if key[0] != "_"}
    assert rules.Setup(**given) == rules.new_setup(2, 1)
    with pytest.raises(ValueError, match=said):
        rules.Setup(**given | changes)
