"""How help looks: in colours where there is a terminal and nobody minds."""

from __future__ import annotations

import argparse
import os
import sys


def formatter() -> type[argparse.HelpFormatter]:
    """What writes help: argparse, which has colours of its own from Python 3.14 on.

    Before, they are those of rich-argparse, where that is installed.
    """
    if sys.version_info >= (3, 14) or not _is_colourful():
        return argparse.HelpFormatter
    try:
        from rich_argparse import RichHelpFormatter
    except ImportError:
        return argparse.HelpFormatter
    # Headings are as argparse has them.
    RichHelpFormatter.group_name_formatter = str
    return RichHelpFormatter


def _is_colourful() -> bool:
    """Whether who reads wants colours: see https://no-color.org."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not plain
