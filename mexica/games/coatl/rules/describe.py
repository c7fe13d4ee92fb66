"""A state as plain data, ready for JSON; `position` is the inverse."""

from collections import Counter
from collections.abc import Callable, Iterable

from mexica.games.coatl.rules.material import COLOURS, SPACES
from mexica.games.coatl.rules.scoring import player_points, serpent_points, winners
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Ending, Player, Seat, State
from mexica.rulebook.plain import Plain


def describe(state: State, seat: Seat | None = None) -> dict[str, Plain]:
    """Return everything on the table as plain data, or with a seat only what that seat may know (C13.1).

    Seats are numbers from 0; `actions_left` counts those of the turn, `piles` with the common temple on top.
    In `ending`, `actions` tells how many actions each seat still has, the one in progress included. A card
    that the seat may not know is None, and there are no `orders`, which have all that nobody may know.
    """
    turn = state.turn
    told: dict[str, Plain] = {
        "phase": turn.phase.value,
        "round": turn.round,
        "to_move": turn.to_move,
        "first": turn.first,
        "doing": turn.doing and turn.doing.value,
        "actions_left": turn.actions_left,
        "chosen": turn.chosen,
        "closing": turn.closing,
        "skipped": turn.skipped,
        "supply": {space: list(pieces) for space, pieces in zip(SPACES, state.supply, strict=True)},
        "bags": {
            "heads": _by_colour(state.bags.heads),
            "tails": _by_colour(state.bags.tails),
            "bodies": _by_colour(state.bags.bodies),
        },
        "display": list(state.display),
        "deck": len(state.deck),
        "discards": len(state.discards),
        "common": list(state.common),
        "piles": [len(pile) for pile in state.piles],
        "seats": [
            _player(player, known=seat in (None, number)) for number, player in enumerate(state.players)
        ],
        "ending": None if state.ending is None else _ending(state.ending),
        "options": {"promo": state.options.promo, "fewer_segments": state.options.fewer_segments},
        "winners": list(winners(state)),
    }
    return told if seat is not None else told | {"orders": _orders(state)}


def _by_colour(bag: str) -> dict[str, Plain]:
    counted = Counter(bag)
    return {colour: counted[colour] for colour in COLOURS}


def _player(player: Player, *, known: bool) -> dict[str, Plain]:
    cards: Callable[[Iterable[str]], list[Plain]] = list if known else _hidden
    return {
        "board": list(player.board),
        "hand": cards(player.hand),
        "temples": cards(player.temples),
        "tokens": list(player.tokens),
        "serpents": [_serpent(serpent) for serpent in player.serpents],
        "points": player_points(player),
    }


def _hidden(cards: Iterable[str]) -> list[Plain]:
    return [None for _ in cards]


def _serpent(serpent: Serpent) -> dict[str, Plain]:
    """A serpent; its points count only if it is finished."""
    return {
        "pieces": list(serpent.pieces),
        "prophecies": list(serpent.prophecies),
        "temple": serpent.temple,
        "finished": serpent.finished,
        "points": serpent_points(serpent) if serpent.finished else 0,
    }


def _ending(ending: Ending) -> dict[str, Plain]:
    return {"cause": ending.cause.value, "by": ending.by, "actions": list(ending.actions)}


def _orders(state: State) -> dict[str, Plain]:
    return {
        "heads": state.bags.heads,
        "tails": state.bags.tails,
        "bodies": state.bags.bodies,
        "deck": list(state.deck),
        "discards": list(state.discards),
        "piles": [list(pile) for pile in state.piles],
        "chance": state.chance,
    }
