"""`python -m mexica`: the same as the command `mexica`."""

import sys

from mexica.cli import main

if __name__ == "__main__":
    sys.exit(main())
