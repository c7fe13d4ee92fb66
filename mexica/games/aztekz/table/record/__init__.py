"""The record of a game in words and pictures."""
