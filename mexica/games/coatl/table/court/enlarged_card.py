"""The card under the pointer: which one it is, and where it is shown enlarged."""

from pygame import Rect

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.table.court.places import TEMPLE_SLOT, Kind, Place
from mexica.games.coatl.table.court.seen_table import SeenTable


def card_at(table: SeenTable, place: Place) -> Card | None:
    """Return the card at a place as it may be seen; None if it lies face down or there is none."""
    match place.kind:
        case Kind.DISPLAY:
            return table.display[place.slot]
        case Kind.PILE:
            return table.common[place.slot]
        case Kind.PROPHECY:
            return table.players[place.seat].hand[place.slot]
        case Kind.TEMPLE:
            return table.players[place.seat].temples[place.slot]
        case Kind.BESIDE:
            serpent = table.players[place.seat].serpents[place.number - 1]
            return serpent.temple if place.slot == TEMPLE_SLOT else serpent.prophecies[place.slot]
    return None


def enlarged_place(area: Rect, size: tuple[int, int], within: Rect) -> Rect:
    """Return where an enlarged card goes: above the card if there is room, else beside or over it."""
    gap = area.width // 8
    where = Rect((0, 0), size)
    where.midbottom = area.centerx, area.top - gap
    if where.top < within.top:
        where.midright = area.left - gap, area.centery
        if where.left < within.left:
            where.midleft = area.right + gap, area.centery
    return where.clamp(within)


def beside_market(area: Rect, size: tuple[int, int], market: Rect, within: Rect) -> Rect:
    """Return where an enlarged card of the market goes: left of all of it, so that no other is covered."""
    where = Rect((0, 0), size)
    where.midright = market.left - area.width // 8, area.centery
    return where.clamp(within)
