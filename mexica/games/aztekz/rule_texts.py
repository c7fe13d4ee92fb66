"""The rules of Aztekz in full, in a player's words: the chapters and numbers are those of RULES.md."""

from mexica.games.aztekz import rules_of_turns
from mexica.games.aztekz.table.bar.commands_and_keys import key_list
from mexica.shell.game_protocol import RuleChapter
from mexica.shell.game_texts import mouse_and_keys, numbered
from mexica.texts import _


def rule_chapters() -> tuple[RuleChapter, ...]:
    """Return the rules, then how the table is used; each picture is one of `guide_pictures`."""
    return (
        _pyramid(),
        _material(),
        _setup(),
        rules_of_turns.moving(),
        rules_of_turns.souls(),
        rules_of_turns.laying(),
        _end(),
        _hidden(),
        _table(),
    )


def _pyramid() -> RuleChapter:
    return numbered(
        "A1",
        _("The pyramid"),
        _(
            "Pyramid cards lie edge to edge in a square grid. A place is named by its column and row,"
            " counted from the first card, which is 0,0: columns to the east, rows to the south."
        ),
        _(
            "A card has paths from its middle to two, three or four of its edges: straight on, round a"
            " corner, three ways, or a cross. All paths of a card meet in its middle."
        ),
        _(
            "Two neighbouring cards are linked if both have a path to the edge between them. A path against"
            " a wall leads nowhere, nor does one to an empty place."
        ),
        _(
            "The pyramid is at most five cards wide and five high. Which five is not settled beforehand: it"
            " may grow to any side as long as that holds. With 25 cards side by side it is complete."
        ),
        _("A card that is laid on another replaces it. The lower one is out of the game."),
        picture="paths",
        caption=_(
            "Linked where both cards have a path to the edge between them; one wall is enough to part them."
        ),
    )


def _material() -> RuleChapter:
    return numbered(
        "A2",
        _("Material"),
        _("Each player has three heroes, a chief and two helpers, in black, grey, sand or red."),
        _("There are 48 souls, eight of each kind: sun, moon, jaguar, eagle, serpent and maize."),
        _(
            "Souls that are not on the table are the supply, mixed and face down. The pyramid cards are the"
            " deck, shuffled and face down."
        ),
        _("The deck has 48 cards: 2 straight ones, 4 corners, 24 with three ways, 18 crosses."),
        picture="left",
        caption=_("What is left: in the deck by shape, in the supply by kind."),
    )


def _setup() -> RuleChapter:
    return numbered(
        "A3",
        _("Setup"),
        _("By tradition the eldest begins; here you choose who does, or have it drawn. Turns go clockwise."),
        _(
            "In that order each player draws a card, lays it and puts all three heroes on it: the first"
            " anywhere, the others beside what lies there, linked to it by a path."
        ),
        _(
            "No souls lie on these start cards. One that cannot be laid goes under the deck, and the player"
            " draws another."
        ),
    )


def _end() -> RuleChapter:
    return numbered(
        "A7",
        _("The end, and who wins"),
        _("When the last card of the deck is laid, the game is over on the spot."),
        _("It is over too after three rounds in a row in which no card was laid."),
        _(
            "A pile of freed souls scores one point less than it has souls: two souls make 1 point, five"
            " make 4. Souls that are carried or lie on cards score nothing."
        ),
        _(
            "The most points win, in a tie the most freed souls. If those are equal too, the victory is"
            " shared."
        ),
        picture="players",
        caption=_("Piles of two, two and three souls: 1, 1 and 2 points make 4."),
    )


def _hidden() -> RuleChapter:
    return numbered(
        "A8",
        _("What is hidden"),
        _(
            "Only the order of the deck and of the supply is hidden. How many cards of each shape and souls"
            " of each kind are left in them is told, as anybody could count them."
        ),
        _(
            "From one draw to the next nothing hidden appears, so you may take back anything in your turn"
            " until it ends."
        ),
        picture="left",
        caption=_("What is left: in the deck by shape, in the supply by kind."),
    )


def _table() -> RuleChapter:
    texts = (
        _(
            "Click one of your heroes: the cards that it can reach light up, with the number of steps. Click"
            " one of them to walk there."
        ),
        _(
            "Around the hero appears what it can do where it stands: take, drop, give, scare away or steal."
            " The bar has the same, each with a key."
        ),
        _(
            "Click the drawn card, then a place that lights up. The number there says in how many ways the"
            " card fits, and the wheel turns it."
        ),
        _("A place where the card may not lie says why, and whose chief it would cut off."),
        _(
            "Point at a hero, a pile, the deck or the supply to read what it is and what is left. A right"
            " click steps back."
        ),
    )
    caption = _("The pyramid lies in the middle, the players and what is drawn at the right.")
    return mouse_and_keys(texts, key_list(), "table", caption)
