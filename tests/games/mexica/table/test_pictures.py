"""Five positions look as their references in `references/` do; `references.py` says how those are renewed."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from attrs import evolve
from pygame import Surface

from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.spaces import Space, each
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.table_view import TableView
from tests.games.mexica.table.picture_comparison import difference_picture, differences
from tests.games.mexica.table.references import FOLDER, NAMES, file_of, scene
from tests.games.mexica.table.viewing import drawn


def reference(name: str) -> Surface:
    return pygame.image.load(file_of(name)).convert()


@pytest.mark.parametrize("name", NAMES)
def test_a_position_looks_as_its_reference(view: TableView, name: str, tmp_path: Path) -> None:
    picture, wanted = drawn(view, *scene(name)), reference(name)
    if far := differences(picture, wanted):
        pygame.image.save(picture, str(tmp_path / "drawn.png"))
        pygame.image.save(difference_picture(picture, wanted), str(tmp_path / "difference.png"))
        pytest.fail(
            f"'{name}' differs from {file_of(name)} in {len(far)} parts, by {far[0].levels} levels at "
            f"{far[0].where.topleft}: see drawn.png and difference.png in {tmp_path}. If the look was "
            "changed on purpose, renew the references: python -m tests.games.mexica.table.references"
        )


def test_the_references_stay_small() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(map(file_of, NAMES))
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_600_000


# ------------------------------------------------------------------ what the comparison does not let pass


def without_temple(board: Board, space: Space) -> Board:
    kept = ~(1 << space)
    temples = tuple(tuple(spaces & kept for spaces in owned) for owned in board.temples)
    return evolve(board, temples=temples, temple_spaces=board.temple_spaces & kept)


def standing(board: Board, space: Space) -> tuple[int, int]:
    """The entry in `temples` and the floors of the temple here."""
    return next(
        (number, floors)
        for number, owned in enumerate(board.temples)
        for floors, spaces in enumerate(owned, 1)
        if spaces >> space & 1
    )


def changed_temple(colours: int, floors: int) -> Callable[[State], State]:
    """The first temple with so many colours and floors further than it is."""

    def change(state: State) -> State:
        space = next(each(state.board.temple_spaces))
        number, high = standing(state.board, space)
        board = without_temple(state.board, space)
        number, high = (number + colours) % state.seats, (high + floors - 1) % 4 + 1
        return evolve(state, board=board.with_temple(number, space, high))

    return change


def removed_temple(state: State) -> State:
    return evolve(state, board=without_temple(state.board, next(each(state.board.temple_spaces))))


def dropped_bridge(state: State) -> State:
    board, kept = state.board, ~(1 << next(each(state.board.bridges)))
    return evolve(state, board=board.with_bridges(board.bridges_ns & kept, board.bridges_ew & kept))


def turned_bridge(state: State) -> State:
    board, turned = state.board, 1 << next(each(state.board.bridges_ns))
    return evolve(state, board=board.with_bridges(board.bridges_ns & ~turned, board.bridges_ew | turned))


def filled_canal(state: State) -> State:
    board = state.board
    filled = next(s for s in each(board.canals) if not board.bridges >> s & 1)
    return evolve(state, board=evolve(board, canals=board.canals & ~(1 << filled)))


def moved_pilli(state: State) -> State:
    first, *others = state.players
    return evolve(state, players=(evolve(first, pilli=next(each(state.empty))), *others))


def missing_token(state: State) -> State:
    board = state.board
    kept = board.token_spaces & ~(1 << board.tokens[0][0])
    return evolve(state, board=evolve(board, tokens=board.tokens[1:], token_spaces=kept))


def more_points(state: State) -> State:
    first, *others = state.players
    return evolve(state, players=(evolve(first, points=first.points + 4), *others))


ALTERED: list[Callable[[State], State]] = [
    removed_temple, changed_temple(1, 0), changed_temple(0, 1), changed_temple(0, 2), dropped_bridge,
    turned_bridge, filled_canal, moved_pilli, missing_token, more_points,
]  # fmt: skip


@pytest.mark.parametrize("alter", ALTERED)
def test_an_altered_position_is_refused(view: TableView, alter: Callable[[State], State]) -> None:
    state, look = scene("late")
    assert differences(drawn(view, alter(state), look), reference("late"))


@pytest.mark.parametrize("away", [(3, 0), (0, 3)])
def test_a_shifted_picture_is_refused(view: TableView, away: tuple[int, int]) -> None:
    picture = drawn(view, *scene("late"))
    shifted = picture.copy()
    shifted.blit(picture, away)
    assert len(differences(shifted, reference("late"))) > 100


def test_a_tinted_picture_is_refused(view: TableView) -> None:
    picture = drawn(view, *scene("late"))
    picture.fill((255, 240, 255), special_flags=pygame.BLEND_MULT)
    assert differences(picture, reference("late"))
