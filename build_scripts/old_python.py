"""Makes sure of the Python before more is imported; this file uses only syntax that any Python can read."""

import os
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


def put_pythonpath_last(paths=sys.path, variable=None):
    """Let no file in a folder of PYTHONPATH stand in for a module of Python or of these scripts."""
    named = (os.environ.get("PYTHONPATH", "") if variable is None else variable).split(os.pathsep)
    folders = [os.path.abspath(folder) for folder in named if folder]
    paths.sort(key=lambda folder: os.path.abspath(folder) in folders)
