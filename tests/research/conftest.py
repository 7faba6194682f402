"""The games that are learned, and some that the computer has played with itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.support.folders import DATA
from tools.research.learning.cases import Case, Subject, cases_of
from tools.research.learning.rounds import games_in, read_game
from tools.research.learning.samples import Sample
from tools.research.learning.subjects import SUBJECTS


@pytest.fixture(scope="session", autouse=True)
def _compiled_in_haste() -> Iterator[None]:
    """Programs in C are made to be fast, which takes a compiler far longer than tests run them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CFLAGS", "-O1")
        yield


@pytest.fixture(scope="module", params=list(SUBJECTS.values()), ids=list(SUBJECTS))
def subject(request: pytest.FixtureRequest) -> Subject:
    """Each game that is learned."""
    found: Subject = request.param
    return found


@pytest.fixture(scope="module")
def kept_games(subject: Subject) -> Path:
    """Games on small boards, as `… sample --sizes 5 6 7 --nodes 160 -o FILE` has made them.

    They are 55 of Consta and 33 of Carteso (`--games`).
    """
    return DATA / "samples" / f"{subject.game.name}.jsonl.gz"


@pytest.fixture(scope="module")
def samples(kept_games: Path) -> list[Sample]:
    """The first samples of one of them."""
    return read_game(games_in(kept_games)[0])[1][:12]


@pytest.fixture(scope="module")
def cases(subject: Subject, samples: list[Sample]) -> list[Case]:
    """The cases of these."""
    return cases_of(subject, samples, Random(1))
