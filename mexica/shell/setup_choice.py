"""The choices for a new game, and what is wrong with them, without any widget."""

from datetime import date
from typing import Any

from attrs import define, evolve

from mexica.computer.kinds import is_kind
from mexica.drawing.letters import legible
from mexica.play import seeds
from mexica.shell.game_protocol import Game
from mexica.shell.new_game import NewGame, SeatChoice
from mexica.shell.settings import LastSetup
from mexica.texts import _


def tidy(name: str) -> str:
    """Return a name without characters that cannot be shown and without surrounding blanks."""
    return " ".join(legible(name, "").split())


@define
class SetupChoice:
    """The choices of the setup screen; seats beyond `count` are remembered but do not play.

    `first` is the seat that begins, None for a draw. `chosen` are the variants chosen for any number of
    players. `seed` is the number written by the player from which the game is drawn, empty for any.
    """

    game: Game[Any, Any]
    seats: list[SeatChoice]
    count: int
    first: int | None = None
    chosen: frozenset[str] = frozenset()
    seed: str = ""

    @classmethod
    def of(cls, game: Game[Any, Any], earlier: NewGame, *, same: bool) -> "SetupChoice":
        """Return the choices of an earlier game, to play the `same` again or another one of its players."""
        first = earlier.first if same else None
        choice = cls.remembered(game, LastSetup(earlier.seats, first, earlier.variants))
        choice.seed = str(earlier.seed) if same else ""
        return choice

    @classmethod
    def remembered(cls, game: Game[Any, Any], last: LastSetup) -> "SetupChoice":
        """Return the choices of last time, or the default ones if those do not fit the game.

        Whether a seat's bot is still there is not known yet.
        """
        colours, kinds = [c.key for c in game.colours], [k.key for k in game.kinds]
        most = max(game.seat_counts)
        default = [
            # a person against the weakest computers
            SeatChoice(game.default_name(kinds[min(seat, 1)], seat), colours[seat], kinds[min(seat, 1)])
            for seat in range(most)
        ]
        choice = cls(game, default, min(game.seat_counts))
        fits = len(last.seats) in game.seat_counts and all(
            seat.colour in colours and is_kind(seat.kind) and len(seat.name) <= game.longest_name
            for seat in last.seats
        )
        if fits and len({seat.colour for seat in last.seats}) == len(last.seats):
            choice._take(last)
        return choice

    def _take(self, last: LastSetup) -> None:
        self.count = len(last.seats)
        for seat, chosen in enumerate(last.seats):
            self.choose_colour(seat, chosen.colour)
            self.seats[seat] = chosen
        self.first = last.first if last.first is not None and last.first in range(self.count) else None
        self.chosen = frozenset(last.variants)

    @property
    def playing(self) -> tuple[SeatChoice, ...]:
        """The seats that play."""
        return tuple(self.seats[: self.count])

    def choose_count(self, count: int) -> None:
        """Set the number of players."""
        self.count = count
        if self.first is not None and self.first >= count:
            self.first = None

    @property
    def variants(self) -> tuple[str, ...]:
        """The keys of the variants that are played with this many players."""
        return self.game.variants(self.count).played(self.chosen)

    def choose_variant(self, key: str) -> None:
        """Choose this variant instead of the others; where several may be played, choose it or no more."""
        offered = self.game.variants(self.count)
        others = {choice.key for choice in offered.choices} - {key}
        self.chosen = self.chosen ^ {key} if offered.several else (self.chosen - others) | {key}

    def choose_name(self, seat: int, name: str) -> None:
        """Set the name of a player."""
        self.seats[seat] = evolve(self.seats[seat], name=name)

    def choose_colour(self, seat: int, colour: str) -> None:
        """Give a seat this colour; the seat that had it gets the other colour in exchange."""
        for other, chosen in enumerate(self.seats):
            if chosen.colour == colour:
                self.seats[other] = evolve(chosen, colour=self.seats[seat].colour)
        self.seats[seat] = evolve(self.seats[seat], colour=colour)

    def choose_kind(self, seat: int, kind: str) -> None:
        """Set the kind of a player; a default name changes with it."""
        chosen = self.seats[seat]
        untouched = not tidy(chosen.name) or chosen.name == self.game.default_name(chosen.kind, seat)
        name = self.game.default_name(kind, seat) if untouched else chosen.name
        self.seats[seat] = evolve(chosen, kind=kind, name=name)

    def choose_day(self, day: date) -> None:
        """Choose the game of this day, the same for everybody: a person against a level of the computer.

        The level is that of the second seat, if a computer was chosen there.
        """
        self.seed, self.first, self.chosen = str(seeds.of_day(day)), None, frozenset()
        self.choose_count(min(self.game.seat_counts))
        kinds = [kind.key for kind in self.game.kinds]
        for seat, chosen in enumerate(self.playing):
            level = chosen.kind if chosen.kind in kinds[1:] else kinds[1]
            self.choose_kind(seat, kinds[0] if seat == 0 else level)

    def fault(self) -> str:
        """Return what must be corrected before the game can begin; empty if there is nothing."""
        names = [tidy(seat.name) for seat in self.playing]
        for seat, name in enumerate(names):
            if not name:
                return _("Player {number} needs a name.").format(number=seat + 1)
            if name.casefold() in (other.casefold() for other in names[:seat]):
                return _("Two players are called {name}: rename one of them.").format(name=name)
        if self.seed.strip() and seeds.entered(self.seed) is None:
            text = _("{label}: a number of up to {digits} digits, or nothing.")
            return text.format(label=self.game.seed_label, digits=seeds.DIGITS)
        return ""

    def new_game(self, drawn: int) -> NewGame:
        """Return the game chosen, from the number entered, else from the one drawn for it.

        That number also decides who begins if that was left open.
        """
        entered = seeds.entered(self.seed)
        seed = drawn if entered is None else entered
        seats = tuple(evolve(seat, name=tidy(seat.name)) for seat in self.playing)
        first = seed % self.count if self.first is None else self.first
        return NewGame(seats, first, self.variants, seed)

    def to_remember(self) -> LastSetup:
        """Return the choices for the settings."""
        return LastSetup(self.playing, self.first, self.variants)
