"""Recounts all points of a game from its setup and the texts of its actions alone."""

from itertools import groupby

from mexica.games.mexica import rules
from tests.games.mexica.oracle.facts import pieces
from tests.games.mexica.oracle.island import FIRST_CANAL, LAND, STARTS

# R2.1: size: blue, white
VALUES = {13: (7, 4), 12: (6, 3), 11: (6, 3), 10: (5, 3), 9: (5, 3), 8: (4, 2), 7: (4, 2), 6: (3, 2)}
VALUES |= {5: (3, 2), 4: (2, 1), 3: (2, 1)}


def recount(setup: rules.Setup, texts: list[str], scored_after: list[int]) -> list[int]:
    """The points of each seat after these actions; scorings come after the numbered ones (R11.2)."""
    ledger = Ledger(setup)
    for number, text in enumerate(texts):
        ledger.write(*text.split())
        if number in scored_after:
            ledger.score(unfounded=number != scored_after[0])
    return ledger.points


class Ledger:
    """What lies on the table and who has how many points; whose turn it is follows from the ends of turns."""

    def __init__(self, setup: rules.Setup) -> None:
        self.seats = setup.seats
        self.mover = setup.first
        self.land = LAND - FIRST_CANAL
        self.pilli: dict[int, str] = {}
        self.tokens: set[str] = set()
        self.temples: dict[str, tuple[object, int]] = {
            space: ("neutral", floors) for space, floors in setup.neutral.items()
        }
        self.points = [0] * setup.seats

    def write(self, kind: str, *words: str) -> None:
        """Records one action of the seat whose turn it is."""
        match kind:
            case "start" | "walk" | "boat" | "flat":
                self.pilli[self.mover] = words[0]
            case "canal":
                self.land = self.land - set(words)
            case "temple":
                self.temples[words[0]] = (self.mover, int(words[1]))
            case "found":
                self.found(words[0])
        if kind in ("start", "end"):
            self.mover = (self.mover + 1) % self.seats

    def found(self, token: str) -> None:
        """R8.2."""
        self.tokens.add(token)
        district = next(piece for piece in pieces(self.land) if token in piece)
        blue, white = VALUES[len(district)]
        for seat in range(self.seats):
            if seat == self.mover:
                self.points[seat] += blue
            elif self.pilli[seat] in district:
                self.points[seat] += white

    def score(self, unfounded: bool) -> None:
        """R11.2 to R11.7."""
        for district in pieces(self.land):
            size = len(district)
            if district & self.tokens:
                self.share(district, [size, *VALUES[size]])
            elif unfounded:
                half = (size + 1) // 2
                self.share(district, [size, half, (half + 1) // 2])
        for seat, space in self.pilli.items():
            self.points[seat] += 5 if space in STARTS else 0

    def share(self, district: set[str], prizes: list[int]) -> None:
        """R11.4: each group of ties takes the next prize and uses up one prize for each member."""
        floors: dict[object, int] = {}
        for space, (owner, height) in self.temples.items():
            if space in district:
                floors[owner] = floors.get(owner, 0) + height
        ranking = sorted(floors, key=lambda owner: -floors[owner])
        for _, group in groupby(ranking, key=lambda owner: floors[owner]):
            equals = list(group)
            for owner in equals:
                if prizes and owner != "neutral":
                    self.points[owner] += prizes[0]
            prizes = prizes[len(equals) :]
