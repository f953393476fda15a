"""`python -m aprendiz`: the same as the command `aprendiz`."""

import sys

from aprendiz.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
