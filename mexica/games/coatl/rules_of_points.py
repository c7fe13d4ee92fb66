"""The rules of Cóatl in full, in a player's words: what cards are worth, and how the game ends."""

from mexica.shell.game_protocol import RuleChapter
from mexica.shell.game_texts import numbered
from mexica.texts import _


def prophecies() -> RuleChapter:
    """Return chapter C8."""
    return numbered(
        "C8",
        _("What prophecies are worth"),
        _(
            "A card shows one pattern, and how many points one, two or more of it bring in a serpent. Only"
            " the highest level that is reached counts."
        ),
        _("Heads and tails are pieces of their colour like any other."),
        _(
            "For one card each piece belongs to one pattern at most, and they are counted so that there are"
            " as many as possible. Different cards may use the same pieces."
        ),
        _(
            "Red: pieces of a colour, anywhere: 3, 4, 5 or 6 of them for 2, 3, 4 or 5 points. Black: lone"
            " pairs, 2 points for one, 5 for more; or three in a row, 3 for one, 7 for more. Blue: two"
            " colours side by side, 1, 3 or 5 points for one, two or three; or four in turn, 5 points."
            " Yellow: four or five pieces in a certain order, 4, 6 or 7 points. Green: one or more of a"
            " colour between two others, 2 points for one, 6 for more; or two pairs, one the mirror of the"
            " other, with anything between, 4 points. Promo, red: five or six pieces in any order, anywhere,"
            " 3 or 4 points."
        ),
        _(
            "A lone pair is exactly two neighbours of a colour: the piece before and the piece after have"
            " another colour, or the serpent ends there with its head or tail. At an open end the pair does"
            " not count yet. So no card is ever worth less when a serpent grows."
        ),
        picture="fulfilments",
        caption=_("Three lone pairs of blue. The card for them brings 5 points from the second pair on."),
    )


def temples() -> RuleChapter:
    """Return chapter C9."""
    return numbered(
        "C9",
        _("Temples"),
        _(
            "A temple asks two things of a finished serpent: no piece of a colour; a certain number of"
            " pieces, head and tail included; as many pieces of one colour as of another, at least one"
            " each."
        ),
        _(
            "If one is met it scores 3 points, with both 7. One temple at most lies beside a serpent, and"
            " only if it scores."
        ),
        _(
            "Promo temples also ask that no prophecy of a certain card colour lies beside the serpent. One of"
            " them asks three things, for 3, 6 or 10 points."
        ),
        picture="temples",
        caption=_("No yellow piece, and as many black as green ones; no yellow piece, and seven in all."),
    )


def end() -> RuleChapter:
    """Return chapter C12."""
    return numbered(
        "C12",
        _("The end, and who wins"),
        _(
            "The turn in which you finish your third serpent is your last. Then each of the others has one"
            " more turn, in order: who sits after you in the round has up to two actions, who sits before"
            " you has one."
        ),
        _(
            "If neither the supply board nor the bag has a body segment left after it was filled, the round"
            " is played to its end. Then everybody has one more turn of one action."
        ),
        _("Only what happens first counts."),
        _(
            "Of two actions in a last turn the second may be left out. They may be the same, and each may be"
            " replaced by a token."
        ),
        _(
            "Finished serpents score their prophecies and their temple. Unfinished ones score nothing, nor do"
            " cards in hand or pieces on boards."
        ),
        _(
            "The most points win. If they tie, most cards beside finished serpents; then the serpent with the"
            " most points; then the victory is shared."
        ),
        picture="players",
        caption=_("17 points are certain; unfinished serpents would add 8."),
    )
