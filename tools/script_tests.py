"""The tests of the page's scripts that need no browser."""

from tools.node import ensure_packages
from tools.paths import ROOT
from tools.steps import run, step


def test_scripts() -> None:
    """Run them; raises StepError with what they told where one fails."""
    node = ensure_packages()
    with step("Run the tests of scripts"):
        run([node, "--test", *sorted((ROOT / "tests" / "page").glob("*.test.js"))], "node --test")
