"""The record of a game in play: its words, its picture of the board."""
