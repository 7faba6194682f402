"""The build makes again only what was edited, and tells what failed."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tools.build import cache, checks
from tools.build.cache import cached
from tools.build.checks import check, checking
from tools.build.paths import ROOT
from tools.build.server import serving
from tools.build.steps import StepError
from tools.site import preview

# Each imports from those before it only.
ROOMS = ("build", "site", "docs", "research")


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_import_only_from_those_before(room: str) -> None:
    later = ROOMS[ROOMS.index(room) + 1 :]
    for path in (ROOT / "tools" / room).rglob("*.py"):
        # What a command imports when it runs is not at the line's beginning.
        imported = re.findall(r"^(?:from|import) tools\.(\w+)", path.read_text("utf-8"), re.M)
        assert set(imported).isdisjoint(later), path


def test_all_tools_are_in_a_room() -> None:
    assert [path.name for path in (ROOT / "tools").glob("*.py")] == ["__init__.py"]


@pytest.fixture(autouse=True)
def shelves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "CACHE", tmp_path)
    return tmp_path


class Source:
    """Something that is edited, and that a folder is made from."""

    def __init__(self) -> None:
        self.text = "first"
        self.made = 0

    def key(self) -> str:
        return self.text

    def make(self, folder: Path) -> None:
        self.made += 1
        (folder / "copy").write_text(self.text)

    def copy(self) -> str:
        return (cached("copies", self.key, self.make) / "copy").read_text()


def test_what_has_not_changed_is_not_made_again() -> None:
    source = Source()
    assert [source.copy(), source.copy(), source.made] == ["first", "first", 1]
    source.text = "second"
    assert [source.copy(), source.made] == ["second", 2]
    source.text = "first"
    assert [source.copy(), source.made] == ["first", 2]


def test_what_is_edited_while_it_is_made_is_made_again() -> None:
    class Edited(Source):
        def make(self, folder: Path) -> None:
            super().make(folder)
            self.text = "second"

    source = Edited()
    assert [source.copy(), source.made] == ["second", 2]
    source.text = "first"
    # Of that one nothing was kept: what was read may have been either.
    assert [source.copy(), source.made] == ["second", 3]


def test_what_fails_leaves_nothing_behind(shelves: Path) -> None:
    def fail(folder: Path) -> None:
        (folder / "half").touch()
        raise StepError("no")

    with pytest.raises(StepError):
        cached("copies", lambda: "key", fail)
    assert list((shelves / "copies").iterdir()) == []


def test_old_folders_are_thrown_away(shelves: Path) -> None:
    source = Source()
    for text in ("first", "second", "third", "fourth"):
        source.text = text
        source.copy()
    assert len(list((shelves / "copies").iterdir())) == 2


def test_an_edit_is_served_and_a_failed_build_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    edited = [ROOT / "web" / "play.html"]

    def fail(*_: object, **__: object) -> str:
        raise StepError("no")

    with serving(old) as server:
        monkeypatch.setattr(preview, "run", fail)
        preview.renew(server, edited)
        assert server.folder == old.resolve()
        assert "web/play.html" in capsys.readouterr().out
        monkeypatch.setattr(preview, "run", lambda *_, **__: f"· a step\n{new}\n")
        preview.renew(server, edited)
        assert server.folder == new.resolve()


def test_all_checks_are_made_where_one_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(node: Path) -> None:
        raise StepError("this is why")

    looked: list[Path] = []
    monkeypatch.setattr(checks, "ensure_packages", lambda: Path("node"))
    monkeypatch.setattr(checks, "_CHECKS", {"one thing": fail, "another": looked.append})
    with pytest.raises(StepError, match="one thing"):
        check()
    assert looked == [Path("node")]
    assert "this is why" in capsys.readouterr().out


@pytest.mark.parametrize("status", [0, 1])
def test_checks_beside_show_what_they_found_and_count(
    status: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    program = f"print('found'); raise SystemExit({status})"
    monkeypatch.setattr(checks, "ensure_packages", lambda: Path("node"))
    monkeypatch.setattr(checks, "_COMMAND", [sys.executable, "-c", program])
    failed = None
    try:
        with checking():
            print("the tests")
    except StepError as error:
        failed = error
    assert bool(failed) == bool(status)
    told = capfd.readouterr().out
    assert told.index("the tests") < told.index("found")
