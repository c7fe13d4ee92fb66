"""The rules of Mexica for players have pictures that exist."""

from mexica.games.mexica.rule_texts import rule_chapters
from mexica.games.mexica.rules.spaces import named, size
from mexica.games.mexica.table.pictures.guide_pictures import EXAMPLES, example_state


def test_the_pictures_of_the_rules_are_drawn() -> None:
    chapters = rule_chapters()
    assert {chapter.picture for chapter in chapters if chapter.picture} <= EXAMPLES.keys()
    assert sum(bool(chapter.picture) for chapter in chapters) >= 7


def test_the_picture_of_a_corner_shows_as_many_spaces_as_its_caption_says() -> None:
    board = example_state(EXAMPLES["corner"]).board
    assert size(board.district(named("C5"))) == 11
    assert board.district(named("D6")) != board.district(named("C5"))
    caption = next(chapter.caption for chapter in rule_chapters() if chapter.picture == "corner")
    assert caption.startswith("Eleven spaces")
