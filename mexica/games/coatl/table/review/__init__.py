"""The review of a finished game of Cóatl."""
