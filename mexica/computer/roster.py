"""Who can play a game: the kinds of computer players of its own, and the bots that are installed for it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic

from attrs import evolve, field, frozen

from mexica.computer import bots
from mexica.computer.bots import Bot, BotError
from mexica.computer.mind import (
    ActionT,
    Budget,
    Explanation,
    Mind,
    MindFactory,
    StateT,
    Stopped,
    WeightTable,
    WeightTables,
    explained,
    never,
)
from mexica.rulebook.sentence import Sentence, sentence

_SHOWN = 40  # characters of an action


@frozen
class ComputerPlayers(Generic[StateT, ActionT]):
    """The computer players of one game; picklable, as they are made in other processes too.

    `game` is its key. `kinds` are the names by which saves and commands know the game's own players;
    `factory`, a module-level function, makes them, and `own_budgets` has the default budgets of those that
    search. All other kinds are bots; `legal_actions` is that of the rules, by which a bot's answers are
    judged. `tables`, if given, replace the shipped weights.
    """

    game: str
    kinds: tuple[str, ...]
    factory: MindFactory[StateT, ActionT]
    legal_actions: Callable[[StateT], Iterable[ActionT]]
    own_budgets: Mapping[str, Budget] = field(factory=dict)
    tables: WeightTables | None = None

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the installed bots, of any game: which one they play is known once they are loaded."""
        return tuple(
            name for name, one in bots.installed().items() if not one.fault and name not in self.kinds
        )

    def weighed(self, tables: WeightTables) -> "ComputerPlayers[StateT, ActionT]":
        """Return the same players, but those of the game itself with the weights of these tables."""
        return evolve(self, tables=tables)

    def check(self, kind: str) -> None:
        """Raise BotError, in one sentence, if there is no such kind; none of a bot's code runs."""
        if kind not in (*self.kinds, *self.bots):
            raise BotError(
                sentence("There is no computer player '{kind}': no bot of this name is installed.", kind=kind)
            )

    def bot(self, kind: str) -> Bot | None:
        """Return the bot of this kind, None if the kind is one of the game's own.

        Imports the bot's module. BotError, in one sentence, if that fails, if there is no such bot, or if
        it plays another game.
        """
        if kind in self.kinds:
            return None
        if fault := self.faults().get(kind):
            raise BotError(fault)
        self.check(kind)
        bot = bots.load(kind)
        if bot.game != self.game:
            text = sentence(
                "The bot '{bot}' does not play {game} but {other}.", bot=kind, game=self.game, other=bot.game
            )
            raise BotError(text)
        return bot

    def own_budget(self, kind: str) -> Budget:
        """Return what this kind spends on a turn when it is given no budget; BotError as for `bot`."""
        bot = self.bot(kind)
        own = self.own_budgets.get(kind) if bot is None else bot.budget
        return own or Budget()

    def make(
        self, kind: str, seed: int, *, budget: Budget | None = None, with_weights: WeightTable | None = None
    ) -> Mind[StateT, ActionT]:
        """Return a player of this kind with a random generator of its own.

        `budget` and `with_weights` replace the kind's own; bots have no weights. BotError, in one sentence,
        if there is no such kind or its bot fails.
        """
        if (bot := self.bot(kind)) is None:
            tables = self.tables
            return self.factory(kind, seed, budget=budget, with_weights=with_weights, tables=tables)
        return _BotMind(kind, bot, seed, budget or bot.budget or Budget(), self.legal_actions)

    def faults(self) -> dict[str, Sentence]:
        """Return the installed bots whose name or package prevents their use, and why, in one sentence."""
        return {
            name: one.fault or bots.unusable(name, one.package, sentence("its name is taken"))
            for name, one in bots.installed().items()
            if one.fault or name in self.kinds
        }


class _BotMind(Generic[StateT, ActionT]):
    """A bot at work: its faults become sentences, and what it returns is a legal action of the game."""

    def __init__(
        self, kind: str, bot: Bot, seed: int, budget: Budget, legal: Callable[[StateT], Iterable[ActionT]]
    ) -> None:
        self._kind, self._legal = kind, legal
        self._chosen: ActionT | None = None
        try:
            self._mind: Mind[Any, Any] = bot.make(seed, budget)
        except (Exception, SystemExit) as error:
            raise self._failure(error) from error

    def choose(self, state: StateT, stop: Callable[[], bool] = never) -> ActionT:
        """Return the legal action that the bot has chosen; BotError if it fails or chooses another one."""
        try:
            chosen = self._mind.choose(state, stop)
            found = next((action for action in self._legal(state) if action == chosen), None)
            shown = str(chosen)[:_SHOWN]
        except Stopped:
            raise
        except (Exception, SystemExit) as error:
            raise self._failure(error) from error
        if found is None:
            text = sentence(
                "The bot '{bot}' chose '{action}', which the rules do not allow now.",
                bot=self._kind,
                action=shown,
            )
            raise BotError(text)
        self._chosen = found
        return found

    def explanation(self) -> Explanation[ActionT]:
        """Return what the bot tells about its latest choice, at least the action; BotError if it fails."""
        if self._chosen is None:
            raise ValueError("nothing has been chosen yet, there is nothing to explain")
        try:
            told = explained(self._mind, self._chosen)
            score = None if told.score is None else float(told.score)
            return Explanation(tuple(told.line), score, int(told.nodes))
        except (Exception, SystemExit) as error:
            raise self._failure(error) from error

    def _failure(self, error: BaseException) -> BotError:
        text = sentence("The bot '{bot}' failed ({cause}).", bot=self._kind, cause=bots.cause(error))
        return BotError(text)
