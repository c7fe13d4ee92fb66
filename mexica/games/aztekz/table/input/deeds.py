"""What a hero can do besides stepping, and the action that a button, a key or a click asks for."""

from collections.abc import Iterator
from enum import Enum

from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.actions import DropSouls, GiveSouls, ScareSouls, StealSouls, TakeSouls
from mexica.games.aztekz.rules.material import CHIEF, HELPERS, SOULS
from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Place


class Deed(Enum):
    """A kind of action that a hero does where it stands; its value names its icon."""

    TAKE = "take"
    DROP = "drop"
    GIVE = "give"
    SCARE = "scare"
    STEAL = "steal"


def deed_of(action: Action) -> Deed | None:
    """Return which deed an action is, None if it is none."""
    match action:
        case TakeSouls():
            return Deed.TAKE
        case DropSouls():
            return Deed.DROP
        case GiveSouls():
            return Deed.GIVE
        case ScareSouls():
            return Deed.SCARE
        case StealSouls():
            return Deed.STEAL
    return None


def aim(state: State, action: Action) -> Place | None:
    """Return what one clicks on the pyramid to do this where the hero stands, None for a stone alone."""
    match action:
        case TakeSouls(hero, soul):
            return places.souls(state.mover.hero(hero).at, soul)
        case GiveSouls():
            return places.hero(state.turn.to_move, CHIEF)
        case StealSouls(seat, name):
            return places.hero(seat, name)
    return None


def asked_actions(state: State, hero: HeroName, deed: Deed) -> Iterator[Action]:
    """Yield the actions that a deed could mean for this hero, the most likely first.

    If none of them is legal, the first says why (`refusal`).
    """
    match deed:
        case Deed.TAKE:
            yield from _takes(state, hero)
        case Deed.DROP:
            yield DropSouls(hero)
        case Deed.GIVE:
            yield GiveSouls(hero)
        case Deed.SCARE:
            yield ScareSouls(hero)
        case Deed.STEAL:
            yield from _thefts(state)


def _takes(state: State, hero: HeroName) -> Iterator[Action]:
    """All souls of each kind on the hero's card: of its own kind first, then of the largest pile."""
    carried, at = state.mover.hero(hero).soul, state.mover.hero(hero).at
    lying = sorted(state.pyramid.lying(at), key=lambda one: (one[0] != carried, -one[1]))
    yield from (TakeSouls(hero, soul, many) for soul, many in lying)
    if not lying:
        yield TakeSouls(hero, carried or SOULS[0], 1)


def _thefts(state: State) -> Iterator[Action]:
    """Thefts from each helper of another player, those on the chief's card with the most souls first."""
    at = state.mover.hero(CHIEF).at
    helpers = [
        (helper.at != at, -helper.souls, seat, name)
        for seat, player in enumerate(state.players)
        if seat != state.turn.to_move
        for name, helper in zip(HELPERS, player.helpers, strict=True)
    ]
    yield from (StealSouls(seat, name) for _far, _souls, seat, name in sorted(helpers))
