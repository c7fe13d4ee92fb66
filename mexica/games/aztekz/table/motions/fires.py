"""The fires of the pyramid: they flicker for a while after each action, then stand still."""

from attrs import evolve

from mexica.drawing.short_life import ShortLife
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook


class Fires(ShortLife):
    """The flickering of the fires."""

    def over(self, look: PyramidLook) -> PyramidLook:
        """Return the look with the fires as they are now; the same if they stand still."""
        return evolve(look, fire=(self.age, self.strength)) if self.lively else look
