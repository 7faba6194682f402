"""Make what a new game consists of, as far as it can be made without knowing the game.

What is left to do is marked `MARK` in every file, and a test fails as long as that stands anywhere.
Templates lie where the files will: `GAME` in their paths stands for the game's name and `LANGUAGE`
for each language's, ``OTHER`` for that of each but English, in which problems are told by the
engine itself; ``.txt`` keeps what is no Python yet from being read as such, and ``.more`` is
added to the end of a file that is there.
"""

import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from string import Template

from tools.build.paths import PACKAGE, ROOT, WEB, files_under
from tools.build.steps import StepError

MARK = "TO BE WRITTEN"
_TEMPLATES = Path(__file__).parent / "templates"
_GUIDE = Path(__file__).parent / "guide.txt"
_REGISTRY = PACKAGE / "games" / "__init__.py"
_NAME = re.compile(r"[a-z]{2,20}")
_ENGLISH = "en"
_MORE, _TEXT = ".more", ".txt"


def new_game(name: str, root: Path = ROOT) -> None:
    """Write the files of a game, add it to the registry, and print what to do next.

    Raises StepError where there cannot be a game of that name, before anything is written.
    """
    _check_name(name)
    words = {"game": name, "Game": name.capitalize(), "GAME": name.upper()}
    filled = list(_filled(words))
    made = [(place, text) for place, text in filled if place.suffix != _MORE]
    taken = [place.as_posix() for place, _ in made if (root / place).exists()]
    if taken:
        raise StepError(f"{name}: there is {taken[0]} already")
    for place, text in made:
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for place, text in filled:
        if place.suffix == _MORE:
            _add((root / place).with_suffix(""), text)
    _register(root / _REGISTRY.relative_to(ROOT), words)
    print(Template(_GUIDE.read_text(encoding="utf-8")).substitute(words), end="")


def left(root: Path = ROOT) -> list[str]:
    """Where something is marked as left to do: paths with line numbers."""
    found = []
    for folder in ("pysrc", "tests", "web"):
        for path in files_under(root / folder):
            if path.suffix in {".py", ".ftl", ".md", ".pgn", ".perft", ".json", ".txt"}:
                lines = path.read_text(encoding="utf-8").splitlines()
                place = path.relative_to(root).as_posix()
                found += [f"{place}:{at}" for at, line in enumerate(lines, 1) if MARK in line]
    return found


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise StepError(f"{name}: a game's name has from 2 to 20 letters, a to z")
    catalogue = (WEB / "locales" / f"{_ENGLISH}.ftl").read_text(encoding="utf-8")
    if re.search(rf"^({name}-|game-{name}\b)", catalogue, re.MULTILINE):
        raise StepError(f"{name}: messages begin with that word already")


def _filled(words: dict[str, str]) -> Iterator[tuple[Path, str]]:
    """The places of all templates and what will stand there."""
    languages = {path.stem for path in (WEB / "locales").glob("*.ftl")}
    spoken = {"LANGUAGE": languages, "OTHER": languages - {_ENGLISH}}
    for path in files_under(_TEMPLATES):
        text = Template(path.read_text(encoding="utf-8")).substitute(words)
        place = path.relative_to(_TEMPLATES).as_posix().removesuffix(_TEXT)
        place = place.replace("GAME", words["game"])
        for word, tags in spoken.items():
            if word in place:
                yield from ((Path(place.replace(word, tag)), text) for tag in sorted(tags))
                break
        else:
            yield Path(place), text


def _add(path: Path, text: str) -> None:
    """Put text at the end of a file; in a sheet of symbols, before its last line."""
    written = path.read_text(encoding="utf-8")
    end = "</svg>\n" if path.suffix == ".svg" else ""
    path.write_text(written.removesuffix(end) + text + end, encoding="utf-8")


def _register(registry: Path, words: dict[str, str]) -> None:
    """Add the game to the registry: an import among the others, and its name at the end."""
    lines = registry.read_text(encoding="utf-8").splitlines()
    imports = [line for line in lines if line.startswith("from trilithon.games.")]
    at = lines.index(imports[0])
    imports.append(Template("from trilithon.games.$game import $GAME").substitute(words))
    lines[at : at + len(imports) - 1] = sorted(imports)
    lines.insert(lines.index(")"), f"    {words['GAME']},")
    registry.write_text("\n".join(lines) + "\n", encoding="utf-8")
