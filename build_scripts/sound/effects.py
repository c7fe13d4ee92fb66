"""Every effect of the program: whose it is, its variants, its volume beside the others, what makes it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np
from attrs import frozen

import effects_aztekz as aztekz
import effects_coatl as coatl
import effects_pieces as pieces
import effects_signals as signals
from dsp import Rng, Sound, band, faded
from loudness import at_loudness
from space import trimmed

LOUDNESS: Final = -20.0  # LUFS of the loudest 0.2 seconds of every file
_BEFORE, _AFTER = 100, 400  # values of silence


@frozen
class Effect:
    """An effect: `volume` (0 to 1) is its place beside the others, `make` gets the number of the variant.

    `owner` is the game that plays it, or "shell" for what the screens and the tables of all games play.
    """

    owner: str
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
        make = _varied(partial(pieces.temple, floors))
        yield Effect("mexica", f"temple_{floors}", 3, 0.68 + 0.06 * floors, make)


EFFECTS: Final[tuple[Effect, ...]] = (
    Effect("mexica", "canal", 4, 0.78, _varied(pieces.canal)),
    Effect("mexica", "canal_double", 4, 0.83, _varied(pieces.canal_double)),
    Effect("mexica", "bridge", 4, 0.69, _varied(pieces.bridge)),
    Effect("mexica", "bridge_moved", 3, 0.69, _varied(pieces.bridge_moved)),
    *_temples(),
    Effect("mexica", "placed", 3, 0.62, _varied(pieces.placed)),
    Effect("mexica", "step_grass", 5, 0.38, _varied(pieces.step_grass)),
    Effect("mexica", "step_wood", 4, 0.38, _varied(pieces.step_wood)),
    Effect("mexica", "paddle", 4, 0.53, _varied(pieces.paddle)),
    Effect("mexica", "flat_rate", 3, 0.69, _varied(pieces.flat_rate)),
    Effect("mexica", "founded", 3, 1.00, _varied(pieces.founded)),
    Effect("mexica", "token_taken", 4, 0.53, _varied(pieces.token_taken)),
    Effect("mexica", "token_spent", 3, 0.38, _varied(pieces.token_spent)),
    Effect("mexica", "token_removed", 2, 0.75, _varied(pieces.token_removed)),
    Effect("shell", "point", 7, 0.40, signals.point),
    Effect("mexica", "proposed", 2, 0.62, _varied(signals.proposed)),
    Effect("mexica", "agreed", 2, 0.62, _varied(signals.agreed)),
    Effect("mexica", "declined", 2, 0.62, _varied(signals.declined)),
    Effect("shell", "turn_began", 4, 0.50, _varied(signals.turn_began)),
    Effect("shell", "turn_ended", 3, 0.28, _varied(signals.turn_ended)),
    Effect("mexica", "round_ended", 3, 0.47, _varied(signals.round_ended)),
    Effect("mexica", "period_began", 1, 0.75, _varied(signals.period_began)),
    Effect("mexica", "period_scored", 1, 1.00, _varied(signals.period_scored)),
    Effect("mexica", "game_ended", 1, 1.00, _varied(signals.game_ended)),
    Effect("shell", "refused", 3, 0.53, _varied(signals.refused)),
    Effect("shell", "hover", 4, 0.11, _varied(signals.hover)),
    Effect("shell", "click", 4, 0.30, _varied(signals.click)),
    Effect("shell", "undone", 3, 0.45, _varied(signals.undone)),
    Effect("shell", "redone", 3, 0.45, _varied(signals.redone)),
    Effect("coatl", "pieces_taken", 4, 0.62, _varied(coatl.pieces_taken)),
    Effect("coatl", "supply_filled", 3, 0.42, _varied(coatl.supply_filled)),
    Effect("coatl", "card_taken", 4, 0.45, _varied(coatl.card_taken)),
    Effect("coatl", "cards_laid", 3, 0.40, _varied(coatl.cards_laid)),
    Effect("coatl", "cards_discarded", 3, 0.40, _varied(coatl.cards_discarded)),
    Effect("coatl", "cards_shuffled", 2, 0.45, _varied(coatl.cards_shuffled)),
    Effect("coatl", "serpent_begun", 3, 0.75, _varied(coatl.serpent_begun)),
    Effect("coatl", "piece_joined", 5, 0.72, _varied(coatl.piece_joined)),
    Effect("coatl", "serpent_closed", 3, 0.80, _varied(coatl.serpent_closed)),
    Effect("coatl", "prophecy_played", 4, 0.62, _varied(coatl.prophecy_played)),
    Effect("coatl", "temple_laid", 3, 0.78, _varied(coatl.temple_laid)),
    Effect("coatl", "serpent_finished", 3, 1.00, _varied(coatl.serpent_finished)),
    Effect("coatl", "jade_spent", 3, 0.55, _varied(coatl.jade_spent)),
    Effect("coatl", "ending_began", 1, 0.85, _varied(coatl.ending_began)),
    Effect("coatl", "game_ended", 1, 1.00, _varied(coatl.game_ended)),
    Effect("aztekz", "card_drawn", 3, 0.42, _varied(aztekz.card_drawn)),
    Effect("aztekz", "card_turned", 4, 0.34, _varied(aztekz.card_turned)),
    Effect("aztekz", "card_laid", 4, 0.78, _varied(aztekz.card_laid)),
    Effect("aztekz", "card_covered", 3, 0.86, _varied(aztekz.card_covered)),
    Effect("aztekz", "card_declined", 3, 0.55, _varied(aztekz.card_declined)),
    Effect("aztekz", "heroes_placed", 3, 0.66, _varied(aztekz.heroes_placed)),
    Effect("aztekz", "step_stone", 5, 0.38, _varied(aztekz.step_stone)),
    Effect("aztekz", "soul_taken", 4, 0.58, _varied(aztekz.soul_taken)),
    Effect("aztekz", "souls_dropped", 3, 0.50, _varied(aztekz.souls_dropped)),
    Effect("aztekz", "souls_freed", 3, 1.00, _varied(aztekz.souls_freed)),
    Effect("aztekz", "souls_stolen", 3, 0.95, _varied(aztekz.souls_stolen)),
    Effect("aztekz", "souls_scared", 3, 0.75, _varied(aztekz.souls_scared)),
    Effect("aztekz", "pyramid_complete", 1, 0.95, _varied(aztekz.pyramid_complete)),
    Effect("aztekz", "last_cards", 1, 0.75, _varied(aztekz.last_cards)),
    Effect("aztekz", "game_ended", 1, 1.00, _varied(aztekz.game_ended)),
)
