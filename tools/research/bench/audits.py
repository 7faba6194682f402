"""What Lighthouse says of the pages that a visit begins on."""

import json
import shutil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from tools.build.browser import FLAGS
from tools.build.node import node, search_path
from tools.build.paths import CACHE, digest
from tools.build.server import SiteServer
from tools.build.steps import StepError, read_stamp, run, step
from tools.research.bench.figures import Figure

_SOURCE = Path(__file__).parent / "lighthouse"
_INSTALLED = CACHE / "bench" / "lighthouse"
_STAMP = _INSTALLED / "stamp"
PAGES = {"home": "", "game": "play.html", "rules": "rules/consta.html"}
# The least points, and whether of all runs or of the median one: only speed varies by chance.
_CATEGORIES = {"performance": 97, "accessibility": 100, "best-practices": 100, "seo": 100}
_TIMES = {"first-contentful-paint": "paint", "interactive": "interactive"}
_SECONDS = 300
# Now and then it fails to record a page's start, says so, and asks to be run again.
_TRIES = 3

Report = dict[str, Any]


def audit_figures(server: SiteServer, browser: Path, runs: int) -> list[Figure]:
    """The points of each page, and when it was first painted and could be used."""
    program = _install()
    figures: list[Figure] = []
    for name, address in PAGES.items():
        found = [_audit_patiently(program, server.url + address, browser) for _ in range(runs)]
        _complain(name, found[0])
        for category, least in _CATEGORIES.items():
            points = [100 * one["categories"][category]["score"] for one in found]
            chosen = median(points) if category == "performance" else min(points)
            figures.append(Figure(category, chosen, "", least, name, least=True))
        for audit, key in _TIMES.items():
            times = [one["audits"][audit]["numericValue"] for one in found]
            figures.append(Figure(key, median(times), "ms", of=name))
    return figures


def _install() -> Path:
    """Bring the pinned Lighthouse, which nothing but this needs; return its program."""
    wanted = digest([_SOURCE / "package-lock.json"])
    if read_stamp(_STAMP) != wanted:
        shutil.rmtree(_INSTALLED, ignore_errors=True)
        shutil.copytree(_SOURCE, _INSTALLED)
        found = node()
        npm = shutil.which("npm", path=str(found.parent)) or shutil.which("npm")
        if npm is None:
            raise StepError(f"there is no npm beside {found}: install it")
        with step("Install Lighthouse"):
            options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
            run([npm, "ci", *options], "npm ci", cwd=_INSTALLED, env=search_path(found))
        _STAMP.write_text(wanted, encoding="utf-8")
    return _INSTALLED / "node_modules" / "lighthouse" / "cli" / "index.js"


def _audit_patiently(program: Path, url: str, browser: Path) -> Report:
    """One run that came to its end."""
    for _ in range(_TRIES - 1):
        try:
            return _audit(program, url, browser)
        except StepError as error:
            print(f"  again: {error}", flush=True)
    return _audit(program, url, browser)


def _audit(program: Path, url: str, browser: Path) -> Report:
    """One run in a browser of its own, on the slow phone that Lighthouse has in mind."""
    with TemporaryDirectory(prefix="trilithon-bench-") as folder:
        kept = Path(folder) / "report.json"
        flags = " ".join(("--headless=new", *FLAGS))
        run(
            [
                *(node(), program, url, "--quiet", "--output=json", f"--output-path={kept}"),
                *(f"--chrome-flags={flags}", f"--only-categories={','.join(_CATEGORIES)}"),
            ],
            f"Lighthouse on {url}",
            env={"CHROME_PATH": str(browser)},
            timeout=_SECONDS,
        )
        report: Report = json.loads(kept.read_text(encoding="utf-8"))
    if error := report.get("runtimeError"):
        raise StepError(f"Lighthouse on {url}: {error['message']}")
    return report


def _complain(name: str, report: Report) -> None:
    """Say what keeps a page from all points, but for its speed."""
    for category in _CATEGORIES.keys() - {"performance"}:
        for counted in report["categories"][category]["auditRefs"]:
            audit = report["audits"][counted["id"]]
            if counted["weight"] and audit["score"] is not None and audit["score"] < 1:
                print(f"  {name}: {audit['title']} ({counted['id']})", flush=True)
