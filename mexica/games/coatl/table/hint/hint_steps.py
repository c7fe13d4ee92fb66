"""A plan as it is drawn on the table: what is taken or laid, in order, and pieces where they would lie."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from mexica.games.coatl.rules import Action, State
from mexica.games.coatl.rules.actions import (
    DECK,
    Discard,
    JoinPiece,
    KeepHand,
    LayPiece,
    PerfectPick,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import Piece, is_body, is_head
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import ActionMark, CourtLook, Ghost
from mexica.games.coatl.table.court.places import Place


@frozen
class PlanSteps:
    """The parts of a plan that are drawn.

    `numbered` are the places from which its actions take something, with the number of the action; `ghosts`
    are the pieces as they would lie, `serpents` the lanes of those that get a card.
    """

    numbered: tuple[ActionMark, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    serpents: frozenset[Place] = frozenset()

    def added_to(self, look: CourtLook) -> CourtLook:
        """Return a look with the plan in it, without marks of others."""
        sources = {mark.place for mark in self.numbered}
        return evolve(
            look,
            marks=self.numbered,
            chosen=look.chosen | sources | self.serpents,
            ghosts=(*self.ghosts, *look.ghosts),
        )


def plan_steps(state: State, actions: Sequence[Action]) -> PlanSteps:
    """Return the steps of a plan of the player to move from this state."""
    collected = _Collected(state)
    for action in actions:
        collected.add(action)
    return collected.steps()


class _Collected:
    """The steps while they are put together; pieces and cards keep the places that they have now."""

    def __init__(self, state: State) -> None:
        self._state, self._seat = state, state.turn.to_move
        self._board: list[Piece | None] = list(state.mover.board)
        self._begun = len(state.mover.serpents)
        self._marks: list[ActionMark] = []
        self._ghosts: list[Ghost] = []
        self._serpents: set[Place] = set()
        self._number = 0

    def add(self, action: Action) -> None:
        """Add the next action."""
        found = list(self._sources(action))
        if found:
            self._number += 1
            self._marks += [ActionMark(self._number, self._seat, place) for place in found]
        match action:
            case LayPiece(piece):
                self._begun += 1
                self._ghosts.append(Ghost(places.lane(self._seat, self._begun), piece))
            case JoinPiece():
                self._join(action)
            case PlayProphecy(_card, serpent) | PlaceTemple(_card, serpent):
                self._serpents.add(places.lane(self._seat, serpent))

    def steps(self) -> PlanSteps:
        """The steps of all actions added."""
        return PlanSteps(tuple(self._marks), tuple(self._ghosts), frozenset(self._serpents))

    def _join(self, action: JoinPiece) -> None:
        end = action.end or ("head" if is_head(action.piece) else "tail")
        place = places.end(self._seat, action.serpent, end)
        beyond = sum(ghost.place == place for ghost in self._ghosts)
        new = places.lane(self._seat, action.serpent)
        beyond += any(ghost.place == new for ghost in self._ghosts)
        self._ghosts.append(Ghost(place, action.piece, beyond))

    # ------------------------------------------------------------------ where something is taken from

    def _sources(self, action: Action) -> Iterator[Place]:
        match action:
            case TakePieces(space):
                yield places.supply(space)
            case TakeProphecy(card) if card == DECK:
                yield places.DECK
            case TakeProphecy(card):
                if card in self._state.display:
                    yield places.display(self._state.display.index(card))
            case LayPiece() | JoinPiece():
                yield from self._piece(action.piece)
            case PlayProphecy(card):
                yield from self._in_hand((card,))
            case KeepHand(cards) | Discard(cards):
                yield from self._in_hand(cards)
            case PlaceTemple(card) | PriestCommitment(card):
                yield from self._temple(card)
            case PerfectPick(pieces):
                yield places.token(self._seat, "pick")
                yield from (places.bag(kind) for kind in dict.fromkeys(map(_bag, pieces)))
            case SeeTheFuture():
                yield places.token(self._seat, "future")

    def _piece(self, piece: Piece) -> Iterator[Place]:
        if piece in self._board:
            slot = self._board.index(piece)
            self._board[slot] = None
            yield places.board(self._seat, slot)

    def _in_hand(self, cards: Sequence[Card]) -> Iterator[Place]:
        hand = self._state.mover.hand
        yield from (places.prophecy(self._seat, hand.index(card)) for card in cards if card in hand)

    def _temple(self, card: Card) -> Iterator[Place]:
        own, common = self._state.mover.temples, self._state.common
        if card in own:
            yield places.temple(self._seat, own.index(card))
        elif card in common:
            yield places.pile(common.index(card))


def _bag(piece: Piece) -> str:
    if is_body(piece):
        return "body"
    return "head" if is_head(piece) else "tail"
