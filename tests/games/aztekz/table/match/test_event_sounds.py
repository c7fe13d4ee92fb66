"""The sounds of Aztekz: every one is in the lists of files, and everything that is listed is heard."""

import json

from mexica.games.aztekz.rules.events import SoulsStolen
from mexica.games.aztekz.rules.state import Phase, Pile
from mexica.games.aztekz.table.match.event_sounds import cues, mood, sounds_of
from mexica.play.record import PlayedAction
from mexica.resources import resource
from tests.games.aztekz.table.positions import steps

LISTED = {
    name: json.loads(resource("sounds", f"{name}.json").read_text(encoding="utf-8"))
    for name in ("aztekz", "shell")
}


def test_every_sound_and_all_music_is_listed_and_every_listed_one_is_heard() -> None:
    stolen = SoulsStolen(0, (0, 0), 1, "helper1", Pile("sun", 3))  # which chance hardly brings about
    heard, moods = {"card_turned", *(cue.name for cue in sounds_of(stolen))}, set()
    for seed in range(6):
        for before, action, events, after in steps(2, 200, seed):
            done = PlayedAction(before.turn.to_move, action, events, after)
            heard |= {cue.name for cue in cues(done)}
            moods |= {mood(before), mood(after)}
    shared = set(LISTED["shell"]["effects"])
    assert heard - shared == set(LISTED["aztekz"]["effects"])
    assert moods == set(LISTED["aztekz"]["music"])


def test_freed_piles_climb_by_their_points_and_a_covered_card_sounds_otherwise() -> None:
    for before, action, events, after in steps(3, 120):
        done = PlayedAction(before.turn.to_move, action, events, after)
        names = [cue.name for cue in cues(done, stretch=2.0)]
        gained = sum(b - a for a, b in zip(points(before), points(after), strict=True))
        assert names.count("point") == min(gained, 7)
        assert after.turn.phase is not Phase.OVER or "game_ended" in names


def points(state) -> list[int]:
    return [sum(pile.points for pile in player.piles) for player in state.players]
