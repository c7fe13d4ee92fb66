"""The look of the table while something moves on it."""

from attrs import evolve

from mexica.games.aztekz.table.motions.moving_things import DarkeningCard, Recentring
from mexica.games.aztekz.table.motions.table_acts import Motion
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook


def moving_look(motion: Motion, look: PyramidLook, layout: PyramidLayout) -> PyramidLook:
    """Return the look with what moves now; unchanged if nothing does."""
    backdrop = motion.backdrop
    if backdrop is None:
        return look
    figures = motion.figures(layout)
    look = evolve(look, moving=figures, hidden=backdrop.hidden)
    for figure in figures:
        match figure:
            case Recentring():
                look = evolve(look, framing=figure.framing)
            case DarkeningCard():
                look = evolve(look, darkening=(figure.cell, figure.strength))
    return look
