"""A program that speaks UGI as badly as it is told to: `python ugi_program.py FAULT [PLY]`.

It plays the first legal move, and at its first move from the ply on it crashes, hangs, makes an
illegal move, or ends without a word. Each time it is started it adds a byte to the file that the
environment names.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from trilithon.games import GAMES
from trilithon.match import Match, new_match


def main(fault: str, ply: int) -> None:
    settings: dict[str, str] = {}
    game = GAMES["consta"]
    match: Match | None = None
    if counted := os.environ.get("UGI_PROGRAM_STARTS"):
        with Path(counted).open("a") as file:
            file.write("x")
    for line in sys.stdin:
        words = line.split()
        if words[0] == "ugi":
            print("id name bad\noption name Game type string\noption name Size type string\nugiok")
        elif words[0] == "isready":
            print("readyok")
        elif words[0] == "setoption" and words[2] == "Game":
            game = GAMES[words[4]]
        elif words[0] == "setoption":
            settings[words[2].lower()] = words[4]
        elif words[0] == "position":
            match = new_match(game, settings)
            for text in words[3:]:
                match.play_text(text)
        elif words[0] == "go" and match is not None:
            print(f"bestmove {answer(match, fault, ply)}")
        elif words[0] == "quit":
            return
        sys.stdout.flush()


def answer(match: Match, fault: str, ply: int) -> str:
    if len(match.main_line()) > ply:
        if fault == "crash":
            raise RuntimeError("out of luck")
        if fault == "hang":
            time.sleep(3600)
        if fault == "illegal":
            return "z99"
        if fault == "end":
            sys.exit(7)
    move = match.game.rules.legal_moves(match.position)[0]
    return match.game.notation.write_move(match.position, move)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
