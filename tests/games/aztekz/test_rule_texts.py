"""The guide and the rules of Aztekz for players: pictures show what is said."""

from attrs import evolve

from mexica.games.aztekz.guide import guide
from mexica.games.aztekz.rule_texts import rule_chapters
from mexica.games.aztekz.rules import State, apply, parse, points, refusal
from mexica.games.aztekz.rules.material import STEPS
from mexica.games.aztekz.table.bar.commands_and_keys import key_list
from mexica.games.aztekz.table.pictures.guide_pictures import EXAMPLES, example, example_of_cut


def caption_of(picture: str) -> str:
    captions = {page.caption for page in guide() if page.picture == picture}
    captions |= {chapter.caption for chapter in rule_chapters() if chapter.picture == picture}
    (caption,) = captions
    return caption


def turn_of(seat: int) -> State:
    """The example, in which this seat begins a turn."""
    return evolve(example(), turn=evolve(example().turn, to_move=seat, moving=None))


def after(state: State, action: str) -> State:
    return apply(state, parse(action)).state


def test_every_picture_is_shown_on_a_page_or_in_a_chapter() -> None:
    in_rules = {chapter.picture for chapter in rule_chapters() if chapter.picture}
    assert {page.picture for page in guide()} | in_rules == set(EXAMPLES)


def test_the_keys_that_the_last_page_names_are_those_of_the_table() -> None:
    named = {"1", "2", "3", "T", "D", "G", "F", "X", "C", "S", "H", "F1"}
    assert named <= {key for key, _what in key_list()}
    assert all(f"<b>{key}" in guide()[-1].text for key in named)


def test_the_helper_that_walks_has_as_many_steps_as_the_caption_says() -> None:
    assert max(EXAMPLES["walking"].look().reachable.values()) == STEPS["helper1"] == 3
    assert caption_of("walking").startswith("Up to three steps for the helper")


def test_the_gift_frees_what_the_caption_says() -> None:
    given = after(turn_of(0), "give helper1")
    assert given.players[0].piles[-1].soul == "sun"
    assert points(given)[0] - points(example())[0] == 2
    assert caption_of("gift") == "Helper and chief on one card: three suns are freed, for 2 points."


def test_the_theft_frees_what_the_caption_says() -> None:
    pile = after(turn_of(1), "steal 0 helper2").players[1].piles[-1]
    assert (pile.soul, pile.souls) == ("jaguar", 3)
    assert caption_of("theft").startswith("Black's helper carries three jaguars while its chief is elsewhere")


def test_the_two_souls_of_the_picture_can_be_scared_away() -> None:
    state = turn_of(1)
    assert sum(many for _soul, many in state.pyramid.lying(state.players[1].helpers[0].at)) == 2
    assert refusal(state, parse("scare helper1")) is None
    assert caption_of("scare").startswith("Alone with two souls")


def test_the_card_that_would_part_a_chief_is_refused_for_that() -> None:
    refused = refusal(example_of_cut(), parse("lay 0,1 nes"))
    assert refused is not None
    assert refused.clause == "A6.5"
    assert caption_of("cut").endswith("part Black's chief from both its helpers: not allowed.")


def test_the_piles_of_the_picture_score_what_the_caption_says() -> None:
    piles = [pile.souls for pile in reversed(example().players[0].piles)]  # as they lie, from the left
    assert (piles, points(example())[0]) == ([2, 2, 3], 4)
    assert caption_of("players") == "Piles of two, two and three souls: 1, 1 and 2 points make 4."
