"""Shows the program's first picture and says so: `python -m tests.benchmarks.program_window FOLDER`."""

import sys
import time
from pathlib import Path

from mexica import box
from mexica.shell import installation, settings, startup, window
from tests.benchmarks.bare_window import LONG, SIZE

if __name__ == "__main__":
    window.first_size = lambda *_: SIZE
    chosen, _ = settings.read(Path(sys.argv[1]) / "config" / "settings.json")
    installation.check(box.KEYS)
    startup.open_window(chosen)
    print("shown", flush=True)
    time.sleep(LONG)
