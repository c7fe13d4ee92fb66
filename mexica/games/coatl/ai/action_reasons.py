"""What an action of a turn is good for, as data: facts that the rules and what a seat may know bear out."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Final

from attrs import frozen

from mexica.games.coatl.ai.needs import Way, needs
from mexica.games.coatl.ai.player_worth import missing_pieces
from mexica.games.coatl.rules import Action, State, apply, refusal
from mexica.games.coatl.rules.actions import DECK, TakeProphecy
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.events import (
    CardsDiscarded,
    EndingBegan,
    Event,
    HandKept,
    PieceJoined,
    PiecesPicked,
    PiecesTaken,
    ProphecyPlayed,
    ProphecyTaken,
    SerpentBegun,
    SerpentFinished,
    TemplePlaced,
    TempleTaken,
    TokenSpent,
)
from mexica.games.coatl.rules.material import BESIDE, SERPENTS, Piece, is_body, is_head
from mexica.games.coatl.rules.serpent import OPEN
from mexica.games.coatl.rules.state import Player
from mexica.games.coatl.rules.worth import prophecy_worth


class Gain(Enum):
    """The kinds of reason."""

    FINISHES = "finishes"  # `serpent` for `points`
    ENDS = "ends"  # the last turns begin
    PLAYS = "plays"  # `card` beside `serpent` for `points`
    RAISES = "raises"  # `card` beside `serpent` by `points`
    FILLS = "fills"  # `pieces` are among those that `serpent` lacks for `card`
    CLOSES = "closes"  # `pieces` can close an end of `serpent`, which no piece on the board could
    FITS = "fits"  # `card` fits `serpent` now, for `points`
    NEARS = "nears"  # `card` lacks `points` pieces at `serpent`, none of which is missing on the board
    BEGINS = "begins"  # `serpent` with `pieces`
    GROWS = "grows"  # `serpent` by `pieces`
    SUITS = "suits"  # `pieces` are among those that a new serpent needs for `points` by `card` of the hand
    OPENS = "opens"  # `pieces` can begin or close a new serpent, for which there is none on the board
    TAKES = "takes"  # `pieces`
    GETS = "gets"  # the prophecy `card`
    DRAWS = "draws"  # an unseen prophecy
    KEEPS = "keeps"  # `card`
    SPENDS = "spends"  # the token `card`
    TEMPLE = "temple"  # `card` into the hand
    DISCARDS = "discards"  # so many prophecies as `points`
    RESTS = "rests"  # nothing more


@frozen
class Reason:
    """One benefit of an action of the turn; which fields count says its `gain`."""

    gain: Gain
    serpent: int = 0
    points: int = 0
    card: Card = ""
    pieces: tuple[Piece, ...] = ()


_IN_ORDER: Final = tuple(Gain)


def reasons(state: State, actions: Sequence[Action]) -> tuple[Reason, ...]:
    """Return what these actions of the player to move are good for, the most telling first.

    It looks no further than a card drawn unseen, or an action that turns out to be illegal.
    """
    before, events = state.mover, list[Event]()
    after = before
    for action in actions:
        if refusal(state, action) is not None:
            break
        seat, step = state.turn.to_move, apply(state, action)
        events += step.events
        state, after = step.state, step.state.players[seat]
        if action == TakeProphecy(DECK):
            break
    return most_telling((*_of_events(events, before, after), *_raised(before, after, events)))


def most_telling(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return these reasons, each once, the most telling first; that nothing was done if there is no other."""
    told = [one for one in dict.fromkeys(found) if one.gain is not Gain.RESTS] or [Reason(Gain.RESTS)]
    return tuple(sorted(told, key=lambda one: (_IN_ORDER.index(one.gain), -one.points)))


def _of_events(events: Sequence[Event], before: Player, after: Player) -> Iterator[Reason]:
    for event in events:
        match event:
            case SerpentFinished(_seat, serpent, points):
                yield Reason(Gain.FINISHES, serpent, points)
            case EndingBegan():
                yield Reason(Gain.ENDS)
            case ProphecyPlayed(_seat, card, serpent, points) | TemplePlaced(_seat, card, serpent, points):
                yield Reason(Gain.PLAYS, serpent, points, card)
            case PiecesTaken() | PiecesPicked():
                yield from _of_pieces(event.pieces, before)
            case ProphecyTaken(_seat, card, unseen):
                yield from (Reason(Gain.DRAWS),) if unseen else _of_card(card, after)
            case HandKept(_seat, kept):
                yield from (Reason(Gain.KEEPS, card=card) for card in kept)
            case TokenSpent(_seat, token):
                yield Reason(Gain.SPENDS, card=token)
            case TempleTaken(_seat, card):
                yield Reason(Gain.TEMPLE, card=card)
            case CardsDiscarded(_seat, cards) if cards:
                yield Reason(Gain.DISCARDS, points=len(cards))
    yield from _of_growth(events)


def _of_growth(events: Iterable[Event]) -> Iterator[Reason]:
    grown: dict[int, list[Piece]] = {}
    for event in events:
        match event:
            case SerpentBegun(_seat, serpent, piece):
                yield Reason(Gain.BEGINS, serpent, pieces=(piece,))
            case PieceJoined(_seat, serpent, piece):
                grown.setdefault(serpent, []).append(piece)
    for serpent, pieces in grown.items():
        yield Reason(Gain.GROWS, serpent, pieces=tuple(pieces))


def _of_pieces(pieces: tuple[Piece, ...], before: Player) -> Iterator[Reason]:
    """What pieces are taken for: a way that was not complete, an end that nothing could close."""
    bodies = tuple(filter(is_body, pieces))
    found = False
    for number in before.unfinished if bodies else ():
        if (filled := _filled(number, before, bodies)) is not None:
            found = True
            yield filled
    for piece in pieces:
        if is_body(piece):
            continue
        ends = (number for number in before.unfinished if _waits_for(before, number, piece))
        for number in list(ends)[:1]:
            found = True
            yield Reason(Gain.CLOSES, number, pieces=(piece,))
    if not found:
        yield _for_new_serpent(pieces, before)


def _for_new_serpent(pieces: tuple[Piece, ...], player: Player) -> Reason:
    """What pieces are taken for that no serpent begun needs: the card in hand to which they bring nearest."""
    if len(player.serpents) < SERPENTS:
        best = _nearest(2 * OPEN, player.hand, player, pieces)
        if best is not None:
            return Reason(Gain.SUITS, 0, needs(best, 2 * OPEN).gain, best, pieces)
        ends = {is_head(one) for one in player.board if not is_body(one)}
        if not all(map(is_body, pieces)) and is_head(pieces[0]) not in ends:
            return Reason(Gain.OPENS, pieces=pieces)
    return Reason(Gain.TAKES, pieces=pieces)


def _filled(number: int, player: Player, bodies: tuple[Piece, ...]) -> Reason | None:
    """The card that is brought nearest by these segments at a serpent, None if none is."""
    serpent = player.serpents[number - 1]
    room = BESIDE - len(serpent.prophecies)
    hand = [card for card in player.hand if card not in serpent.prophecies] if room else []
    best = _nearest(serpent.reading, (*serpent.prophecies, *hand), player, bodies)
    return None if best is None else Reason(Gain.FILLS, number, card=best, pieces=bodies)


def _nearest(reading: str, cards: Iterable[Card], player: Player, pieces: tuple[Piece, ...]) -> Card | None:
    """The card that is brought nearest by these pieces at a serpent, None if none is."""
    board = "".join(sorted(filter(is_body, player.board)))
    more = "".join(sorted((*board, *(piece[-1] for piece in pieces))))
    best: tuple[int, int, Card] | None = None
    for card in cards:
        for way in needs(card, reading).ways[:1]:
            lacked, still = _lacked(way, board), _lacked(way, more)
            ranked = (lacked - still, -still, card)
            if still < lacked and (best is None or ranked > best):
                best = ranked
    return None if best is None else best[2]


def _lacked(way: Way, board: str) -> int:
    return missing_pieces(way.head + way.tail, board)


def _waits_for(player: Player, number: int, piece: Piece) -> bool:
    serpent = player.serpents[number - 1]
    is_open = serpent.head_is_open if is_head(piece) else serpent.tail_is_open
    have = any(is_head(one) == is_head(piece) for one in player.board if not is_body(one))
    return is_open and not have


def _of_card(card: Card, player: Player) -> Iterator[Reason]:
    """Where a prophecy taken can be played at once, or with pieces that are on the board already."""
    board = "".join(sorted(filter(is_body, player.board)))
    fitting, near = [], []
    for number in player.unfinished:
        serpent = player.serpents[number - 1]
        if card in serpent.prophecies or len(serpent.prophecies) >= BESIDE:
            continue
        if points := prophecy_worth(card, serpent).points:
            fitting.append((points, number))
        for way in needs(card, serpent.reading).ways[:1]:
            if not _lacked(way, board):
                near.append((way.size, number))
    if fitting:
        points, number = max(fitting)
        yield Reason(Gain.FITS, number, points, card)
    elif near:
        size, number = min(near)
        yield Reason(Gain.NEARS, number, size, card)
    else:
        yield Reason(Gain.GETS, card=card)


def _raised(before: Player, after: Player, events: Iterable[Event]) -> Iterator[Reason]:
    """The cards that lay beside a serpent already and are worth more now."""
    if not any(isinstance(event, PieceJoined) for event in events):
        return
    for number, (then, now) in enumerate(zip(before.serpents, after.serpents, strict=False), 1):
        for card in then.prophecies:
            more = prophecy_worth(card, now).points - prophecy_worth(card, then).points
            if more:
                yield Reason(Gain.RAISES, number, more, card)
