"""Events as sentences for the players, and the spaces where they happened.

Each sentence goes through `_` of `texts.py`, which translates it. All events of a computer's action are
reported, but of a person's action only those in `SAID_OF_PEOPLE`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from mexica.games.mexica.rules.events import (
    ActionTokenTaken,
    BridgeBuilt,
    BridgeMoved,
    CanalPlaced,
    DistrictFounded,
    Event,
    PeriodBegan,
    PilliBoated,
    PilliMovedAtFlatRate,
    PilliPlaced,
    PilliWalked,
    RemovalAnswered,
    RemovalProposed,
    TempleBuilt,
    TokenRemoved,
)
from mexica.games.mexica.rules.spaces import Space, name
from mexica.texts import _, ngettext

SAID_OF_PEOPLE: Final = (DistrictFounded, TokenRemoved, PeriodBegan)


def event_sentences(events: Iterable[Event], names: Sequence[str]) -> tuple[str, ...]:
    """Return a sentence for each event that players want to read; `names` are their names by seat."""
    return tuple(sentence for event in events if (sentence := _sentence(event, names)))


def event_spaces(events: Iterable[Event]) -> frozenset[Space]:
    """Return the spaces where something happened."""
    return frozenset(space for event in events for space in _spaces(event))


def gains(awards: Iterable[tuple[int, int]], names: Sequence[str]) -> str:
    """Return the points gained by each player, as in "Red +5, Grey +3"."""
    return ", ".join(f"{names[seat]} +{points}" for seat, points in awards)


def _sentence(event: Event, names: Sequence[str]) -> str:
    match event:
        case PilliPlaced(seat, space):
            return _("{name} starts at {space}.").format(name=names[seat], space=name(space))
        case CanalPlaced(seat, spaces):
            where = "-".join(map(name, spaces))
            return _("{name} digs a canal at {space}.").format(name=names[seat], space=where)
        case BridgeBuilt(seat, space):
            return _("{name} builds a bridge at {space}.").format(name=names[seat], space=name(space))
        case BridgeMoved(seat, origin, space) if origin == space:
            return _("{name} turns the bridge at {space}.").format(name=names[seat], space=name(space))
        case BridgeMoved(seat, origin, space):
            text = _("{name} moves a bridge from {origin} to {space}.")
            return text.format(name=names[seat], origin=name(origin), space=name(space))
        case TempleBuilt(seat, space, floors):
            text = ngettext(
                "{name} builds a temple of {floors} floor at {space}.",
                "{name} builds a temple of {floors} floors at {space}.",
                floors,
            )
            return text.format(name=names[seat], floors=floors, space=name(space))
        case PilliWalked(seat, _origin, space):
            return _("{name} walks to {space}.").format(name=names[seat], space=name(space))
        case PilliBoated(seat):
            return _("{name} goes by boat to {space}.").format(name=names[seat], space=name(event.space))
        case PilliMovedAtFlatRate(seat, _origin, space):
            text = _("{name} moves to {space} for 5 points.")
            return text.format(name=names[seat], space=name(space))
        case DistrictFounded(seat, _space, size, awards):
            text = _("{name} founds a district of {size}: {gains}.")
            return text.format(name=names[seat], size=size, gains=gains(awards, names))
        case ActionTokenTaken(seat):
            return _("{name} takes an action token.").format(name=names[seat])
        case RemovalProposed(seat, size):
            text = _("{name} proposes to remove the token of {size}.")
            return text.format(name=names[seat], size=size)
        case RemovalAnswered(seat, size, agreed):
            text = _("{name} agrees.") if agreed else _("{name} declines; the token of {size} stays.")
            return text.format(name=names[seat], size=size)
        case TokenRemoved(size, agreed):
            if agreed:
                return _("The token of {size} leaves the game.").format(size=size)
            text = _("The token of {size} leaves the game: no district can become that size any more.")
            return text.format(size=size)
        case PeriodBegan(period):
            return _("Period {period} begins.").format(period=period)
    return ""


def _spaces(event: Event) -> tuple[Space, ...]:
    match event:
        case CanalPlaced(_seat, spaces):
            return spaces
        case BridgeMoved(_seat, origin, space) | PilliWalked(_seat, origin, space):
            return (origin, space)
        case PilliMovedAtFlatRate(_seat, origin, space):
            return (origin, space)
        case PilliBoated(_seat, origin, bridges):
            return (origin, *bridges)
        case (
            PilliPlaced(_seat, space)
            | BridgeBuilt(_seat, space)
            | TempleBuilt(_seat, space)
            | DistrictFounded(_seat, space)
        ):
            return (space,)
    return ()
