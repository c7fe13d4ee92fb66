"""A table of the game of secret cards without a picture, for the tests of what all tables share."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from mexica.drawing.graph_marks import GraphMark
from mexica.drawing.seat_sign import SeatSign
from mexica.play.key_map import TABLE_KEYS, KeyMap
from mexica.play.record import PlayedAction
from mexica.play.session import Session
from mexica.shell.match.action_presenter import ActionPresenter
from mexica.shell.match.match_table import MatchTable
from mexica.shell.match.seat_looks import SeatLooks
from mexica.shell.match.table_parts import TableParts
from tests.play import secret_cards
from tests.play.secret_cards import Drawn, Played, Record, Turned


class CardHand:
    """Holds a card of the player to move, and knows which ones they have, if they may act."""

    def __init__(self) -> None:
        self.cards: tuple[int, ...] = ()
        self.held: int | None = None

    @property
    def empty(self) -> bool:
        return self.held is None

    def update_in_parts(self, state: secret_cards.State, acts: bool) -> Iterator[None]:
        self.cards = state.hands[state.mover] if acts else ()
        yield

    def put_back(self) -> bool:
        held, self.held = self.held, None
        return held is not None


class CardMouse:
    """Notes what it was told."""

    chosen_button = None

    def __init__(self) -> None:
        self.tip = ""

    def leave_button(self) -> None: ...

    def hide_tips(self) -> None:
        self.tip = ""

    def note_action(self) -> None: ...

    def note_motion(self) -> None: ...


class CardTelling:
    """Tells in a sentence what happened, with cards drawn unseen only to whom may see them."""

    last_sound = ""
    table: "CardTable"

    def begin(self, *, moving: bool) -> None: ...

    def acts(self, done: PlayedAction[Any, Any], before: Any) -> tuple[Any, ...]:
        return ()

    def cues(self, done: PlayedAction[Any, Any], **timing: float) -> tuple[Any, ...]:
        return ()

    def sentences(self, done: PlayedAction[Any, Any], *, by_person: bool = False) -> tuple[str, ...]:
        return tuple(filter(None, map(self._sentence, done.events)))

    def _sentence(self, event: object) -> str:
        match event:
            case Drawn(seat, card):
                seen = self.table.viewing.sees(seat)
                return f"Seat {seat} draws {card}." if seen else f"Seat {seat} draws a card."
            case Turned(card):
                return f"{card} is turned face up."
            case Played(seat, card):
                return f"Seat {seat} plays {card}."
        return ""

    def gains(self, done: PlayedAction[Any, Any]) -> tuple[Any, ...]:
        return ()

    def is_scored(self, done: PlayedAction[Any, Any]) -> bool:
        return False

    def is_turn(self, state: Any) -> bool:
        return True


class CardTable(MatchTable[Any, Any, str, Any, CardHand]):
    """A match of secret cards; `moves` counts the changes of its state, `host` is what it was given."""

    def __init__(self, record: Record, **settings: Any) -> None:
        self.moves = 0
        usual = {"pace": 0.0, "motion": False, "marks_of_others": True, "keys": {}, "muted": True}
        sound = SimpleNamespace(play=lambda *a, **k: None, cancel_delayed=lambda **k: None)
        host: Any = SimpleNamespace(
            settings=SimpleNamespace(**{**usual, **settings}), sound=sound, bots=(), keep=lambda record: True
        )
        session = Session(secret_cards, record)
        telling = self.telling = CardTelling()
        telling.table = self
        names = [player.name for player in record.players]
        parts = TableParts[Any, str, Any, CardHand](
            make_thinker=lambda kind, seed: SimpleNamespace(close=lambda: None),
            share_of_pace=lambda action: 1.0,
            keys=KeyMap(TABLE_KEYS),
            looks=SeatLooks(tuple, _sign),
            new_hand=CardHand,
            mouse=CardMouse(),
            presenter=ActionPresenter(session, names, host, telling),
            secrets=True,
        )
        super().__init__(session, host, parts, self._note)

    def _note(self, scored: bool) -> None:
        self.moves += 1


def _sign(colour: str) -> SeatSign:
    return SeatSign("red", (200, 60, 40), "seat_red", GraphMark("disc", (200, 60, 40), (0, 0, 0)))
