"""What ``build.py`` can be told to do."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tools.build.host import ADDRESS, DEFAULT, KINDS, is_address
from tools.build.steps import StepError, step, stream


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line; leaves the program on bad usage or a call for help."""
    parser = argparse.ArgumentParser(
        prog="build.py", description="Build, serve, check and measure Trilithon."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="serve the site here, built anew as it is edited")
    serve.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    dist = commands.add_parser("dist", help="build the site into dist/")
    dist.add_argument("--host", choices=KINDS, default=DEFAULT, help="the kind of host it is for")
    dist.add_argument(
        "--address", type=_address, help="where it will be, such as https://a.example"
    )
    commands.add_parser("npm", help="make the folder of the npm package trilithon-board")
    commands.add_parser("widget", help="make the page that notebooks show")
    commands.add_parser(
        "test",
        help="build the site, run all tests, check everything; takes pytest's arguments",
        add_help=False,
    )
    new_game = commands.add_parser("new-game", help="make the files of a new game, to be filled in")
    new_game.add_argument("name", help="one word of small letters")
    commands.add_parser("check", help="style, types and generated files")
    commands.add_parser("types", help="write web/js/engine/protocol.d.ts from protocol/")
    commands.add_parser("looks", help="write draw/pictures/looks.json from the style sheets")
    bench = commands.add_parser("bench", help="measure the page in a browser")
    bench.add_argument("--json", action="store_true", help="print JSON instead of a table")
    bench.add_argument("-o", "--output", type=Path, help="also keep the figures in this file")
    bench.add_argument("--pairs", type=int, default=7, help="how often each page is started")
    bench.add_argument(
        "--hosts", nargs="+", choices=KINDS, default=KINDS, help="the kinds of host to be like"
    )
    bench.add_argument("--visits-only", action="store_true", help="measure nothing but starts")
    bench.add_argument(
        "--perfect", action="store_true", help="measure Constructo's perfect play instead"
    )
    parsed, rest = parser.parse_known_args(arguments)
    if rest and parsed.command != "test":
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    parsed.rest = rest
    return parsed


def is_for_developers(arguments: argparse.Namespace) -> bool:
    """Tell whether a command needs what checks, tests and measures."""
    return arguments.command in ("test", "check", "looks", "bench")


def run(arguments: argparse.Namespace) -> int:
    """Carry out a command inside the environment; return the exit status."""
    return _COMMANDS[arguments.command](arguments) or 0


def _serve(arguments: argparse.Namespace) -> None:
    from tools.site.preview import preview

    preview(arguments.port)


def _dist(arguments: argparse.Namespace) -> None:
    from tools.site.assembly import build_dist

    if arguments.address:
        os.environ[ADDRESS] = arguments.address
    print(f"The site is in {build_dist(arguments.host)}")


def _npm(_: argparse.Namespace) -> None:
    from tools.site.npm_package import build_npm_package

    print(build_npm_package())


def _widget(_: argparse.Namespace) -> None:
    from tools.site.widget import write_widget_page

    print(write_widget_page())


def _check(_: argparse.Namespace) -> None:
    from tools.build.checks import check

    check()


def _new_game(arguments: argparse.Namespace) -> None:
    from tools.build.new_game import new_game

    new_game(arguments.name)


def _types(_: argparse.Namespace) -> None:
    from tools.build.protocol_types import write_types

    with step("Write web/js/engine/protocol.d.ts"):
        write_types()


def _looks(_: argparse.Namespace) -> None:
    from tools.build.looks import write_looks

    with step("Write draw/pictures/looks.json"):
        write_looks()


def _bench(arguments: argparse.Namespace) -> int:
    from tools.research.bench import bench_page, bench_perfect

    told: Any = {"as_json": arguments.json, "output": arguments.output}
    if arguments.perfect:
        return bench_perfect(**told)
    return bench_page(arguments.pairs, arguments.hosts, visits_only=arguments.visits_only, **told)


def _address(text: str) -> str:
    if not is_address(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not an address such as https://a.example")
    return text


def _test(arguments: argparse.Namespace) -> int:
    rest: Sequence[str] = arguments.rest
    from tools.build.browser import (
        SHELL_VARIABLE,
        VARIABLE,
        ensure_browser,
        ensure_other_browsers,
        ensure_shell,
    )
    from tools.build.checks import checking
    from tools.build.node import node, search_path
    from tools.site.assembly import build_dist
    from tools.site.widget import write_widget_page

    # Where Python is told to keep nothing that it compiles, each process that tests start, and
    # each of pytest's own, would compile all that it imports, which took three times the rest.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with checking():
        build_dist()
        write_widget_page()
        ensure_other_browsers()
        whole = ensure_browser()
        browsers = {VARIABLE: str(whole), SHELL_VARIABLE: str(ensure_shell() or whole)}
        env = {**browsers, **search_path(node())}
        # The browser's tests are slow and stand together: who has done others takes some over.
        shared = ["-n", str(os.cpu_count()), "--dist", "worksteal"]
        workers = [] if any(word.startswith("-n") for word in rest) else shared
        print("· Run the tests", flush=True)
        status = stream([sys.executable, "-m", "pytest", *workers, *rest], env=env)
        if status:
            raise StepError(f"tests failed (pytest's exit status {status})")
    return 0


_COMMANDS: Mapping[str, Callable[[argparse.Namespace], int | None]] = {
    "serve": _serve,
    "dist": _dist,
    "npm": _npm,
    "widget": _widget,
    "test": _test,
    "check": _check,
    "new-game": _new_game,
    "types": _types,
    "looks": _looks,
    "bench": _bench,
}
