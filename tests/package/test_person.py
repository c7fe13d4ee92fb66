"""The robot's clicks do every kind of action, and it tells pictures apart."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pygame
import pytest
from attrs import evolve

from mexica.games.aztekz import rules as aztekz_rules
from mexica.games.aztekz.table.match.match_record import Session as PlayedSession
from mexica.games.coatl import rules as coatl_rules
from mexica.games.coatl.rules.actions import Done
from mexica.games.coatl.table.input.offers import Offers
from mexica.games.coatl.table.match.turn_questions import leave_serpent
from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import EndTurn, FlatRateMove, PlaceCanal, TakeBoat, Walk
from mexica.games.mexica.table.match.match_record import Session
from mexica.play.record import PERSON
from tests.games.aztekz.table.playing import in_position as in_pyramid
from tests.games.aztekz.table.playing import new as new_pyramid
from tests.games.aztekz.tables import one as example_pyramid
from tests.games.coatl.table.playing import played_at_random
from tests.games.mexica.table.playing import new_game, played
from tests.package import aztekz_keys, person
from tests.package.mirror import Mirror, difference
from tests.package.person import Person
from tests.package.played_games import PLAYED
from tests.shell.hands import folders_in


class NoWindow:
    """The window of no program: nothing happens in it."""

    def shown(self) -> pygame.Surface:
        return pygame.Surface((1, 1))

    def __getattr__(self, name: str) -> Any:
        return lambda *words: None


@pytest.fixture
def person_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Person]]:
    """A person without a window, at the table of the game with this key."""
    monkeypatch.setattr(person, "BEFORE_A_CLICK", 0.0)
    monkeypatch.setattr(aztekz_keys, "LONGEST", 0.0)
    mirrors: list[Mirror] = []

    def make(key: str, *, keys: bool = False) -> Person:
        mirrors.append(Mirror(tmp_path / "mirror", folders_in(tmp_path / "player"), (1100, 740), key))
        kind = PLAYED[key].keyboard if keys else PLAYED[key].person
        assert kind is not None
        return kind(NoWindow(), mirrors[0])  # type: ignore[arg-type]

    yield make
    mirrors[0].close()


def test_clicks_do_the_first_action_of_every_kind_in_mexica(person_at: Callable[[str], Person]) -> None:
    game = played(new_game(PERSON, "random", seed=3), 3000, seed=3)
    numbers: dict[str, int] = {}
    for number, step in enumerate(Session(rules, game).history):
        if step.seat == 0:
            sort = type(step.action).__name__
            halves = len(step.action.spaces) if isinstance(step.action, PlaceCanal) else 0
            numbers.setdefault(f"{sort}{halves or ''}", number)
    assert len(numbers) >= 9
    robot = person_at("mexica")
    for number in numbers.values():
        robot.mirror.play(evolve(game, actions=game.actions[:number], replayed=None))
        action = game.actions[number]
        done = robot.act(action)
        assert done[:number] == game.actions[:number]
        if isinstance(action, FlatRateMove | TakeBoat | Walk):  # a click takes the cheapest way there
            assert done[-1].space == action.space
        else:
            assert done[number:] == (action,)


def test_clicks_do_the_first_action_of_every_kind_in_coatl(person_at: Callable[[str], Person]) -> None:
    game, _ = played_at_random(PERSON, "random", seed=7, actions=400)
    numbers: dict[str, int] = {}
    state = coatl_rules.start(game.setup)
    for number, action in enumerate(game.actions):
        if state.turn.to_move == 0:
            numbers.setdefault(type(action).__name__, number)
        state = coatl_rules.apply(state, action).state
    assert set(numbers) == {kind.__name__ for kind in get_args(coatl_rules.Action)}
    robot = person_at("coatl")
    for number in numbers.values():
        robot.mirror.play(evolve(game, actions=game.actions[:number], replayed=None))
        assert robot.act(game.actions[number]) == game.actions[: number + 1]


@pytest.mark.parametrize("keys", [False, True])
def test_clicks_or_keys_do_the_first_action_of_every_kind_in_aztekz(
    keys: bool, person_at: Callable[..., Person]
) -> None:
    game, numbers = aztekz_game()
    robot = person_at("aztekz", keys=keys)
    for number in numbers:
        robot.mirror.play(evolve(game, actions=game.actions[:number], replayed=None))
        assert robot.act(game.actions[number]) == game.actions[: number + 1]


@pytest.mark.parametrize("keys", [False, True])
@pytest.mark.parametrize(
    "texts",
    [
        ("step helper1 -1,-1", "take helper1 sun 1", "step helper1 -1,0", "step helper1 0,0", "give helper1"),
        ("steal 1 helper1", "step chief 0,1", "lay 0,2 new"),
    ],
)
def test_clicks_or_keys_free_and_steal_souls_in_aztekz(
    texts: tuple[str, ...], keys: bool, person_at: Callable[..., Person]
) -> None:
    robot = person_at("aztekz", keys=keys)
    robot.mirror.play(in_pyramid(example_pyramid(), PERSON, "random"))
    done = [robot.act(aztekz_rules.parse(text)) for text in texts]
    assert [str(action) for action in done[-1]] == list(texts)


def aztekz_game() -> tuple[Any, list[int]]:
    """A game played by chance, with the number of the first action of each kind of the person in it."""
    record, generator = new_pyramid(PERSON, "random", seed=3), Random(3)
    session = PlayedSession(aztekz_rules, record)
    numbers: dict[str, int] = {}
    while not aztekz_rules.is_over(session.state):
        legal = aztekz_rules.legal_actions(session.state)
        own = session.state.turn.to_move == 0
        rare = [one for one in legal if own and type(one).__name__ not in numbers]
        action = generator.choice(rare or legal)
        if own:
            numbers.setdefault(type(action).__name__, len(session.actions))
        session.apply(action)
    return session.record, list(numbers.values())


def test_a_finished_serpent_that_could_score_more_is_left_after_the_question(
    person_at: Callable[[str], Person],
) -> None:
    game, state = played_at_random(PERSON, "random", seed=0, actions=85)
    assert leave_serpent(Offers(state)) is not None
    robot = person_at("coatl")
    robot.mirror.play(game)
    assert robot.act(Done()) == (*game.actions, Done())


def test_buttons_are_named_in_english_and_found_in_any_language(
    person_at: Callable[[str], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "pl")
    robot = person_at("aztekz")
    robot.press("New game")
    assert robot.button("Back").text == "Wróć"


def test_the_question_before_points_are_lost_is_answered_in_any_language(
    person_at: Callable[[str], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "pl")
    game = played(new_game(PERSON, "random", seed=3), 2, seed=3)  # both have placed their Pilli
    robot = person_at("mexica")
    robot.mirror.play(game)
    assert robot.act(EndTurn()) == (*game.actions, EndTurn())


def test_pictures_differ_by_the_share_of_their_pixels() -> None:
    one, other = pygame.Surface((10, 10)), pygame.Surface((10, 10))
    other.fill("white", (0, 0, 10, 3))
    assert difference(one, one.copy()) == 0
    assert difference(one, other) == 0.3
    assert difference(one, pygame.Surface((10, 11))) == 1
