"""What a page shows of a challenge: the line that is to be beaten, and what was made of it."""

from __future__ import annotations

from dataclasses import replace

from trilithon.core.players import result_text
from trilithon.core.scene import Scene
from trilithon.formats.link import write_fragment
from trilithon.match import Match, Seat
from trilithon.match.challenge import standing_challenge
from trilithon.page.protocol.correspondence import ChallengeView, PlayedLine
from trilithon.page.scene import scene
from trilithon.page.status import status


def challenge_view(match: Match) -> ChallengeView | None:
    """Both lines of a challenge, or the one alone until the other has ended; None without one."""
    told = standing_challenge(match)
    if told is None:
        return None
    over = match.outcome_at(match.root.end()) is not None
    shown: ChallengeView = {
        "ply": told.ply,
        "player": match.players[told.player],
        "level": told.level,
        "first": _line(told.first, told.ply, over),
        "fragment": write_fragment(told.first),
    }
    if over:
        shown["own"] = _line(match, told.ply, over)
    return shown


def _line(match: Match, ply: int, drawn: bool) -> PlayedLine:
    line = match.main_line()
    # Both are told alike, to whoever reads it.
    ended = replace(match, cursor=line[-1], seats=(Seat(), Seat()))
    board: Scene = {**scene(ended), "spaces": [], "rows": [], "options": []}
    if not drawn:
        board["layers"] = []
    result, said = result_text(ended.outcome), status(ended, thinking=False)
    return {"moves": match.texts(line[ply + 1 :]), "status": said, "result": result, "scene": board}
