"""The result of a game: every serpent with its cards, the totals, who won and why (C12.5, C12.6)."""

from collections.abc import Sequence

from attrs import frozen

from mexica.games.coatl.rules import Standing, State, Worth, standings, winners
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import SERPENTS, Piece
from mexica.games.coatl.rules.state import Player, Seat
from mexica.play.result_words import victory
from mexica.texts import listed, ngettext


@frozen
class SerpentResult:
    """A serpent in the result: what each card beside it is worth; unfinished it scores nothing."""

    pieces: tuple[Piece, ...]
    cards: tuple[tuple[Card, Worth], ...]
    finished: bool

    @property
    def promised(self) -> int:
        """What the cards beside it are worth, which counts once it is finished."""
        return sum(worth.points for _card, worth in self.cards)

    @property
    def points(self) -> int:
        """What it scores."""
        return self.promised if self.finished else 0


@frozen
class SeatResult:
    """The result of a seat; `cards` beside finished serpents and the `best` of them decide ties (C12.6)."""

    seat: Seat
    serpents: tuple[SerpentResult | None, ...]
    points: int
    cards: int
    best: int
    won: bool


def results(state: State) -> tuple[SeatResult, ...]:
    """Return the result of every seat, the best first, those who are equal by seat; None for no serpent."""
    won = winners(state)
    found = [
        _result(one, player, one.seat in won)
        for one, player in zip(standings(state), state.players, strict=True)
    ]
    return tuple(sorted(found, key=lambda one: (-one.points, -one.cards, -one.best)))


def _result(standing: Standing, player: Player, won: bool) -> SeatResult:
    serpents: list[SerpentResult | None] = [
        SerpentResult(serpent.pieces, one.cards, one.counts)
        for serpent, one in zip(player.serpents, standing.serpents, strict=True)
    ]
    serpents += [None] * (SERPENTS - len(serpents))
    values = standing.points, standing.cards, standing.best
    return SeatResult(standing.seat, tuple(serpents), *values, won)


def verdict(state: State, names: Sequence[str]) -> str:
    """Return in one sentence who won a finished game, and what decided it."""
    ranked = results(state)
    won = [names[one.seat] for one in ranked if one.won]
    return victory(won, [one.points for one in ranked]) or _tie(won, ranked[0], ranked[len(won)])


def _tie(won: Sequence[str], first: SeatResult, second: SeatResult) -> str:
    values = {"name": listed(won), "points": first.points}
    if second.cards < first.cards:
        text = ngettext(
            "{name} wins the tie at {points} by cards beside finished serpents, {cards} to {second}",
            "{name} win the tie at {points} by cards beside finished serpents, {cards} to {second}",
            len(won),
        )
        return text.format(**values, cards=first.cards, second=second.cards)
    text = ngettext(
        "{name} wins the tie at {points} by the best serpent, {best} to {second}",
        "{name} win the tie at {points} by the best serpent, {best} to {second}",
        len(won),
    )
    return text.format(**values, best=first.best, second=second.best)
