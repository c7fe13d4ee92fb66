"""The levels that a player chooses from: one for every kind, each described in one short line."""

import gettext

import pytest

from mexica import texts
from mexica.computer.mind import Budget
from mexica.games.mexica.ai.levels import Level, level, levels
from mexica.games.mexica.ai.players import KINDS, mind
from mexica.games.mexica.rules import apply, new_setup, start


def test_every_kind_but_the_random_one_is_a_level_from_weak_to_strong() -> None:
    assert tuple(each.kind for each in levels()) == tuple(kind for kind in KINDS if kind != "random")


@pytest.mark.parametrize("level", levels(), ids=lambda level: level.kind)
def test_every_level_plays(level: Level) -> None:
    player = mind(level.kind, 1, budget=Budget(nodes=5))
    state = start(new_setup(2, 1))
    for _ in range(3):
        state = apply(state, player.choose(state)).state


def test_names_differ_and_lines_are_short() -> None:
    assert len({each.name for each in levels()}) == len(levels())
    for each in levels():
        assert each.line.endswith(".")
        assert "\n" not in each.line
        assert len(each.line) <= 60


def test_a_level_is_found_by_its_kind() -> None:
    assert level("planner").name == "Cihuacoatl"
    with pytest.raises(KeyError):
        level("oracle")


class Loud(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return message.upper()


def test_lines_are_in_the_language_in_use() -> None:
    texts.use(Loud())
    try:
        assert level("beginner").line == "FOUNDS AND BUILDS, BUT MISSES A LOT."
    finally:
        texts.use(gettext.NullTranslations())
