"""Builds the program that runs without Python: `python3 build_scripts/package.py` starts it."""
