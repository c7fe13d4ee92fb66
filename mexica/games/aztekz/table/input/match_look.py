"""What the table shows over the position while somebody plays: what can be done, the ghost, the ring."""

from collections.abc import Hashable, Mapping
from typing import Any, Final

from attrs import evolve

from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.actions import DropSouls, GiveSouls, StealSouls, TakeSouls
from mexica.games.aztekz.rules.material import CHIEF, HELPERS
from mexica.games.aztekz.table.input.deeds import Deed, deed_of
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Kind, Place
from mexica.games.aztekz.table.pyramid.pyramid_look import ActionRing, Ghost, PyramidLook, RingEntry
from mexica.texts import pgettext

_RINGED = frozenset({Kind.HERO, Kind.SOULS, Kind.PILE})
_ARROWS: Final = {Deed.TAKE: "up", Deed.DROP: "down"}
"""Where souls go that are shown on a stone of the ring."""


def hand_look(
    hand: Hand,
    pointed: Place | None,
    part: Hashable,
    look: PyramidLook,
    caps: Mapping[Any, str],
) -> PyramidLook:
    """Return the look with what can be done with a hand, `look` being all else.

    `pointed` is the place under the mouse, `part` the action of the ring there; `caps` are the keys of deeds.
    """
    offers = hand.offers
    if offers is None:
        return evolve(look, pointed=pointed)
    look = evolve(look, turned=hand.turned, pointed=pointed, lit=_ringed(hand.lit()))
    if hand.card:
        fitting = {cell: len(ways) for cell, ways in offers.places.items()}
        if len(offers.rotations) == 1:
            fitting = dict.fromkeys(fitting, 0)
        return evolve(look, fitting=fitting, ghost=_ghost(hand, offers.state, pointed))
    if hand.hero is None:
        return look
    reachable = {cell: len(walk) for cell, walk in offers.walks(hand.hero).items()}
    chosen = frozenset({places.hero(offers.state.turn.to_move, hand.hero)})
    goal = None if pointed is None else hand.goal(pointed)
    return evolve(look, reachable=reachable, goal=goal, chosen=chosen, ring=action_ring(hand, part, caps))


def without_previews(look: PyramidLook) -> PyramidLook:
    """Return the look for a player who wants no places lit and no card shown before it is laid."""
    return evolve(look, lit=frozenset(), fitting={}, reachable={}, goal=None, ghost=None)


def _ringed(lit: frozenset[Place]) -> frozenset[Place]:
    return frozenset(place for place in lit if place.kind in _RINGED)


def _ghost(hand: Hand, state: State, pointed: Place | None) -> Ghost | None:
    """The card in hand where the mouse is; barred where it may not be laid so."""
    cell = None if pointed is None else hand.cell_of(pointed)
    if cell is None or hand.offers is None or (way := hand.way_at(cell)) is None:
        return None
    barred = cell not in hand.offers.places or way not in hand.offers.places[cell]
    soul = None if state.drawn is None else state.drawn.soul
    if not barred:
        return Ghost(cell, way, soul)
    if not state.pyramid.is_within(cell):
        return None
    parted = [places.hero(seat, name) for seat in hand.offers.parted(cell, way) for name in (CHIEF, *HELPERS)]
    return Ghost(cell, way, soul, barred=True, parted=frozenset(parted))


# ---------------------------------------------------------------------- the ring


def action_ring(hand: Hand, pointed: Hashable, caps: Mapping[Any, str]) -> ActionRing | None:
    """Return the ring of what the hero in hand can do, None if it can do nothing but walk."""
    actions = hand.ring()
    if not actions or hand.held is None:
        return None
    state = hand.state
    assert state is not None
    given = set[Deed]()
    entries = []
    for action in actions:
        deed = deed_of(action)
        assert deed is not None
        cap = "" if deed in given else caps.get(deed, "")
        given.add(deed)
        entries.append(_entry(state, action, deed, cap))
    return ActionRing(hand.held, tuple(entries), pointed, hand.lit())


def _entry(state: State, action: Action, deed: Deed, cap: str) -> RingEntry:
    soul, souls = _souls(state, action)
    arrow, seat = _ARROWS.get(deed, ""), action.seat if isinstance(action, StealSouls) else None
    return RingEntry(action, f"icon_{deed.value}", deed_names()[deed], soul, souls, seat, arrow, cap=cap)


def _souls(state: State, action: Action) -> tuple[str | None, int]:
    match action:
        case TakeSouls(_hero, soul, souls):
            return soul, souls
        case DropSouls(name) | GiveSouls(name):
            helper = state.mover.hero(name)
            return helper.soul, helper.souls
        case StealSouls(seat, name):
            victim = state.players[seat].hero(name)
            return victim.soul, victim.souls
    return None, 1


def deed_names() -> dict[Any, str]:
    """Return what is done with souls, in a word."""
    return {
        Deed.TAKE: pgettext("souls", "Take"),
        Deed.DROP: pgettext("souls", "Drop"),
        Deed.GIVE: pgettext("souls", "Give"),
        Deed.SCARE: pgettext("souls", "Scare"),
        Deed.STEAL: pgettext("souls", "Steal"),
    }
