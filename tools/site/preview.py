"""Serve the site on this machine, and build it anew whenever one of its sources is edited."""

import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path

from watchfiles import watch

from tools.build.paths import PACKAGE, RESULTS, ROOT, WEB
from tools.build.server import SiteServer, serving
from tools.build.steps import StepError, run, step
from tools.site.assembly import build_home_site
from tools.site.parts import ROOMS

_WATCHED = (WEB, PACKAGE, RESULTS, *ROOMS)
# After so many milliseconds without an edit the watch answers that there is none.
_PAUSE = 100
# So many edited files are named, and others counted.
_NAMED = 2


def preview(port: int) -> None:
    """Serve the site until the program is stopped. Raises StepError where it cannot be built."""
    edits = watch(*_WATCHED, yield_on_timeout=True, rust_timeout=_PAUSE)
    # From here on it is watched, so that no edit is missed while the site is built.
    next(edits)
    site = build_home_site()
    with ExitStack() as stack:
        try:
            server = stack.enter_context(serving(site, port=port))
        except OSError as error:
            raise StepError(f"port {port}: {error.strerror}; choose another with --port") from error
        print(f"Trilithon is at {server.url} (Ctrl+C stops it)", flush=True)
        for changes in edits:
            if changes:
                renew(server, (Path(path) for _, path in changes))


def renew(server: SiteServer, edited: Iterable[Path]) -> None:
    """Build the site anew and serve it; where that fails, say why, and leave what is served."""
    try:
        with step(f"Build anew: {_names(edited)}"):
            # A process of its own takes the build itself as it is now.
            told = run([sys.executable, "-m", "tools.site.assembly"], "the build", cwd=ROOT)
    except StepError:
        print("  The site of before goes on being served.", flush=True)
    else:
        server.show(Path(told.splitlines()[-1]))


def _names(edited: Iterable[Path]) -> str:
    names = sorted(path.relative_to(ROOT).as_posix() for path in edited)
    more = len(names) - _NAMED
    return ", ".join(names[:_NAMED]) + (f" and {more} more" if more > 0 else "")
