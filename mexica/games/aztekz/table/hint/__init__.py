"""The hint: turns advised, in words and on the pyramid."""
