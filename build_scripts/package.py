#!/usr/bin/env python3
"""Freeze the game into dist/mexica/, to run without Python: `python3 build_scripts/package.py`."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from old_python import refuse_old_python

refuse_old_python(__file__)

import environment

SPEC = os.path.join(environment.ROOT, "build_scripts", "mexica.spec")

if __name__ == "__main__":
    arguments = ["--noconfirm", "--log-level", "WARN", SPEC, *sys.argv[1:]]
    sys.exit(environment.start("package", "PyInstaller", arguments, folder=environment.ROOT))
