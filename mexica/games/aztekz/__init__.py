"""The game Aztekz."""
