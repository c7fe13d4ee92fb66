"""The record of a game of Cóatl in play: its words, its picture of the table."""
