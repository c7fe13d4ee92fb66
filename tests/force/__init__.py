"""The long checks, started by hand: `python -m tests.force NAME`; the normal tests run a sample of each.

A command is a module with two functions: `add(parser)` gives it its options, `run(arguments)` does the work
with its progress on the screen and returns the exit code, 1 if anything failed. The last line that it prints
is its result in one sentence, which `python -m tests.force all` gathers in a table.
"""
