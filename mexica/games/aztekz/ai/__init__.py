"""The computer players of Aztekz."""
