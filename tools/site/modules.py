"""npm packages of ES modules as they can be served: each a file, which names the others by path."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from tools.build.paths import NODE_MODULES

_FROM = re.compile(r"""^((?:import|export)\b[^'"]*\bfrom\s*)(['"])([^'"]+)\2""", re.MULTILINE)


def module_files(wanted: Iterable[str]) -> dict[str, bytes]:
    """The main modules of these packages and of all that they import, by file name."""
    waiting, files = list(wanted), dict[str, bytes]()
    while waiting:
        package = waiting.pop()
        if file_name(package) not in files:
            text = _main(package).read_text(encoding="utf-8")
            waiting += [found[3] for found in _FROM.finditer(text)]
            placed = _FROM.sub(lambda found: f'{found[1]}"./{file_name(found[3])}"', text)
            files[file_name(package)] = placed.encode()
    return files


def file_name(package: str) -> str:
    """`@codemirror/view` is served as `codemirror-view.js`."""
    return f"{package.removeprefix('@').replace('/', '-')}.js"


def _main(package: str) -> Path:
    folder = NODE_MODULES / package
    described = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    main: str = described["exports"]["import"]
    return folder / main
