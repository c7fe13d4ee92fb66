"""The pyramid of a description: cards, and the souls that lie on them, with their faults."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice

from mexica.games.aztekz.rules import cells
from mexica.games.aztekz.rules.cells import FIRST, INDEX, SIDE, Cell
from mexica.games.aztekz.rules.material import SHAPE_OF, SOULS, SOULS_A_KIND, Paths, Soul
from mexica.games.aztekz.rules.pyramid import Pyramid, pyramid_of
from mexica.rulebook.faults import MOST_ENTRIES, Faults
from mexica.rulebook.quoting import quoted


def read_pyramid(faults: Faults, data: Mapping[str, object]) -> Pyramid:
    """Return the described cards with the souls on them, and note everything wrong with them."""
    cards = _cards(faults, data)
    souls: Counter[tuple[Cell, Soul]] = Counter()
    for cell, given in _by_cell(faults, data, "souls"):
        if cell not in cards:
            faults.add(f"souls: there is no card on {cells.name(cell)} (A5.1).")
        for soul, many in faults.record(f"souls: {cells.name(cell)}", given, (), SOULS).items():
            if soul in SOULS:
                what = f"souls: {cells.name(cell)}: {soul}"
                souls[cell, soul] += faults.number(what, many, 0, SOULS_A_KIND)
    return pyramid_of(cards, ((cell, soul, many) for (cell, soul), many in souls.items()))


def _cards(faults: Faults, data: Mapping[str, object]) -> dict[Cell, Paths]:
    cards: dict[Cell, Paths] = {}
    for cell, paths in _by_cell(faults, data, "cards"):
        if isinstance(paths, str) and paths in SHAPE_OF:
            cards[cell] = paths
        else:
            what = f"cards: {cells.name(cell)}: {quoted(paths)}"
            faults.add(f"{what} are not the paths of a card; they are written as nes, ew and nesw (A1.2).")
    if cards and FIRST not in cards:
        faults.add("cards: cells are counted from the first card, so that one lies on 0,0 (A1.1).")
    for what, along in (("wide", 0), ("high", 1)):
        places = [cell[along] for cell in cards]
        if places and max(places) - min(places) >= SIDE:
            faults.add(
                f"cards: the pyramid is {max(places) - min(places) + 1} cards {what}, not five (A1.4)."
            )
    return cards


def _by_cell(faults: Faults, data: Mapping[str, object], key: str) -> Iterator[tuple[Cell, object]]:
    """Each cell with what is told of it; what is no cell is noted and left out."""
    given = data.get(key, {})
    if not isinstance(given, Mapping):
        faults.add(f"{key} must map cells, not be {quoted(given)}.")
        return
    faults.bounded(key, given)
    for text, told in islice(given.items(), MOST_ENTRIES):
        cell = read_cell(faults, key, text)
        if cell is not None:
            yield cell, told


def read_cell(faults: Faults, what: str, value: object) -> Cell | None:
    """Return the cell that is written so; None if it is none that a card can lie on, which is noted."""
    try:
        cell = cells.named(value) if isinstance(value, str) else None
    except KeyError:
        cell = None
    if cell is None:
        faults.add(f"{what}: {quoted(value)} is not a cell; cells are written as 0,2 and -1,0 (A1.1).")
    elif cell not in INDEX:
        faults.add(f"{what}: {value} is more than four cards away from 0,0 (A1.4).")
        return None
    return cell
