"""From plain data to a state: sets up any position, or lists everything wrong with it at once."""

from collections.abc import Mapping
from random import Random
from typing import Final

from mexica.games.coatl.rules.position_cards import HIDDEN, Unseen, read_cards
from mexica.games.coatl.rules.position_seats import read_players
from mexica.games.coatl.rules.position_supply import box, outside, read_bags, read_supply
from mexica.games.coatl.rules.position_turn import bare_serpent, check_turn, read_ending, read_turn
from mexica.games.coatl.rules.state import Options, State
from mexica.games.coatl.rules.worth import prophecy_worth
from mexica.rulebook.faults import Faults, PositionError

_NEEDED: Final = ("phase", "to_move", "supply", "display", "deck", "discards", "common", "piles", "seats")
_MAY_BE_LEFT_OUT: Final = (
    *("round", "first", "doing", "actions_left", "chosen", "closing", "skipped"),
    *("bags", "ending", "options", "orders", "seed", "winners"),
)
_OPTIONS: Final = ("promo", "fewer_segments")
_LARGEST_SEED: Final = 2**64


def position(description: object) -> State:
    """Return the state that has this description, the inverse of `describe`.

    What follows from the rest is not read: `winners`, points, and whether a serpent is finished. Hidden
    orders that are left out, and cards given as None, are drawn from `seed` (0 if absent) out of what lies in
    no other place of the table, so that a description for a seat can be set up too. Without `bags` these hold
    the rest of the box. Puzzles and lessons can choose fewer pieces and cards than the box holds.
    PositionError lists every fault at once.
    """
    faults = Faults()
    data = faults.record("The description", description, _NEEDED, _MAY_BE_LEFT_OUT)
    if faults.found and not data:
        raise PositionError(faults.found)
    generator = Random(faults.number("seed", data.get("seed", 0), -_LARGEST_SEED, _LARGEST_SEED))
    options = _options(faults, data)
    unseen = Unseen(faults, generator, options.promo)
    players = read_players(faults, data, unseen)
    turn = read_turn(faults, data, len(players))
    bare = bare_serpent(turn, players)
    if bare is not None and HIDDEN in players[turn.to_move].hand:
        unseen.want(lambda card: prophecy_worth(card, bare).points > 0)
    supply = read_supply(faults, data)
    bags = read_bags(faults, data, box(len(players), options), outside(supply, players), generator)
    cards = read_cards(faults, data, unseen)
    unseen.check_hands(players)
    ending = read_ending(faults, data, turn, len(players))
    check_turn(faults, turn, ending, players)
    if faults.found:
        raise PositionError(faults.found)
    return State(
        unseen.dealt(players, turn.to_move),
        supply,
        bags,
        cards.display,
        cards.deck,
        cards.discards,
        cards.piles,
        cards.chance,
        turn,
        ending,
        options,
    )


def _options(faults: Faults, data: Mapping[str, object]) -> Options:
    given = faults.record("options", data.get("options", dict.fromkeys(_OPTIONS, False)), (), _OPTIONS)
    return Options(*(faults.flag(f"options: {key}", given.get(key, False)) for key in _OPTIONS))
