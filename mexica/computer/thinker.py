"""A computer player that thinks in a process of its own, so that the window never waits for it."""

from collections.abc import Iterator
from functools import partial
from time import monotonic
from typing import Any, Final, Generic

from attrs import evolve

from mexica.computer.answering import AnswerFunction, OpenQuestion
from mexica.computer.bots import BotError
from mexica.computer.mind import ActionT, StateT
from mexica.computer.roster import ComputerPlayers
from mexica.computer.worker_process import ThinkerError, WorkerProcess
from mexica.rulebook.sentence import sentence

__all__ = ["Thinker", "ThinkerError"]

_BOT_LIMIT: Final = 60.0  # seconds for which a bot may neither answer nor report progress
_LONGEST_LOOK: Final = 0.25  # seconds between two looks that count, as a machine that slept proves nothing


class Thinker(WorkerProcess, Generic[StateT, ActionT]):
    """A computer player in another process: ask it, then poll until it has decided.

    `hurry` makes it play the best turn that it has found so far; kinds that search no longer than a moment
    report no `progress` and ignore it. A bot that neither answers nor reports progress for a minute is given
    up, as another package's code may hang.

    ThinkerError if there is no such kind of player, or if no process can be started.
    """

    def __init__(self, players: ComputerPlayers[StateT, ActionT], kind: str, seed: int) -> None:
        try:
            players.check(kind)
        except BotError as error:
            raise ThinkerError(*error.sentences) from error
        self._bot = None if kind in players.kinds else kind
        super().__init__(partial(_deciding, players, kind, seed), f"mexica {kind}", watched=self._bot is None)
        self._waited, self._looked_at = 0.0, monotonic()
        self._last_progress: float | None = None

    def ask(self, state: StateT) -> None:
        """Ask for an action in this state; drops an earlier question that is still open.

        ThinkerError if the process has ended and none can be started.
        """
        self._waited, self._looked_at = 0.0, monotonic()
        self.submit(state)

    def poll(self) -> ActionT | None:
        """Return the action decided on, None while there is none yet; never waits.

        ThinkerError if none will come, as its player has failed or its process ends again and again.
        """
        action: ActionT | None = self.next_answer()
        if action is not None:
            self.finish_question()
        elif self._bot is not None and self.thinking:
            self._watch_bot(self._bot)
        return action

    def _watch_bot(self, bot: str) -> None:
        now = monotonic()
        if self.progress != self._last_progress:
            self._waited, self._last_progress = 0.0, self.progress
        self._waited += min(now - self._looked_at, _LONGEST_LOOK)
        self._looked_at = now
        if self._waited > _BOT_LIMIT:
            self.give_up(
                sentence(
                    "The bot '{bot}' has not answered for {seconds} seconds.",
                    bot=bot,
                    seconds=round(_BOT_LIMIT),
                )
            )


def _deciding(players: ComputerPlayers[Any, ActionT], kind: str, seed: int) -> AnswerFunction:
    """Return the function that answers a state with an action."""
    current: OpenQuestion | None = None

    def hurried(spent: float) -> bool:
        return current is not None and current.hurried(spent)

    player = players.make(kind, seed, budget=evolve(players.own_budget(kind), hurried=hurried))

    def answers(state: Any, request: OpenQuestion) -> Iterator[ActionT]:
        nonlocal current
        current = request
        yield player.choose(state, request)

    return answers
