"""The looks of seats, and their possible players: a person, a level of the computer or a bot."""

from collections.abc import Callable, Sequence

from attrs import frozen

from mexica.drawing.letters import legible
from mexica.drawing.seat_colour_names import seat_colour_name
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.seats_panel import PlayerKind
from mexica.drawing.tip_box import TipLine
from mexica.play.bot_search import FoundBot
from mexica.play.player_level import Level
from mexica.play.record import PERSON, PlayerInfo
from mexica.texts import _, labelled


@frozen
class SeatLooks:
    """Who can play a game, and how its seats look, in the language in use.

    `levels` returns its levels from the weakest to the strongest, `sign` that of a seat by its colour.
    """

    levels: Callable[[], Sequence[Level]]
    sign: Callable[[str], SeatSign]

    def kinds(self, bots: Sequence[FoundBot] = ()) -> tuple[PlayerKind, ...]:
        """Return the possible players of a seat: a person, the levels, bots."""
        return (
            PlayerKind(PERSON, _("Person"), _("A person at this screen.")),
            *(
                PlayerKind(level.kind, level.name, labelled(f"{level.name} ({level.meaning})", level.line))
                for level in self.levels()
            ),
            *(PlayerKind(bot.kind, bot.name, labelled(bot.name, bot.line), is_bot=True) for bot in bots),
        )

    def seats(self, players: Sequence[PlayerInfo], bots: Sequence[FoundBot] = ()) -> tuple[SeatLook, ...]:
        """Return how the seats of these players look."""
        lines = {kind.key: kind.line for kind in self.kinds(bots)}
        return tuple(
            SeatLook(
                _shown_name(player),
                self.sign(player.colour),
                player.kind != PERSON,
                plays=lines.get(player.kind) or _("The bot “{kind}”.").format(kind=player.kind),
            )
            for player in players
        )


def saved_seats(players: Sequence[PlayerInfo], sign: Callable[[str], SeatSign]) -> tuple[SeatLook, ...]:
    """Return how the seats of a saved game's players look in its picture, with the sign of each colour."""
    return tuple(SeatLook(player.name, sign(player.colour)) for player in players)


def seat_lines(seat: SeatLook) -> tuple[TipLine, ...]:
    """Return the lines of the tip on a seat of the players panel: who plays it, and how."""
    return TipLine(seat.name, bold=True), TipLine(seat.plays)


def _shown_name(player: PlayerInfo) -> str:
    """A player's name without characters that the fonts lack; the colour's name if nothing is left."""
    return " ".join(legible(player.name, "").split()) or seat_colour_name(player.colour)
