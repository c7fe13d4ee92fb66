"""A match of Cóatl: its saves, and what is told about it."""
