"""A list that scrolls."""

import pygame
import pytest

from mexica.drawing.list_view import ListRow, ListView, RowState

RECT = pygame.Rect(100, 100, 300, 200)


@pytest.fixture
def drawn() -> dict[int, RowState]:
    return {}


@pytest.fixture
def view(drawn: dict[int, RowState]) -> ListView:
    """A heading of 30 pixels and thirty rows of 50."""

    def row(number: int) -> ListRow:
        return ListRow(50, lambda _surface, _place, mark: drawn.update({number: mark}), number)

    heading = ListRow(30, lambda *_: None)
    return ListView(RECT, [heading, *map(row, range(30))], 1.0, pygame.Surface)


def key(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def press(view: ListView, x: int, y: int, clicks: int = 1) -> None:
    view.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, clicks=clicks))
    view.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1, clicks=clicks))


def test_a_click_chooses_the_row_under_it(view: ListView) -> None:
    press(view, 150, RECT.top + 30 + 55)
    assert view.value == 1


def test_a_click_on_a_heading_or_beside_the_list_chooses_nothing(view: ListView) -> None:
    press(view, 150, RECT.top + 10)
    press(view, 50, RECT.top + 60)
    assert view.value is None


def test_a_double_click_opens(view: ListView) -> None:
    opened: list[int] = []
    view.on_open = opened.append
    press(view, 150, RECT.top + 40)
    press(view, 150, RECT.top + 40, clicks=2)
    assert opened == [0]


def test_keys_move_the_choice_and_bring_it_into_view(view: ListView) -> None:
    for pressed, value, taken in (
        (pygame.K_DOWN, 0, True),
        (pygame.K_DOWN, 1, True),
        (pygame.K_UP, 0, True),
        (pygame.K_UP, 0, False),  # on to the widget above the list
        (pygame.K_PAGEDOWN, 3, True),
        (pygame.K_END, 29, True),
        (pygame.K_DOWN, 29, False),
        (pygame.K_HOME, 0, True),
    ):
        assert view.key(key(pressed)) is taken
        assert view.value == value
        top = 30 + 50 * value - view.scroll
        assert 0 <= top <= RECT.height - 50


def test_rows_that_are_cut_fade_into_the_paper_and_the_chosen_one_does_not() -> None:
    def ink(surface: pygame.Surface, place: pygame.Rect, _mark: RowState) -> None:
        surface.fill((0, 0, 0), place)

    view = ListView(RECT, [ListRow(50, ink, number) for number in range(30)], 1.0, pygame.Surface)
    view.choose(15)
    for scrolled, faded in (("above", True), ("below", True)), (("above", False), ("below", True)):
        page = pygame.Surface((500, 400))
        page.fill((200, 200, 200))
        view.draw(page)
        column = [page.get_at((150, y))[0] for y in range(RECT.top, RECT.bottom)]
        assert (column[0] > 150) is dict((scrolled, faded))["above"]
        assert column[-1] > 150
        assert column == [*sorted(column[:100], reverse=True), *sorted(column[100:])]
        top = 50 * view.chosen - round(view.scroll)
        assert set(column[top : top + 50]) == {0}
        view.choose(0)


def test_only_rows_that_are_seen_are_drawn(view: ListView, drawn: dict[int, RowState]) -> None:
    pygame.display.init()
    view.choose(15)
    view.draw(pygame.Surface((500, 400)))
    assert len(drawn) <= 5
    assert drawn[view.value] is RowState.CHOSEN


def test_the_thumb_drags_to_the_end_and_no_further(view: ListView) -> None:
    x = RECT.right - 5
    view.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, RECT.top + 5), button=1))
    view.handle(pygame.Event(pygame.MOUSEMOTION, pos=(x, RECT.bottom + 500)))
    assert view.scroll == view.most == 30 + 50 * 30 - 200
    view.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(x, RECT.bottom), button=1))
    view.handle(pygame.Event(pygame.MOUSEMOTION, pos=(x, RECT.top)))
    assert view.scroll == view.most


def test_an_empty_list_takes_no_keys(drawn: dict[int, RowState]) -> None:
    view = ListView(RECT, [], 1.0, pygame.Surface)
    assert not view.key(key(pygame.K_DOWN))
    assert view.most == 0


def test_a_row_that_cannot_be_drawn_leaves_the_clip_as_it_was() -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("for the test")

    view = ListView(RECT, [ListRow(50, fail, 1)], 1.0, pygame.Surface)
    surface = pygame.Surface((600, 400))
    before = pygame.Rect(10, 10, 500, 300)
    surface.set_clip(before)
    with pytest.raises(ZeroDivisionError):
        view.draw(surface)
    assert surface.get_clip() == before
