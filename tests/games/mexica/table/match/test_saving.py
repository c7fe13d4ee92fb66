"""A game is saved and loaded from its table."""

import pygame

from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match.match_record import SAVES
from tests.games.mexica.table.driving import done


def test_a_game_is_saved_and_loaded_from_the_table(alone):
    alone.do("take")
    saved = alone.match.record
    alone.key(pygame.K_s, pygame.KMOD_LCTRL)
    alone.widget("Save")
    path = next(alone.app.saves.folder.glob("Black*.mexica"))
    assert SAVES.load(path) == saved
    alone.widget("Back")
    alone.do("take")
    assert alone.match.record != saved
    alone.key(pygame.K_s, pygame.KMOD_LCTRL)
    entries = [row.value and row.value.path for row in alone.scene.list.rows]
    alone.scene.list.choose(entries.index(path))
    alone.widget("Load")
    assert alone.match.record == saved


def test_a_save_that_cannot_be_written_is_told_and_the_game_goes_on(alone, monkeypatch):
    def refused(*_):
        raise OSError(28, "No space left on device")

    alone.key(pygame.K_s, pygame.KMOD_LCTRL)
    monkeypatch.setattr(alone.app.saves, "save", refused)
    alone.widget("Save")
    assert any("No space left on device" in text for text in alone.texts())
    alone.key(pygame.K_ESCAPE)
    alone.key(pygame.K_ESCAPE)
    alone.button(ToolKind.TAKE)
    assert done(alone) == ["take"]
