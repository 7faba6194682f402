"""The service worker, as it is told what to keep for visits without a network."""

import json
from pathlib import Path

from tools.build.paths import digest, files_under
from tools.site.missing import NAME
from tools.site.pages import replace_once
from tools.site.previews import FOLDER, SITE_MAP
from tools.site.runtime import GLUE

# Where that lies which is only kept once the lab was visited.
_LAB_ALONE = ("./lab/", "./assets/lab-", "./docs/reference.")
# For other programs than browsers, and what only a host has a use for.
_NEVER_KEPT = ("schemas", "wheels", NAME, FOLDER, SITE_MAP)


def write_service_worker(target: Path) -> None:
    """Write the lists of all that a visit may need, and a version that names just these lists.

    What only the lab needs is a list of its own, with its reference. The runtime's plain script is
    on it: pages that cannot take the packed one cannot keep anything either.
    """
    script = target / "sw.js"
    listed = [
        path
        for path in files_under(target)
        if path != script and path.relative_to(target).parts[0] not in _NEVER_KEPT
    ]
    version = digest([*listed, script], base=target)[:12]
    names = [f"./{path.relative_to(target).as_posix()}" for path in listed]
    names = [name.removesuffix("index.html") for name in names]
    lab = [name for name in names if name.startswith(_LAB_ALONE) or name.endswith(GLUE)]
    text = script.read_text(encoding="utf-8")
    text = replace_once(text, '"@version@"', json.dumps(version))
    text = replace_once(
        text, '["@files@"]', json.dumps([name for name in names if name not in lab])
    )
    text = replace_once(text, '["@lab@"]', json.dumps(lab))
    script.write_text(text, encoding="utf-8")
