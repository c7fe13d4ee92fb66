"""The game Cóatl: rules and computer players."""
