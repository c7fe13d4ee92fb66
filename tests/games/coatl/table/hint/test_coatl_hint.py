"""The hint's panel: its figures and its rows, in every size and language."""

import pytest
from attrs import evolve
from pygame import Surface

from mexica.drawing.fonts import SMALLEST
from mexica.games.coatl.ai.advice import Advice, best_actions
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.games.coatl.table.hint.coatl_hint import HINT
from mexica.games.coatl.table.hint.hint_steps import PlanSteps
from mexica.play.hint import Hint
from mexica.shell import language
from mexica.shell.match.hint_panel import HintPanel
from mexica.shell.match.hint_parts import Figures
from mexica.shell.match.hint_row import HintRow
from mexica.texts import _
from tests.games.coatl.table.positions import played

NOW = played(2, 60)


def plan(behind: float) -> Advice:
    return Advice((), behind, ())


def test_a_plan_tells_by_how_many_points_it_falls_short_of_the_best() -> None:
    game = HINT
    assert [game.figures(plan(behind)) for behind in (0.0, 0.4, 2.4)] == [
        Figures(),
        Figures(),
        Figures("\u22122"),
    ]
    assert game.legend([plan(0.0), plan(0.3)], True) is None
    legend = game.legend([plan(0.0), plan(3.0)], True)
    assert legend is not None
    assert legend.gain == "\u2212: points less than the first"


def test_the_plan_shown_is_the_one_drawn() -> None:
    hint = Hint(HINT)
    advice = best_actions(NOW, 3)
    assert hint.steps is None
    hint.show("", NOW, [("", one) for one in advice])
    first = hint.steps
    assert isinstance(first, PlanSteps)
    assert first.numbered
    hint.choose_next()
    assert (hint.steps != first) == (len(advice) > 1)
    hint.close()
    assert hint.steps is None


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 700), 1.0), ((1024, 700), 2.0), ((1600, 1000), 1.0)])
def test_the_panel_is_drawn_with_a_whole_legend_and_rows_that_differ(
    window: None, size: tuple[int, int], scale: float, code: str
) -> None:
    language.use(code)
    layout = CourtLayout(size, 2, NOW.turn.to_move, scale)
    view, game = CourtView(layout, load_sprites(layout)), HINT
    panel, hint = HintPanel(view, game), Hint(game)
    advice = [evolve(one, behind=2.0) for one in best_actions(NOW, 3)]
    hint.show(_("Hint"), NOW, [("", one) for one in advice])
    hint.labels = ()
    figures = [game.figures(one) for one in advice]
    lines = HintRow(view, panel.row(0).height).lines(hint, panel.row(0).width, figures)
    assert len({tuple(one) for one in lines}) == len(advice)
    for can_play in (True, False):
        legend = game.legend(advice, can_play)
        assert legend is not None
        assert view.fonts.width(
            legend.gain, max(SMALLEST, round(0.85 * layout.text_size))
        ) <= panel.gain_room("")
    panel.draw(Surface(size).convert(), hint, (-1, -1))


def test_reasons_begin_at_the_edge_where_no_plan_has_figures(window: None) -> None:
    language.use("en")
    layout = CourtLayout((1024, 700), 2, NOW.turn.to_move)
    view, game = CourtView(layout, load_sprites(layout)), HINT
    panel, hint = HintPanel(view, game), Hint(game)
    advice = [evolve(one, behind=0.0) for one in best_actions(NOW, 3)]

    def first_letter(behind: float) -> int:
        """How far from the left the words of a plan begin that nothing lies on."""
        hint.show("", NOW, [("", one) for one in (*advice[:2], evolve(advice[2], behind=behind))])
        picture = Surface((1024, 700)).convert()
        panel.draw(picture, hint, (-1, -1))
        row = panel.row(1).inflate(-4, -8)
        dark = (
            x
            for x in range(row.left, row.right)
            for y in range(row.top, row.bottom)
            if max(picture.get_at((x, y))[:3]) < 110
        )
        return next(dark) - row.left

    assert first_letter(0.0) < layout.text_size < 3 * layout.text_size < first_letter(4.0)
