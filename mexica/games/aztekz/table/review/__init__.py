"""A finished game: its course, its costliest turns."""
