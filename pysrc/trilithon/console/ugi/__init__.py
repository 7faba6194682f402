"""The Universal Game Interface: the engine as a program that others start and talk to by lines.

It is UCI in a general form, with the queries that let a program that knows no rules hold a game.
"""

from __future__ import annotations

from trilithon.console.ugi.engine import Engine
from trilithon.console.ugi.inbox import Inbox, listen
from trilithon.console.ugi.server import serve

__all__ = ["Engine", "Inbox", "listen", "serve"]
