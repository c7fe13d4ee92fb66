"""The cards of a description: display, decks and piles; what nobody sees is drawn, if it is not told."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Final

from attrs import evolve, frozen

from mexica.games.coatl.rules.cards import Card, in_order, is_prophecy, is_temple, prophecy_deck, temple_deck
from mexica.games.coatl.rules.material import DISPLAY, PILES
from mexica.games.coatl.rules.state import Player, Seat
from mexica.rulebook.faults import Faults
from mexica.rulebook.quoting import quoted

HIDDEN: Final = ""  # in place of a card that is to be drawn
_ORDERS: Final = ("heads", "tails", "bodies", "deck", "discards", "piles", "chance")


@frozen
class Cards:
    """The cards that lie on the table, and the number for the next shuffle."""

    display: tuple[Card, ...]
    deck: tuple[Card, ...]
    discards: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    chance: int


class Unseen:
    """The cards that lie in no place of the table told so far; hidden ones are drawn from them."""

    def __init__(self, faults: Faults, generator: Random, promo: bool) -> None:
        self.generator = generator
        self._faults = faults
        self._prophecies = Counter(prophecy_deck(promo))
        self._temples = Counter(temple_deck(promo))
        self._order: dict[Callable[[object], bool], list[Card]] = {}
        self._wanted: Callable[[Card], bool] | None = None
        self._kept: tuple[Card, ...] = ()

    def prophecies(self, what: str, given: Iterable[object], *, hidden: bool = False) -> tuple[Card, ...]:
        """Return these prophecies, `HIDDEN` for each None if that is allowed; note what cannot be."""
        return self._read(what, given, "prophecy", is_prophecy, hidden)

    def temples(self, what: str, given: Iterable[object], *, hidden: bool = False) -> tuple[Card, ...]:
        """Return these temples, `HIDDEN` for each None if that is allowed; note what cannot be."""
        return self._read(what, given, "temple", is_temple, hidden)

    def _read(
        self, what: str, given: Iterable[object], kind: str, known: Callable[[object], bool], hidden: bool
    ) -> tuple[Card, ...]:
        left = self._left(known)
        read: list[Card] = []
        for card in given:
            if card is None and hidden:
                read.append(HIDDEN)
            elif isinstance(card, str) and known(card):
                read.append(card)
                left[card] -= 1
                if left[card] < 0:
                    self._faults.add(f"{what}: there are not so many {card} in this game (C2.3).")
            else:
                self._faults.add(f"{what}: {quoted(card)} is not a {kind}.")
        return tuple(read)

    def _left(self, known: Callable[[object], bool]) -> Counter[Card]:
        return self._prophecies if known is is_prophecy else self._temples

    def want(self, wanted: Callable[[Card], bool]) -> None:
        """Keep back a prophecy of this kind for the hand of the player to move, before any is drawn."""
        self._wanted = wanted

    def _keep_back(self, order: list[Card]) -> None:
        if self._wanted is None:
            return
        self._kept = tuple(islice(filter(self._wanted, order), 1))
        for card in self._kept:
            order.remove(card)
        if not self._kept:
            self._faults.add("closing: no prophecy that lies nowhere fits the serpent just closed (C7.8).")

    def drawn(self, what: str, many: int, known: Callable[[object], bool]) -> tuple[Card, ...]:
        """Return so many cards of this kind, drawn from those that lie nowhere; note a lack of them."""
        if known not in self._order:  # by now everything that is told has been read
            order = list(in_order((+self._left(known)).elements()))
            self.generator.shuffle(order)
            self._order[known] = order
            if known is is_prophecy:
                self._keep_back(order)
        order = self._order[known]
        if many > len(order):
            self._faults.add(f"{what}: only {len(order)} cards of that kind lie nowhere else (C2.3).")
        cards = tuple(order[:many])
        del order[:many]
        return cards

    def dealt(self, players: Iterable[Player], mover: Seat) -> tuple[Player, ...]:
        """Return the players with cards in place of the hidden ones in their hands."""
        return tuple(
            evolve(
                player,
                hand=self._shown(player.hand, is_prophecy, self._kept if seat == mover else ()),
                temples=self._shown(player.temples, is_temple),
            )
            for seat, player in enumerate(players)
        )

    def _shown(
        self, cards: tuple[Card, ...], known: Callable[[object], bool], kept: tuple[Card, ...] = ()
    ) -> tuple[Card, ...]:
        drawn = iter((*kept, *self.drawn("Hidden cards", cards.count(HIDDEN) - len(kept), known)))
        return tuple(next(drawn) if card == HIDDEN else card for card in cards)

    def check_hands(self, players: Iterable[Player]) -> None:
        """Note hidden cards that cannot all be drawn; to be asked after the decks are read."""
        hidden = sum(player.hand.count(HIDDEN) for player in players)
        temples = sum(player.temples.count(HIDDEN) for player in players)
        for what, many, known in (("hand", hidden, is_prophecy), ("temples", temples, is_temple)):
            self.drawn(what, 0, known)
            kept = self._kept if known is is_prophecy else ()
            if many > len(self._order[known]) + len(kept):
                self._faults.add(
                    f"{what}: only {len(self._order[known])} cards are left for {many} hidden ones."
                )


def read_cards(faults: Faults, data: Mapping[str, object], unseen: Unseen) -> Cards:
    """Return the cards on the table, and note everything wrong with them."""
    orders = faults.record("orders", data.get("orders", {}), (), _ORDERS)
    display = unseen.prophecies("display", faults.list_at(data, "display"))
    if len(display) > DISPLAY:
        faults.add(f"display has {len(display)} prophecies, and {DISPLAY} at most lie there (C3.3).")
    common, counts = _common(faults, data, unseen), _counts(faults, data)
    told = {key: _told(faults, orders, key, data.get(key), unseen.prophecies) for key in ("deck", "discards")}
    piles = _told_piles(faults, orders, counts, common, unseen)
    many = {key: faults.number(key, data.get(key, 0), 0, len(prophecy_deck(promo=True))) for key in told}
    deck, discards = (
        unseen.drawn(key, many[key], is_prophecy) if cards is None else cards for key, cards in told.items()
    )
    chance = orders.get("chance", unseen.generator.getrandbits(32))
    return Cards(
        display,
        deck,
        discards,
        piles or _drawn_piles(unseen, counts, common),
        faults.number("orders: chance", chance, 0, 2**32),
    )


def _told(
    faults: Faults,
    orders: Mapping[str, object],
    key: str,
    many: object,
    read: Callable[[str, Iterable[object]], tuple[Card, ...]],
) -> tuple[Card, ...] | None:
    """The cards of this order as told, None if they are to be drawn."""
    if key not in orders:
        return None
    cards = read(f"orders: {key}", faults.list_at(orders, key))
    if len(cards) != many:
        faults.add(f"orders: {key} has {len(cards)} cards, and {key} says {quoted(many)}.")
    return cards


# --- the piles of temples ---


def _common(faults: Faults, data: Mapping[str, object], unseen: Unseen) -> list[Card | None]:
    given = faults.list_at(data, "common")
    if "common" in data and len(given) != PILES:
        faults.add(f"common must name the top of {PILES} piles, or null where one is empty (C3.2).")
    tops: list[Card | None] = []
    for top in (*given[:PILES], None, None)[:PILES]:
        read = unseen.temples("common", () if top is None else (top,))
        tops.append(read[0] if read else None)
    return tops


def _counts(faults: Faults, data: Mapping[str, object]) -> list[int]:
    given = faults.list_at(data, "piles")
    if "piles" in data and len(given) != PILES:
        faults.add(f"piles must have {PILES} numbers (C3.2).")
    most = len(temple_deck(promo=True))
    return [faults.number("piles", many, 0, most) for many in (*given[:PILES], 0, 0)[:PILES]]


def _told_piles(
    faults: Faults,
    orders: Mapping[str, object],
    counts: Sequence[int],
    common: Sequence[Card | None],
    unseen: Unseen,
) -> tuple[tuple[Card, ...], ...]:
    """The piles as told, nothing if they are to be drawn; notes what does not fit what is seen of them."""
    for many, top in zip(counts, common, strict=True):
        if bool(many) != (top is not None):
            faults.add("common names the top of each pile that has cards, and of no other (C3.2).")
    if "piles" not in orders:
        return ()
    piles: list[tuple[Card, ...]] = []
    told = (*faults.list_at(orders, "piles"), (), ())[:PILES]
    for given, many, top in zip(told, counts, common, strict=True):
        cards = given if isinstance(given, list | tuple) else ()
        if len(cards) != many or (top is not None and tuple(cards[:1]) != (top,)):
            faults.add("orders: piles must have the temples of both piles, those of common on top.")
            piles.append(())
            continue
        below = unseen.temples("orders: piles", cards[1:])
        piles.append(() if top is None else (top, *below))
    return tuple(piles)


def _drawn_piles(
    unseen: Unseen, counts: Sequence[int], common: Sequence[Card | None]
) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        () if top is None else (top, *unseen.drawn("piles", many - 1, is_temple))
        for many, top in zip(counts, common, strict=True)
    )
