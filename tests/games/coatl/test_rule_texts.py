"""The guide and the rules of Cóatl for players: pictures show what is said."""

from mexica.games.coatl.guide import guide
from mexica.games.coatl.rule_texts import rule_chapters
from mexica.games.coatl.rules import standings
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES
from mexica.games.coatl.rules.worth import fulfilments
from mexica.games.coatl.table.bar.commands_and_keys import key_list
from mexica.games.coatl.table.pictures.guide_pictures import EXAMPLES, example


def caption_of(picture: str) -> str:
    captions = {page.caption for page in guide() if page.picture == picture}
    captions |= {chapter.caption for chapter in rule_chapters() if chapter.picture == picture}
    (caption,) = captions
    return caption


def test_every_picture_is_shown_on_a_page_or_in_a_chapter() -> None:
    in_rules = {chapter.picture for chapter in rule_chapters() if chapter.picture}
    assert {page.picture for page in guide()} | in_rules == set(EXAMPLES)


def test_the_keys_that_the_last_page_names_are_those_of_the_table() -> None:
    named = {"1", "2", "3", "4", "5", "6", "T", "V", "S", "H", "F1"}
    assert named <= {key for key, _what in key_list()}
    assert all(f"<b>{key}" in guide()[-1].text for key in named)


def test_the_points_of_the_captions_are_those_of_the_rules() -> None:
    standing, _other = standings(example())
    finished, *unfinished = standing.serpents
    scored = [worth.points for _card, worth in finished.cards]
    assert caption_of("finished").endswith("4, 5, 5 and 3 points make 17.")
    assert (scored, finished.points) == ([4, 5, 5, 3], 17)
    assert caption_of("players") == "17 points are certain; unfinished serpents would add 8."
    assert sum(one.points for one in unfinished) == 8


def test_the_pairs_that_are_marked_are_those_of_the_card() -> None:
    serpent = example().players[0].serpents[0]
    marked = EXAMPLES["fulfilments"].look.fulfilled
    assert fulfilments("P9", serpent) == tuple(tuple(place.slot for place in pair) for pair in marked)
    assert PROPHECIES["P9"].levels == ((1, 2), (2, 5))
    assert caption_of("fulfilments").startswith("Three lone pairs of blue.")


def test_the_temples_of_the_picture_ask_for_what_its_caption_says() -> None:
    black_and_green, seven = (TEMPLES[card] for card in example().common if card is not None)
    assert (black_and_green.absent, black_and_green.equal) == ("Y", "KG")
    assert (seven.absent, seven.length) == ("Y", 7)
    assert caption_of("temples").startswith("No yellow piece, and as many black as green ones")


def points(cards: range, level: int = -1) -> set[int]:
    return {PROPHECIES[f"P{number}"].levels[level][1] for number in cards}


def test_the_points_told_of_the_prophecies_are_those_of_the_cards() -> None:
    assert PROPHECIES["P0"].levels == ((3, 2), (4, 3), (5, 4), (6, 5))
    assert (PROPHECIES["P5"].levels, PROPHECIES["P10"].levels) == (((1, 2), (2, 5)), ((1, 3), (2, 7)))
    assert PROPHECIES["P15"].levels == ((1, 1), (2, 3), (3, 5))
    assert points(range(22, 25)) == {5}
    assert points(range(25, 35)) == {4, 6, 7}
    assert PROPHECIES["P35"].levels == ((1, 2), (2, 6))
    assert (points(range(44, 49)), points(range(49, 55))) == ({4}, {3, 4})
