"""Serve as a program: `trilithon arena level:3 "python -m tools.research.yardstick" …`."""

import sys

from tools.research.yardstick.uct import search
from trilithon.console.ugi import Engine, listen, serve


def main() -> None:
    """Answer lines of standard input until they end."""
    serve(
        Engine(search, "Yardstick"),
        listen(sys.stdin.fileno()),
        lambda line: print(line, flush=True),
    )


if __name__ == "__main__":
    main()
