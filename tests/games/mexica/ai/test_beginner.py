"""The beginner plays a game of Mexica, sensibly and weakly."""

from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.rules import State, apply, refusal, winners
from mexica.games.mexica.rules.actions import BuildTemple, FoundDistrict
from tests.games.mexica.ai.playing import Game, game


def last(played: Game) -> State:
    return apply(*played[-1]).state


def test_it_founds_and_builds_legally() -> None:
    played = game(("beginner", "beginner"), 6)
    assert all(refusal(before, action) is None for before, action in played)
    assert sum(isinstance(action, FoundDistrict) for _, action in played) >= 10
    assert sum(isinstance(action, BuildTemple) for _, action in played) >= 20
    assert last(played).turn.quiet_rounds < 3


def test_it_loses_to_the_greedy_player_and_beats_chance() -> None:
    assert winners(last(game(("greedy", "beginner"), 6))) == (0,)
    assert winners(last(game(("beginner", "greedy"), 8))) == (1,)
    assert winners(last(game(("beginner", "random"), 8))) == (0,)


def test_the_same_seed_overlooks_the_same() -> None:
    for before, action in game(("beginner", "beginner"), 6)[:2]:
        assert mind("beginner", 6 + before.turn.to_move).choose(before) == action
