"""What a player can expect to score with what it has: serpents, pieces on its board, cards in hand."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from attrs import frozen

from mexica.games.coatl.ai.needs import OTHER
from mexica.games.coatl.ai.plans import Plan, plans
from mexica.games.coatl.ai.temple_outlook import best_outlook
from mexica.games.coatl.ai.weights import Weights
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import BESIDE, SERPENTS, UNFINISHED, Piece, is_body, is_head, is_tail
from mexica.games.coatl.rules.scoring import player_points
from mexica.games.coatl.rules.serpent import OPEN
from mexica.games.coatl.rules.state import Player

_ACTIONS: Final = 8  # that a serpent takes
_AMPLE: Final = 9  # actions, enough for any plan: 2, both ends to close, 10 pieces to take by twos
_TOKENS_LAST: Final = 6  # actions in which a token still finds its use
NEW: Final = 0  # the number of a serpent that is not begun


@frozen
class Intention:
    """What a player means to do with one serpent, and what that is worth in points."""

    serpent: int
    plan: Plan
    worth: float


class _Growing(NamedTuple):
    """A serpent that is not finished: how it reads, the cards beside it, which ends are open."""

    number: int
    reading: str
    beside: tuple[Card, ...]
    head: bool
    tail: bool


class _Promise(NamedTuple):
    """A plan, the pieces that it needs in order, and what it scores if all goes well."""

    plan: Plan
    needed: str
    scored: float


class PlayerWorth:
    """The worth of a player in points, for one decision: the common temples and the time left are given."""

    def __init__(self, weights: Weights, common: Iterable[Card], actions: float) -> None:
        self._weights, self._common, self._actions = weights, tuple(common), actions
        self._known: dict[Player, float] = {}
        self._meant: dict[Player, tuple[Intention, ...]] = {}
        self._best: dict[tuple[object, ...], tuple[Plan, float]] = {}
        self._promised: dict[tuple[object, ...], list[_Promise]] = {}
        self._later: dict[int, PlayerWorth] = {}

    def of(self, player: Player, used: int = 0) -> float:
        """Return the worth of this player after so many more of its actions."""
        if used:
            return self._after(used).of(player)
        worth = self._known.get(player)
        if worth is None:
            worth = self._known[player] = self._worth(player)
        return worth

    def _after(self, used: int) -> "PlayerWorth":
        if used not in self._later:
            later = PlayerWorth(self._weights, self._common, self._actions - used)
            later._promised = self._promised  # which no time left has an influence on
            if later._actions >= _AMPLE:
                later._best, later._meant = self._best, self._meant
            self._later[used] = later
        return self._later[used]

    def intentions(self, player: Player) -> tuple[Intention, ...]:
        """Return what is best done with each serpent, the one with the most worth first."""
        if player not in self._meant:
            growing = _growing(player)
            orders = (growing, growing[::-1]) if len(growing) > 1 else (growing,)
            chosen = [self._in_order(player, order) for order in orders]
            best = max(chosen, key=_total) if len(chosen) > 1 else chosen[0]
            best.sort(key=_intended, reverse=True)
            self._meant[player] = tuple(best)
        return self._meant[player]

    def _in_order(self, player: Player, growing: list[_Growing]) -> list[Intention]:
        """The best plan for each serpent in turn, with the pieces and cards that the others have left."""
        board, heads, tails = _sorted(player.board)
        hand = tuple(sorted(player.hand))
        found = []
        for one in growing:
            head, tail = one.head, one.tail
            lacking = (head and not heads) + (tail and not tails)
            key = (one, board, hand, lacking, player.temples)
            if key not in self._best:
                self._best[key] = self._best_plan(*key)
            plan, worth = self._best[key]
            found.append(Intention(one.number, plan, worth))
            board = _left(board, plan.colours)
            hand = tuple([card for card in hand if card not in plan.cards])
            heads, tails = max(0, heads - head), max(0, tails - tail)
        return found

    def _best_plan(
        self, one: _Growing, board: str, hand: tuple[Card, ...], lacking: int, temples: tuple[Card, ...]
    ) -> tuple[Plan, float]:
        weights, actions = self._weights, self._actions
        closing = float(weights.unclosed**lacking) * (weights.new if one.number == NEW else 1.0)
        if actions < 1 + lacking:
            closing = 0.0
        chosen, best, length = None, 0.0, 0
        for plan, needed, scored in self._promises(one.reading, one.beside, hand, temples):
            worth, joining = scored * closing, weights.joining * len(needed)
            if chosen is not None and worth - joining < best:  # what is missing only makes it less
                continue
            missing = missing_pieces(needed, board)
            worth = worth - weights.missing * missing - joining
            if (to_do := 2 + lacking + missing / 2) > actions:
                worth -= scored * closing * (1 - actions / to_do)
            if chosen is None or worth > best or (worth == best and len(needed) < length):
                chosen, best, length = plan, worth, len(needed)
        assert chosen is not None  # there is always the plan to join nothing
        return chosen, best

    def _promises(
        self, reading: str, beside: tuple[Card, ...], hand: tuple[Card, ...], temples: tuple[Card, ...]
    ) -> list[_Promise]:
        key = (reading, beside, hand, temples)
        if key not in self._promised:
            self._promised[key] = [
                _Promise(plan, "".join(sorted(plan.colours)), self._scored(plan, temples))
                for plan in plans(reading, beside, hand)
            ]
        return self._promised[key]

    def _scored(self, plan: Plan, temples: tuple[Card, ...]) -> float:
        scored = float(plan.points * self._weights.ready ** len(plan.ways))
        return scored + self._temples(temples, plan.reading) if scored else scored

    def _worth(self, player: Player) -> float:
        weights = self._weights
        intentions = self.intentions(player)
        used = {card for one in intentions for card in one.plan.cards}
        in_reserve = sum([card not in used for card in player.hand])
        board, heads, tails = _sorted(player.board)
        use_of_tokens = max(0.0, min(1.0, self._actions / _TOKENS_LAST))
        return (
            player_points(player)
            + _total(intentions)
            + self._growth(player)
            + weights.token * len(player.tokens) * use_of_tokens
            + weights.reserve * in_reserve
            + weights.body * len(board)
            - weights.clutter * len(player.board) ** 2
            - weights.idle * _idle(player, heads, tails)
        )

    def _growth(self, player: Player) -> float:
        """The points of cards to come beside serpents that are not finished yet."""
        beside = [len(one.prophecies) for one in player.serpents if not one.finished]
        beside += [0] * (SERPENTS - len(player.serpents))
        shares = sum([1 - cards / BESIDE for cards in beside])
        if not shares:
            return 0.0
        return self._weights.slot * shares * max(0.0, min(1.0, self._actions / (shares * _ACTIONS)))

    def _temples(self, temples: tuple[Card, ...], reading: str) -> float:
        colours = reading.strip(OPEN)
        own, common = best_outlook(temples, colours), best_outlook(self._common, colours)
        return max(own * self._weights.temple, common * self._weights.common)


_BEGUN_LATER: Final = _Growing(NEW, OPEN * 2, (), True, True)


def _growing(player: Player) -> list[_Growing]:
    growing = []
    for number, one in enumerate(player.serpents, 1):
        head, tail = one.head_is_open, one.tail_is_open
        if head or tail:
            growing.append(_Growing(number, one.reading, tuple(sorted(one.prophecies)), head, tail))
    if len(growing) < UNFINISHED and len(player.serpents) < SERPENTS:
        growing.append(_BEGUN_LATER)
    return growing


def _idle(player: Player, heads: int, tails: int) -> int:
    """The heads and tails on the board that no serpent waits for."""
    if not heads and not tails:
        return 0
    for one in _growing(player):
        heads, tails = heads - one.head, tails - one.tail
    return max(0, heads) + max(0, tails)


def _total(intentions: Iterable[Intention]) -> float:
    return sum([one.worth for one in intentions])


def _intended(intention: Intention) -> float:
    return intention.worth


@lru_cache(1 << 14)
def _sorted(board: tuple[Piece, ...]) -> tuple[str, int, int]:
    """The colours of the body segments on a board in order, and how many heads and tails there are."""
    bodies = "".join(sorted(filter(is_body, board)))
    return bodies, sum(map(is_head, board)), sum(map(is_tail, board))


@lru_cache(1 << 16)
def missing_pieces(wanted: str, board: str) -> int:
    """Return how many of these pieces are not on a board with these colours."""
    others = wanted.count(OTHER)
    lacking = sum(max(0, wanted.count(one) - board.count(one)) for one in set(wanted) if one != OTHER)
    over = len(board) - (len(wanted) - others - lacking)
    return lacking + max(0, others - over)


@lru_cache(1 << 14)
def _left(board: str, used: str) -> str:
    for one in used:
        board = board.replace(one, "", 1)
    return board
