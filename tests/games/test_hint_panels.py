"""The panel of a hint in every game: its plans fill it, but for one that is alone."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import Surface

from mexica.drawing import fonts
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites as pyramid_sprites
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.sprite_loading import load_sprites as court_sprites
from mexica.play.hint import Hint
from mexica.shell import language
from mexica.shell.match.hint_panel import HintPanel
from mexica.shell.match.hint_parts import HintGame
from mexica.shell.match.hint_row import HintRow
from tests.games.mexica.table.viewing import fresh_view

SIZE = (1024, 700)


def court_view() -> CourtView:
    layout = CourtLayout(SIZE, 2, 0)
    return CourtView(layout, court_sprites(layout))


def pyramid_view() -> PyramidView:
    layout = PyramidLayout(SIZE, 2)
    return PyramidView(layout, pyramid_sprites(layout))


@pytest.fixture(
    params=[lambda: fresh_view(SIZE), court_view, pyramid_view], ids=["mexica", "coatl", "aztekz"]
)
def view(request: pytest.FixtureRequest) -> Any:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    made: Callable[[], Any] = request.param
    return made()


def plans(count: int, reasons: int = 1) -> tuple[SimpleNamespace, ...]:
    return tuple(
        SimpleNamespace(
            actions=(), behind=0.0, reasons=tuple(f"plan {n}, reason {r}" for r in range(reasons))
        )
        for n in range(count)
    )


def hint_with(game: HintGame, advice: tuple[SimpleNamespace, ...]) -> Hint:
    hint = Hint(game)
    hint.open, hint.advice, hint.chosen = True, advice, len(advice) - 1
    return hint


def a_game() -> HintGame:
    return HintGame(
        1.0, start=lambda: pytest.fail("nobody is asked"), sentence="; ".join, steps=lambda *_: None
    )


@pytest.mark.parametrize("count", [2, 3])
def test_plans_share_the_height_of_the_panel(view: Any, count: int) -> None:
    panel, hint = HintPanel(view, a_game()), hint_with(a_game(), plans(count))
    first, last = panel.row(0), panel.row(2)
    high = (last.bottom - first.top) / count
    for number in range(count):
        middle = first.centerx, round(first.top + (number + 0.5) * high)
        assert panel.row_at(middle, hint) == number
    picture = Surface(SIZE).convert()
    panel.draw(picture, hint, (-1, -1))
    right = last.right - 8
    green = [y for y in range(first.top, last.bottom) if picture.get_at((right, y)).r < 60]
    assert green[-1] - green[0] == pytest.approx(high, abs=6)
    assert green[-1] == pytest.approx(last.bottom, abs=6)


def test_the_only_plan_stands_at_the_top_of_the_paper_and_is_not_marked_as_chosen(view: Any) -> None:
    panel, hint = HintPanel(view, a_game()), hint_with(a_game(), plans(1))
    bare, picture = Surface(SIZE).convert(), Surface(SIZE).convert()
    panel.draw(bare, hint_with(a_game(), ()), (-1, -1))
    hint.pointed = 0
    panel.draw(picture, hint, (-1, -1))
    body = panel.row(0, 1)
    changed = [
        y
        for y in range(body.top, body.bottom)
        for x in range(body.left, body.right)
        if bare.get_at((x, y)) != picture.get_at((x, y))
    ]
    assert body.top <= min(changed) <= body.top + panel._size
    assert max(changed) <= body.top + 3 * panel._size
    assert panel.row_at(body.center, hint) == 0


def test_a_turn_played_leaves_room_for_the_button_that_takes_it_again(view: Any) -> None:
    panel, hint = HintPanel(view, a_game()), Hint(a_game())
    hint.show("", None, [("", one) for one in plans(2)])
    for number in range(2):
        assert panel.row_at(panel.row(number).center, hint) == number
    assert panel.row_at(panel.retry.center, hint) is None


def test_fewer_plans_have_room_for_more_of_their_reasons(view: Any) -> None:
    panel, hint = HintPanel(view, a_game()), hint_with(a_game(), plans(1, reasons=30))
    figures = [panel._game.figures(one) for one in hint.advice]
    many, few = (
        HintRow(view, panel.row(0, rows).height).lines(hint, panel.row(0).width, figures)[0]
        for rows in (3, 1)
    )
    assert 2 <= len(many) <= len(few) == 3  # lines


@pytest.mark.usefixtures("view")  # for a window
def test_long_reasons_have_smaller_letters_rather_than_a_word_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = PyramidLayout(SIZE, 2, 2.0)
    large = PyramidView(layout, pyramid_sprites(layout))
    panel, hint = HintPanel(large, a_game()), Hint(a_game())
    told = "keeps 4 souls of its helpers safe from the chief of Quauhtlehua"
    played = SimpleNamespace(actions=(), behind=0.0, reasons=(told, "helper 2 then carries 4 maize"))
    hint.show("", None, [("Played", played), ("Better", *plans(1))])
    shown = []
    monkeypatch.setattr(fonts, "cut_to", lambda text, *_: shown.append(text) or text)
    panel.draw(Surface(SIZE).convert(), hint, (-1, -1))
    assert shown == []


@pytest.mark.parametrize(("code", "begin"), [("en", "Better: plan 0"), ("fr", "Better : plan 0")])
def test_a_label_stands_before_its_plan_as_the_language_writes_it(view: Any, code: str, begin: str) -> None:
    language.use(code)
    panel, hint = HintPanel(view, a_game()), Hint(a_game())
    hint.show("", None, [("Better", one) for one in plans(2)])
    figures = [panel._game.figures(one) for one in hint.advice]
    lines = HintRow(view, panel.row(0).height).lines(hint, panel.row(0).width, figures)[0]
    assert " ".join(lines[0].split()).startswith(begin)
