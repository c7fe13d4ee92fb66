"""The games as PettingZoo environments, for learning players; needs the extra `mexica[env]`.

docs/environment.md has an example and says what an agent sees, may choose and is rewarded with.
"""

import os

_sound = os.environ.get("SDL_AUDIODRIVER")  # which PettingZoo sets to a choice of its own
try:
    import gymnasium  # noqa: F401  # only to say what is missing
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ImportError as error:
    raise ImportError("mexica.env needs PettingZoo: pip install 'mexica[env]'.") from error
finally:
    os.environ.pop("SDL_AUDIODRIVER", None)
    if _sound is not None:
        os.environ["SDL_AUDIODRIVER"] = _sound

from typing import Any

from mexica import box
from mexica.env.game_env import GameEnv, Observation, Options
from mexica.env.rewards import ILLEGAL

__all__ = ["env", "raw_env"]


def env(
    seats: int = 2, seed: int | None = None, render_mode: str | None = None, game: str = "mexica", **more: Any
) -> OrderEnforcingWrapper[str, Observation, Any]:
    """Return the environment of a game that checks what it is told, as PettingZoo's own do.

    An action that is no number of the catalogue fails, an illegal one ends the game with a penalty for its
    agent, and nothing can be asked before `reset`. The arguments are those of `raw_env`.
    """
    raw = raw_env(seats, seed, render_mode, game, **more)
    ending = TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL[raw.options.rewarded])
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ending))


def raw_env(  # noqa: PLR0913  # PettingZoo passes what its environments are made of as single arguments
    seats: int = 2,
    seed: int | None = None,
    render_mode: str | None = None,
    game: str = "mexica",
    *,
    rewarded: str = "result",
    max_cycles: int | None = None,
) -> GameEnv:
    """Return the environment of a game without wrappers; an illegal action is a ValueError there.

    `seed` draws the setups of every `reset` without a seed of its own. `render_mode` is None or "ansi".
    `rewarded` is "result" or "points" (`mexica.env.rewards`). After `max_cycles` steps, if any, the game is
    cut short (truncated). ValueError, one sentence, for what there is not.
    """
    if game not in box.KEYS:
        raise ValueError(f"There is no game '{game}'; there are {', '.join(box.KEYS)}.")
    return GameEnv(box.env_game, game, Options(seats, seed, render_mode, rewarded, max_cycles))
