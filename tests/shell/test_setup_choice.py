"""The choices for a new game."""

import json
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve

from mexica.box import games
from mexica.games.coatl.game import COATL
from mexica.games.mexica.ai.levels import levels
from mexica.shell.new_game import SeatChoice
from mexica.shell.settings import LastSetup
from mexica.shell.setup_choice import SetupChoice

MEXICA = games()[0]


@pytest.fixture
def choice() -> SetupChoice:
    return SetupChoice.remembered(MEXICA, LastSetup())


def test_it_begins_with_a_person_against_the_computer(choice: SetupChoice) -> None:
    assert [seat.kind for seat in choice.playing] == ["person", "beginner"]
    assert choice.fault() == ""
    assert choice.first is None
    assert choice.variants == ("20",)


def test_a_used_colour_is_swapped(choice: SetupChoice) -> None:
    choice.choose_count(4)
    choice.choose_colour(0, "red")
    assert [seat.colour for seat in choice.playing] == ["red", "grey", "sand", "black"]
    choice.choose_colour(2, "sand")
    assert [seat.colour for seat in choice.playing] == ["red", "grey", "sand", "black"]


def test_a_colour_of_a_seat_that_does_not_play_is_swapped_too(choice: SetupChoice) -> None:
    choice.choose_colour(0, "red")
    choice.choose_count(4)
    assert len({seat.colour for seat in choice.playing}) == 4


def test_a_name_nobody_wrote_goes_with_the_kind(choice: SetupChoice) -> None:
    choice.choose_kind(1, "person")
    assert choice.seats[1].name == "Player 2"
    choice.choose_name(1, "Zofia")
    choice.choose_kind(1, "greedy")
    assert choice.seats[1].name == "Zofia"


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("", "Ana"), "Player 1 needs a name."),
        (("Ana", "   "), "Player 2 needs a name."),
        (("Ana", " ANA "), "Two players are called ANA: rename one of them."),
        (("Ana", "Zoé"), ""),
    ],
)
def test_names_are_neither_empty_nor_double(choice: SetupChoice, names: tuple[str, str], fault: str) -> None:
    for seat, name in enumerate(names):
        choice.choose_name(seat, name)
    assert choice.fault() == fault


def test_the_new_game_is_what_was_chosen(choice: SetupChoice) -> None:
    choice.choose_count(3)
    choice.choose_name(0, " Ana ")
    choice.first = 2
    game = choice.new_game(7)
    assert [seat.name for seat in game.seats] == ["Ana", "Axayacatl", "Tizoc"]
    assert (game.first, game.variants, game.seed) == (2, (), 7)
    record = MEXICA.new_game(game)
    assert (record.setup.seats, record.setup.first) == (3, 2)


def test_what_was_pasted_into_a_name_does_no_harm(choice: SetupChoice) -> None:
    choice.choose_name(0, "Ana\nMaria\t ")
    assert choice.fault() == ""
    assert MEXICA.new_game(choice.new_game(1)).players[0].name == "Ana Maria"
    choice.choose_name(0, "\n\u200b")
    assert choice.fault() == "Player 1 needs a name."


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ana 😀", "Ana"),
        ("Zoé Lefèvre-Œuvrard", "Zoé Lefèvre-Œuvrard"),
        ("Małgorzata Żółć", "Małgorzata Żółć"),
        ("Ze\u0301", "Zé"),
        ("Ольга", "Ольга"),
    ],
)
def test_a_name_keeps_all_letters_and_loses_what_would_be_a_box(
    choice: SetupChoice, written: str, kept: str
) -> None:
    choice.choose_name(0, written)
    assert choice.new_game(1).seats[0].name == kept


def test_a_name_of_emoji_alone_is_none(choice: SetupChoice) -> None:
    choice.choose_name(0, "😀\ue000")
    assert choice.fault() == "Player 1 needs a name."


def test_a_draw_can_make_each_seat_begin(choice: SetupChoice) -> None:
    assert {choice.new_game(seed).first for seed in range(20)} == {0, 1}


def test_the_harder_variant_has_more_neutral_floors(choice: SetupChoice) -> None:
    choice.choose_variant("28")
    assert sum(MEXICA.new_game(choice.new_game(1)).setup.neutral.values()) == 28


def test_fewer_seats_forget_a_beginner_who_left(choice: SetupChoice) -> None:
    choice.choose_count(4)
    choice.first = 3
    choice.choose_count(2)
    assert choice.first is None


def test_the_last_choices_come_back(choice: SetupChoice) -> None:
    choice.choose_count(3)
    choice.choose_colour(0, "sand")
    choice.choose_name(0, "Ana")
    choice.first = 1
    again = SetupChoice.remembered(MEXICA, choice.to_remember())
    assert again.playing == choice.playing
    assert (again.count, again.first) == (3, 1)
    again.choose_count(4)
    assert len({seat.colour for seat in again.playing}) == 4


@pytest.mark.parametrize(
    "seats",
    [
        (SeatChoice("Ana", "black", "person"),),
        (SeatChoice("Ana", "black", "person"), SeatChoice("Zoé", "black", "person")),
        (SeatChoice("Ana", "purple", "person"), SeatChoice("Zoé", "black", "person")),
        (SeatChoice("Ana", "red", "A wizard"), SeatChoice("Zoé", "black", "person")),
        (SeatChoice("A" * 500, "red", "person"), SeatChoice("Zoé", "black", "person")),
    ],
)
def test_remembered_choices_that_do_not_fit_are_not_used(seats: tuple[SeatChoice, ...]) -> None:
    assert SetupChoice.remembered(MEXICA, LastSetup(seats)) == SetupChoice.remembered(MEXICA, LastSetup())


def test_kinds_are_people_first_then_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert [kind.key for kind in MEXICA.kinds] == ["person", *(level.kind for level in levels())]
    assert all(kind.hint for kind in MEXICA.kinds)


@pytest.mark.parametrize("kind", [kind.key for kind in MEXICA.kinds])
def test_every_kind_comes_into_the_game_and_is_kept(choice: SetupChoice, tmp_path: Path, kind: str) -> None:
    choice.choose_kind(1, kind)
    record = MEXICA.new_game(choice.new_game(1))
    assert record.players[1].kind == kind
    path = tmp_path / "game.json"
    path.write_text(json.dumps(MEXICA.encode(record)), encoding="utf-8")
    assert MEXICA.load(path) == record


def test_the_same_number_is_the_same_island_again(choice: SetupChoice) -> None:
    choice.seed = " 123456 "
    again, other = (MEXICA.new_game(choice.new_game(drawn)) for drawn in (1, 2))
    assert (again.seed, again.setup) == (123456, other.setup)
    choice.seed = "123457"
    assert MEXICA.new_game(choice.new_game(1)).setup.display != again.setup.display


def test_without_a_number_the_island_is_drawn(choice: SetupChoice) -> None:
    assert choice.new_game(7).seed == 7


@pytest.mark.parametrize("written", ["x", "-1", "1.5", "1234567890"])
def test_what_is_no_number_of_an_island_is_told_before_the_start(choice: SetupChoice, written: str) -> None:
    choice.seed = written
    assert choice.fault() == "Island: a number of up to 9 digits, or nothing."


def test_a_game_is_set_up_again_with_its_seats_and_its_number(choice: SetupChoice) -> None:
    choice.choose_name(0, "Ana")
    choice.choose_variant("28")
    choice.first = 1
    record = MEXICA.new_game(choice.new_game(31))
    same = SetupChoice.of(MEXICA, MEXICA.choices(record), same=True)
    assert MEXICA.new_game(same.new_game(99)) == record


@pytest.mark.parametrize("seed", [31, None])
def test_another_game_of_the_same_players_has_another_number_and_its_first_player_is_drawn(
    choice: SetupChoice, seed: int | None
) -> None:
    choice.choose_name(0, "Ana")
    choice.choose_variant("28")
    choice.first = 1
    record = evolve(MEXICA.new_game(choice.new_game(31)), seed=seed)
    another = SetupChoice.of(MEXICA, MEXICA.choices(record), same=False)
    assert (another.playing, another.variants) == (choice.playing, ("28",))
    assert (another.seed, another.first) == ("", None)


def test_the_island_of_the_day_is_the_same_for_everybody(choice: SetupChoice) -> None:
    other = SetupChoice.remembered(MEXICA, LastSetup())
    other.choose_count(4)
    other.first, other.seed = 3, "7"
    other.choose_name(0, "Zofia")
    other.choose_kind(1, "strongest")
    choice.choose_count(2)
    choice.choose_variant("28")
    for each in (choice, other):
        each.choose_day(date(2026, 11, 28))
    mine, theirs = (MEXICA.new_game(each.new_game(drawn)) for drawn, each in enumerate((choice, other)))
    assert mine.setup == theirs.setup
    assert mine.seed == theirs.seed == 20261128
    assert [player.kind for player in mine.players] == ["person", "beginner"]
    assert [player.kind for player in theirs.players] == ["person", "strongest"]


def test_the_island_of_the_day_is_played_against_a_level_and_not_against_a_bot(choice: SetupChoice) -> None:
    choice.choose_kind(0, "greedy")
    choice.seats[1] = SeatChoice("Bot", "red", "somebodys-bot")
    choice.choose_day(date(2026, 11, 28))
    assert [seat.kind for seat in choice.playing] == ["person", "beginner"]


def test_another_day_has_another_island(choice: SetupChoice) -> None:
    setups = set()
    for day in range(1, 29):
        choice.choose_day(date(2026, 11, day))
        setups.add(repr(MEXICA.new_game(choice.new_game(0)).setup))
    assert len(setups) == 28


def test_variants_of_which_several_may_be_played_are_chosen_one_by_one() -> None:
    choice = SetupChoice.remembered(COATL, LastSetup())
    assert choice.variants == ()
    choice.choose_variant("fewer_segments")
    choice.choose_variant("no_tokens")
    assert choice.variants == ("no_tokens", "fewer_segments")
    choice.choose_count(4)
    assert choice.variants == ("no_tokens",)
    choice.choose_count(3)
    choice.choose_variant("no_tokens")
    assert choice.new_game(7).variants == ("fewer_segments",)
    assert SetupChoice.remembered(COATL, choice.to_remember()).variants == ("fewer_segments",)


def test_a_variant_outlasts_a_number_of_players_that_has_none(choice: SetupChoice) -> None:
    choice.choose_variant("28")
    choice.choose_count(3)
    assert choice.variants == ()
    choice.choose_count(2)
    assert choice.variants == ("28",)


def test_the_deal_of_the_day_is_the_same_for_everybody_whatever_variants_they_play_else() -> None:
    first, second = (SetupChoice.remembered(COATL, LastSetup()) for _ in range(2))
    second.choose_count(3)
    second.choose_variant("promo")
    for each in (first, second):
        each.choose_day(date(2026, 11, 28))
    mine, theirs = (COATL.new_game(each.new_game(drawn)) for drawn, each in enumerate((first, second)))
    assert mine.setup == theirs.setup
    assert [player.kind for player in mine.players] == ["person", "beginner"]
