#!/usr/bin/env python3
"""The project's one door: ``python build.py serve``, ``test``, ``check``, ``dist``, …

Needs only Python and its standard library to start. It makes the environment it works in
(``.venv`` and ``node_modules``) and then runs the wanted command inside it.
"""

import sys

OLDEST = (3, 11)


def main() -> int:
    """Prepare the environment if need be, then run the command; return the exit status."""
    if sys.version_info < OLDEST:
        version = ".".join(map(str, OLDEST))
        print(f"build.py: needs Python {version} or newer, this is {sys.version.split()[0]}")
        return 1
    from tools.build import commands, environment
    from tools.build.steps import StepError

    try:
        arguments = commands.parse(sys.argv[1:])
        dev = commands.is_for_developers(arguments)
        if not environment.is_inside(dev=dev):
            return environment.enter(sys.argv[1:], dev=dev)
        return commands.run(arguments)
    except StepError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("build.py: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
