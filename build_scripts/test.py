#!/usr/bin/env python3
"""Run the tests: `python3 build_scripts/test.py [arguments of pytest, paths seen from the checkout]`."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from old_python import put_pythonpath_last, refuse_old_python

refuse_old_python(__file__)
put_pythonpath_last()

import environment

if __name__ == "__main__":
    sys.exit(environment.start("test", "pytest", sys.argv[1:], folder=environment.ROOT))
