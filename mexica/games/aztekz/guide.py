"""Aztekz in nine pages with pictures: the text that a newcomer reads under Rules and guide."""

from mexica.shell.game_protocol import GuidePage
from mexica.shell.game_texts import guide_page
from mexica.texts import _


def guide() -> tuple[GuidePage, ...]:
    """Return the pages; each picture is one of `mexica.games.aztekz.table.pictures.guide_pictures`."""
    return (
        _about(),
        _pyramid(),
        _turn(),
        _souls(),
        _stealing(),
        _scaring(),
        _laying(),
        _end(),
        _by_hand(),
    )


def _about() -> GuidePage:
    return guide_page(
        _("What it is about"),
        "table",
        _("The pyramid lies in the middle, the players and what is drawn at the right."),
        _(
            "Heroes walk a <b>labyrinth</b> of stone that changes under their feet: a pyramid of cards,"
            " which grows by one each turn."
        ),
        _(
            "Lost souls lie on the cards. Your <b>helpers</b> gather souls of one kind and carry them to"
            " your <b>chief,</b> who frees them. A chief may also <b>steal</b> what other helpers carry."
        ),
        _(
            "Freed souls lie before you in piles, and each pile scores <b>one point less</b> than it has"
            " souls. When the last card is laid, the most points win."
        ),
    )


def _pyramid() -> GuidePage:
    return guide_page(
        _("The pyramid"),
        "paths",
        _("Linked where both cards have a path to the edge between them; one wall is enough to part them."),
        _("Each card has <b>paths</b> to two, three or four of its edges. The other edges are walls."),
        _(
            "Two neighbouring cards are <b>linked</b> if both have a path to the edge between them. Heroes"
            " walk only where cards are linked."
        ),
        _(
            "The pyramid grows to any side, to <b>five</b> cards each way at most. With 25 cards it is"
            " complete."
        ),
        _("A card may also be laid <b>on</b> another one. Then old ways close, and new ones open."),
    )


def _turn() -> GuidePage:
    return guide_page(
        _("Your turn"),
        "walking",
        _("Up to three steps for the helper: the cards it can reach light up."),
        _(
            "Your three heroes are a <b>chief</b> with a crown of feathers and two <b>helpers</b> with a"
            " rack for souls."
        ),
        _(
            "A card and a soul are <b>drawn</b> for all to see. You may <b>move</b> one of your heroes. Then"
            " you <b>lay</b> the card, with the soul on it, and your turn is over."
        ),
        _(
            "A chief makes at most <b>one</b> step, a helper at most <b>three.</b> They may also act without"
            " a step."
        ),
        _("There is room for <b>four</b> heroes on a card. A full card cannot even be crossed."),
    )


def _souls() -> GuidePage:
    return guide_page(
        _("Gathering souls"),
        "gift",
        _("Helper and chief on one card: three suns are freed, for 2 points."),
        _("<b>Take</b> souls that lie on the helper's card. All that it carries must be of <b>one</b> kind."),
        _("<b>Drop</b> all of them where you like. Anybody may take them from there."),
        _(
            "<b>Give</b> all of them, at least <b>two,</b> to your own chief on the same card. They are"
            " freed, and nobody can take them from you again."
        ),
        _(
            "Each gift makes a pile of its own, so large gifts pay: five souls at once score 4 points, two"
            " and then three only 3."
        ),
        _("The helper may do this before, between and after its steps. Chiefs never carry."),
    )


def _stealing() -> GuidePage:
    return guide_page(
        _("Stealing and guarding"),
        "theft",
        _("Black's helper carries three jaguars while its chief is elsewhere: Red's chief may steal them."),
        _(
            "Before or after its step your chief may <b>steal</b> all that a helper of another colour on its"
            " card carries, if that is at least <b>two</b> souls. They are freed at once."
        ),
        _("Where its own chief stands beside it, a helper is <b>guarded,</b> and nothing can be stolen."),
        _("Only one theft a turn. Piles of freed souls are never stolen."),
        _("So mind how far other chiefs are: with one step each of them may be at your helper."),
    )


def _scaring() -> GuidePage:
    return guide_page(
        _("Scaring away"),
        "scare",
        _("Alone with two souls: they can be scared away, and the drawn card is laid there."),
        _(
            "A helper that is <b>alone</b> on its card may scare away all souls that lie there, and those"
            " that it carries. They go back into the supply."
        ),
        _(
            "The helper then walks on, and the drawn card has to be laid on the card it <b>left.</b> So it"
            " can be done only where that card fits, and once a turn."
        ),
        _("It makes room for another way, and takes from the others what they were about to fetch."),
    )


def _laying() -> GuidePage:
    return guide_page(
        _("Laying the card"),
        "laying",
        _("Places where the card fits light up, and its linked paths glow."),
        _(
            "Turn the card as you like. At least <b>one</b> of its paths must be linked to a neighbouring"
            " card; the other edges need not match."
        ),
        _("It goes on an empty place, or on a card <b>without heroes and souls.</b>"),
        _(
            "No chief, whatever its colour, may be cut off from <b>both</b> its helpers: some way must lead"
            " to one of them."
        ),
        _(
            "You must lay it if you can. Once the pyramid is complete you may <b>decline:</b> the card goes"
            " under the deck, its soul back into the supply."
        ),
    )


def _end() -> GuidePage:
    return guide_page(
        _("The end of the game"),
        "players",
        _("Piles of two, two and three souls: 1, 1 and 2 points make 4."),
        _("When the <b>last card</b> of the deck is laid, the game is over at once."),
        _(
            "Each pile scores one point less than it has souls. What helpers still carry, and what lies on"
            " cards, scores <b>nothing.</b>"
        ),
        _("The most points win. In a tie the most freed souls win."),
        _(
            "Nothing is hidden but the <b>order</b> of deck and supply: what is left in them is shown beside"
            " the pyramid."
        ),
    )


def _by_hand() -> GuidePage:
    return guide_page(
        _("At the table"),
        "left",
        _("What is left: in the deck by shape, in the supply by kind."),
        _("Click a hero, then a card that lights up, to walk there. What it can do there appears around it."),
        _(
            "Then click the drawn card, and a place that lights up. The wheel turns the card. Both can be"
            " dragged too."
        ),
        _(
            "<b>1</b> the chief, <b>2</b> <b>3</b> the helpers<br><b>T</b> take, <b>D</b> drop, <b>G</b>"
            " give<br><b>F</b> scare away, <b>X</b> steal<br><b>C</b> the card, <b>R</b> turn"
            " it<br><b>Ctrl+Z</b> undo, <b>S</b> standings, <b>H</b> hint<br><b>Esc</b> or right click: step"
            " back, then the menu"
        ),
        _("<b>F1</b> lists all keys. Point at anything to read what it is."),
    )
