"""Finishing a serpent: what closing it asks for, and the temple (C7.4, C7.7 to C7.11)."""

from collections.abc import Iterator

from attrs import evolve

from mexica.games.coatl.rules.actions import PlaceTemple
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.events import (
    Event,
    SerpentClosed,
    SerpentFinished,
    TemplePlaced,
    TempleRevealed,
)
from mexica.games.coatl.rules.last_turns import third_serpent
from mexica.games.coatl.rules.material import SERPENTS, is_head
from mexica.games.coatl.rules.scoring import serpent_points
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Doing, Player, State
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth
from mexica.rulebook.refusing import Refusal, refuse
from mexica.rulebook.tuples import less_one


def closing_refusal(player: Player, serpent: Serpent, closed: Serpent) -> Refusal | None:
    """Return why a piece may not close this serpent (C7.4, C7.8)."""
    if not serpent.has_body:
        return refuse("C7.4", "A serpent is closed only when it has a body segment.")
    if serpent.prophecies or any(prophecy_worth(card, closed).points for card in player.hand):
        return None
    if is_head(serpent.pieces[0]):
        return refuse(
            "C7.8",
            "A tail would close this serpent, but it has no prophecy beside it and none in your hand fits.",
        )
    return refuse(
        "C7.8",
        "A head would close this serpent, but it has no prophecy beside it and none in your hand fits.",
    )


def closed(state: State, number: int, events: list[Event]) -> State:
    """Return the state after the serpent of this number was closed."""
    seat = state.turn.to_move
    events.append(SerpentClosed(seat, number))
    state = state.doing(Doing.ASSEMBLING, closing=number)
    return third_serpent(state, events) if len(state.mover.finished) == SERPENTS else state


# --- the temple ---


def temple_refusal(state: State, action: PlaceTemple) -> Refusal | None:
    """Return why this temple cannot be put beside this serpent (C7.8, C7.9)."""
    player, closing = state.mover, state.turn.closing
    if closing is None or action.serpent != closing:
        return refuse("C7.9", "A temple goes only beside a serpent that you have just closed.")
    serpent = player.serpents[closing - 1]
    if not serpent.prophecies:
        return refuse("C7.8", "First play a prophecy beside this serpent.")
    if action.card not in (*player.temples, *state.common):
        return refuse("C7.9", "This temple is neither in your hand nor on top of a pile.")
    if not temple_worth(action.card, serpent, serpent.prophecies).points:
        return refuse("C7.9", "The serpent meets no requirement of this temple.")
    return None


def temple_candidates(state: State) -> Iterator[PlaceTemple]:
    """Yield an action for each temple that fits the serpent just closed."""
    closing = state.turn.closing
    if closing is None:
        return
    cards = [*state.mover.temples, *(card for card in state.common if card is not None)]
    for action in (PlaceTemple(card, closing) for card in cards):
        if temple_refusal(state, action) is None:
            yield action


def temple_placed(state: State, action: PlaceTemple, events: list[Event]) -> State:
    """Return the state after a temple was put beside the serpent, which is then closed for good (C7.11)."""
    player, card, number = state.mover, action.card, action.serpent
    serpent = player.serpents[number - 1].with_temple(card)
    points = temple_worth(card, serpent, serpent.prophecies).points
    own = card in player.temples
    pile = None if own else state.common.index(card)
    events.append(TemplePlaced(state.turn.to_move, card, number, points, pile))
    if own:
        player = evolve(player, temples=less_one(player.temples, card))
    state = state.with_mover(player.with_serpent(number, serpent))
    return finished(state if pile is None else taken_from_pile(state, pile, events), events)


def taken_from_pile(state: State, pile: int, events: list[Event]) -> State:
    """Return the state without the top card of this pile; the next one is visible at once (C7.10)."""
    piles = tuple(cards[1:] if number == pile else cards for number, cards in enumerate(state.piles))
    after = evolve(state, piles=piles)
    events.append(TempleRevealed(pile, after.common[pile]))
    return after


def pile_of(state: State, card: Card) -> int | None:
    """Return the pile that has this temple on top, None if neither has."""
    return state.common.index(card) if card in state.common else None


# --- the end of it ---


def end_refusal(state: State) -> Refusal | None:
    """Return why the player cannot leave the serpent just closed as it is."""
    closing = state.turn.closing
    if closing is None or state.mover.serpents[closing - 1].prophecies:
        return None
    return refuse("C7.8", "A finished serpent needs at least one prophecy beside it; play one first.")


def finished(state: State, events: list[Event]) -> State:
    """Return the state after the player has laid all cards beside the serpent just closed."""
    number = state.turn.closing
    assert number is not None  # only then it is asked for
    points = serpent_points(state.mover.serpents[number - 1])
    events.append(SerpentFinished(state.turn.to_move, number, points))
    return state.doing(Doing.ASSEMBLING)
