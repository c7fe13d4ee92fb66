"""The hint."""
