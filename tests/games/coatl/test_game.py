"""Cóatl as the shell meets it: its setup, its saves and its pictures."""

import json
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from mexica.games.coatl import rules
from mexica.games.coatl.game import COATL, POETS
from mexica.games.coatl.table.match.match_record import VARIANTS
from mexica.shell.game_protocol import AnyGame
from mexica.shell.new_game import NewGame, SeatChoice
from tests.games.coatl.table.playing import played_at_random

GAME = COATL


@pytest.fixture(scope="module")
def window() -> None:
    """An open window."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def chosen(*kinds: str, variants: tuple[str, ...] = ()) -> NewGame:
    colours = [colour.key for colour in GAME.colours]
    seats = (SeatChoice(POETS[seat], colours[seat], kind) for seat, kind in enumerate(kinds))
    return NewGame(tuple(seats), 1, variants, 31)


@pytest.mark.parametrize(
    "variants", [some for count in range(4) for some in combinations(VARIANTS, count)], ids=str
)
def test_a_game_with_any_variants_together_is_set_up_and_tells_its_choices(variants: tuple[str, ...]):
    choice = chosen("person", "planner", variants=variants)

    record = GAME.new_game(choice)

    setup = record.setup
    assert (not setup.tokens, setup.promo, setup.fewer_segments) == tuple(one in variants for one in VARIANTS)
    assert GAME.choices(record) == choice


@pytest.mark.parametrize("seats", rules.SEAT_COUNTS)
def test_every_variant_offered_changes_the_setup(seats: int):
    plain = GAME.new_game(chosen(*["person"] * seats)).setup

    for variant in GAME.variants(seats).choices:
        assert GAME.new_game(chosen(*["person"] * seats, variants=(variant.key,))).setup != plain
    assert GAME.variants(seats).played(()) == ()


def test_a_save_comes_back_and_its_summary_says_how_far_it_is(tmp_path: Path):
    for actions, stage in ((0, "Beginning"), (30, "Round "), (10_000, "Finished")):
        record, state = played_at_random("person", "greedy", seed=4, actions=actions)
        data = json.loads(json.dumps(GAME.encode(record)))
        path = tmp_path / f"{actions}.json"
        path.write_text(json.dumps(data), "utf-8")
        assert GAME.load(path).actions == record.actions
        glance = GAME.glance(data)
        assert glance.stage.startswith(stage)
        assert glance.over is rules.is_over(state)
        assert [points for _name, points in glance.players] == list(rules.points(state))
        assert bool(GAME.winners(record)) is glance.over


def test_every_action_that_a_key_asks_for_has_a_name():
    assert all(name for _action, name in GAME.key_names())
    assert {action.name for action, _name in GAME.key_names()} >= {"take_pieces", "undo", "hint"}


def test_it_is_a_game_of_the_shell_with_pictures_that_exist():
    game: AnyGame = GAME
    manifest = json.loads((game.art / "manifest.json").read_text("utf-8"))["sprites"]

    assert game.sounds.manifest is not None
    assert game.sounds.manifest.is_file()
    sounds = [game.sounds.volume_sample, game.sounds.unmuted, game.sounds.start_mood]
    listed = json.loads(game.sounds.manifest.read_text("utf-8"))
    shell = json.loads(game.sounds.manifest.with_name("shell.json").read_text("utf-8"))
    assert {*sounds} <= {*listed["effects"], *listed["music"], *shell["effects"]}
    assert {game.name_picture, *(colour.picture for colour in game.colours)} <= manifest.keys()
    assert len({game.default_name("greedy", seat) for seat in range(max(game.seat_counts))}) == 4


def test_a_picture_of_a_save_shows_nobodys_hand(window: None):
    record, state = played_at_random("person", "person", seed=4, actions=0)
    other = evolve(state.players[0], hand=state.players[0].hand[::-1], temples=state.players[1].temples)
    exchanged = evolve(state, players=(other, *state.players[1:]))
    draw = GAME.pictures((320, 200))

    shown, also = draw(GAME.position(record)), draw((record, exchanged))

    assert shown.size == (320, 200)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(also, "RGB")
