"""Where the cards of the display lie: each stays in its space, and new ones fill the spaces left."""

from collections import Counter

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import DISPLAY

Display = tuple[Card, ...]
Spaces = tuple[int, ...]


class DisplaySpaces:
    """Remembers the space of every card of a display (0 to 5), so that none moves when another is taken.

    The rules know the display as a row without gaps; a gap is seen until C6.3 fills it.
    """

    def __init__(self) -> None:
        self._known: dict[Display, Spaces] = {}
        self._last: Display = ()

    def of(self, display: Display) -> Spaces:
        """Return the space of each card of this display, which follows the one asked about last."""
        if display not in self._known:
            self._known[display] = self._following(display)
        self._last = display
        return self._known[display]

    def _following(self, display: Display) -> Spaces:
        kept = dict(zip(_numbered(self._last), self._known.get(self._last, ()), strict=True))
        cards = _numbered(display)
        taken = {kept[card] for card in cards if card in kept}
        free = iter(space for space in range(DISPLAY) if space not in taken)
        return tuple(kept[card] if card in kept else next(free) for card in cards)


def _numbered(display: Display) -> list[tuple[Card, int]]:
    """The cards, equal ones numbered."""
    before, found = Counter[Card](), []
    for card in display:
        found.append((card, before[card]))
        before[card] += 1
    return found
