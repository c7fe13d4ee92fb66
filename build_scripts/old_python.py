"""Turns away a Python that is too old for Mexica; this file uses only syntax that any Python can read."""

import sys

OLDEST = (3, 11)


def refuse_old_python(script, version=sys.version_info):
    """End with one sentence unless `version` can run the game; `script` is the command to repeat."""
    if tuple(version[:2]) < OLDEST:
        sys.exit(
            "Mexica needs Python "
            + ".".join(map(str, OLDEST))
            + " or newer and this is Python "
            + ".".join(map(str, version[:2]))
            + ": install a newer one (python.org has it for every system) and use that one to start "
            + script
            + "."
        )
