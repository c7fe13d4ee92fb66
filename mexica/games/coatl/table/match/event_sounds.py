"""The sound of each event, and the music of each state. Nothing is played here.

A sound is named as in `coatl.json` or `shell.json` of `resources/sounds`, which list its files.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from attrs import evolve

from mexica.games.coatl.rules import events as happened
from mexica.games.coatl.rules.events import Event
from mexica.games.coatl.rules.state import Phase, State
from mexica.play.cue import Cue

# delays in seconds from an event to its sound, in step with the animations
LAID: Final = 0.35  # a piece or a card reaches its place
LOCKED: Final = 0.55  # after the last piece of a serpent was laid
FILLED: Final = 0.5  # after what was taken from there
WAKES: Final = 0.3  # a finished serpent
NEXT: Final = 0.25  # a turn after the one before
FIRST_POINT: Final = 1.6  # from the finish of a serpent to the first step of its points
POINTS: Final = 0.12  # between two steps
MOST_STEPS: Final = 7  # notes of one climb
AFTER_FINISH: Final = 3.2  # until the conch of a finished serpent is over

SOUNDS: Final[Mapping[type[Event], Cue]] = {
    happened.HandKept: Cue("cards_discarded"),
    happened.PiecesTaken: Cue("pieces_taken"),
    happened.SupplyRefilled: Cue("supply_filled", FILLED),
    happened.ProphecyTaken: Cue("card_taken"),
    happened.DisplayFilled: Cue("cards_laid", FILLED),
    happened.DiscardsShuffled: Cue("cards_shuffled"),
    happened.SerpentBegun: Cue("serpent_begun", LAID),
    happened.PieceJoined: Cue("piece_joined", LAID),
    happened.SerpentClosed: Cue("serpent_closed", LOCKED),
    happened.ProphecyPlayed: Cue("prophecy_played", LAID),
    happened.TemplePlaced: Cue("temple_laid", LAID),
    happened.TempleRevealed: Cue("card_taken", FILLED),
    happened.SerpentFinished: Cue("serpent_finished", WAKES),
    happened.TokenSpent: Cue("jade_spent"),
    happened.PiecesPicked: Cue("pieces_taken"),
    happened.DisplayDiscarded: Cue("cards_discarded"),
    happened.CardsDiscarded: Cue("cards_discarded"),
    happened.TempleTaken: Cue("card_taken"),
    happened.EndingBegan: Cue("ending_began"),
    happened.TurnEnded: Cue("turn_ended"),
    happened.TurnSkipped: Cue("turn_ended"),
    happened.TurnBegan: Cue("turn_began", NEXT),
    happened.GameEnded: Cue("game_ended", LAID),
}
"""The sound of every kind of event."""


def cues(events: Iterable[Event], *, stretch: float = 1.0) -> tuple[Cue, ...]:
    """Return the sounds of the events of one action.

    The animations take `stretch` times as long as usual. What follows a finished serpent waits for its conch,
    and turns that end as the game ends are silent.
    """
    events, waited = list(events), 0.0
    over = any(isinstance(event, happened.GameEnded) for event in events)
    found: list[Cue] = []
    for event in events:
        if not (over and isinstance(event, happened.TurnEnded)):
            found += [evolve(cue, delay=(cue.delay + waited) * stretch) for cue in sounds_of(event)]
        waited += AFTER_FINISH if isinstance(event, happened.SerpentFinished) else 0.0
    return tuple(found)


def sounds_of(event: Event) -> tuple[Cue, ...]:
    """Return the sounds of an event by itself."""
    match event:
        case happened.TempleRevealed(card=None):
            return ()
        case happened.SerpentFinished():
            return (SOUNDS[type(event)], *_climb(event.points))
        case _:
            return (SOUNDS[type(event)],)


def mood(state: State) -> str:
    """Return the mood of the music for a state."""
    if state.turn.phase is Phase.OVER:
        return "procession"
    return "court" if state.ending is None else "omen"


def _climb(points: int) -> tuple[Cue, ...]:
    """Rising notes, one for each point as far as the climb goes."""
    steps = min(points, MOST_STEPS)
    return tuple(Cue("point", FIRST_POINT + POINTS * number, variant=number) for number in range(steps))
