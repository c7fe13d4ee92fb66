"""What a player can assemble with what it has, as its plans say, and the best of it that is found (C7)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from attrs import evolve, frozen

from mexica.games.coatl.ai.needs import OTHER
from mexica.games.coatl.ai.player_worth import Intention, PlayerWorth
from mexica.games.coatl.rules.actions import (
    Action,
    Done,
    End,
    JoinPiece,
    LayPiece,
    PlaceTemple,
    PlayProphecy,
)
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.finishing import closing_refusal
from mexica.games.coatl.rules.material import (
    BESIDE,
    BODIES_A_SPACE,
    SERPENTS,
    UNFINISHED,
    colour,
    is_body,
    is_head,
)
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Player
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth
from mexica.rulebook.tuples import less_one

DONE: Final = Done()
_MOST_STEPS: Final = 8


@frozen
class Assembly:
    """Actions of assembling, without the last `Done`, and what the player has after them."""

    actions: tuple[Action, ...]
    player: Player

    def then(self, action: Action, player: Player) -> "Assembly":
        """The assembly with one more action."""
        return Assembly((*self.actions, action), player)


def assemblies(
    player: Player,
    common: Iterable[Card],
    worth: PlayerWorth,
    *,
    width: int = 1,
    count: Callable[[], None] = lambda: None,
) -> tuple[Assembly, ...]:
    """Return the best assemblies found by a beam of this width, one for each number of steps.

    A step is a plan carried out as far as the pieces reach, a card played, or an end closed. `count` is
    called for each player looked at. There are none if nothing can be assembled.
    """
    common, found, beam = tuple(common), list[Assembly](), [Assembly((), player)]
    for _ in range(_MOST_STEPS):
        after: dict[Player, tuple[float, Assembly]] = {}
        for begun in beam:
            for step in _steps(begun, common, worth):
                if step.player not in after:
                    count()
                    after[step.player] = (worth.of(step.player), step)
        ranked = sorted(after.values(), key=lambda pair: -pair[0])[:width]
        if not ranked:
            break
        beam = [step for _, step in ranked]
        found.append(beam[0])
    return tuple(found)


def _steps(begun: Assembly, common: tuple[Card, ...], worth: PlayerWorth) -> Iterator[Assembly]:
    """Yield what can be done next; a serpent that is closed gets the best of its cards at once."""
    player = begun.player
    for intention in worth.intentions(player):
        carried_out = _carried_out(begun, intention)
        if carried_out.player != player:
            yield carried_out
    if not begun.actions and player.room < BODIES_A_SPACE:
        yield from _any_pieces(begun)
    for number in player.unfinished:
        serpent = player.serpents[number - 1]
        for card in _playable(player, serpent):
            after = player.without_card(card).with_serpent(number, serpent.with_prophecy(card))
            yield begun.then(PlayProphecy(card, number), after)
        for piece in dict.fromkeys(player.board):
            if not is_body(piece):
                yield from _with_end_closed(begun, number, piece, common)


def _carried_out(begun: Assembly, intention: Intention) -> Assembly:
    """The assembly in which the pieces of a plan are joined, from the inside out, as far as there are any."""
    number = intention.serpent or len(begun.player.serpents) + 1
    going_on = {"head": True, "tail": True}
    for way in intention.plan.ways:
        for end, colours in (("head", way.head[::-1]), ("tail", way.tail)):
            for wanted in colours if going_on[end] else ():
                after = _with_body(begun, number, wanted, "head" if end == "head" else "tail")
                if after is None:
                    going_on[end] = False
                    break
                begun = after
    return begun


def _with_body(begun: Assembly, number: int, wanted: str, end: End) -> Assembly | None:
    """The assembly with one more body segment, None if there is no such piece or no such end."""
    player = begun.player
    if number > len(player.serpents):
        piece = _piece(player, wanted, "")
        if piece is None or not _may_begin(player):
            return None
        after = player.without_piece(piece).with_serpent(number, Serpent((piece,)))
        return begun.then(LayPiece(piece), after)
    serpent = player.serpents[number - 1]
    neighbour = colour(serpent.pieces[0 if end == "head" else -1])
    piece = _piece(player, wanted, neighbour)
    if piece is None or not (serpent.head_is_open if end == "head" else serpent.tail_is_open):
        return None
    after = player.without_piece(piece).with_serpent(number, serpent.with_piece(piece, end == "head"))
    return begun.then(JoinPiece(number, piece, end), after)


def _piece(player: Player, wanted: str, neighbour: str) -> str | None:
    """A body segment of this colour on the board; for `OTHER` one that differs from its neighbour."""
    bodies = [piece for piece in player.board if is_body(piece)]
    fitting = [one for one in bodies if one == wanted or (wanted == OTHER and one != neighbour)]
    return max(fitting, key=bodies.count, default=None)


def _may_begin(player: Player) -> bool:
    return len(player.serpents) < SERPENTS and len(player.unfinished) < UNFINISHED


def _any_pieces(begun: Assembly) -> Iterator[Assembly]:
    """One piece of each kind joined somewhere or laid, to make room when no plan needs any."""
    player = begun.player
    for piece in dict.fromkeys(filter(is_body, player.board)):
        for number in player.unfinished:
            for end in ("head", "tail"):
                after = _with_body(begun, number, piece, "head" if end == "head" else "tail")
                if after is not None:
                    yield after
    if _may_begin(player):
        for piece in dict.fromkeys(player.board):
            number = len(player.serpents) + 1
            after_laying = player.without_piece(piece).with_serpent(number, Serpent((piece,)))
            yield begun.then(LayPiece(piece), after_laying)


def _with_end_closed(
    begun: Assembly, number: int, piece: str, common: tuple[Card, ...]
) -> Iterator[Assembly]:
    serpent, at_head = begun.player.serpents[number - 1], is_head(piece)
    if not (serpent.head_is_open if at_head else serpent.tail_is_open):
        return
    grown = serpent.with_piece(piece, at_head)
    if grown.finished and closing_refusal(begun.player, serpent, grown):
        return
    player = begun.player.without_piece(piece).with_serpent(number, grown)
    step = begun.then(JoinPiece(number, piece), player)
    yield completed(step, number, common) if grown.finished else step


def completed(begun: Assembly, number: int, common: Iterable[Card]) -> Assembly:
    """Return the assembly in which the serpent just closed gets the cards that score most (C7.7 to C7.9)."""
    player = begun.player
    serpent = player.serpents[number - 1]
    fitting = sorted(_playable(player, serpent), key=lambda card: -prophecy_worth(card, serpent).points)
    for card in fitting[: BESIDE - len(serpent.prophecies)]:
        serpent = serpent.with_prophecy(card)
        player = player.without_card(card).with_serpent(number, serpent)
        begun = begun.then(PlayProphecy(card, number), player)
    placed = {one.temple for one in player.serpents}
    cards = [*player.temples, *(card for card in common if card not in placed)]
    temples = [(temple_worth(card, serpent, serpent.prophecies).points, card) for card in cards]
    points, temple = max(temples, default=(0, ""))
    if not points:
        return begun.then(DONE, player)
    if temple in player.temples:
        player = evolve(player, temples=less_one(player.temples, temple))
    return begun.then(PlaceTemple(temple, number), player.with_serpent(number, serpent.with_temple(temple)))


def _playable(player: Player, serpent: Serpent) -> Iterator[Card]:
    if len(serpent.prophecies) >= BESIDE:
        return
    for card in dict.fromkeys(player.hand):
        if card not in serpent.prophecies and prophecy_worth(card, serpent).points:
            yield card
