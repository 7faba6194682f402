"""Run programs as a console does: the value of a last expression is shown, errors are told.

Knows no browser: whoever runs programs is told `Word`s, and a word is what JSON can say.
"""

from __future__ import annotations

import ast
import inspect
import io
import json
import linecache
import sys
from collections.abc import Callable
from time import monotonic
from traceback import TracebackException
from types import CodeType, ModuleType
from typing import Any

from trilithon import GAMES, lab
from trilithon.core.errors import Problem
from trilithon.lab.display import Picture, draw, show_by
from trilithon.lab.packages import Packages, PackagesNotHad
from trilithon.match import Match

# `kind` and what belongs to it: `out` and `err` have a `text`, and so has `result`; `picture` the
# parts of a picture; `error` a traceback as `text` and the name of a module that is `missing`;
# `packages` those that could not be had; `cut` nothing.
Word = dict[str, Any]
Tell = Callable[[Word], None]

# Lines are handed on as they are written, so that they are seen while a program goes on to compute.
# Of many in a row so many are, and from then on so many pieces a second; of an endless stream only
# the beginning.
_LINES_AT_ONCE, _PIECES_A_SECOND = 50, 20
_LONGEST_OUTPUT = 200_000
_MOST_PICTURES = 100
_LONGEST_RESULT = 20_000
_FLAGS = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT


def connect(post: Callable[[str], object], micropip: ModuleType) -> Console:
    """A console whose words are handed on as JSON, with what installs packages at hand."""

    def tell(word: Word) -> None:
        post(json.dumps(word))

    Packages(micropip)
    console = Console(tell)
    console.namespace["micropip"] = micropip
    return console


class Console:
    """A namespace in which programs run one after the other."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._out = _Output(tell)
        self._count = 0
        names = {name: getattr(lab, name) for name in lab.__all__}
        self.namespace: dict[str, Any] = {
            "__name__": "__main__",
            "GAMES": GAMES,
            **names,
        }
        show_by(self._show)

    async def run(self, source: str) -> None:
        """Run a program, which may `await`, and tell what comes of it. Raises nothing."""
        self._count += 1
        name = f"<program {self._count}>"
        linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
        self._out.begin()
        before = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = self._out.stream("out"), self._out.stream("err")
        try:
            value = await _value(source, name, self.namespace)
            if value is not None:
                self.namespace["_"] = value
                self._result(value)
        except BaseException as error:  # noqa: BLE001 - whatever a program raises is told
            self._out.flush()
            self._tell(_told(error, name))
        finally:
            self._out.flush()
            sys.stdout, sys.stderr = before

    def _result(self, value: object) -> None:
        if isinstance(value, Match):
            value = draw(value)
        if isinstance(value, Picture):
            self._show(value)
            return
        text = repr(value)
        if len(text) > _LONGEST_RESULT:
            text = text[:_LONGEST_RESULT] + "…"
        self._out.flush()
        self._tell({"kind": "result", "text": text})

    def _show(self, picture: Picture) -> None:
        parts = ("title", "svg", "link", "holds", "caption")
        self._out.add({"kind": "picture"} | {part: getattr(picture, part) for part in parts})


async def _value(source: str, name: str, namespace: dict[str, Any]) -> object:
    """Run a program; the value of its last statement if that is an expression."""
    tree = compile(source, name, "exec", ast.PyCF_ONLY_AST | _FLAGS)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    await _carry_out(compile(tree, name, "exec", _FLAGS), namespace)
    if not isinstance(last, ast.Expr):
        return None
    return await _carry_out(compile(ast.Expression(last.value), name, "eval", _FLAGS), namespace)


async def _carry_out(code: CodeType, namespace: dict[str, Any]) -> object:
    value = eval(code, namespace)
    return await value if code.co_flags & inspect.CO_COROUTINE else value


def _told(error: BaseException, name: str) -> Word:
    """What is told of an error: its traceback from the program on."""
    if isinstance(error, PackagesNotHad):
        return {"kind": "packages", **error.reasons}
    told = TracebackException.from_exception(error)
    while told.stack and told.stack[0].filename != name:
        told.stack.pop(0)
    if isinstance(error, Problem):
        # It is the program's, and says all itself: where the engine noticed it is of no help.
        told.__cause__ = told.__context__ = None
        told.stack[:] = [frame for frame in told.stack if frame.filename.startswith("<program ")]
    word: Word = {"kind": "error", "text": "".join(told.format())}
    if isinstance(error, ModuleNotFoundError) and error.name is not None:
        missing = error.name.partition(".")[0]
        if missing not in sys.stdlib_module_names and missing != "trilithon":
            word["missing"] = missing
    return word


class _Output:
    """What a program writes, handed on in pieces, in the order in which it was written."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self.begin()

    def begin(self) -> None:
        self._kind, self._waiting, self._left = "out", list[str](), _LONGEST_OUTPUT
        self._pictures = 0
        self._may, self._since = float(_LINES_AT_ONCE), monotonic()

    def stream(self, kind: str) -> io.TextIOBase:
        return _Stream(lambda text: self.write(kind, text))

    def write(self, kind: str, text: str) -> None:
        if not self._left or not text:
            return
        if kind != self._kind:
            self.flush()
            self._kind = kind
        self._waiting.append(text[: self._left])
        self._left -= len(self._waiting[-1])
        if not self._left:
            self.flush()
            self._tell({"kind": "cut"})
        elif "\n" in text and self._may_tell():
            self.flush()

    def _may_tell(self) -> bool:
        """Whether another piece may be handed on; if so, it counts."""
        now = monotonic()
        self._may += (now - self._since) * _PIECES_A_SECOND
        self._may, self._since = min(self._may, _LINES_AT_ONCE), now
        if self._may < 1:
            return False
        self._may -= 1
        return True

    def add(self, picture: Word) -> None:
        """Hand on a picture, unless there have been too many."""
        self.flush()
        self._pictures += 1
        if self._pictures <= _MOST_PICTURES:
            self._tell(picture)
        elif self._pictures == _MOST_PICTURES + 1:
            self._tell({"kind": "cut"})

    def flush(self) -> None:
        if self._waiting:
            self._tell({"kind": self._kind, "text": "".join(self._waiting)})
            self._waiting.clear()


class _Stream(io.TextIOBase):
    """A text stream that hands on what is written to it."""

    def __init__(self, take: Callable[[str], None]) -> None:
        super().__init__()
        self._take = take

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._take(text)
        return len(text)
