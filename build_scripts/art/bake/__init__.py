"""Bakes the sprites of the board with Blender as a Python module: shapes, light and pictures from scripts
alone."""
