"""The rules in full: chapters, the search, and a clause at which they open."""

import re
import time

import pygame
import pytest
from pygame_gui.elements import UITextBox

from mexica.drawing import found_marks
from mexica.shell import language, rule_search
from mexica.shell.game_protocol import RuleChapter, RuleClause
from mexica.shell.rules_screen import RulesScreen
from tests.shell.hands import Hands

CHAPTERS = (
    RuleChapter("Canals", (RuleClause("R4.1", "Dig <b>wide</b> canals."), RuleClause("R4.2", "Never here."))),
    RuleChapter("Bridges", (RuleClause("R5.1", "Over a canal."),)),
)


def opened_at(hands: Hands, clause: str = "") -> RulesScreen:
    hands.app.navigation.open_rules(hands.game, clause)
    hands.step()
    assert isinstance(hands.scene, RulesScreen)
    return hands.scene


def shown(screen: RulesScreen) -> list[str]:
    """The lines of the page that are visible."""
    layout, bar = screen.page.text_box_layout, screen.page.scroll_bar
    top = 0 if bar is None else bar.start_percentage * layout.layout_rect.height
    rows = (row for row in layout.layout_rows if top <= row.top + 2 < top + screen.page.rect.height)
    return ["".join(getattr(item, "text", "") for item in row.items) for row in rows]


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("canal", ["R4.1", "R4.2", "R5.1"]),
        ("CANAL over", ["R5.1"]),
        ("r4.2", ["R4.2"]),
        ("wide canals", ["R4.1"]),
        ("b", ["R5.1"]),  # of the title, not of a tag
        ("lake", []),
    ],
)
def test_clauses_are_found_by_number_text_and_title(words: str, numbers: list[str]) -> None:
    assert [hit.clause.number for hit in rule_search.found(CHAPTERS, words)] == numbers


def test_words_are_found_in_any_case_and_signs_as_they_are() -> None:
    assert rule_search.any_of("b (").findall("A (bold) B") == ["(", "b", "B"]


def lines_of(screen: RulesScreen) -> list[str]:
    rows = screen.page.text_box_layout.layout_rows
    return ["".join(getattr(item, "text", "") for item in row.items) for row in rows]


def test_a_search_breaks_no_word_and_begins_no_line_with_a_blank(hands: Hands) -> None:
    screen = opened_at(hands)
    words = {word for one in screen.chapters for clause in one.clauses for word in plain(clause.text).split()}
    words |= {word for one in screen.chapters for word in one.title.split()}
    screen.search("a")
    found = lines_of(screen)
    assert [line for line in found if line != line.lstrip() and line.strip()] == []
    ends = {line.split()[-1] for line in found if line.strip() and not line.startswith("R")}
    assert len(found) > 20
    more = {line.split()[-1] for line in found[-2:] if line.split()}  # how many more clauses there are
    assert ends - words <= more


def plain(html: str) -> str:
    return re.sub("<[^>]*>", "", html)


def test_what_was_found_is_marked_behind_its_letters(hands: Hands) -> None:
    screen = opened_at(hands)
    screen.search("palace")
    page, layout = screen.page, screen.page.text_box_layout
    hits = [
        (row, part, part.text.index("palace"))
        for row in layout.layout_rows
        for part in row.items
        if "palace" in getattr(part, "text", "")
    ]
    row, part, start = hits[0]
    left, top = page.get_text_layout_top_left()
    spot = left - page.rect.left + part.left + part.font.get_rect(part.text[:start]).width + 1
    high = top - page.rect.top + row.top + 1
    assert page.image is not None
    assert page.image.get_at((spot, high))[:3] == found_marks.MARK
    assert page.image.get_at((page.rect.width // 2, page.rect.height - 2))[:3] != found_marks.MARK


def test_more_clauses_than_are_shown_are_counted() -> None:
    many = (RuleChapter("Many", tuple(RuleClause(f"R1.{n}", "word") for n in range(30))),)
    html = rule_search.found_html(rule_search.found(many, "word"), 20)
    assert html.count("word") == rule_search.MOST
    assert f"{30 - rule_search.MOST} more clauses" in html


def test_typing_finds_clauses_and_escape_leads_back_to_the_chapter(hands: Hands) -> None:
    screen = opened_at(hands)
    hands.write("boat")
    assert "R7.2" in hands.texts()
    assert "R4.3" not in hands.texts()
    hands.key(pygame.K_ESCAPE)
    assert screen is hands.scene
    assert "R1.1" in hands.texts()
    hands.key(pygame.K_ESCAPE)
    assert hands.scene is not screen


def test_nothing_found_is_said(hands: Hands) -> None:
    opened_at(hands)
    hands.write("xyzzy")
    assert "Nothing is found." in hands.texts()


def test_a_chapter_is_opened_by_its_button_and_ends_the_search(hands: Hands) -> None:
    screen = opened_at(hands)
    hands.write("boat")
    hands.press("4  Canals: 1 point")
    assert (screen.words, screen.field.text) == ("", "")
    assert "R4.2" in hands.texts()
    assert "R7.2" not in hands.texts()


@pytest.mark.parametrize("clause", ["R1.4", "R4.2", "R11.8", "R12.5"])
def test_the_rules_open_at_a_clause(hands: Hands, clause: str) -> None:
    screen = opened_at(hands, clause)
    assert clause in {one.number for one in screen.chapter.clauses}
    assert any(line.startswith(clause) for line in shown(screen))


def test_a_clause_that_the_rules_open_at_is_not_in_their_fading_edge(hands: Hands) -> None:
    hands.app.control.change(scale=2.0)
    hands.step()
    page = opened_at(hands, "R4.2").page
    assert page.scroll_bar is not None
    rows = page.text_box_layout.layout_rows
    row = next(r for r in rows if "".join(getattr(i, "text", "") for i in r.items).startswith("R4.2 "))
    above = row.top - page.scroll_bar.start_percentage * page.text_box_layout.layout_rect.height
    assert above >= 0.9 * row.height


def test_an_unknown_clause_opens_the_first_chapter(hands: Hands) -> None:
    assert opened_at(hands, "R99.1").number == 0


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1600, 1000)])
def test_no_line_of_any_chapter_begins_with_a_blank(hands: Hands, size: tuple[int, int]) -> None:
    hands.app.window.resize(size)
    hands.settle()
    screen = opened_at(hands)
    for number in range(len(screen.chapters)):
        screen.open(number)
        boxes = [
            one for one in hands.app.stack.manager.get_sprite_group().sprites() if isinstance(one, UITextBox)
        ]
        rows = [row for box in boxes for row in box.text_box_layout.layout_rows]
        lines = ["".join(getattr(item, "text", "") for item in row.items) for row in rows]
        assert [line for line in lines if line != line.lstrip() and line.strip()] == []


def test_a_search_that_finds_nearly_everything_takes_no_longer_than_a_blink(hands: Hands) -> None:
    screen = opened_at(hands)
    begun = time.process_time()
    screen.search("e")
    assert time.process_time() - begun < 0.5


def test_a_single_letter_is_searched_for_when_no_second_one_follows(hands: Hands) -> None:
    screen = opened_at(hands)
    hands.write("b")
    assert screen.words == ""
    assert screen.next_wake is not None
    hands.until(lambda: screen.words == "b")
    hands.write("o")
    assert screen.words == "bo"


@pytest.mark.parametrize("spoken", language.codes())
def test_every_caption_is_whole_below_its_picture(hands: Hands, spoken: str) -> None:
    hands.app.control.change(language=spoken)
    screen = opened_at(hands)
    for number, chapter in enumerate(screen.chapters):
        screen.open(number)
        assert not chapter.picture or screen._captions.scroll_bar is None, chapter.title
