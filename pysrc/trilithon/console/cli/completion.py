"""`completion`: what makes a shell complete this command's words."""

from __future__ import annotations

import argparse

from trilithon.console.cli.faults import Fault
from trilithon.console.cli.options import Commands, add_command

_SHELLS = ("bash", "zsh", "fish", "tcsh")
_NEEDED = "this needs a further library: pip install 'trilithon[terminal]'"
# What an option's value is, by how its help calls it.
_PATHS = ("FILE", "DIR")


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    summary = "Print what makes a shell complete this command's words."
    parser = add_command(commands, "completion", _completion, summary)
    parser.add_argument("shell", metavar="SHELL", choices=_SHELLS, help=", ".join(_SHELLS))


def _completion(options: argparse.Namespace) -> None:
    try:
        import shtab
    except ImportError as missing:
        raise Fault(_NEEDED) from missing
    _mark_paths(options.root, {"FILE": shtab.FILE, "DIR": shtab.DIR})
    print(shtab.complete(options.root, shell=options.shell))


def _mark_paths(parser: argparse.ArgumentParser, kinds: dict[str, object]) -> None:
    """Let a shell know which words are files and folders, in all commands."""
    for action in parser._actions:
        if action.metavar in _PATHS:
            action.complete = kinds[str(action.metavar)]  # type: ignore[attr-defined]
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                _mark_paths(command, kinds)
