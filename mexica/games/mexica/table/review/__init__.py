"""A finished game: looking through it, its course, its costliest turns."""
