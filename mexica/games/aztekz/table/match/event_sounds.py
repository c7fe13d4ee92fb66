"""The sound of each event, and the music of each state. Nothing is played here.

A sound is named as in `aztekz.json` or `shell.json` of `resources/sounds`, which list its files.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from attrs import evolve

from mexica.games.aztekz.rules import events as happened
from mexica.games.aztekz.rules.events import Event
from mexica.games.aztekz.rules.state import Phase, State
from mexica.games.aztekz.table.match.match_record import PlayedAction
from mexica.games.aztekz.table.panels.turn_words import LAST, is_last_cards
from mexica.play.cue import Cue

# delays in seconds from an event to its sound, in step with the animations
LAID: Final = 0.6  # a card reaches its cell
STEPPED: Final = 0.2
FREED: Final = 0.5  # souls rise
FIRST_POINT: Final = 1.0  # from there to the first note of its points
POINTS: Final = 0.12  # between two notes
MOST_NOTES: Final = 7
NEXT: Final = 0.25  # a turn after the one before
ANNOUNCED: Final = 0.9  # that the pyramid is complete, or how few cards are left

SOUNDS: Final[Mapping[type[Event], Cue]] = {
    happened.CardLaid: Cue("card_laid", LAID),
    happened.HeroesPlaced: Cue("heroes_placed", LAID),
    happened.HeroStepped: Cue("step_stone", STEPPED),
    happened.SoulsTaken: Cue("soul_taken"),
    happened.SoulsDropped: Cue("souls_dropped"),
    happened.SoulsGiven: Cue("souls_freed", FREED),
    happened.SoulsScared: Cue("souls_scared"),
    happened.SoulsStolen: Cue("souls_stolen"),
    happened.CardDeclined: Cue("card_declined"),
    happened.CardDrawn: Cue("card_drawn", NEXT),
    happened.TurnBegan: Cue("turn_began", NEXT),
    happened.GameEnded: Cue("game_ended", LAID),
}
"""The sound of every kind of event that has one."""


def cues(done: PlayedAction, *, stretch: float = 1.0) -> tuple[Cue, ...]:
    """Return the sounds of an action; the animations take `stretch` times as long as usual."""
    found = [*(cue for event in done.events for cue in sounds_of(event)), *_announced(done)]
    return tuple(evolve(cue, delay=cue.delay * stretch) for cue in found)


def sounds_of(event: Event) -> tuple[Cue, ...]:
    """Return the sounds of an event by itself."""
    if (cue := SOUNDS.get(type(event))) is None:
        return ()
    match event:
        case happened.SoulsGiven() | happened.SoulsStolen():
            return (cue, *_notes(event.pile.points))
        case happened.CardLaid(covered=covered) if covered:
            return (evolve(cue, name="card_covered"),)
    return (cue,)


def _announced(done: PlayedAction) -> Iterator[Cue]:
    """The sounds of what everybody should notice: the pyramid is complete, the last cards begin."""
    for event in done.events:
        match event:
            case happened.CardLaid(covered=covered) if not covered and done.state.pyramid.complete:
                yield Cue("pyramid_complete", ANNOUNCED)
            case happened.CardDrawn() if len(done.state.deck) == LAST:
                yield Cue("last_cards", ANNOUNCED)


def mood(state: State) -> str:
    """Return the mood of the music for a state."""
    if state.turn.phase is Phase.OVER:
        return "dawn"
    if state.turn.phase is Phase.TURNS and is_last_cards(state):
        return "summit"
    return "vigil" if state.pyramid.complete else "torches"


def _notes(points: int) -> tuple[Cue, ...]:
    """Rising notes, one for each point as far as they go."""
    steps = min(points, MOST_NOTES)
    return tuple(Cue("point", FIRST_POINT + POINTS * number, variant=number) for number in range(steps))
