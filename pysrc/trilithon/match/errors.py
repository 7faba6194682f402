"""What a match refuses."""

from __future__ import annotations

from trilithon.core.errors import Problem


class BadCommand(Problem):
    """Something asked of a match that it cannot do now."""
