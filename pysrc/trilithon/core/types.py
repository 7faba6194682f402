"""What positions and moves are to those who know nothing of them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)
P_contra = TypeVar("P_contra", bound=Hashable, contravariant=True)
