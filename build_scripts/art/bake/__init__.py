"""Bakes the sprites of the board with Blender as a Python module: geometry, light and pictures from scripts alone."""
