"""Find out who wins Consta on a small board, and check the proof with the engine: a book.

    python -m tools.research.consta scout FOLDER [--size N] [--replies] [--bits N]
    python -m tools.research.consta check BOOK [--size N] [--plain]

`scout` asks a compiled program for the value of each first stone, of those that mirrors make of
each other once, and writes all positions that these values rest on as `proof.book` into FOLDER.
With `--replies` it goes on with each reply to them, as values alone. `values.txt` there has a line
for each: the turns, 1 if the player to move wins and else -1, and how many positions the program
had looked into. What it has already is not asked for again, and what is proved is kept every ten
minutes, so that the command can be stopped and given again.

`check` confirms a book by the engine's rules, position by position (see `proof`), and tells what it
proves of each first stone. With `--plain` it tries all legal answers.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.research.consta.proof import check, is_lost
from tools.research.consta.scout import Scout
from trilithon.games.consta.play.book import alike, read_book, write_book
from trilithon.games.consta.play.threats import winning_moves
from trilithon.games.consta.rules import notation, rules
from trilithon.games.consta.rules.position import Position

_KEEP_SECONDS = 600


class Values:
    """The values in a folder, by the turns that lead to a position."""

    def __init__(self, folder: Path, scout: Scout) -> None:
        self._scout = scout
        self._kept, self._file = folder / "proved.bin", folder / "values.txt"
        self._due = time.monotonic() + _KEEP_SECONDS
        self._found: dict[str, int] = {}
        if self._kept.exists():
            scout.program.take(self._kept)
        for line in (
            self._file.read_text(encoding="ascii").splitlines() if self._file.exists() else ()
        ):
            turns, value, _ = line.split()
            self._found[turns] = int(value)

    def ask(self, turns: str, position: Position, *, again: bool = False) -> int:
        """The value of a position; asked for `again`, so that it is in the proof, if so wanted."""
        if turns in self._found and not again:
            return self._found[turns]
        won, looked = self._scout.value(position)
        if turns not in self._found:
            self._found[turns] = 1 if won else -1
            with self._file.open("a", encoding="ascii") as lines:
                lines.write(f"{turns} {self._found[turns]} {looked}\n")
        if time.monotonic() > self._due:
            self.keep()
        return self._found[turns]

    def keep(self) -> None:
        """Write down what is proved."""
        self._scout.program.keep(self._kept)
        self._due = time.monotonic() + _KEEP_SECONDS


def main() -> int:
    """Do what the arguments of the process ask for."""
    parser = argparse.ArgumentParser(prog="python -m tools.research.consta", description=__doc__)
    parser.add_argument("action", choices=("scout", "check"))
    parser.add_argument("path", type=Path, metavar="FOLDER or BOOK")
    parser.add_argument("--size", type=int, default=5, metavar="N")
    parser.add_argument("--replies", action="store_true", help="the values of replies as well")
    parser.add_argument("--plain", action="store_true", help="check without the engine's tactics")
    parser.add_argument("--bits", type=int, default=26, metavar="N", help="of the tables' size")
    options = parser.parse_args()
    if options.action == "check":
        return _check(options.size, options.path, plain=options.plain)
    options.path.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as programs:
        scout = Scout(options.size, options.bits, Path(programs))
        _scout(options.size, options.path, scout, replies=options.replies)
        scout.program.close()
    return 0


def _scout(size: int, folder: Path, scout: Scout, *, replies: bool) -> None:
    values, start = Values(folder, scout), rules.start({"size": size})
    firsts = dict(_moves(start))
    # On 5×5 the middle is the soonest found, and what is proved of it helps with the others.
    for text, after in reversed(firsts.items()):
        print(text, values.ask(text, after, again=True), flush=True)
    claims = scout.claims(size, folder / "claims.txt")
    (folder / "proof.book").write_bytes(write_book(size, claims))
    values.keep()
    print(f"{len(claims):,} positions in {folder / 'proof.book'}", flush=True)
    for text, after in reversed(firsts.items()) if replies else ():
        for reply, then in _moves(after):
            values.ask(f"{text};{reply}", then)
        values.keep()
        print(f"replies to {text}", flush=True)


def _moves(position: Position) -> Iterator[tuple[str, Position]]:
    """A position's moves and what they lead to, those that images make of each other once."""
    seen = set()
    for move in rules.legal_moves(position):
        after = rules.play(position, move)
        if (stones := alike(after)) not in seen:
            seen.add(stones)
            yield notation.write_move(position, move), after


def _check(size: int, file: Path, *, plain: bool) -> int:
    book = read_book(size, file.read_bytes())
    for checked in check(size, book, plain=plain):
        if checked % 100 == 0:
            print(f"\r{checked:,} of {len(book):,} checked", end="", file=sys.stderr, flush=True)
    print(f"\n{len(book):,} positions follow from one another", file=sys.stderr)
    for text, after in _moves(rules.start({"size": size})):
        if is_lost(book, after, plain=plain):
            print(text, "wins")
        else:
            won = any(winning_moves(after)) or book.winning_move(after)
            print(text, "loses" if won else "is not decided")
    return 0


if __name__ == "__main__":
    sys.exit(main())
