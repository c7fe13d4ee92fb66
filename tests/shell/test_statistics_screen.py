"""The statistics: counted where a game ends, shown and cleared from the start screen."""

from attrs import evolve

from mexica.games.mexica.table.match.match_record import replay
from mexica.play.game_statistics import Ended, Sums
from mexica.shell.statistics_screen import StatisticsScreen
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import new_game, played
from tests.shell.hands import Hands

FINISHED = played(new_game("person", "beginner", seed=5), 5000)


def sums(app):
    return app.navigation._statistics.sums("mexica")


def test_a_game_is_counted_when_it_ends_and_not_when_it_is_opened_again(tmp_path) -> None:
    *before, last = FINISHED.actions
    open_game = evolve(FINISHED, actions=tuple(before))
    person = replay(open_game).turn.to_move  # a computer might end the game by itself
    kinds = ("person" if seat == person else "beginner" for seat in range(2))
    people = tuple(evolve(one, kind=kind) for one, kind in zip(FINISHED.players, kinds, strict=True))
    made = Driver(tmp_path, evolve(open_game, players=people))
    made.until(lambda: made.app._autosave.newest is not None)
    made.app._autosave.flush()  # what a match begins with does not count
    assert sums(made.app) == {}
    made.match.table.session.add(made.match.table.session.prepare(last))
    made.until(lambda: made.app._autosave.newest == made.match.record)
    made.app._autosave.flush()
    points = made.state.players[person].points
    assert [(key, one.games, one.points) for key, one in sums(made.app).items()] == [
        ((2, "beginner"), 1, points)
    ]
    made.app.navigation.play(made.app.navigation.playing, made.match.record)
    made.step()
    made.app._autosave.flush()
    assert sums(made.app)[2, "beginner"].games == 1
    made.app.close()


def test_the_numbers_are_shown_and_can_be_cleared(hands: Hands) -> None:
    statistics = hands.app.navigation._statistics
    saved = {"game": "mexica", "setup": 1, "players": [], "actions": []}
    statistics.count("mexica", ["beginner"], saved, Ended(("person", "beginner"), (71, 60), (0,)))
    assert sums(hands.app) == {(2, "beginner"): Sums(1, 1, 71, 71)}
    hands.press("Your games")
    assert isinstance(hands.scene, StatisticsScreen)
    assert "Macehualli" in hands.texts()
    assert "71.0" in hands.texts()
    assert "reached" in hands.texts()
    hands.press("Clear")
    hands.press("Clear")
    assert sums(hands.app) == {}
    assert "71.0" not in hands.texts()
    hands.press("Back")


def test_without_games_it_says_what_is_counted(hands: Hands) -> None:
    hands.press("Your games")
    assert "Games that you finish alone against computers are counted here." in hands.texts()
    assert not hands.button("Clear").is_enabled
