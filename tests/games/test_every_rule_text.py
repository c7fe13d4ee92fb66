"""The guide and the rules of every game for players: the clauses of its RULES.md, pages with pictures."""

import re
from pathlib import Path

import pytest

from tests.games.learnt import part, taught

each_game = pytest.mark.parametrize("key", taught("rule_texts"))


@each_game
def test_every_clause_of_the_rules_is_told_once_and_in_order(key: str) -> None:
    law = (Path(part(key, "rules").__path__[0]) / "RULES.md").read_text(encoding="utf-8")
    chapters = part(key, "rule_texts").rule_chapters()
    told = [clause.number for chapter in chapters for clause in chapter.clauses if clause.number]
    assert told == re.findall(r"(?m)^([A-Z]\d+\.\d+) ", law)


@each_game
def test_every_page_and_every_chapter_with_a_caption_has_a_picture(key: str) -> None:
    chapters, pages = part(key, "rule_texts").rule_chapters(), part(key, "guide").guide()
    assert all(bool(chapter.picture) == bool(chapter.caption) for chapter in chapters)
    assert all(page.picture and page.caption for page in pages)
    assert len({page.picture for page in pages}) == len(pages)
