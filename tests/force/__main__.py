"""Proves by force what the tests only sample: `python -m tests.force NAME`, `all` for everything."""

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence

from tests.force import engine_lines, fuzz, games, histories, kills, saves, settings_files, storm

COMMANDS = {
    "engine": engine_lines,
    "fuzz": fuzz,
    "games": games,
    "histories": histories,
    "kills": kills,
    "saves": saves,
    "settings": settings_files,
    "storm": storm,
}
ALL = "all"


def main(words: Sequence[str] | None = None) -> int:
    """Run the command that was asked for and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.force", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True, metavar="NAME")
    for name, module in COMMANDS.items():
        head = str(module.__doc__).partition("\n")[0]
        module.add(names.add_parser(name, help=head, description=module.__doc__))
    names.add_parser(ALL, help="Everything above, one after another, with a table of the results.")
    arguments = parser.parse_args(words)
    return everything() if arguments.name == ALL else COMMANDS[arguments.name].run(arguments)


def everything() -> int:
    """Run each command in a process of its own, as memory is measured too, and print what came out."""
    rows, worst = [], 0
    for name in COMMANDS:
        print(f"== {name}", flush=True)
        began = time.monotonic()
        code, last = passed_on([sys.executable, "-m", "tests.force", name])
        verdict, seconds = "holds" if code == 0 else "FAILS", time.monotonic() - began
        rows.append(f"{name:10} {verdict} {seconds:7.0f} s  {last}")
        worst = max(worst, abs(code))
    print("== results", *rows, sep="\n")
    return worst


def passed_on(command: list[str]) -> tuple[int, str]:
    """Run a command with its output shown; return its exit code and the last line it printed."""
    last = ""
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            last = line.strip() or last
    return process.returncode, last


if __name__ == "__main__":
    sys.exit(main())
