"""`python -m trilithon`: the command line without an installed console script."""

from __future__ import annotations

import sys

from trilithon.console.cli import main

if __name__ == "__main__":
    sys.exit(main())
