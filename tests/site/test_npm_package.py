"""The npm package of the element: complete, typed, described, and good to import anywhere."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

import trilithon
from tests.support.node import run_node
from tools.build.node import ensure_packages
from tools.build.paths import NODE_MODULES, WEB
from tools.build.source import VARIABLE
from tools.site.npm_package import build_npm_package
from trilithon.games import GAMES

# A project's own words on what the package gives it, against what the script really is.
PROGRAM = """
import { TrilithonBoard, type State } from "trilithon-board";
import { TrilithonBoard as Made } from "../script.js";

const board = document.createElement("trilithon-board");
board.setAttribute("site", "https://trilithon.example/");
board.addEventListener("trilithon-move", ({ detail }) => told(detail));
board.addEventListener("trilithon-problem", ({ detail }) => detail.message.trim());
board.start();
type Source = InstanceType<typeof Made>;
export const declared: TrilithonBoard = new Made();
export const source: Pick<Source, keyof TrilithonBoard> = board;
function told(state: State) {
  return state.ply + (state.result?.length ?? 0);
}
// @ts-expect-error what stands on the board is not set so
board.record = "";
"""


def element_scripts() -> str:
    paths = sorted((WEB / "js" / "element").glob("*.js"))
    return "".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.fixture(scope="module")
def package() -> Path:
    return build_npm_package()


@pytest.fixture(scope="module")
def manifest(package: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((package / "custom-elements.json").read_text("utf-8"))
    return read


def test_npm_packs_what_a_project_needs_and_nothing_else(package: Path) -> None:
    [packed] = json.loads(run_node("npm", "pack", "--dry-run", "--json", folder=package))
    assert packed["name"] == "trilithon-board"
    assert packed["version"] == trilithon.__version__
    assert {file["path"] for file in packed["files"]} == {
        "LICENSE",
        "README.md",
        "custom-elements.json",
        "index.d.ts",
        "package.json",
        "trilithon-board.js",
    }


def test_a_release_leads_to_its_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "https://git.example/board/trilithon")
    described = json.loads((build_npm_package() / "package.json").read_text(encoding="utf-8"))
    assert described["repository"]["url"] == "git+https://git.example/board/trilithon.git"


def test_the_manifest_keeps_to_its_schema(manifest: dict[str, Any]) -> None:
    path = NODE_MODULES / "custom-elements-manifest" / "schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    assert sorted(error.message for error in Draft7Validator(schema).iter_errors(manifest)) == []
    described = json.loads((path.parent / "package.json").read_text(encoding="utf-8"))
    assert manifest["schemaVersion"] == described["version"]


def test_the_manifest_has_all_that_the_board_understands(manifest: dict[str, Any]) -> None:
    [module] = manifest["modules"]
    [told] = module["declarations"]
    names = {what: [one["name"] for one in told[what]] for what in ("attributes", "events")}
    script = (WEB / "js" / "pages" / "embed" / "parameters.js").read_text(encoding="utf-8")
    parts = re.search(r"PARTS = .*?\(\[(.*?)\]\)", script)
    choices = re.search(r"CHOICES = .*?\(\{(.*?)\}\)", script, re.DOTALL)
    assert parts is not None
    assert choices is not None
    understood = {*re.findall(r'"(\w+)"', parts[1]), *re.findall(r"(\w+):", choices[1])}
    understood |= {setting.name for game in GAMES.values() for setting in game.settings}
    assert sorted(names["attributes"]) == sorted({*understood, "lang", "site"})
    element = element_scripts()
    events = set(re.findall(r'#(?:tell|reveal)\("(trilithon-[a-z]+)"', element))
    assert sorted(names["events"]) == sorted(events)
    members = {one["name"] for one in told["members"]}
    assert members == {"record", "position", "ply", "start", "focus"}
    assert all(one["description"] for what in names for one in told[what])


def test_the_manifest_has_what_pages_can_style_and_fill(manifest: dict[str, Any]) -> None:
    [module] = manifest["modules"]
    [told] = module["declarations"]
    element = element_scripts()
    named = re.search(r"for \(const \[name, part\] of .*?\(\[(\[.*?\])\]\)\)", element)
    assert named is not None
    parts = {*re.findall(r'\["(\w+)"', named[1]), *re.findall(r'"part", "(\w+)"', element)}
    assert parts
    assert {one["name"] for one in told["cssParts"]} == parts
    properties = set(re.findall(r"var\((--[\w-]+)", element))
    assert {one["name"] for one in told["cssProperties"]} == properties
    slots = re.findall(r'make\("slot"\)', element)
    assert [one["name"] for one in told["slots"]] == ["" for _ in slots]
    assert "slot.name" not in element
    assert all(
        one["description"] for what in ("cssParts", "cssProperties", "slots") for one in told[what]
    )


def test_it_is_as_large_as_it_says(package: Path) -> None:
    size = (package / "trilithon-board.js").stat().st_size
    said = (package / "README.md").read_text(encoding="utf-8")
    assert f"the element alone, {round(size / 1000)} kB." in said


def test_it_has_words_and_no_site_of_its_own(package: Path) -> None:
    script = (package / "trilithon-board.js").read_text(encoding="utf-8")
    assert "currentScript" not in script
    assert "Step through the game" in script
    assert "Recorrer la partida" in script


def test_it_is_imported_where_there_are_no_elements(package: Path) -> None:
    program = f"const board = await import({json.dumps((package / 'trilithon-board.js').as_uri())})"
    told = run_node(
        ensure_packages(),
        "--input-type=module",
        "-e",
        f"{program}; console.log(typeof board.TrilithonBoard)",
        folder=package,
    )
    assert told == "function\n"


def test_its_types_are_those_of_the_script(package: Path, tmp_path: Path) -> None:
    shutil.copytree(package, tmp_path / "node_modules" / "trilithon-board")
    shutil.copyfile(package / "trilithon-board.js", tmp_path / "script.js")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.ts").write_text(PROGRAM, encoding="utf-8")
    options = {
        "target": "ES2023",
        "module": "ESNext",
        "moduleResolution": "bundler",
        "lib": ["ES2023", "DOM", "DOM.Iterable"],
        "types": [],
        "allowJs": True,
        "strict": True,
        "noEmit": True,
    }
    config = {"compilerOptions": options, "include": ["src"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    run_node(ensure_packages(), NODE_MODULES / "typescript" / "bin" / "tsc", folder=tmp_path)
