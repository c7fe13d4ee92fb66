"""What a player can do with an action: the actions in a row, and what it then has."""

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Final

from attrs import evolve, frozen

from mexica.games.coatl.ai.player_worth import PlayerWorth
from mexica.games.coatl.ai.weights import Weights
from mexica.games.coatl.rules import Action, State
from mexica.games.coatl.rules.actions import (
    DECK,
    Done,
    PerfectPick,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import BODIES, HAND, HEADS, SPACES, TAILS
from mexica.games.coatl.rules.state import Player
from mexica.games.coatl.rules.stock import can_draw
from mexica.games.coatl.rules.tokens import refusal

_DONE: Final = Done()


@frozen
class Option:
    """The actions of one way to use an action of the turn, what the player then has, and points on top."""

    actions: tuple[Action, ...]
    player: Player
    extra: float = 0.0


def takes(state: State) -> Iterator[Option]:
    """Yield the option to take each kind of content of the supply board (C5)."""
    player, known = state.mover, set[tuple[str, ...]]()
    for space, pieces in zip(SPACES, state.supply, strict=True):
        alike = tuple(sorted(pieces))
        if 0 < len(pieces) <= player.room and alike not in known:
            known.add(alike)
            yield Option((TakePieces(space),), player.with_pieces(pieces))


def choice_of_prophecies(state: State, worth: PlayerWorth, weights: Weights) -> Option | None:
    """Return the option to take the prophecies that are worth most together (C6), None if none can be taken.

    It ends with `Done`, or with a card drawn unseen, which is looked at before anything else is chosen.
    """
    player, display = state.mover, list(state.display)
    actions: list[Action] = []
    while display and len(player.hand) < HAND:
        gains = {card: worth.of(player.with_card(card)) - worth.of(player) for card in display}
        best = max(gains, key=lambda card: gains[card])
        if gains[best] < weights.unseen and (actions or state.turn.chosen or can_draw(state)):
            break
        display.remove(best)
        player = player.with_card(best)
        actions.append(TakeProphecy(best))
    if len(player.hand) < HAND and can_draw(state) and not state.turn.chosen:
        return Option((*actions, TakeProphecy(DECK)), player, weights.unseen)
    return Option(with_end(actions), player) if actions or state.turn.chosen else None


def tokens(state: State, weights: Weights) -> Iterator[Option]:
    """Yield the options to spend a token (C10); of See the Future only the step that shows new cards."""
    player = state.mover
    picks = [PerfectPick((piece,)) for piece in (*HEADS, *TAILS)]
    picks += [PerfectPick(pair) for pair in combinations_with_replacement(BODIES, 2)]
    for pick in picks:
        if refusal(state, pick) is None:
            yield Option((pick,), player.without_token("pick").with_pieces(pick.pieces))
    if refusal(state, SeeTheFuture()) is None:
        drawn = HAND - len(player.hand) + 1
        yield Option((SeeTheFuture(),), player.without_token("future"), weights.unseen * drawn)
    for card in common_temples(state):
        commitment = PriestCommitment(card)
        if refusal(state, commitment) is None:
            after = player.without_token("commit")
            yield Option((commitment,), evolve(after, temples=(*player.temples, card)))


def common_temples(state: State) -> tuple[Card, ...]:
    """Return the common temples that there are."""
    return tuple(card for card in state.common if card is not None)


def with_end(actions: Iterable[Action]) -> tuple[Action, ...]:
    """Return the actions with `Done` after them."""
    return (*actions, _DONE)
