"""What holds for all tests."""

import gc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support import amounts
from tests.support.folders import SOURCES
from tools.build.paths import DIST

# Examples of a property where it names no number of its own.
_EXAMPLES = 40


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let what is tried at random go on for longer than the suite has time for."""
    parser.addoption(
        "--fuzz-seconds", type=float, default=0, help="go on with new random messages for so long"
    )
    parser.addoption(
        "--faults",
        default="5",
        help="so many files that fail in turn, or `sorts`, one of each sort in each way, or `all`",
    )
    parser.addoption("--fault-only", default="", help="a pattern that the paths of files fit")
    parser.addoption("--fault-seconds", type=float, default=1, help="how long a fault lasts")
    parser.addoption(
        "--fault-report",
        default="",
        help="a file to write each outcome into, and not to try again what went well by it",
    )
    parser.addoption(
        "--seeds", type=float, default=1, help="so many times as many random games and examples"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Settle how much is tried, before the tests are read that ask for it."""
    amounts.factor = config.getoption("--seeds")
    # How fast a machine is, and what else it does just then, is not what tests are about.
    slow = [HealthCheck.too_slow]
    examples = amounts.many(_EXAMPLES)
    settings.register_profile(
        "untimed", max_examples=examples, deadline=None, suppress_health_check=slow
    )
    settings.load_profile("untimed")


def pytest_collection_finish() -> None:
    """Look for garbage in what was made while tests were read no more: it lasts as long as they."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site."""
    if not (DIST / "index.html").is_file():
        pytest.fail("there is no built site: run `python build.py dist` first")
    return DIST


@pytest.fixture
def fuzz_seconds(request: pytest.FixtureRequest) -> float:
    """How long to go on with random messages; skips the test where that was not asked for."""
    seconds: float = request.config.getoption("--fuzz-seconds")
    if not seconds:
        pytest.skip("wants --fuzz-seconds")
    return seconds


@pytest.fixture
def programs_find_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python programs that a test starts import the engine from its sources."""
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))
