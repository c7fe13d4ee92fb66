"""Shows the program's first screen and says so: `python -m tests.benchmarks.program_window FOLDER`."""

import sys
import time
from pathlib import Path

from mexica.games import GAMES
from mexica.shell import window
from mexica.shell.app import App
from mexica.shell.folders import Folders
from tests.benchmarks.bare_window import LONG, SIZE

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    window.first_size = lambda *_: SIZE
    app = App(GAMES[0], Folders(folder / "config", folder / "data", folder / "log"))
    app.start()
    print("shown", flush=True)
    time.sleep(LONG)
