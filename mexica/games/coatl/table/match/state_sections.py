"""A position of Cóatl in parts, to be told as text, without what a reader may not know."""

from collections.abc import Iterator, Sequence

from mexica.games.coatl.rules import State, winners
from mexica.games.coatl.rules.material import COLOURS, SPACES
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Cause, Phase, Player, Seat
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth
from mexica.games.coatl.table.input.words import (
    card_name,
    colour_name,
    piece_names,
    token_name,
)
from mexica.games.coatl.table.match.possible_words import possible_lines
from mexica.games.coatl.table.panels.prestige import prestige
from mexica.play.record import PERSON, PlayerInfo
from mexica.play.result_words import points_words
from mexica.play.state_text import TextSection
from mexica.texts import _, clauses, labelled, listed, ngettext, pgettext


def state_sections(players: Sequence[PlayerInfo], state: State) -> tuple[TextSection, ...]:
    """Return everything that can be told about a state in words, in the language in use.

    The hand of the only person among the players is told, else none (C13.1).
    """
    people = [seat for seat, player in enumerate(players) if player.kind == PERSON]
    return sections_for(players, state, people[0] if len(people) == 1 else None)


def sections_for(players: Sequence[PlayerInfo], state: State, viewer: Seat | None) -> tuple[TextSection, ...]:
    """Return what this seat may know about a state, None for what everybody may."""
    names = [player.name for player in players]
    sections = [_stage(state, names), _prestige(state, names), _market(state)]
    sections += [
        TextSection(names[seat], lines=tuple(_court(player, known=seat == viewer)))
        for seat, player in enumerate(state.players)
    ]
    mover = state.turn.to_move
    if state.turn.phase is not Phase.OVER and mover == viewer:
        title = _("What {name} can do").format(name=names[mover])
        sections.append(TextSection(title, lines=possible_lines(state)))
    return tuple(sections)


def _stage(state: State, names: Sequence[str]) -> TextSection:
    turn = state.turn
    if turn.phase is Phase.OVER:
        won = listed([names[seat] for seat in winners(state)])
        return TextSection("Cóatl", lines=(_("Game over"), _("Won by {names}").format(names=won)))
    mover = _("{name}: your turn").format(name=names[turn.to_move])
    if turn.phase is Phase.KEEPING:
        return TextSection("Cóatl", lines=(_("Opening hands are chosen"), mover))
    lines = [_("Round {round}").format(round=turn.round), mover]
    if state.ending is not None:
        lines.append(_why_it_ends(state.ending.cause))
    return TextSection("Cóatl", lines=tuple(lines))


def _why_it_ends(cause: Cause) -> str:
    if cause is Cause.THIRD_SERPENT:
        return _("Last turns: a third serpent is finished.")
    return _("Last turns: the body segments are gone.")


def _prestige(state: State, names: Sequence[str]) -> TextSection:
    head = (_("Player"), _("Certain"), _("Unfinished"), _("Serpents finished"), _("Cards"))
    rows = [
        (names[one.seat], *map(str, (one.certain, one.unfinished, one.finished, one.cards)))
        for one in prestige(state)
    ]
    return TextSection(_("Prestige"), table=(head, *rows))


def _market(state: State) -> TextSection:
    rows = [(space, piece_names(pieces) or "-") for space, pieces in zip(SPACES, state.supply, strict=True)]
    rows += [
        (_("Heads in the bag"), _counts(state.bags.heads)),
        (_("Tails in the bag"), _counts(state.bags.tails)),
        (_("Body segments in the bag"), _counts(state.bags.bodies)),
        (pgettext("prophecies face up", "Display"), clauses(map(card_name, state.display))),
        (_("Prophecies in the deck"), str(len(state.deck))),
        (_("Prophecies discarded"), str(len(state.discards))),
    ]
    for pile in filter(None, state.piles):
        text = ngettext("{number} temple in this pile", "{number} temples in this pile", len(pile))
        rows.append((_("Common temple"), f"{card_name(pile[0])} ({text.format(number=len(pile))})"))
    return TextSection(_("Market"), table=tuple(rows))


def _counts(bag: str) -> str:
    return ", ".join(f"{bag.count(code)} {colour_name(code)}" for code in COLOURS)


def _court(player: Player, *, known: bool) -> Iterator[str]:
    for number, serpent in enumerate(player.serpents, 1):
        yield labelled(_("Serpent {number}").format(number=number), _serpent(serpent))
        yield from _beside(serpent)
    yield labelled(_("Board"), piece_names(player.board) or "-")
    yield labelled(_("Sacrifice tokens"), ", ".join(map(token_name, player.tokens)) or "-")
    hands = ((_("Prophecies in hand"), player.hand), (_("Temples in hand"), player.temples))
    for title, cards in hands:
        yield labelled(title, clauses(map(card_name, cards)) or "-" if known else str(len(cards)))


def _serpent(serpent: Serpent) -> str:
    state = _("finished") if serpent.finished else _("unfinished")
    return f"{piece_names(serpent.pieces)} ({state})"


def _beside(serpent: Serpent) -> Iterator[str]:
    worths = [(card, prophecy_worth(card, serpent)) for card in serpent.prophecies]
    if serpent.temple is not None:
        worths.append((serpent.temple, temple_worth(serpent.temple, serpent, serpent.prophecies)))
    for card, worth in worths:
        yield "  " + labelled(card_name(card), points_words(worth.points))
