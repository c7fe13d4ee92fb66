"""What the game costs in time and memory, each against a yardstick measured in the same run.

`python -m tests.benchmarks` prints the table; give names to run only some, and `--quick` for a first look.
The window is measured on the display there is, or without one under SDL's dummy driver.
"""
