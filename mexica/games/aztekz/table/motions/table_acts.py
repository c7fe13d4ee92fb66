"""Aztekz's acts: things in motion over a state from which what they show is left out."""

from attrs import frozen

from mexica.drawing import acts, motion
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.state import State
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import Moving
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid, seen_pyramid


@frozen
class Backdrop:
    """A state, the cells whose card lies on another, and the `hidden` places, which are not drawn."""

    state: State
    covering: frozenset[Cell] = frozenset()
    hidden: frozenset[Place] = frozenset()

    @property
    def seen(self) -> SeenPyramid:
        """What is seen of the state."""
        return seen_pyramid(self.state, self.covering)


Part = acts.Part[PyramidLayout, Moving]
Act = acts.Act[Backdrop, PyramidLayout, Moving]
Motion = motion.Motion[Backdrop, PyramidLayout, Moving]
