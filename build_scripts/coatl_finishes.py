"""The ways to finish serpents in one turn of Cóatl, all of them tried: for the search for puzzles."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from attrs import evolve, frozen

from mexica.games.coatl.rules import Action
from mexica.games.coatl.rules.actions import Done, JoinPiece, LayPiece, PlaceTemple, PlayProphecy
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import BESIDE, SERPENTS, UNFINISHED, Piece, is_body, is_head, is_tail
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Player, less_one
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth

TRIED: Final = 12  # ways to finish one serpent that are gone on with another


@frozen
class Turn:
    """Actions of assembling, the points of the serpents finished by them, and what the player has then."""

    actions: tuple[Action, ...]
    points: int
    player: Player
    temples: tuple[Card, ...]


def best_turns(player: Player, common: tuple[Card, ...]) -> list[Turn]:
    """Return the turns found that score most, all with the same points; none if nothing is finished.

    `common` are the common temples when the turn begins: one that is revealed later is not reckoned with.
    """
    found = list(_turns(Turn((), 0, player, (*player.temples, *common))))
    most = max((one.points for one in found), default=0)
    return [one for one in found if one.points == most]


def _turns(begun: Turn) -> Iterator[Turn]:
    after = sorted(_finishes(begun), key=lambda one: (-one.points, len(one.actions)))
    yield from after
    for one in after[:TRIED]:
        yield from _turns(one)


def _finishes(begun: Turn) -> Iterator[Turn]:
    """Every turn in which one more serpent is finished."""
    player = begun.player
    numbers = list(player.unfinished)
    if len(player.serpents) < SERPENTS and len(numbers) < UNFINISHED:
        numbers.append(len(player.serpents) + 1)
    for number in filter(lambda number: _can_be_closed(player, number), numbers):
        known = set[tuple[Piece, ...]]()
        for actions, serpent, board in _closings(player, number):
            if serpent.pieces not in known:
                known.add(serpent.pieces)
                turn = Turn(
                    (*begun.actions, *actions), begun.points, evolve(player, board=board), begun.temples
                )
                yield from _with_cards(turn, number, serpent)


def _can_be_closed(player: Player, number: int) -> bool:
    """Whether the board has an end for each open one of this serpent, the next one if it is new."""
    old = player.serpents[number - 1] if number <= len(player.serpents) else None
    has_head, has_tail = any(map(is_head, player.board)), any(map(is_tail, player.board))
    if old is None:
        return has_head and has_tail
    return (has_head or not old.head_is_open) and (has_tail or not old.tail_is_open)


def _closings(player: Player, number: int) -> Iterator[tuple[tuple[Action, ...], Serpent, tuple[Piece, ...]]]:
    """Every closed serpent that the pieces of the board allow, with its actions and the pieces left."""
    old = player.serpents[number - 1] if number <= len(player.serpents) else None
    for bodies in _rows(tuple(sorted(filter(is_body, player.board)))):
        if old is None:
            if bodies:
                serpent, rest = Serpent(bodies[:1]), bodies[1:]
                yield from _closed(player, number, (LayPiece(bodies[0]),), serpent, ("", rest))
            continue
        splits = range(len(bodies) + 1)
        for at in splits if old.head_is_open and old.tail_is_open else (0,):
            ends = (bodies[:at], bodies[at:]) if old.tail_is_open else (bodies, ())
            yield from _closed(player, number, (), old, ends)


@cache
def _rows(bodies: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], ...]:
    """Every order of every choice of these body segments, also of none."""
    rows: set[tuple[Piece, ...]] = {()}
    for piece in set(bodies):
        rows |= {(piece, *row) for row in _rows(less_one(bodies, piece))}
    return tuple(sorted(rows))


def _closed(
    player: Player,
    number: int,
    actions: tuple[Action, ...],
    serpent: Serpent,
    ends: tuple[tuple[Piece, ...] | str, tuple[Piece, ...]],
) -> Iterator[tuple[tuple[Action, ...], Serpent, tuple[Piece, ...]]]:
    """The serpent with body segments joined, those at the head end in the order of joining, and closed."""
    board = player.board
    for piece in (*(one.piece for one in actions if isinstance(one, LayPiece)), *ends[0], *ends[1]):
        board = less_one(board, piece)
    for piece in ends[0]:
        serpent, actions = serpent.with_piece(piece, True), (*actions, JoinPiece(number, piece, "head"))
    for piece in ends[1]:
        serpent, actions = serpent.with_piece(piece, False), (*actions, JoinPiece(number, piece, "tail"))
    if not serpent.has_body:
        return
    heads = sorted(set(filter(is_head, board))) if serpent.head_is_open else [None]
    tails = sorted(set(filter(is_tail, board))) if serpent.tail_is_open else [None]
    for head in heads:
        for tail in tails:
            closed, left, steps = serpent, board, actions
            for piece in (head, tail):
                if piece is not None:
                    closed, left = closed.with_piece(piece, piece == head), less_one(left, piece)
                    steps = (*steps, JoinPiece(number, piece))
            yield steps, closed, left


def _with_cards(turn: Turn, number: int, serpent: Serpent) -> Iterator[Turn]:
    """The turn with the best cards beside the serpent just closed, and with fewer of them, for others."""
    player = turn.player
    worths = {card: prophecy_worth(card, serpent).points for card in dict.fromkeys(player.hand)}
    fitting = [card for card, points in worths.items() if points and card not in serpent.prophecies]
    most = min(BESIDE - len(serpent.prophecies), len(fitting))
    fitting.sort(key=lambda card: -worths[card])
    before = sum(prophecy_worth(card, serpent).points for card in serpent.prophecies)
    for cards in combinations(fitting, most):
        if not serpent.prophecies and not cards:
            continue
        laid = evolve(serpent, prophecies=(*serpent.prophecies, *cards))
        temple = max(
            turn.temples, key=lambda one: temple_worth(one, laid, laid.prophecies).points, default=None
        )
        points = 0 if temple is None else temple_worth(temple, laid, laid.prophecies).points
        steps: tuple[Action, ...] = (*turn.actions, *(PlayProphecy(card, number) for card in cards))
        hand = player.hand
        for card in cards:
            hand = less_one(hand, card)
        left = turn.temples
        if points and temple is not None:
            laid, left = laid.with_temple(temple), less_one(left, temple)
            steps = (*steps, PlaceTemple(temple, number))
        else:
            steps = (*steps, Done())
        after = evolve(player, hand=hand).with_serpent(number, laid)
        yield Turn(steps, turn.points + before + sum(worths[one] for one in cards) + points, after, left)
