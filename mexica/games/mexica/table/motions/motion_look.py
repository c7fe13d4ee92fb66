"""The look of the table while something moves on it."""

from attrs import evolve

from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.motions.table_acts import Motion
from mexica.games.mexica.table.motions.table_geometry import TableGeometry


def moving_look(motion: Motion, look: Look, geometry: TableGeometry) -> Look:
    """Return the look with the motion added; during a blocking act it has no marks, ghosts or highlights."""
    backdrop = motion.backdrop
    if backdrop is None:
        return look
    if motion.blocking:
        look = Look(seats=look.seats, displays=look.displays, flat_view=look.flat_view)
    return evolve(
        look,
        moving=motion.figures(geometry),
        hidden=backdrop.hidden,
        lifted=backdrop.lifted,
        turned=backdrop.turned,
        away=backdrop.away,
    )
