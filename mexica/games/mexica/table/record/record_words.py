"""The record's words: events in short and in full, and for what points were gained."""

from collections.abc import Iterator
from typing import Final

from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.events import (
    ActionTokenTaken,
    BridgeBuilt,
    BridgeMoved,
    CanalPlaced,
    DistrictFounded,
    Event,
    PeriodScored,
    PilliBoated,
    PilliMovedAtFlatRate,
    PilliPlaced,
    PilliWalked,
    RemovalAnswered,
    RemovalProposed,
    TempleBuilt,
)
from mexica.games.mexica.rules.scoring import DistrictScore
from mexica.games.mexica.rules.spaces import first, name
from mexica.games.mexica.table.input.event_sentences import event_sentences
from mexica.games.mexica.table.match.match_record import PlayedAction
from mexica.play.turn_record import Gain
from mexica.shell.match.record_lines import RecordWords
from mexica.texts import _


def gains(played: PlayedAction) -> Iterator[Gain]:
    """Yield what an action brought: points for a founding, or those of a scoring, district by district."""
    for event in played.events:
        match event:
            case DistrictFounded(founder, space, size, awards):
                own, there = _("Founded the {size} at {space}"), _("There when the {size} was founded")
                for seat, points in awards:
                    what = (own if seat == founder else there).format(size=size, space=name(space))
                    yield Gain(seat, points, what)
            case PeriodScored():
                yield from _scored(event)


def _scored(event: PeriodScored) -> Iterator[Gain]:
    for district in event.scoring.districts:
        for share in district.shares:
            if share.points and share.owner != NEUTRAL:
                text = _("{district}: place {place}, period {period}")
                what = text.format(district=_district(district), place=share.place, period=event.period)
                yield Gain(share.owner, share.points, what)
    for seat, points in enumerate(event.scoring.palace):
        if points:
            yield Gain(seat, points, _("In the palace, period {period}").format(period=event.period))


def _district(district: DistrictScore) -> str:
    if district.token is None:
        return _("Land of {size} at {space}").format(size=district.size, space=name(first(district.spaces)))
    return _("The {size} at {space}").format(size=district.size, space=name(district.token))


def short(event: Event) -> str:
    """Return an event in a few words, empty for one that goes without saying."""
    match event:
        case PilliPlaced(_seat, space):
            return _("starts at {space}").format(space=name(space))
        case CanalPlaced(_seat, spaces):
            return _("canal {space}").format(space="-".join(map(name, spaces)))
        case BridgeBuilt(_seat, space):
            return _("bridge {space}").format(space=name(space))
        case BridgeMoved(_seat, origin, space) if origin == space:
            return _("bridge turned at {space}").format(space=name(space))
        case BridgeMoved(_seat, origin, space):
            return _("bridge {origin} to {space}").format(origin=name(origin), space=name(space))
        case TempleBuilt(_seat, space, floors):
            return _("temple of {floors} at {space}").format(floors=floors, space=name(space))
        case PilliWalked() | PilliBoated() | PilliMovedAtFlatRate():
            return _("to {space}").format(space=name(event.space))
        case DistrictFounded(_seat, _space, size):
            return _("founds the {size}").format(size=size)
        case ActionTokenTaken():
            return _("token")
        case RemovalProposed(_seat, size):
            return _("proposes to remove the {size}").format(size=size)
        case RemovalAnswered():
            return _("agreed") if event.agreed else _("declined")
    return ""


WORDS: Final = RecordWords("Mexica", gains, short, event_sentences)
"""How Mexica tells the record of a game."""
