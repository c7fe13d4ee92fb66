"""The kinds of players from which the setup screen lets choose: people, levels of the computer, and bots."""

from collections.abc import Sequence

from mexica.play.bot_search import BotSearch
from mexica.shell.game_protocol import AnyGame
from mexica.shell.new_game import Choice
from mexica.texts import _


class KindChoice:
    """The kinds of players of a game; all bots share one place behind the levels, where they take turns."""

    def __init__(self, game: AnyGame, search: BotSearch) -> None:
        self._game, self._search = game, search
        self._seen = -1

    @property
    def levels(self) -> tuple[Choice, ...]:
        """A person, then the computers of the game from the weakest to the strongest."""
        return self._game.kinds

    @property
    def bots(self) -> tuple[Choice, ...]:
        """The bots found so far."""
        found = self._search.bots(self._game.key, self._level_keys)
        return tuple(
            Choice(bot.kind, bot.name, bot.line, self._place(n, found)) for n, bot in enumerate(found, 1)
        )

    @staticmethod
    def _place(number: int, found: Sequence[object]) -> str:
        """What is written behind the name of a bot."""
        if len(found) == 1:
            return _("bot")
        return _("bot {number} of {many}").format(number=number, many=len(found))

    @property
    def _level_keys(self) -> list[str]:
        return [kind.key for kind in self.levels]

    @property
    def faults(self) -> tuple[str, ...]:
        """A sentence for each bot that cannot be used."""
        return self._search.faults(self._game.key, self._level_keys)

    def offered(self, playing: str) -> tuple[Choice, ...]:
        """Return the kinds on the buttons of a seat: the levels, and a bot, if one plays there this one."""
        bots = self.bots
        return (*self.levels, *([bot for bot in bots if bot.key == playing] or bots)[:1])

    def tip(self, kind: str) -> str:
        """Return what the button of this kind says beyond its name; empty if there is nothing."""
        bots = self.bots
        several = len(bots) > 1 and kind in [bot.key for bot in bots]
        return _("Press again for the next bot.") if several else ""

    def pressed(self, kind: str, playing: str) -> str:
        """Return who plays a seat once the button of this kind is pressed."""
        bots = [bot.key for bot in self.bots]
        if kind != playing or kind not in bots:
            return kind
        return bots[(bots.index(kind) + 1) % len(bots)]

    def named(self, kind: str) -> Choice:
        """Return the kind with this key, whether there is such a kind or not."""
        known = {choice.key: choice for choice in (*self.levels, *self.bots)}
        there = self._search.finished
        unknown = _("This bot is not installed.") if there else _("This bot is being looked for.")
        return known.get(kind) or Choice(kind, kind, unknown)

    def is_there(self, kind: str) -> bool:
        """Whether this kind can play."""
        return kind in self._level_keys or kind in [bot.key for bot in self.bots]

    def news(self) -> bool:
        """Return whether anything was found since this was asked last."""
        before, self._seen = self._seen, self._search.changes
        return before != self._seen

    @property
    def next_wake(self) -> float | None:
        """Seconds until something may be found, None once the search is over."""
        return None if self._search.finished else 0.1


def named(kind: Choice) -> str:
    """Return the name of a kind of player with its meaning."""
    return f"{kind.label} ({kind.meaning})" if kind.meaning else kind.label
