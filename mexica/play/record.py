"""The record of a game: its setup, its players and every action; and the replay of these actions."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Generic

from attrs import Attribute, field, frozen

from mexica.computer import kinds
from mexica.play import seeds
from mexica.play.game_rules import ActionT, Rules, Seat, SetupT, StateT
from mexica.texts import _, told

PERSON: Final = kinds.PERSON
LONGEST_NAME: Final = 24  # characters


class ReplayError(ValueError):
    """A record with an illegal action; the message names its number and says why it is illegal."""


def check_seed(_record: Any, _field: "Attribute[int | None]", seed: int | None) -> None:
    """Validate the number of a game; ValueError if it is none."""
    if seed is not None and not 0 <= seed <= seeds.LARGEST:
        raise ValueError(_("'seed' is a number from 0 to {most}").format(most=seeds.LARGEST))


@frozen
class PlayerInfo:
    """Who sits at a seat: a name of 1 to 24 characters, a colour, and "person" or a kind of computer player.

    The game says which colours and kinds there are.
    """

    name: str = field()
    colour: str
    kind: str = PERSON

    @name.validator
    def _check_name(self, _field: "Attribute[str]", name: str) -> None:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(_("a name has 1 to {most} printable characters").format(most=LONGEST_NAME))


@frozen
class PlayedAction(Generic[StateT, ActionT]):
    """One action of a game: who played it, what happened, and the state it led to.

    `follows` means that it was chosen together with the one before, like the steps of one move.
    """

    seat: Seat
    action: ActionT
    events: tuple[Any, ...]
    state: StateT
    follows: bool = False


@frozen
class Replay(Generic[SetupT, StateT, ActionT]):
    """A setup with its first state, and the actions that were played from there."""

    setup: SetupT
    first: StateT
    history: tuple[PlayedAction[StateT, ActionT], ...] = ()

    @property
    def state(self) -> StateT:
        """The state after the last action."""
        return self.history[-1].state if self.history else self.first


@frozen
class Record(Generic[SetupT, StateT, ActionT]):
    """A whole game: its setup, its players by seat, and their actions in order.

    `seed` is the number from which the setup was drawn, None if it is not known.

    `replayed` is an earlier replay, kept so that nothing is replayed twice. It may be of an earlier stage of
    the game, or of another game, and is ignored when records are compared.
    """

    setup: SetupT
    players: tuple[PlayerInfo, ...]
    actions: tuple[ActionT, ...] = ()
    seed: int | None = field(default=None, kw_only=True, validator=check_seed)
    replayed: Replay[SetupT, StateT, ActionT] | None = field(default=None, eq=False, repr=False)


def play_action(
    rules: Rules[SetupT, StateT, ActionT], state: StateT, action: ActionT, *, follows: bool = False
) -> PlayedAction[StateT, ActionT]:
    """Return this action as played by the player to move; the rules' `IllegalAction` if it is illegal."""
    step = rules.apply(state, action)
    return PlayedAction(rules.to_move(state), action, tuple(step.events), step.state, follows)


def replay(
    rules: Rules[SetupT, StateT, ActionT], record: Record[SetupT, StateT, ActionT]
) -> Replay[SetupT, StateT, ActionT]:
    """Return the replay of all actions of a record; ReplayError at the first one that is illegal.

    Only those missing from the record's earlier replay are applied. A record does not say which actions were
    chosen together, so every action that may continue the one before is assumed to do so.
    """
    known = _known(record) or Replay(record.setup, rules.start(record.setup))
    state, history = known.state, list(known.history)
    for action in record.actions[len(history) :]:
        follows = bool(history) and rules.continues(action, history[-1].action)
        try:
            history.append(play_action(rules, state, action, follows=follows))
        except rules.IllegalAction as error:
            raise _replay_error(rules, state, action, len(history) + 1) from error
        state = history[-1].state
    return Replay(known.setup, known.first, tuple(history))


def _known(record: Record[SetupT, StateT, ActionT]) -> Replay[SetupT, StateT, ActionT] | None:
    """The record's earlier replay, None if it has another setup or other actions."""
    known = record.replayed
    if known is None or known.setup != record.setup or not _begins_with(record.actions, known.history):
        return None
    return known


def _begins_with(actions: Sequence[ActionT], history: Sequence[PlayedAction[StateT, ActionT]]) -> bool:
    return len(history) <= len(actions) and all(
        played.action == action for played, action in zip(history, actions, strict=False)
    )


def _replay_error(
    rules: Rules[SetupT, StateT, ActionT], state: StateT, action: ActionT, number: int
) -> ReplayError:
    refusal = rules.refusal(state, action)
    cause = _("the rules do not allow it") if refusal is None else told(refusal.sentence)
    text = _("action {number}, '{action}', is illegal: {cause}")
    return ReplayError(text.format(number=number, action=action, cause=cause))


def ended_turn(
    rules: Rules[SetupT, StateT, ActionT], before: StateT, played: PlayedAction[StateT, ActionT]
) -> bool:
    """Return whether an action that was played in the state `before` ended the turn, or the game."""
    return rules.is_over(played.state) or rules.turn_id(before) != rules.turn_id(played.state)


def turn_ends(
    rules: Rules[SetupT, StateT, ActionT], first: StateT, history: Iterable[PlayedAction[StateT, ActionT]]
) -> Iterator[bool]:
    """Yield of each of these actions, played from the state `first`, whether it ended the turn or game."""
    before = first
    for played in history:
        yield ended_turn(rules, before, played)
        before = played.state
