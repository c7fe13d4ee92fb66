"""A state as plain data, ready for JSON; `position` sets it up again."""

from collections import Counter

from mexica.games.aztekz.rules import cells
from mexica.games.aztekz.rules.material import SHAPES, SOULS
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.scoring import player_points, winners
from mexica.games.aztekz.rules.state import Drawn, Hero, Moving, Player, State
from mexica.rulebook.plain import Plain


def describe(state: State) -> dict[str, Plain]:
    """Return everything open on the table as plain data; never the order of deck and supply (A8.1).

    Seats are numbers from 0. Cards and souls are told by cell, row by row; `deck` and `supply` say how many
    of each are left in them. `moving` is the hero that acts, with the steps that it has made and the card
    that it has scared clear; it is None until a hero acts. `laid_this_round` says whether a card was laid in
    this round so far (A7.2). `chief` and `at` are None before the seat's start card is laid.
    """
    turn, pyramid = state.turn, state.pyramid
    deck, supply = Counter(state.deck), Counter(state.supply)
    return {
        "phase": turn.phase.value,
        "round": turn.round,
        "to_move": turn.to_move,
        "first": turn.first,
        "drawn": None if state.drawn is None else _drawn(state.drawn),
        "cards": {cells.name(cell): pyramid.paths(cell) for cell in pyramid.cells},
        "souls": _lying(pyramid),
        "moving": None if turn.moving is None else _moving(turn.moving),
        "deck": {shape: deck[shape] for shape in SHAPES},
        "supply": {soul: supply[soul] for soul in SOULS},
        "quiet_rounds": turn.quiet_rounds,
        "laid_this_round": turn.laid_this_round,
        "seats": [_player(player) for player in state.players],
        "winners": list(winners(state)),
    }


def _lying(pyramid: Pyramid) -> Plain:
    return {cells.name(cell): dict(pyramid.lying(cell)) for cell in pyramid.cells if pyramid.has_souls(cell)}


def _drawn(drawn: Drawn) -> Plain:
    return {"paths": drawn.paths, "shape": drawn.shape, "soul": drawn.soul}


def _moving(moving: Moving) -> Plain:
    return {
        "hero": moving.hero,
        "steps": moving.steps,
        "stolen": moving.stolen,
        "scared": None if moving.scared is None else cells.name(moving.scared),
    }


def _player(player: Player) -> Plain:
    return {
        "chief": cells.name(player.chief.at) if player.heroes else None,
        "helpers": [_helper(helper) for helper in player.helpers or (None, None)],
        "piles": [{"soul": pile.soul, "souls": pile.souls} for pile in player.piles],
        "points": player_points(player),
    }


def _helper(helper: Hero | None) -> Plain:
    if helper is None:
        return {"at": None, "soul": None, "souls": 0}
    return {"at": cells.name(helper.at), "soul": helper.soul, "souls": helper.souls}
