"""The robot's clicks do every kind of action, and it tells pictures apart."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from attrs import evolve

from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import FlatRateMove, PlaceCanal, TakeBoat, Walk
from mexica.games.mexica.table.match.match_record import Session
from mexica.play.record import PERSON
from tests.games.mexica.table.playing import new_game, played
from tests.package import turns
from tests.package.mirror import Mirror, difference
from tests.package.turns import Person
from tests.shell.hands import folders_in


class NoWindow:
    """The window of no program: nothing happens in it."""

    def __getattr__(self, name: str) -> Any:
        return lambda *words: None


def test_clicks_do_the_first_action_of_every_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "BEFORE_A_CLICK", 0.0)
    game = played(new_game(PERSON, "random", seed=3), 3000, seed=3)
    numbers: dict[str, int] = {}
    for number, step in enumerate(Session(rules, game).history):
        if step.seat == 0:
            sort = type(step.action).__name__
            halves = len(step.action.spaces) if isinstance(step.action, PlaceCanal) else 0
            numbers.setdefault(f"{sort}{halves or ''}", number)
    assert len(numbers) >= 9
    mirror = Mirror(tmp_path / "mirror", folders_in(tmp_path / "player"), (1100, 740))
    person = Person(NoWindow(), mirror)  # type: ignore[arg-type]
    for number in numbers.values():
        mirror.play(evolve(game, actions=game.actions[:number], replayed=None))
        action = game.actions[number]
        done = person.act(action)
        assert done[:number] == game.actions[:number]
        if isinstance(action, FlatRateMove | TakeBoat | Walk):  # a click takes the cheapest way there
            assert done[-1].space == action.space
        else:
            assert done[number:] == (action,)
    mirror.close()


def test_pictures_differ_by_the_share_of_their_pixels() -> None:
    one, other = pygame.Surface((10, 10)), pygame.Surface((10, 10))
    other.fill("white", (0, 0, 10, 3))
    assert difference(one, one.copy()) == 0
    assert difference(one, other) == 0.3
    assert difference(one, pygame.Surface((10, 11))) == 1
