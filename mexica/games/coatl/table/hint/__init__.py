"""Hints in words."""
