"""A position of Aztekz in parts, to be told as text; deck and supply only by kind (A8.1)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from mexica.games.aztekz.rules import State, cells, winners
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import HEROES, SHAPES, SIGNS, SOULS, Paths
from mexica.games.aztekz.rules.scoring import player_points
from mexica.games.aztekz.rules.state import Phase, Player
from mexica.games.aztekz.table.input.words import (
    all_souls_alone,
    hero_name,
    shape_name,
    souls_alone,
)
from mexica.play.record import PlayerInfo
from mexica.play.result_words import points_words
from mexica.play.state_text import TextSection
from mexica.texts import _, labelled, listed, ngettext


def state_sections(players: Sequence[PlayerInfo], state: State) -> tuple[TextSection, ...]:
    """Return everything that can be told about a state in words, in the language in use."""
    names = [player.name for player in players]
    seats = (
        TextSection(name, lines=tuple(_player(player)))
        for name, player in zip(names, state.players, strict=True)
    )
    return (_stage(state, names), _pyramid(state), *seats, _left(state))


def _stage(state: State, names: Sequence[str]) -> TextSection:
    turn = state.turn
    if turn.phase is Phase.OVER:
        won = listed([names[seat] for seat in winners(state)])
        return TextSection("Aztekz", lines=(_("Game over"), _("Won by {names}").format(names=won)))
    mover = _("{name}: your turn").format(name=names[turn.to_move])
    if turn.phase is Phase.STARTING:
        return TextSection("Aztekz", lines=(_("Start cards are laid"), mover, *_drawn(state)))
    round_ = _("Round {round}").format(round=turn.round)
    return TextSection("Aztekz", lines=(round_, mover, *_drawn(state), *_moving(state)))


def _drawn(state: State) -> Iterator[str]:
    if state.drawn is None:
        return
    card = shape_name(state.drawn.shape)
    yield labelled(_("The drawn card"), card)
    if state.drawn.soul is not None:
        yield labelled(_("The drawn soul"), souls_alone(state.drawn.soul, 1))


def _moving(state: State) -> Iterator[str]:
    if (moving := state.turn.moving) is not None:
        text = ngettext("{number} step made", "{number} steps made", moving.steps)
        yield labelled(hero_name(moving.hero), text.format(number=moving.steps))


def _pyramid(state: State) -> TextSection:
    """The cards as signs in a grid with their columns and rows, then the souls that lie on them."""
    pyramid = state.pyramid
    if not pyramid.cells:
        return TextSection(_("Pyramid"), lines=("-",))
    columns, rows = (sorted({at[axis] for at in pyramid.cells}) for axis in (0, 1))
    head = ("", *(str(column) for column in columns))
    table = [(str(row), *(_sign(pyramid.paths((column, row))) for column in columns)) for row in rows]
    return TextSection(_("Pyramid"), table=(head, *table), lines=tuple(_lying(state)))


def _sign(paths: Paths) -> str:
    return SIGNS.get(paths, ".")


def _lying(state: State) -> Iterator[str]:
    for cell in state.pyramid.cells:
        if souls := state.pyramid.lying(cell):
            yield labelled(cells.name(cell), all_souls_alone(souls))


def _player(player: Player) -> Iterator[str]:
    for name, hero in zip(HEROES, player.heroes, strict=False):
        yield labelled(hero_name(name), _standing(hero.at, hero.soul, hero.souls))
    piles = ", ".join(souls_alone(pile.soul, pile.souls) for pile in player.piles)
    yield labelled(_("Freed"), piles or "-")
    yield points_words(player_points(player))


def _standing(at: Cell, soul: str | None, souls: int) -> str:
    where = cells.name(at)
    return where if soul is None else f"{where} ({souls_alone(soul, souls)})"


def _left(state: State) -> TextSection:
    deck, supply = Counter(state.deck), Counter(state.supply)
    cards = ", ".join(labelled(shape_name(shape), str(deck[shape])) for shape in SHAPES)
    souls = [(soul, supply[soul]) for soul in SOULS if supply[soul]]
    return TextSection(
        _("Left"),
        table=((_("Deck"), cards), (_("Supply"), all_souls_alone(souls) if souls else "-")),
    )
