"""What holds for all tests."""

import pytest
from hypothesis import HealthCheck, settings

from tests.support.folders import SOURCES

# How fast a machine is, and what else it does just then, is not what tests are about.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let fuzzing go on for longer than the suite has time for."""
    parser.addoption(
        "--fuzz-seconds", type=float, default=0, help="go on with new random messages for so long"
    )


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
