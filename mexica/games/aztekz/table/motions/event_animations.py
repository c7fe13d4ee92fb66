"""The acts that show each kind of event. The changes of an event without an act appear at once."""

from collections.abc import Iterable

from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.events import (
    CardDeclined,
    CardDrawn,
    CardLaid,
    Event,
    HeroesPlaced,
    HeroStepped,
    SoulsDropped,
    SoulsGiven,
    SoulsScared,
    SoulsStolen,
    SoulsTaken,
)
from mexica.games.aztekz.rules.state import State
from mexica.games.aztekz.table.motions import card_acts, soul_acts
from mexica.games.aztekz.table.motions.event_fold import covered, folded
from mexica.games.aztekz.table.motions.table_acts import Act, Backdrop


def acts(events: Iterable[Event], before: State, covering: Iterable[Cell] = ()) -> list[Act]:
    """Return the acts that show these events, which happened in this order, starting from this state.

    `covering` are the cells whose card lay on another in it.
    """
    shown: list[Act] = []
    begin = Backdrop(before, frozenset(covering))
    for event in events:
        after = Backdrop(folded(begin.state, event), covered(begin.covering, event))
        shown += _acts(event, begin, after)
        begin = after
    return shown


def _acts(event: Event, before: Backdrop, after: Backdrop) -> list[Act]:
    match event:
        case CardLaid():
            return card_acts.laid(event, before, after)
        case CardDrawn():
            return [card_acts.drawn(event, after)]
        case CardDeclined():
            return [card_acts.declined(event, before)]
        case HeroesPlaced():
            return [card_acts.heroes_placed(event, after)]
        case HeroStepped():
            return [soul_acts.stepped(event, before, after)]
        case SoulsTaken():
            return [soul_acts.taken(event, before, after)]
        case SoulsDropped():
            return [soul_acts.dropped(event, before, after)]
        case SoulsGiven():
            return [soul_acts.given(event, before, after)]
        case SoulsStolen():
            return soul_acts.stolen(event, before, after)
        case SoulsScared():
            return [soul_acts.scared(event, before, after)]
    return []
