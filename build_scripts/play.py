#!/usr/bin/env python3
"""Start the game from a checkout: `python3 build_scripts/play.py [arguments of the command mexica]`."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from old_python import put_pythonpath_last, refuse_old_python

refuse_old_python(__file__)
put_pythonpath_last()

import environment

if __name__ == "__main__":
    sys.exit(environment.start("play", "mexica", sys.argv[1:]))
