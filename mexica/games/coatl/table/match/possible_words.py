"""What the player to move can do, as sentences."""

from mexica.games.coatl.rules import State, legal_actions
from mexica.games.coatl.rules.actions import (
    DECK,
    Action,
    Discard,
    Done,
    JoinPiece,
    KeepHand,
    LayPiece,
    PerfectPick,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.material import KEPT, SPACES
from mexica.games.coatl.rules.state import Doing
from mexica.games.coatl.table.input.fulfilment import worth_there
from mexica.games.coatl.table.input.words import (
    card_name,
    end_name,
    piece_name,
    piece_names,
    quoted_card,
    token_name,
)
from mexica.play.result_words import points_words
from mexica.texts import _, clauses, labelled


def possible_lines(state: State) -> tuple[str, ...]:
    """Return a line for each kind of action, with what it can be done with; none when the game is over."""
    groups: dict[str, list[str]] = {}
    for action in legal_actions(state):
        kind, what = action_words(state, action)
        groups.setdefault(kind, []).append(what)
    return tuple(_line(kind, what) for kind, what in groups.items())


def _line(kind: str, what: list[str]) -> str:
    told = list(dict.fromkeys(filter(None, what)))
    return labelled(kind, clauses(told)) if told else kind


def action_words(state: State, action: Action) -> tuple[str, str]:
    """Return what kind of action this is, and what it is done with; the second may be empty."""
    match action:
        case KeepHand():
            return _("Keep at most {number} prophecies").format(number=KEPT), ""
        case Discard():
            return _("Discard any number of prophecies"), ""
        case TakePieces(space):
            return _("Take pieces"), piece_names(state.supply[SPACES.index(space)])
        case TakeProphecy(card):
            return _("Take a prophecy"), _("unseen from the deck") if card == DECK else card_name(card)
        case PerfectPick():
            return token_name("pick"), ""
        case SeeTheFuture():
            return token_name("future"), ""
        case PriestCommitment(card):
            return token_name("commit"), card_name(card)
        case Done():
            return end_words(state), ""
    return _step_words(state, action)


def _step_words(state: State, action: LayPiece | JoinPiece | PlayProphecy | PlaceTemple) -> tuple[str, str]:
    match action:
        case LayPiece(piece):
            return _("Begin a serpent"), piece_name(piece)
        case JoinPiece(number, piece, end):
            kind = _("Extend serpent {number}").format(number=number)
            return kind, piece_name(piece) if end is None else f"{piece_name(piece)} ({end_name(end)})"
        case PlayProphecy(card, number):
            kind = _("Play a prophecy beside serpent {number}").format(number=number)
        case PlaceTemple(card, number):
            kind = _("Put a temple beside serpent {number}").format(number=number)
    return kind, labelled(quoted_card(card), points_words(worth_there(state, action)))


def end_words(state: State) -> str:
    """Return what it means to end what was begun, for a button too."""
    if state.turn.closing is not None:
        return _("Leave the finished serpent as it is")
    match state.turn.doing:
        case Doing.CHOOSING:
            return _("End choosing")
        case Doing.ASSEMBLING:
            return _("End assembling")
    return _("Do nothing more this turn")
