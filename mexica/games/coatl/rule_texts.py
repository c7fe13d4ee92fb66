"""The rules of Cóatl in full, in a player's words: the chapters and numbers are those of RULES.md."""

from mexica.games.coatl import rules_of_points, rules_of_turns
from mexica.games.coatl.table.bar.commands_and_keys import key_list
from mexica.shell.game_protocol import RuleChapter
from mexica.shell.game_texts import mouse_and_keys, numbered
from mexica.texts import _


def rule_chapters() -> tuple[RuleChapter, ...]:
    """Return the rules, then how the table is used; each picture is one of `guide_pictures`."""
    return (
        _serpents(),
        _material(),
        _setup(),
        rules_of_turns.turn(),
        rules_of_turns.taking(),
        rules_of_turns.choosing(),
        rules_of_turns.assembling(),
        rules_of_points.prophecies(),
        rules_of_points.temples(),
        rules_of_turns.tokens(),
        _options(),
        rules_of_points.end(),
        _hidden(),
        _table(),
    )


def _serpents() -> RuleChapter:
    return numbered(
        "C1",
        _("Serpents"),
        _(
            "A serpent, a Cóatl, is a row of joined pieces: body segments, at most one head and at most one"
            " tail. It lies with the head end at the left."
        ),
        _("Pieces are heads, body segments and tails, in yellow, red, black, green and blue."),
        _(
            "A head closes the head end of a serpent, a tail its tail end; another end is open. With both"
            " ends closed the serpent is finished."
        ),
        _(
            "Its direction is fixed by its first piece: what is joined at the left lies nearer the head, even"
            " while there is none. Cards are read from head to tail, never backwards."
        ),
        picture="serpents",
        caption=_("A finished serpent, one that is open for a tail, one that is open for a head."),
    )


def _material() -> RuleChapter:
    return numbered(
        "C2",
        _("Material"),
        _(
            "There are 150 pieces in three bags: 3 heads, 3 tails and 24 body segments of each of the five"
            " colours."
        ),
        _(
            "The supply board has two spaces for a head each, two for a tail each, and six for two body"
            " segments each."
        ),
        _("There are 54 prophecies and 15 temples. The promo cards are an option."),
        _(
            "Each player has a board with room for eight pieces, and three sacrifice tokens, one of each"
            " kind."
        ),
    )


def _setup() -> RuleChapter:
    return numbered(
        "C3",
        _("Setup"),
        _("The supply board is filled at random from the bags."),
        _(
            "Each player is dealt one temple, which is secret. The others make two piles, face up; only the"
            " top card of a pile is known. These two are the common temples."
        ),
        _(
            "Six prophecies lie face up: the display. The first player is dealt 3 prophecies, the second 4,"
            " the third 5, the fourth 6. Each keeps at most three of them and discards the others, in"
            " secret."
        ),
        _("You may keep fewer than three."),
        _(
            "Prophecies are discarded face down, and only their number is known. When the deck is empty, the"
            " discards are shuffled and make a new one."
        ),
    )


def _options() -> RuleChapter:
    return numbered(
        "C11",
        _("Options"),
        _("Without sacrifice tokens: good for a first game. Otherwise they are played with."),
        _("Promo cards: six more prophecies and five more temples are shuffled in."),
        _(
            "Fewer body segments: 14 of each colour with two players, 18 with three. The game is shorter, and"
            " colours run out."
        ),
        _("The expansion with the golden feathers and the game for one player are not part of this program."),
    )


def _hidden() -> RuleChapter:
    return numbered(
        "C13",
        _("What is hidden"),
        _(
            "Hidden are the prophecies and temples in the hands of the others, and the order of the decks,"
            " piles and bags. All else is open, also how many cards everybody holds."
        ),
        _(
            "The colours that are left in each bag are told, as anybody could count them. Undo goes back no"
            " further than the last card or piece that was revealed."
        ),
        picture="others",
        caption=_("The court of another player: serpents, tokens, board, and how many prophecies are held."),
    )


def _table() -> RuleChapter:
    texts = (
        _("Click a piece of your board or a prophecy in your hand, then a place that lights up."),
        _("Or drag it there. Where a piece would lie, you are told what the serpent then fulfils."),
        _(
            "Click a space of the supply board to take what lies there, a card of the display or the deck to"
            " take a prophecy."
        ),
        _(
            "The tools in the bar do the same: each lights up only what belongs to it. The sacrifice tokens"
            " are used by their tools."
        ),
        _(
            "Point at a card to read what it asks for: its patterns are marked on your serpents, and it says"
            " what they still lack. Point at a bag to see which colours are in it."
        ),
        _("Another player's court comes to the front with V. A right click steps back."),
        _(
            "When several people share the screen, a curtain hides the table before each of their turns. It"
            " says whose turn it is, and only that player lifts it and sees their cards."
        ),
    )
    caption = _("Your serpents, your board of eight pieces, your tokens and the cards in your hand.")
    return mouse_and_keys(texts, key_list(), "hand", caption)
