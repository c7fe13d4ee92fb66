"""Every effect of the game: how many variants it has, how loud it is beside the others, and what makes it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np
from attrs import frozen

import effects_pieces as pieces
import effects_signals as signals
from dsp import Rng, Sound, band, faded
from loudness import at_loudness
from space import trimmed

LOUDNESS: Final = -20.0  # LUFS of the loudest 0.2 seconds of every file
_BEFORE, _AFTER = 100, 400  # values of silence


@frozen
class Effect:
    """An effect: `volume` (0 to 1) is its place beside the others, `make` gets the number of the variant."""

    name: str
    variants: int
    volume: float
    make: Callable[[int, Rng], Sound]

    @property
    def files(self) -> list[str]:
        """The names of its files."""
        return [f"{self.name}_{number}.ogg" for number in range(1, self.variants + 1)]

    def sound(self, number: int) -> Sound:
        """Return variant `number`, from 0: always the same, at the common loudness, without silence."""
        rng = np.random.default_rng(zlib.crc32(f"{self.name} {number}".encode()))
        # a filter without phase shift answers a little before the sound, which needs room too
        raw = band(np.pad(self.make(number, rng), (_BEFORE, _AFTER)), 45, 9000, 2)
        return faded(at_loudness(trimmed(raw), LOUDNESS), 0.002, 0.01)


def _varied(make: Callable[[Rng], Sound]) -> Callable[[int, Rng], Sound]:
    return lambda _number, rng: make(rng)


def _temples() -> Iterator[Effect]:
    for floors in range(1, 5):
        yield Effect(f"temple_{floors}", 3, 0.68 + 0.06 * floors, _varied(partial(pieces.temple, floors)))


EFFECTS: Final[tuple[Effect, ...]] = (
    Effect("canal", 4, 0.78, _varied(pieces.canal)),
    Effect("canal_double", 4, 0.83, _varied(pieces.canal_double)),
    Effect("bridge", 4, 0.69, _varied(pieces.bridge)),
    Effect("bridge_moved", 3, 0.69, _varied(pieces.bridge_moved)),
    *_temples(),
    Effect("placed", 3, 0.62, _varied(pieces.placed)),
    Effect("step_grass", 5, 0.38, _varied(pieces.step_grass)),
    Effect("step_wood", 4, 0.38, _varied(pieces.step_wood)),
    Effect("paddle", 4, 0.53, _varied(pieces.paddle)),
    Effect("flat_rate", 3, 0.69, _varied(pieces.flat_rate)),
    Effect("founded", 3, 1.00, _varied(pieces.founded)),
    Effect("token_taken", 4, 0.53, _varied(pieces.token_taken)),
    Effect("token_spent", 3, 0.38, _varied(pieces.token_spent)),
    Effect("token_removed", 2, 0.75, _varied(pieces.token_removed)),
    Effect("point", 7, 0.40, signals.point),
    Effect("proposed", 2, 0.62, _varied(signals.proposed)),
    Effect("agreed", 2, 0.62, _varied(signals.agreed)),
    Effect("declined", 2, 0.62, _varied(signals.declined)),
    Effect("turn_began", 4, 0.50, _varied(signals.turn_began)),
    Effect("turn_ended", 3, 0.28, _varied(signals.turn_ended)),
    Effect("round_ended", 3, 0.47, _varied(signals.round_ended)),
    Effect("period_began", 1, 0.75, _varied(signals.period_began)),
    Effect("period_scored", 1, 1.00, _varied(signals.period_scored)),
    Effect("game_ended", 1, 1.00, _varied(signals.game_ended)),
    Effect("refused", 3, 0.53, _varied(signals.refused)),
    Effect("hover", 4, 0.11, _varied(signals.hover)),
    Effect("click", 4, 0.30, _varied(signals.click)),
    Effect("undone", 3, 0.45, _varied(signals.undone)),
    Effect("redone", 3, 0.45, _varied(signals.redone)),
)
