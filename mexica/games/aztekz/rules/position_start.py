"""What a description can tell while start cards are laid: those cards, with the heroes on them."""

from collections.abc import Sequence

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
    homes = [player.chief.at for player in players if player.heroes]
    if sorted(homes) != sorted(pyramid.cells) or len(set(pyramid.parts.values())) > 1:
        faults.add("cards: so far each seat has laid one start card, linked to those before it (A3.2).")
    freed = any(player.piles for player in players)
    carried = any(helper.souls for player in players for helper in player.helpers)
    if freed or carried or pyramid.all_lying:
        faults.add("No souls come to the table before the first turn (A3.3).")
    if turn.quiet_rounds or turn.laid_this_round:
        faults.add("quiet_rounds and laid_this_round tell of rounds after the start (A7.2).")
