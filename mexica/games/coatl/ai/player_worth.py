"""What a player can expect to score with what it has: serpents, pieces on its board, cards in hand."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from attrs import frozen

from mexica.games.coatl.ai.needs import OTHER
from mexica.games.coatl.ai.plans import Plan, plans
from mexica.games.coatl.ai.temple_outlook import outlook
from mexica.games.coatl.ai.weights import Weights
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import BESIDE, SERPENTS, UNFINISHED, is_body, is_head, is_tail
from mexica.games.coatl.rules.scoring import player_points
from mexica.games.coatl.rules.serpent import OPEN
from mexica.games.coatl.rules.state import Player

_ACTIONS: Final = 8  # that a serpent takes
_TOKENS_LAST: Final = 6  # actions in which a token still finds its use
NEW: Final = 0  # the number of a serpent that is not begun


@frozen
class Intention:
    """What a player means to do with one serpent, and what that is worth in points."""

    serpent: int
    plan: Plan
    worth: float


@frozen
class _Growing:
    number: int
    reading: str
    beside: tuple[Card, ...] = ()

    @property
    def open_ends(self) -> tuple[bool, bool]:
        return self.reading.startswith(OPEN), self.reading.endswith(OPEN)


class PlayerWorth:
    """The worth of a player in points, for one decision: the common temples and the time left are given."""

    def __init__(self, weights: Weights, common: Iterable[Card], actions: float) -> None:
        self._weights, self._common, self._actions = weights, tuple(common), actions
        self._known: dict[Player, float] = {}
        self._later: dict[int, PlayerWorth] = {}

    def of(self, player: Player, used: int = 0) -> float:
        """Return the worth of this player after so many more of its actions."""
        if used:
            return self._after(used).of(player)
        if player not in self._known:
            self._known[player] = self._worth(player)
        return self._known[player]

    def _after(self, used: int) -> "PlayerWorth":
        if used not in self._later:
            self._later[used] = PlayerWorth(self._weights, self._common, self._actions - used)
        return self._later[used]

    def intentions(self, player: Player) -> tuple[Intention, ...]:
        """Return what is best done with each serpent, the one with the most worth first."""
        growing = list(_growing(player))
        orders = (growing, growing[::-1]) if len(growing) > 1 else (growing,)
        chosen = (self._in_order(player, order) for order in orders)
        best = max(chosen, key=lambda found: sum(one.worth for one in found))
        return tuple(sorted(best, key=lambda one: -one.worth))

    def _in_order(self, player: Player, growing: list[_Growing]) -> list[Intention]:
        """The best plan for each serpent in turn, with the pieces and cards that the others have left."""
        board = "".join(sorted(filter(is_body, player.board)))
        heads, tails = sum(map(is_head, player.board)), sum(map(is_tail, player.board))
        hand = tuple(sorted(player.hand))
        found = []
        for one in growing:
            head, tail = one.open_ends
            lacking = (head and not heads) + (tail and not tails)
            plan, worth = self._best_plan(player, one, board, hand, lacking)
            found.append(Intention(one.number, plan, worth))
            board = _left(board, plan.colours)
            hand = tuple(card for card in hand if card not in plan.cards)
            heads, tails = max(0, heads - head), max(0, tails - tail)
        return found

    def _best_plan(
        self, player: Player, one: _Growing, board: str, hand: tuple[Card, ...], lacking: int
    ) -> tuple[Plan, float]:
        weights = self._weights
        share = weights.new if one.number == NEW else 1.0
        closing = float(weights.unclosed**lacking) * share
        worths = []
        for plan in plans(one.reading, one.beside, hand):
            missing = missing_pieces(plan.colours, board)
            to_do = 1 + lacking + missing / 2
            in_time = 0.0 if self._actions < 1 + lacking else min(1.0, self._actions / (to_do + 1))
            scored = plan.points * weights.ready ** len(plan.ways)
            if scored:
                scored += self._temples(player, plan.reading)
            worth = (
                scored * closing * in_time - weights.missing * missing - weights.joining * len(plan.colours)
            )
            worths.append((worth, -len(plan.colours), plan))
        worth, _, plan = max(worths, key=lambda found: found[:2])
        return plan, worth

    def _worth(self, player: Player) -> float:
        weights = self._weights
        intentions = self.intentions(player)
        used = {card for one in intentions for card in one.plan.cards}
        in_reserve = sum(card not in used for card in player.hand)
        use_of_tokens = max(0.0, min(1.0, self._actions / _TOKENS_LAST))
        return (
            player_points(player)
            + sum(one.worth for one in intentions)
            + self._growth(player)
            + weights.token * len(player.tokens) * use_of_tokens
            + weights.reserve * in_reserve
            + weights.body * sum(map(is_body, player.board))
            - weights.clutter * len(player.board) ** 2
            - weights.idle * _idle(player)
        )

    def _growth(self, player: Player) -> float:
        """The points of cards to come beside serpents that are not finished yet."""
        beside = [len(player.serpents[number - 1].prophecies) for number in player.unfinished]
        beside += [0] * (SERPENTS - len(player.serpents))
        shares = sum(1 - cards / BESIDE for cards in beside)
        if not shares:
            return 0.0
        return self._weights.slot * shares * max(0.0, min(1.0, self._actions / (shares * _ACTIONS)))

    def _temples(self, player: Player, reading: str) -> float:
        colours = reading.strip(OPEN)
        own = max((outlook(card, colours) for card in player.temples), default=0.0)
        common = max((outlook(card, colours) for card in self._common), default=0.0)
        return max(own * self._weights.temple, common * self._weights.common)


def _growing(player: Player) -> Iterator[_Growing]:
    for number in player.unfinished:
        one = player.serpents[number - 1]
        yield _Growing(number, one.reading, tuple(sorted(one.prophecies)))
    if len(player.unfinished) < UNFINISHED and len(player.serpents) < SERPENTS:
        yield _Growing(NEW, OPEN * 2)


def _idle(player: Player) -> int:
    """The heads and tails on the board that no serpent waits for."""
    readings = [one.open_ends for one in _growing(player)]
    heads, tails = sum(map(is_head, player.board)), sum(map(is_tail, player.board))
    return max(0, heads - sum(head for head, _ in readings)) + max(
        0, tails - sum(tail for _, tail in readings)
    )


@lru_cache(1 << 16)
def missing_pieces(wanted: str, board: str) -> int:
    """Return how many of these pieces are not on a board with these colours."""
    have, needed = Counter(board), Counter(wanted)
    others = needed.pop(OTHER, 0)
    lacking = sum((needed - have).values())
    over = len(board) - (len(wanted) - others - lacking)
    return lacking + max(0, others - over)


def _left(board: str, used: str) -> str:
    return "".join(sorted((Counter(board) - Counter(used)).elements()))
