"""Souls that are freed: given to one's chief, or stolen by it (A5.4, A5.6, A5.7)."""

from collections.abc import Iterator

from attrs import evolve

from mexica.games.aztekz.rules.actions import GiveSouls, StealSouls
from mexica.games.aztekz.rules.events import Event, SoulsGiven, SoulsStolen
from mexica.games.aztekz.rules.material import CHIEF, HELPERS, WANTED
from mexica.games.aztekz.rules.state import Hero, HeroName, Pile, State, is_helper
from mexica.rulebook.refusing import Refusal, refuse


def give_refusal(state: State, name: HeroName) -> Refusal | None:
    """Return why the helper cannot give what it carries to its chief."""
    hero = state.mover.hero(name)
    if hero.souls < WANTED:
        return refuse("A5.4", "A helper gives all that it carries, and at least two souls.")
    if hero.at != state.mover.chief.at:
        return refuse("A5.4", "The helper gives souls only to its own chief, on the same card.")
    return None


def given(state: State, action: GiveSouls, events: list[Event]) -> State:
    """Return the state after the helper gave all that it carried, as a pile of freed souls."""
    hero = state.mover.hero(action.hero)
    assert hero.soul is not None  # else it is refused
    pile = Pile(hero.soul, hero.souls)
    events.append(SoulsGiven(state.turn.to_move, action.hero, hero.at, pile))
    player = state.mover.with_hero(action.hero, Hero(hero.at)).with_pile(pile)
    return state.acted(state.acting(action.hero), player)


def steal_refusal(state: State, action: StealSouls) -> Refusal | None:
    """Return why the chief cannot steal from this helper."""
    if action.seat >= state.seats:
        return refuse("A5.6", "Nobody sits there; a chief steals from a helper of another player.")
    if action.seat == state.turn.to_move:
        return refuse("A5.6", "A chief steals only from helpers of other colours.")
    if not is_helper(action.hero):
        return refuse("A5.1", "Chiefs carry no souls.")
    if state.acting(CHIEF).stolen:
        return refuse("A5.6", "A chief steals only once in a turn.")
    victim = state.players[action.seat]
    helper = victim.hero(action.hero)
    if helper.at != state.mover.chief.at:
        return refuse("A5.6", "A chief steals only on its own card, and that helper is on another one.")
    if helper.souls < WANTED:
        return refuse("A5.6", "A chief steals only from a helper that carries at least two souls.")
    if helper.at == victim.chief.at:
        return refuse("A5.6", "The helper is guarded: its own chief is on the card too.")
    return None


def steal_candidates(state: State) -> Iterator[StealSouls]:
    """Yield every theft that the chief can do where it stands."""
    at = state.mover.chief.at
    if state.acting(CHIEF).stolen:
        return
    for seat, player in enumerate(state.players):
        if seat != state.turn.to_move and player.chief.at != at:
            for name, helper in zip(HELPERS, player.helpers, strict=True):
                if helper.at == at and helper.souls >= WANTED:
                    yield StealSouls(seat, name)


def stolen(state: State, action: StealSouls, events: list[Event]) -> State:
    """Return the state after the chief stole all that the helper carried, as a pile of freed souls."""
    victim = state.players[action.seat]
    helper = victim.hero(action.hero)
    assert helper.soul is not None  # else it is refused
    pile = Pile(helper.soul, helper.souls)
    events.append(SoulsStolen(state.turn.to_move, helper.at, action.seat, action.hero, pile))
    state = state.with_player(action.seat, victim.with_hero(action.hero, Hero(helper.at)))
    return state.acted(evolve(state.acting(CHIEF), stolen=True), state.mover.with_pile(pile))
