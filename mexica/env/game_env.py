"""A game as a PettingZoo environment in which the agents act one after the other (AEC)."""

from random import Random
from typing import Any

import numpy as np
from attrs import frozen
from gymnasium import logger, spaces
from pettingzoo import AECEnv

from mexica.env.env_game import FindEnvGame, Offers, mask, offers
from mexica.env.rewards import REWARDS
from mexica.play.game_rules import Seat

Observation = dict[str, Any]

RENDER_MODES = ("ansi",)
_SEEDS = 2**32


@frozen
class Options:
    """How a game is played: ValueError, one sentence, for what there is not."""

    seats: int
    seed: int | None = None
    render_mode: str | None = None
    rewarded: str = "result"
    max_cycles: int | None = None

    def __attrs_post_init__(self) -> None:
        _check("render_mode", self.render_mode, (None, *RENDER_MODES))
        _check("rewarded", self.rewarded, tuple(REWARDS))


class GameEnv(AECEnv[str, Observation, Any]):
    """A match between agents `player_0`, `player_1` ...; the number is the seat.

    Each step is a choice of the catalogue `choices`. Most are an action; some only begin one, and the same
    agent then completes it. `find` and `key` name the game, so that an environment can be copied and pickled.
    ValueError if the game is not for so many seats.
    """

    def __init__(self, find: FindEnvGame, key: str, options: Options) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # it does nothing
        self._find, self._key = find, key
        self.game = game = find(key)
        _check("seats", options.seats, game.rules.SEAT_COUNTS)
        self.options, self.render_mode = options, options.render_mode
        self.metadata = {
            "name": f"{key}_v{game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(options.seats)]
        self.agents = []
        self.action_spaces = {one: spaces.Discrete(len(game.choices)) for one in self.possible_agents}
        self.observation_spaces = {one: self._observation_space() for one in self.possible_agents}
        self._generator = Random(options.seed)
        self._legal, self._begun, self._cycles = Offers(), tuple[int, ...](), 0

    @property
    def choices(self) -> tuple[str, ...]:
        """The catalogue: the text of every number that an agent may choose."""
        return self.game.choices

    @property
    def rules_state(self) -> Any:
        """The state of the game, for its rules."""
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, with the setup that this seed draws.

        Without a seed the next one is taken from the environment's own generator. `options={"setup": ...}`
        plays a setup of the rules instead; ValueError if it is for another number of players.
        """
        if seed is not None:
            self._generator = Random(seed)
        drawn = self._generator.randrange(_SEEDS) if seed is None else seed
        rules, seats = self.game.rules, len(self.possible_agents)
        setup = (options or {}).get("setup") or rules.new_setup(seats, drawn)
        if rules.seats(setup) != seats:
            raise ValueError(f"The setup is for {rules.seats(setup)} players, the environment for {seats}.")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._cycles = 0
        self._reach(rules.start(setup), "")

    def step(self, action: Any) -> None:
        """Make a choice for `agent_selection`; ValueError if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._choose(action)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return what this agent sees, and what it may choose if it is the one to act."""
        acts = agent == self.agent_selection and agent in self.agents
        seen = self.game.observer.observe(self._state, self._seat(agent), self._begun)
        return {
            "observation": seen,
            "action_mask": mask(self._legal if acts else Offers(), len(self.choices)),
        }

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the shapes, types and bounds of what this agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the numbers of the catalogue."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Return the board as text if the render mode is "ansi", else None."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        return self.game.drawn(self._state)

    def close(self) -> None:
        """Do nothing: no window is open."""

    def _choose(self, action: Any) -> None:
        number = -1 if action is None else int(action)
        if number not in self._legal:
            known = 0 <= number < len(self.choices)
            named = f"Choice {number} ('{self.choices[number]}')" if known else f"Choice {action}"
            raise ValueError(f"{named} is illegal now; the action mask says which are legal.")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._cycles += 1
        chosen = self._legal[number]
        if isinstance(chosen, Offers):
            self._legal, self._begun = chosen, (*self._begun, number)
        else:
            self._apply(chosen)
        if self._cycles == self.options.max_cycles and not all(self.terminations.values()):
            self.truncations = dict.fromkeys(self.agents, True)

    def _apply(self, action: Any) -> None:
        rules, before = self.game.rules, self._state
        self._reach(rules.apply(before, action).state, str(action))
        rewards = REWARDS[self.options.rewarded](rules, before, self._state)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if rules.is_over(self._state):
            self.terminations = dict.fromkeys(self.agents, True)

    def _reach(self, state: Any, action: str) -> None:
        self._state, self._begun, self._legal = state, (), offers(self.game, state)
        self.agent_selection = self.possible_agents[self.game.rules.to_move(state)]
        points = self.game.rules.points(state)
        self.infos = {one: {"action": action, "points": points[self._seat(one)]} for one in self.agents}

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _observation_space(self) -> spaces.Dict:
        seen = self.game.observer.space(len(self.possible_agents))
        legal = spaces.Box(0, 1, (len(self.choices),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": legal})

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "game"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, game=state["_find"](state["_key"]))


def _check(name: str, value: object, allowed: tuple[object, ...]) -> None:
    if value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(map(repr, allowed))}, not {value!r}.")
