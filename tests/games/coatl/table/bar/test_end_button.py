"""The button that ends something has room for its name in the bar of every size."""

import pytest

from mexica.drawing.fonts import Fonts
from mexica.games.coatl.table.bar.bar_looks import BUTTONS
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.play.commands import Command
from mexica.shell.match.button_looks import ButtonLook
from mexica.shell.match.toolbar import Toolbar


@pytest.mark.parametrize("size", [(1024, 560), (1600, 830), (1600, 1000)])
@pytest.mark.parametrize("name", ["End turn", "Leave as is", "Laisser ainsi", "Zostaw tak", "Keep 3"])
def test_the_name_of_the_end_is_never_cut(
    window: None, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], name: str
) -> None:
    layout, fonts = CourtLayout(size, 2), Fonts()
    toolbar = Toolbar(layout, load_sprites(layout), fonts, BUTTONS)
    drawn, fitted = [], fonts.fitted

    def noting(text: str, height: int, room: int, *more: object):
        drawn.append((text, height, fonts.width(text, height, True), room))
        return fitted(text, height, room, *more)

    monkeypatch.setattr(fonts, "fitted", noting)
    look = ButtonLook("button_normal", True, name)
    toolbar._drawn(Command.END, toolbar.places[Command.END].size, look, None)
    assert drawn
    assert [one for one in drawn if one[2] > one[3]] == []
