"""Measuring the computer players: many games, on all cores or a cluster, and weights tuned by them."""
