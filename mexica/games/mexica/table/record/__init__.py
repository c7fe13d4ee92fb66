"""The record of a game in play: its words, its panel beside the board."""
