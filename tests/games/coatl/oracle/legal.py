"""Which actions are legal, by judging every action text there is (C3 to C7, C10)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

from tests.games.coatl.cards_data import PROPHECIES, TEMPLES
from tests.games.coatl.oracle.scoring import finished, worth

COLOURS = "YRKGU"
PIECES = [kind + colour for kind in ("h", "", "t") for colour in COLOURS]
Table = dict[str, Any]


def legal(table: Table) -> set[str]:
    """The texts of all legal actions in the position with this full description."""
    if table["phase"] == "over":
        return set()
    if table["phase"] == "keeping":
        return {" ".join(["keep", *kept]) for kept in _subsets(_me(table)["hand"], 3)}
    match table["doing"]:
        case "discarding":
            return {" ".join(["discard", *away]) for away in _subsets(_me(table)["hand"], 5)}
        case "choosing":
            more = set(_prophecies(table))
            return more | ({"done"} if table["chosen"] or not more else set())
        case "assembling":
            return set(_steps(table)) | ({"done"} if _may_stop(table) else set())
    actions = {*_takes(table), *_prophecies(table), *_steps(table)}
    passing = {"done"} if not actions or _second(table) else set()
    return actions | set(_tokens(table)) | passing


def _me(table: Table) -> Table:
    return table["seats"][table["to_move"]]


def _subsets(cards: list[str], most: int) -> Iterator[tuple[str, ...]]:
    ordered = sorted(cards, key=lambda card: int(card[1:]))
    for many in range(min(most, len(ordered)) + 1):
        yield from combinations(ordered, many)


def _room(table: Table) -> int:
    return 8 - len(_me(table)["board"])


def _takes(table: Table) -> Iterator[str]:
    for space, pieces in table["supply"].items():
        if pieces and len(pieces) <= _room(table):
            yield f"take {space}"


def _prophecies(table: Table) -> Iterator[str]:
    if len(_me(table)["hand"]) < 5:
        yield from (f"prophecy {card}" for card in table["display"])
        if table["deck"] + table["discards"]:
            yield "prophecy deck"


# --- assembling ---


def _steps(table: Table) -> Iterator[str]:
    me, closing = _me(table), table["closing"]
    if closing is None:
        if len(me["serpents"]) < 3 and sum(not finished(one["pieces"]) for one in me["serpents"]) < 2:
            yield from (f"lay {piece}" for piece in me["board"])
        yield from _joins(me)
    yield from _plays(me, closing)
    if closing is not None:
        yield from _temples(table)


def _joins(me: Table) -> Iterator[str]:
    for number, serpent in enumerate(me["serpents"], 1):
        old = serpent["pieces"]
        if finished(old):
            continue
        for piece in set(me["board"]):
            for end in ("head", "tail"):
                new = [piece, *old] if end == "head" else [*old, piece]
                if _may_become(new) and (not finished(new) or _may_finish(me, serpent, new)):
                    yield f"join {number} {piece}" + (f" {end}" if len(piece) == 1 else "")


def _may_become(pieces: list[str]) -> bool:
    heads = [at for at, piece in enumerate(pieces) if piece.startswith("h")]
    tails = [at for at, piece in enumerate(pieces) if piece.startswith("t")]
    return heads in ([], [0]) and tails in ([], [len(pieces) - 1])


def _may_finish(me: Table, serpent: Table, new: list[str]) -> bool:
    has_body = any(len(piece) == 1 for piece in serpent["pieces"])
    return has_body and bool(serpent["prophecies"] or any(worth(card, new)[1] for card in me["hand"]))


def _plays(me: Table, closing: int | None) -> Iterator[str]:
    for number, serpent in enumerate(me["serpents"], 1):
        open_now = number == closing if closing else not finished(serpent["pieces"])
        if not open_now or len(serpent["prophecies"]) >= 4:
            continue
        for card in me["hand"]:
            if card not in serpent["prophecies"] and worth(card, serpent["pieces"])[1]:
                yield f"play {card} {number}"


def _temples(table: Table) -> Iterator[str]:
    me, number = _me(table), table["closing"]
    serpent = me["serpents"][number - 1]
    for card in (*me["temples"], *table["common"]):
        if card and serpent["prophecies"] and worth(card, serpent["pieces"], serpent["prophecies"])[1]:
            yield f"temple {card} {number}"


def _may_stop(table: Table) -> bool:
    closing = table["closing"]
    return closing is None or bool(_me(table)["serpents"][closing - 1]["prophecies"])


# --- tokens and last turns ---


def _tokens(table: Table) -> Iterator[str]:
    tokens = _me(table)["tokens"]
    if "pick" in tokens:
        yield from _picks(table)
    if "future" in tokens and (table["display"] or table["deck"] + table["discards"]):
        yield "future"
    if "commit" in tokens:
        yield from (f"commit {card}" for card in table["common"] if card)


def _picks(table: Table) -> Iterator[str]:
    room, bags = _room(table), table["bags"]
    for bag, letter in (("heads", "h"), ("tails", "t")):
        for colour in COLOURS:
            if room and bags[bag][colour]:
                yield f"pick {letter}{colour}"
    for pair in combinations_with_replacement(COLOURS, 2):
        if room >= 2 and all(bags["bodies"][colour] >= many for colour, many in Counter(pair).items()):
            yield f"pick {pair[0]} {pair[1]}"


def _second(table: Table) -> bool:
    """Whether this is the second of two actions: only after a third serpent of an earlier seat."""
    ending, seats = table["ending"], len(table["seats"])
    if not ending or ending["by"] is None or table["actions_left"] != 1:
        return False
    place = {(table["first"] + step) % seats: step for step in range(seats)}
    return place[table["to_move"]] > place[ending["by"]]


def everything(seats_hand: list[str]) -> Iterator[str]:
    """Every action text of a turn, possible or not, and those with cards of this hand."""
    yield from ("done", "future", "prophecy deck", "keep", "discard")
    yield from (f"take {space}" for space in ("h1", "h2", "t1", "t2", "b1", "b2", "b3", "b4", "b5", "b6"))
    yield from (f"prophecy {card}" for card in PROPHECIES)
    yield from (f"lay {piece}" for piece in PIECES)
    for number in (1, 2, 3):
        for piece in PIECES:
            ends = (" head", " tail") if len(piece) == 1 else ("",)
            yield from (f"join {number} {piece}{end}" for end in ends)
        yield from (f"play {card} {number}" for card in PROPHECIES)
        yield from (f"temple {card} {number}" for card in TEMPLES)
    yield from (f"pick {piece}" for piece in PIECES if len(piece) > 1)
    yield from (f"pick {one} {other}" for one, other in combinations_with_replacement(COLOURS, 2))
    yield from (f"commit {card}" for card in TEMPLES)
    for cards in _subsets(seats_hand, 5):
        yield " ".join(("discard", *cards))
        yield " ".join(("keep", *cards))
