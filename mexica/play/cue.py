"""A cue: which sound effect is played when."""

from attrs import frozen


@frozen
class Cue:
    """An effect by its name in the manifest, played `delay` seconds after the event at a volume up to 1.

    `variant` is the number of the recording to be played; without one any is.
    """

    name: str
    delay: float = 0.0
    volume: float = 1.0
    variant: int | None = None
