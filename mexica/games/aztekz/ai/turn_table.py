"""The table before or after a part of a turn, as the player whose turn it is sees it."""

from collections import Counter
from collections.abc import Iterator

from attrs import frozen

from mexica.games.aztekz.ai import evaluation
from mexica.games.aztekz.ai.evaluation import Theft
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import HELPERS, Soul
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Hero, HeroName, Player, Seat


@frozen
class TurnTable:
    """What is on the table, and the seat whose turn it is about."""

    pyramid: Pyramid
    players: tuple[Player, ...]
    seat: Seat

    @property
    def helpers(self) -> Iterator[tuple[HeroName, Hero]]:
        """The helpers of that seat."""
        return zip(HELPERS, self.players[self.seat].helpers, strict=True)

    @property
    def chief(self) -> Cell:
        """The cell of its chief."""
        return self.players[self.seat].chief.at

    @property
    def with_chief(self) -> Counter[Soul]:
        """The souls that lie on the card of its chief."""
        return Counter(dict(self.pyramid.lying(self.chief)))

    @property
    def beside_chief(self) -> Counter[Soul]:
        """The souls that lie on the card of its chief and on those linked to it."""
        found = Counter[Soul]()
        near = {self.chief, *self.pyramid.linked(self.chief)}
        for cell, kinds in self.pyramid.all_lying:
            if cell in near:
                found.update(dict(kinds))
        return found

    @property
    def thefts(self) -> Iterator[Theft]:
        """What its chief can steal with at most one step."""
        return evaluation.thefts(self.seat, self.pyramid, self.players)

    @property
    def threats(self) -> Iterator[tuple[HeroName, Seat]]:
        """Its helpers that a chief could steal from in its next turn, with the seat of that chief."""
        for thief in range(len(self.players)):
            for theft in evaluation.thefts(thief, self.pyramid, self.players):
                if theft.seat == self.seat:
                    yield HELPERS[theft.helper], thief

    def way(self, seat: Seat, helper: Hero) -> int | None:
        """The steps from a helper to its chief, None if no way leads there."""
        return self.pyramid.distances(self.players[seat].chief.at).get(helper.at)
