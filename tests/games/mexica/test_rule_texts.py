"""The rules for players have the clauses of RULES.md, and pictures that exist."""

import re
from pathlib import Path

from mexica.games.mexica import rules
from mexica.games.mexica.rule_texts import rule_chapters
from mexica.games.mexica.rules.spaces import named, size
from mexica.games.mexica.table.pictures.guide_pictures import EXAMPLES, example_state

RULES = Path(rules.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def test_every_clause_of_the_rules_is_told_once_and_in_order() -> None:
    told = [clause.number for chapter in rule_chapters() for clause in chapter.clauses if clause.number]
    assert told == re.findall(r"(?m)^(R\d+\.\d+) ", RULES)


def test_every_chapter_with_a_caption_has_a_picture_that_is_drawn() -> None:
    chapters = rule_chapters()
    assert all(bool(chapter.picture) == bool(chapter.caption) for chapter in chapters)
    assert {chapter.picture for chapter in chapters if chapter.picture} <= EXAMPLES.keys()
    assert sum(bool(chapter.picture) for chapter in chapters) >= 7


def test_the_picture_of_a_corner_shows_as_many_spaces_as_its_caption_says() -> None:
    board = example_state(EXAMPLES["corner"]).board
    assert size(board.district(named("C5"))) == 11
    assert board.district(named("D6")) != board.district(named("C5"))
    caption = next(chapter.caption for chapter in rule_chapters() if chapter.picture == "corner")
    assert caption.startswith("Eleven spaces")
