"""Taking souls from a card, and dropping them (A5.2, A5.3)."""

from collections.abc import Iterator

from mexica.games.aztekz.rules.actions import DropSouls, TakeSouls
from mexica.games.aztekz.rules.events import Event, SoulsDropped, SoulsTaken
from mexica.games.aztekz.rules.state import Hero, HeroName, State
from mexica.rulebook.refusing import Refusal, refuse, refuse_for


def take_refusal(state: State, action: TakeSouls) -> Refusal | None:
    """Return why the helper cannot take these souls."""
    hero = state.mover.hero(action.hero)
    lying = state.pyramid.of_kind(hero.at, action.soul)
    if not lying:
        return refuse("A5.1", "No such souls lie on the helper's card; those that are carried do not.")
    if hero.soul not in (None, action.soul):
        return refuse("A5.2", "All the souls that a helper carries are of one kind.")
    if not 1 <= action.souls <= lying:
        return refuse_for(
            "A5.2",
            lying,
            "Only one such soul lies there to be taken.",
            "From one to {lying} of these souls can be taken.",
            lying=lying,
        )
    return None


def take_candidates(state: State, name: HeroName) -> Iterator[TakeSouls]:
    """Yield every choice of souls that this helper can take."""
    hero = state.mover.hero(name)
    for soul, many in state.pyramid.lying(hero.at):
        if hero.soul in (None, soul):
            yield from (TakeSouls(name, soul, souls) for souls in range(1, many + 1))


def taken(state: State, action: TakeSouls, events: list[Event]) -> State:
    """Return the state after the helper took them."""
    hero = state.mover.hero(action.hero)
    events.append(SoulsTaken(state.turn.to_move, action.hero, hero.at, action.soul, action.souls))
    pyramid = state.pyramid.with_souls(hero.at, action.soul, -action.souls)
    carrying = Hero(hero.at, action.soul, hero.souls + action.souls)
    player = state.mover.with_hero(action.hero, carrying)
    return state.acted(state.acting(action.hero), player, pyramid)


def drop_refusal(state: State, name: HeroName) -> Refusal | None:
    """Return why the helper has nothing to drop."""
    if state.mover.hero(name).souls:
        return None
    return refuse("A5.3", "The helper carries nothing that it could drop.")


def dropped(state: State, action: DropSouls, events: list[Event]) -> State:
    """Return the state after the helper dropped all that it carried."""
    hero = state.mover.hero(action.hero)
    assert hero.soul is not None  # else it is refused
    events.append(SoulsDropped(state.turn.to_move, action.hero, hero.at, hero.soul, hero.souls))
    pyramid = state.pyramid.with_souls(hero.at, hero.soul, hero.souls)
    player = state.mover.with_hero(action.hero, Hero(hero.at))
    return state.acted(state.acting(action.hero), player, pyramid)
