"""Where things are in the runtime that compiles; see compile.mjs."""

import sys
from pathlib import Path

# The runtime's own.
LIBRARY = Path(f"/lib/python3{sys.version_info.minor}.zip")

# What compile.mjs has put there: wheels, and the lab's examples.
GIVEN = Path("/given")
[WHEEL] = GIVEN.glob("trilithon-*.whl")
[MICROPIP] = GIVEN.glob("micropip-*.whl")

# What it takes from there: what is made, and what modules compiled to.
MADE, KEPT = Path("/made"), Path("/compiled")
