"""Every game as a PettingZoo environment: Mexica, and Nim, whose actions take two choices each."""

import copy
import pickle
import re
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import mexica.env
from mexica.env.game_env import GameEnv, Options
from mexica.env.rewards import result
from tests.games.every_game import KEYS, env_game
from tests.games.nim import rules as nim
from tests.games.nim.boxed import put_in_the_box

PAGE = Path(__file__).parents[2] / "docs" / "environment.md"
TABLES = [(key, seats) for key in KEYS for seats in env_game(key).rules.SEAT_COUNTS]
# PettingZoo excuses only its own environments from these two: they have an action mask, so they are dicts
ABOUT_DICTS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def made(key: str, seats: int, **more: Any) -> GameEnv:
    return GameEnv(env_game, key, Options(seats, **more))


def nim_env(**more: Any) -> GameEnv:
    """Nim from heaps of 3, 1 and 2."""
    env = made("nim", 2, **more)
    env.reset(options={"setup": nim.Setup((3, 1, 2))})
    return env


def play(env: GameEnv, *texts: str) -> GameEnv:
    for text in texts:
        env.step(env.choices.index(text))
    return env


def play_on(env: Any, generator: Random, steps: int = 10**6) -> None:
    """Choose at random until the game is over, or for a number of steps."""
    for _ in range(steps):
        if any(env.terminations.values()) or any(env.truncations.values()):
            break
        env.step(generator.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0]))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_passes_the_tests_of_pettingzoo(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from pettingzoo.test import api_test, seed_test  # noqa: PLC0415  # by then mexica.env has kept the sound

    if key == "nim":
        put_in_the_box(monkeypatch)
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(mexica.env.env(seats, render_mode="ansi", game=key), num_cycles=600)
        seed_test(lambda: mexica.env.env(seats, game=key), num_cycles=100)
    # the last observation of a game that is over has nothing to choose
    assert {str(one.message) for one in warned} - ABOUT_DICTS <= {
        "Action mask numpy array is all zeros (no legal actions)."
    }


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_plays_the_game_of_the_rules(key: str, seats: int) -> None:
    env, rules, generator = made(key, seats), env_game(key).rules, Random(5)
    env.reset(seed=5)
    state = rules.start(rules.new_setup(seats, 5))
    while not rules.is_over(state):
        action = generator.choice(rules.legal_actions(state))
        assert env.agent_selection == f"player_{rules.to_move(state)}"
        for number in env.game.numbers(action):
            env.step(number)
        state = rules.apply(state, action).state
        assert env.rules_state == state
        assert env.infos["player_1"] == {"action": str(action), "points": rules.points(state)[1]}
    assert set(env.terminations.values()) == {True}


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_is_seen_lies_within_the_bounds_until_the_end(key: str, seats: int) -> None:
    env, generator = made(key, seats), Random(3)
    env.reset(seed=3)
    for _ in range(150):
        for agent in env.possible_agents:
            assert env.observation_space(agent).contains(env.observe(agent))
        play_on(env, generator, steps=5)


@pytest.mark.parametrize("key", KEYS)
def test_rewarded_points_are_the_lead_over_the_others_and_add_up_to_nothing(key: str) -> None:
    env, generator = made(key, 2, rewarded="points"), Random(2)
    env.reset(seed=2)
    gained = [0.0, 0.0]
    while not any(env.terminations.values()):
        play_on(env, generator, steps=1)
        gained = [all_ + env.rewards[f"player_{seat}"] for seat, all_ in enumerate(gained)]
    first, second = env.game.rules.points(env.rules_state)
    assert gained == [first - second, second - first]


def test_an_action_of_two_choices_is_completed_by_the_same_agent() -> None:
    env = nim_env()
    assert env.observe("player_0")["action_mask"].tolist() == [1, 1, 1, 0, 0, 0]
    play(env, "heap C")
    assert env.agent_selection == "player_0"
    assert env.infos["player_0"]["action"] == ""
    assert env.observe("player_0")["action_mask"].tolist() == [0, 0, 0, 1, 1, 0]
    assert env.observe("player_0")["observation"]["heaps"].tolist() == [3, 1, 2, 1, 3, 0, 0]
    play(env, "2 sticks")
    assert env.agent_selection == "player_1"
    assert env.infos["player_0"] == {"action": "take C 2", "points": 2}
    assert env.observe("player_1")["observation"]["heaps"].tolist() == [3, 1, 0, 1, 0, 0, 2]


def test_importing_it_leaves_the_sound_driver_alone() -> None:
    """PettingZoo chooses one for the whole process."""
    code = "import os; os.environ['SDL_AUDIODRIVER'] = 'mine'; import mexica.env; "
    code += "print(os.environ['SDL_AUDIODRIVER'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "mine\n"


def test_only_the_agent_that_acts_has_something_to_choose() -> None:
    env = nim_env()
    assert not env.observe("player_1")["action_mask"].any()


def test_whoever_wins_alone_gets_one_and_the_others_lose_it() -> None:
    env = play(nim_env(), "heap A", "3 sticks", "heap B", "1 sticks", "heap C", "2 sticks")
    assert env.rewards == {"player_0": 1, "player_1": -1}
    assert env.last()[1:4] == (1, True, False)


@pytest.mark.parametrize(
    ("seats", "winners", "expected"),
    [
        (2, (0, 1), [0, 0]),
        (4, (2,), [-1 / 3, -1 / 3, 1, -1 / 3]),
        (4, (0, 1), [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_a_shared_victory_is_shared(seats: int, winners: tuple[int, ...], expected: list[float]) -> None:
    over = SimpleNamespace(points=lambda state: (0,) * seats, winners=lambda state: winners)
    assert result(over, None, None) == pytest.approx(expected)


def test_points_are_rewarded_as_they_are_gained() -> None:
    env = play(nim_env(rewarded="points"), "heap A", "3 sticks")
    assert env.rewards == {"player_0": 3, "player_1": -3}


def test_an_illegal_choice_is_told_and_changes_nothing() -> None:
    env = nim_env()
    with pytest.raises(ValueError, match=r"^Choice 3 \('1 sticks'\) is illegal now; the action mask says"):
        env.step(3)
    with pytest.raises(ValueError, match=r"^Choice 77 is illegal now;"):
        env.step(77)
    assert env.observe("player_0")["action_mask"].tolist() == [1, 1, 1, 0, 0, 0]


def test_in_the_checked_environment_an_illegal_choice_ends_the_game_with_a_penalty() -> None:
    env = mexica.env.env()
    env.reset(seed=1)
    env.step(env.choices.index("end"))
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert all(env.terminations.values())


def test_a_game_is_cut_short_after_so_many_steps() -> None:
    env = play(nim_env(max_cycles=3), "heap A", "2 sticks", "heap B")
    assert (set(env.terminations.values()), set(env.truncations.values())) == ({False}, {True})
    assert set(env.rewards.values()) == {0}


def test_every_reset_draws_another_setup_and_a_seed_draws_the_same() -> None:
    def starts(env: GameEnv, *seeds: int | None) -> list[Any]:
        found = []
        for seed in seeds:
            env.reset(seed=seed)
            found.append(env.rules_state)
        return found

    first, second, third = starts(made("mexica", 2, seed=1), None, None, 7)
    assert len({first, second, third}) == 3
    assert starts(made("mexica", 2, seed=1), None, None) == [first, second]
    rules = env_game("mexica").rules
    assert third == rules.start(rules.new_setup(2, 7))


def test_a_setup_may_be_given_for_the_right_number_of_players() -> None:
    env, rules = made("mexica", 2), env_game("mexica").rules
    setup = rules.new_setup(2, 1, first=1, neutral_floors=28)  # type: ignore[call-arg]
    env.reset(options={"setup": setup})
    assert env.rules_state == rules.start(setup)
    assert env.agent_selection == "player_1"
    with pytest.raises(ValueError, match=r"^The setup is for 3 players, the environment for 2\.$"):
        env.reset(options={"setup": rules.new_setup(3, 1)})


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_from_where_it_was_and_leaves_the_first_alone(copied: Any) -> None:
    env = mexica.env.env(seats=3)
    env.reset(seed=4)
    play_on(env, Random(4), steps=20)
    other, before = copied(env), env.rules_state
    play_on(other, Random(1), steps=20)
    assert env.rules_state == before
    play_on(env, Random(1), steps=20)
    assert env.rules_state == other.rules_state


def test_the_board_is_drawn_as_text_if_that_was_asked_for() -> None:
    assert nim_env(render_mode="ansi").render() == "(3, 1, 2)"
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        assert nim_env().render() is None


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'; there are mexica, coatl, aztekz."),
        ({"seats": 5}, "seats must be one of 2, 3, 4, not 5."),
        ({"render_mode": "human"}, "render_mode must be one of None, 'ansi', not 'human'."),
        ({"rewarded": "luck"}, "rewarded must be one of 'result', 'points', not 'luck'."),
    ],
)
def test_what_there_is_not_is_refused_in_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # the message is compared below
        mexica.env.env(**wrong)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium", "numpy"])
def test_without_its_packages_it_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; import mexica.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last == "ImportError: mexica.env needs PettingZoo: pip install 'mexica[env]'."


def test_the_example_of_the_page_runs() -> None:
    example = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(example) == 1
    done = subprocess.run([sys.executable, "-c", example[0]], capture_output=True, text=True, check=True)
    assert re.findall(r"^player_(\d): \d+ points, reward [-+]\d\.\d\d$", done.stdout, re.MULTILINE) == [
        *"012"
    ]
    assert "Over after" in done.stdout
