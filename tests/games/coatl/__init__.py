"""Cóatl: its rules and computer players."""
