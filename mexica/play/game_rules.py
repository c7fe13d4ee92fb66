"""The interface of a game's rules to neutral code; the `rules` package of every game in the box has it."""

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, TypeVar

from mexica.rulebook.sentence import Sentence

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
StateT_co = TypeVar("StateT_co", covariant=True)

Seat = int


class Step(Protocol[StateT_co]):
    """The result of an action: the next state, and past-tense events that carry the results."""

    @property
    def state(self) -> StateT_co:
        """The state after the action."""
        ...

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened, oldest first."""
        ...


class Refusal(Protocol):
    """Why an action is illegal."""

    @property
    def clause(self) -> str:
        """The clause of the rules that forbids it, as "R4.2"."""
        ...

    @property
    def sentence(self) -> Sentence:
        """One sentence for the player, to be told in any language."""
        ...

    @property
    def message(self) -> str:
        """The sentence in English."""
        ...


class Rules(Protocol[SetupT, StateT, ActionT]):
    """The rules of one game; a module with these names is an instance."""

    @property
    def KEY(self) -> str:  # noqa: N802  # constants and classes of the module
        """The name of the game in saves and on the command line."""
        ...

    @property
    def SEAT_COUNTS(self) -> tuple[int, ...]:  # noqa: N802
        """The possible numbers of players."""
        ...

    @property
    def Setup(self) -> type[SetupT]:  # noqa: N802
        """The class of the game's setups."""
        ...

    @property
    def IllegalAction(self) -> type[Exception]:  # noqa: N802
        """Raised by `apply`; its `refusal` is a `Refusal`."""
        ...

    @property
    def ParseError(self) -> type[Exception]:  # noqa: N802
        """Raised by `parse`; its message is one sentence."""
        ...

    @property
    def PositionError(self) -> type[Exception]:  # noqa: N802
        """Raised by `position`; its message is one or more sentences."""
        ...

    def new_setup(self, seats: int, seed: int) -> SetupT:
        """Return a setup in which everything random is drawn from this seed."""
        ...

    def seats(self, setup: SetupT) -> int:
        """Return the number of players."""
        ...

    def start(self, setup: SetupT) -> StateT:
        """Return the first state."""
        ...

    def legal_actions(self, state: StateT) -> Sequence[ActionT]:
        """Return every legal action once, in a stable order; none when the game is over."""
        ...

    def refusal(self, state: StateT, action: ActionT) -> Refusal | None:
        """Return why this action is illegal, None if it is legal."""
        ...

    def apply(self, state: StateT, action: ActionT) -> Step[StateT]:
        """Return the result of the action; IllegalAction changes nothing."""
        ...

    def parse(self, text: str) -> ActionT:
        """Return the action with this text, the inverse of `str`; ParseError if there is none."""
        ...

    def describe(self, state: StateT) -> dict[str, Any]:
        """Return the state as JSON-ready data."""
        ...

    def position(self, description: object) -> StateT:
        """Return the state with this description, the inverse of `describe`, or raise PositionError."""
        ...

    def to_move(self, state: StateT) -> Seat:
        """Return the seat that decides next."""
        ...

    def is_over(self, state: StateT) -> bool:
        """Return whether the game has ended."""
        ...

    def points(self, state: StateT) -> tuple[int, ...]:
        """Return the points by seat."""
        ...

    def winners(self, state: StateT) -> tuple[Seat, ...]:
        """Return who has won a game that is over, several if they share the victory."""
        ...

    def round_number(self, state: StateT) -> int:
        """Return the round, counted from 1 through the whole game; 0 before the first one."""
        ...

    def turn_id(self, state: StateT) -> Hashable:
        """Return a value that differs for every turn of the game."""
        ...

    def ends_turn(self, action: ActionT) -> bool:
        """Return whether this action can end the turn; `turn_id` tells whether it did."""
        ...

    def continues(self, action: ActionT, last: ActionT) -> bool:
        """Return whether an action was chosen together with the one before, like the steps of one move."""
        ...

    def reveals(self, events: Sequence[Any], seat: Seat) -> bool:
        """Return whether these events showed a seat what it could not know before, so that they stand.

        Never in a game in which nothing is hidden.
        """
        ...
