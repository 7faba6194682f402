"""What is published can be published, and runs in an environment that has nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

import trilithon
from tools.build.paths import ROOT, WEB
from tools.build.source import VARIABLE
from tools.site.widget import WIDGET_PAGE

SOURCE = "https://git.example/board/trilithon"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel and the archive of sources, as a release makes them."""
    folder = tmp_path_factory.mktemp("packages")
    assert WIDGET_PAGE.is_file(), "run `python build.py widget`"
    hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    env = {**os.environ, VARIABLE: SOURCE}
    subprocess.run(hatch, check=True, capture_output=True, cwd=ROOT, env=env)
    return {path.suffix: path for path in folder.iterdir()}


@pytest.fixture(scope="module")
def metadata(built: dict[str, Path]) -> Message:
    with zipfile.ZipFile(built[".whl"]) as wheel:
        [name] = [name for name in wheel.namelist() if name.endswith("/METADATA")]
        return message_from_bytes(wheel.read(name))


def test_both_pass_the_checks_of_the_index(built: dict[str, Path]) -> None:
    files = [str(path) for path in built.values()]
    checks = (
        ["twine", "check", "--strict", *files],
        ["check_wheel_contents", "--no-config", str(built[".whl"])],
    )
    for check in checks:
        done = subprocess.run(
            [sys.executable, "-m", *check], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_version_stands_in_one_place(built: dict[str, Path], metadata: Message) -> None:
    assert metadata["Version"] == trilithon.__version__
    assert built[".gz"].name == f"trilithon-{trilithon.__version__}.tar.gz"
    assert (
        "version =" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[tool")[0]
    )


def test_a_release_leads_to_its_sources(metadata: Message) -> None:
    addresses = dict(text.split(", ") for text in metadata.get_all("Project-URL", []))
    tag = f"v{trilithon.__version__}"
    assert addresses["Source"] == SOURCE
    assert addresses["Changelog"] == f"{SOURCE}/blob/{tag}/CHANGELOG.md"
    told = metadata.get_payload()
    assert f'<img src="{SOURCE}/raw/{tag}/docs/images/consta.svg"' in told
    assert f"]({SOURCE}/blob/{tag}/docs/command-line.md)" in told
    assert "](docs/" not in told


def test_the_sources_can_be_built_and_carry_their_licence(built: dict[str, Path]) -> None:
    with tarfile.open(built[".gz"]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    hooks = {f"tools/build/{name}.py" for name in ("metadata", "wheel_files")}
    assert {"LICENSE", "README.md", "pyproject.toml", "web/locales/es.ftl", *hooks} <= names


def test_the_terminal_has_the_words_of_every_language(built: dict[str, Path]) -> None:
    wanted = {path.name for path in (WEB / "locales").glob("*.ftl")}
    with zipfile.ZipFile(built[".whl"]) as wheel:
        places = [Path(name) for name in wheel.namelist() if name.endswith(".ftl")]
    assert {path.name for path in places if path.parent.name == "locales"} == wanted


def test_both_have_the_page_of_the_widget(built: dict[str, Path]) -> None:
    with zipfile.ZipFile(built[".whl"]) as wheel:
        assert wheel.namelist().count("trilithon/widget/page.html") == 1
        assert wheel.namelist().count("trilithon/widget/frame.js") == 1
    with tarfile.open(built[".gz"]) as archive:
        pages = [name for name in archive.getnames() if name.endswith("trilithon/widget/page.html")]
    assert len(pages) == 1


def test_it_runs_where_nothing_else_is(built: dict[str, Path], tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path)], check=True)
    programs = tmp_path / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "--no-input"]
    options = ["--no-index", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", *options, str(built[".whl"])], check=True)
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def printed(*command: str) -> str:
        return subprocess.run(
            command, cwd=tmp_path, env=clean, check=True, capture_output=True, text=True
        ).stdout

    command, python = str(programs / "trilithon"), str(programs / "python")
    assert printed(command, "--version") == f"{trilithon.__version__}\n"
    assert printed(python, "-m", "trilithon", "--version") == f"{trilithon.__version__}\n"
    assert printed(command, "perft", "consta", "--size", "3", "--depth", "2") == "1 9\n2 324\n"
    # What is read as data is there too.
    assert printed(command, "diagram", "constructo").startswith("<svg")
