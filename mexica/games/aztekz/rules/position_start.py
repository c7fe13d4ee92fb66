"""What a description can tell while start cards are laid: those cards, with the heroes on them."""

from collections.abc import Sequence

from mexica.games.aztekz.rules.cells import FIRST, Cell
from mexica.games.aztekz.rules.position_seats import seats_started
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Phase, Player, Turn
from mexica.rulebook.faults import Faults


def check_start(faults: Faults, turn: Turn, players: Sequence[Player], pyramid: Pyramid) -> None:
    """Note what cannot be before the first turn (A3.2, A3.3)."""
    if turn.phase is not Phase.STARTING:
        return
    for seat, player in enumerate(players):
        if len({hero.at for hero in player.heroes}) > 1:
            faults.add(f"Seat {seat}: the three heroes stand together on the start card (A3.2).")
    in_order = (*players[turn.first :], *players[: turn.first])
    homes = [player.chief.at for player in in_order if player.heroes]
    if sorted(homes) != sorted(pyramid.cells) or not _is_laid_in_order(homes, pyramid):
        faults.add(
            "cards: so far each seat has laid one start card, the first on 0,0, the others linked to those "
            "before them (A1.1, A3.2)."
        )
    freed = any(player.piles for player in players)
    carried = any(helper.souls for player in players for helper in player.helpers)
    if freed or carried or pyramid.all_lying:
        faults.add("No souls come to the table before the first turn (A3.3).")
    if turn.quiet_rounds or turn.laid_this_round:
        faults.add("quiet_rounds and laid_this_round tell of rounds after the start (A7.2).")


def check_start_deck(faults: Faults, turn: Turn, seats: int, cards: int) -> None:
    """Note a deck of too few cards to come to the first turn (A3.2)."""
    to_come = seats - len(seats_started(turn, seats))
    if turn.phase is Phase.STARTING and cards < to_come:
        faults.add(f"deck must have {to_come} cards, for the start cards to come and the first turn (A3.2).")


def _is_laid_in_order(homes: Sequence[Cell], pyramid: Pyramid) -> bool:
    """Return whether the first of these cells is 0,0, and each other one linked to one before it."""
    return all(
        set(homes[:number]).intersection(pyramid.linked(home)) if number else home == FIRST
        for number, home in enumerate(homes)
    )
