"""What ``build.py`` can be told to do."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.paths import PYSRC
from tools.steps import StepError, step, stream


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line; leaves the program on bad usage or a call for help."""
    parser = argparse.ArgumentParser(
        prog="build.py", description="Build, serve, check and measure Trilithon."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="build the site and serve it on this machine")
    serve.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    commands.add_parser("dist", help="build the site into dist/")
    commands.add_parser(
        "test",
        help="check everything, build the site, run all tests; takes pytest's arguments",
        add_help=False,
    )
    commands.add_parser("check", help="style, types and generated files")
    commands.add_parser("types", help="write web/js/engine/protocol.d.ts from protocol/")
    bench = commands.add_parser("bench", help="measure the page in a browser")
    bench.add_argument("--json", action="store_true", help="print JSON instead of a table")
    bench.add_argument("-o", "--output", type=Path, help="also keep the figures in this file")
    bench.add_argument("--pairs", type=int, default=7, help="how often each page is started")
    bench.add_argument(
        "--perfect", action="store_true", help="measure Constructo's perfect play instead"
    )
    parsed, rest = parser.parse_known_args(arguments)
    if rest and parsed.command != "test":
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    parsed.rest = rest
    return parsed


def run(arguments: argparse.Namespace) -> int:
    """Carry out a command inside the environment; return the exit status."""
    match arguments.command:
        case "serve":
            return _serve(arguments.port)
        case "dist":
            from tools.site import build_site

            print(f"The site is in {build_site()}")
        case "test":
            return _test(arguments.rest)
        case "check":
            from tools.checks import check

            check()
        case "types":
            from tools.protocol_types import write_types

            with step("Write web/js/engine/protocol.d.ts"):
                write_types()
        case "bench":
            # What is played is chosen by the engine's rules, from the sources.
            sys.path.insert(0, str(PYSRC))
            from tools.bench import bench

            return bench(
                arguments.pairs,
                perfect=arguments.perfect,
                as_json=arguments.json,
                output=arguments.output,
            )
    return 0


def _serve(port: int) -> int:
    from tools.server import SiteServer
    from tools.site import build_site

    folder = build_site()
    try:
        server = SiteServer(folder, port)
    except OSError as error:
        raise StepError(f"port {port}: {error.strerror}; choose another with --port") from error
    print(f"Trilithon is at {server.url} (Ctrl+C stops it)", flush=True)
    with server:
        server.serve_forever()
    return 0


def _test(rest: Sequence[str]) -> int:
    from tools.browser import (
        SHELL_VARIABLE,
        VARIABLE,
        ensure_browser,
        ensure_other_browsers,
        ensure_shell,
    )
    from tools.checks import check
    from tools.node import node, search_path
    from tools.script_tests import test_scripts
    from tools.site import build_site

    check()
    test_scripts()
    build_site()
    ensure_other_browsers()
    whole = ensure_browser()
    browsers = {VARIABLE: str(whole), SHELL_VARIABLE: str(ensure_shell() or whole)}
    env = {**browsers, **search_path(node())}
    # The browser's tests are slow and stand together: who has done others takes some of them over.
    shared = ["-n", str(os.cpu_count()), "--dist", "worksteal"]
    workers = [] if any(word.startswith("-n") for word in rest) else shared
    print("· Run the tests", flush=True)
    status = stream([sys.executable, "-m", "pytest", *workers, *rest], env=env)
    if status:
        raise StepError(f"tests failed (pytest's exit status {status})")
    return 0
