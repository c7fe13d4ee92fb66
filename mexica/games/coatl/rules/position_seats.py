"""The seats of a description: boards, hands, tokens and serpents, with their faults."""

from collections.abc import Mapping

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import (
    BESIDE,
    BOARD_SPACES,
    PIECES,
    SEAT_COUNTS,
    SERPENTS,
    TOKENS,
    UNFINISHED,
    Piece,
)
from mexica.games.coatl.rules.position_cards import Unseen
from mexica.games.coatl.rules.serpent import Serpent, serpent_of
from mexica.games.coatl.rules.state import Player, Seat
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth
from mexica.rulebook.faults import Faults
from mexica.rulebook.quoting import quoted

_SEAT = ("board", "hand", "temples", "tokens", "serpents")
_SERPENT = ("pieces", "prophecies", "temple")


def read_players(faults: Faults, data: Mapping[str, object], unseen: Unseen) -> tuple[Player, ...]:
    """Return the described players, and note everything wrong with them."""
    seats = faults.list_at(data, "seats")
    if "seats" in data and len(seats) not in SEAT_COUNTS:
        faults.add(f"Cóatl has 2 to 4 seats, not {len(seats)}.")
    return tuple(
        _player(faults, number, seat, unseen) for number, seat in enumerate(seats[: max(SEAT_COUNTS)])
    )


def _player(faults: Faults, number: Seat, seat: object, unseen: Unseen) -> Player:
    who = f"Seat {number}"
    data = faults.record(who, seat, _SEAT, ("points",))
    serpents = faults.list_at(data, "serpents")
    if len(serpents) > SERPENTS:
        faults.add(f"{who} has {len(serpents)} serpents, and {SERPENTS} at most are possible (C7.2).")
    player = Player(
        _board(faults, who, data),
        unseen.prophecies(f"{who}: hand", faults.list_at(data, "hand"), hidden=True),
        unseen.temples(f"{who}: temples", faults.list_at(data, "temples"), hidden=True),
        _tokens(faults, who, data),
        tuple(
            _serpent(faults, f"{who}: serpent {one}", serpent, unseen)
            for one, serpent in enumerate(serpents[:SERPENTS], 1)
        ),
    )
    if len(player.unfinished) > UNFINISHED:
        faults.add(
            f"{who} has {len(player.unfinished)} unfinished serpents, not {UNFINISHED} at most (C7.2)."
        )
    return player


def _board(faults: Faults, who: str, data: Mapping[str, object]) -> tuple[Piece, ...]:
    pieces = read_pieces(faults, f"{who}: board", faults.list_at(data, "board"))
    if len(pieces) > BOARD_SPACES:
        faults.add(f"{who}: board has {len(pieces)} pieces, and {BOARD_SPACES} at most fit (C2.4).")
    return pieces


def read_pieces(faults: Faults, what: str, given: list[object]) -> tuple[Piece, ...]:
    """Return the pieces with these codes; unknown ones are noted and left out."""
    for piece in given:
        if piece not in PIECES:
            faults.add(f"{what}: {quoted(piece)} is no piece; pieces are written as hY, G and tR (C1.2).")
    return tuple(piece for piece in given if isinstance(piece, str) and piece in PIECES)


def _tokens(faults: Faults, who: str, data: Mapping[str, object]) -> tuple[str, ...]:
    given = faults.list_at(data, "tokens")
    for token in given:
        if token not in TOKENS:
            faults.add(f"{who}: tokens must be of {', '.join(TOKENS)}, not {quoted(token)} (C10).")
        elif given.count(token) > 1:
            faults.add(f"{who} has the token {token} twice (C2.4).")
    return tuple(token for token in given if isinstance(token, str) and token in TOKENS)


# --- serpents ---


def _serpent(faults: Faults, what: str, given: object, unseen: Unseen) -> Serpent:
    data = faults.record(what, given, _SERPENT, ("finished", "points"))
    prophecies = unseen.prophecies(what, faults.list_at(data, "prophecies"))
    temple = data.get("temple")
    temples = unseen.temples(what, () if temple is None else (temple,))
    pieces = read_pieces(faults, what, faults.list_at(data, "pieces"))
    try:
        serpent = serpent_of(pieces)
    except ValueError as error:
        faults.add(f"{what}: {error}")
        return Serpent(("Y",))
    _check_beside(faults, what, serpent, prophecies, temples)
    return Serpent(serpent.pieces, prophecies, temples[0] if temples else None)


def _check_beside(
    faults: Faults, what: str, serpent: Serpent, prophecies: tuple[Card, ...], temples: tuple[Card, ...]
) -> None:
    """Note cards that cannot lie beside this serpent."""
    if len(prophecies) > BESIDE:
        faults.add(f"{what} has {len(prophecies)} prophecies, and {BESIDE} at most lie beside it (C7.6).")
    if len(set(prophecies)) < len(prophecies):
        faults.add(f"{what} has two prophecies of one type (C7.6).")
    for card in prophecies:
        if not prophecy_worth(card, serpent).points:
            faults.add(f"{what} does not reach the first level of {card} (C7.6).")
    for card in temples:
        if not serpent.finished:
            faults.add(f"{what} is unfinished and has a temple (C7.9).")
        elif not temple_worth(card, serpent, prophecies).points:
            faults.add(f"{what} meets no requirement of {card} (C7.9).")
