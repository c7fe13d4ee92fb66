"""The fires flicker after an action and stand still at rest."""

from mexica.drawing.short_life import FADING, LIVELY
from mexica.games.aztekz.table.motions.fires import Fires
from mexica.games.aztekz.table.pyramid.pyramid_look import PLAIN, PyramidLook


def looks(fires: Fires, seconds: float) -> list[PyramidLook]:
    """The look of the table over so many seconds, four times a second."""
    found = []
    for _ in range(round(4 * seconds)):
        fires.tick(0.25)
        found.append(fires.over(PLAIN))
    return found


def test_fires_at_rest_leave_the_look_as_it_is() -> None:
    fires = Fires()
    assert fires.over(PLAIN) is PLAIN
    fires.start()
    assert looks(fires, LIVELY + 1)[-1] is PLAIN


def test_fires_get_livelier_and_older() -> None:
    fires = Fires()
    fires.start()
    shown = [look.fire for look in looks(fires, FADING)]
    assert shown == sorted(shown)
    assert shown[0][1] < 0.3
    assert shown[-1][1] == 1.0
