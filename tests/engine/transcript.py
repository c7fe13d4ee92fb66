"""The dialogue in docs/engine.md: run as a module, it writes down what the engine answers now."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).parents[2]
PAGE: Final = CHECKOUT / "docs" / "engine.md"
BLOCK: Final = re.compile(r"(?<=^```transcript\n).*?(?=^```$)", re.DOTALL | re.MULTILINE)
SENT: Final = "> "
ENGINE: Final = (sys.executable, "-m", "mexica", "engine")


def written() -> list[str]:
    """The lines of the dialogue on the page."""
    found = BLOCK.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None, f"{PAGE} has no dialogue"
    return found[0].splitlines()


def spoken(commands: list[str]) -> Iterator[str]:
    """The lines of a dialogue with an engine in a process of its own, which must end by itself."""
    with subprocess.Popen(ENGINE, cwd=CHECKOUT, stdin=-1, stdout=-1, text=True, encoding="utf-8") as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for command in commands:
            yield SENT + command
            print(command, file=engine.stdin, flush=True)
            for line in engine.stdout:
                yield line.rstrip("\n")
                if line.startswith(("=", "?")):
                    break
        assert engine.stdout.read() == ""
        assert engine.wait(30) == 0


def sent(lines: list[str]) -> list[str]:
    """The commands of a dialogue."""
    return [line.removeprefix(SENT) for line in lines if line.startswith(SENT)]


if __name__ == "__main__":
    now = "".join(f"{line}\n" for line in spoken(sent(written())))
    PAGE.write_text(BLOCK.sub(lambda _: now, PAGE.read_text(encoding="utf-8"), count=1), encoding="utf-8")
