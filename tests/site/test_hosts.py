"""What is written for each kind of host is what that host reads."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path, PurePosixPath

import pytest
import yaml

from tools.build import commands
from tools.build.headers import POLICY, own_headers, page_policy, site_headers, write_headers
from tools.build.host import DEFAULT, KINDS, is_address
from tools.build.paths import DIST, NODE_MODULES, ROOT, files_under
from tools.site.hosts import HOSTS

# Reads the rules as Netlify does, and prints for each path those that match it.
READ = """
import { parseAllHeaders } from "@netlify/headers-parser";
const [file, configuration, paths] = process.argv.slice(2);
const { headers, errors } = await parseAllHeaders({
  headersFiles: [file], netlifyConfigPath: configuration, minimal: false,
});
const matching = (path) => headers.filter(({ forRegExp }) => forRegExp.test(path));
const found = JSON.parse(paths).map((path) => [path, matching(path).map(({ values }) => values)]);
console.log(JSON.stringify({ errors: errors.map(String), found: Object.fromEntries(found) }));
"""
# What hosts show where there is no file.
UNKNOWN = ("/nothing", "/rules/nothing.html", "/lab/nothing", "/play/nothing")


@pytest.fixture(scope="module")
def names() -> list[str]:
    """The files of the site, without those that are made for hosts."""
    if not (DIST / "index.html").is_file():
        pytest.fail("there is no built site: run `python build.py dist` first")
    all_names = (path.relative_to(DIST).as_posix() for path in files_under(DIST))
    return [name for name in all_names if not name.endswith((".br", ".gz")) and name[0] not in "._"]


@pytest.fixture(scope="module")
def found(
    names: list[str], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, list[dict[str, str]]]:
    """What Netlify takes from the rules for each address of the site."""
    node = shutil.which("node")
    assert node is not None
    folder = tmp_path_factory.mktemp("netlify")
    write_headers(folder, names)
    # A script finds packages by where it lies.
    (folder / "node_modules").symlink_to(NODE_MODULES)
    (folder / "read.mjs").write_text(READ, encoding="utf-8")
    asked = [*(f"/{name}" for name in names), *UNKNOWN]
    asked += [path.removesuffix(end) for path in asked for end in ("index.html", ".html")]
    configuration = ROOT / "netlify.toml"
    done = subprocess.run(
        [node, folder / "read.mjs", folder / "_headers", configuration, json.dumps(asked)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["errors"] == []
    read: dict[str, list[dict[str, str]]] = answer["found"]
    return read


def together(rules: list[dict[str, str]]) -> dict[str, str]:
    """The headers of all rules that match, with the one that Netlify sends by itself."""
    own = {"Cache-Control": "public, max-age=0, must-revalidate"}
    return own | {name: value for values in rules for name, value in values.items()}


def test_no_two_rules_set_the_same_header(found: dict[str, list[dict[str, str]]]) -> None:
    for path, rules in found.items():
        set_names = [name.lower() for values in rules for name in values]
        assert len(set_names) == len(set(set_names)), path


def test_netlify_sends_what_the_local_server_sends(
    found: dict[str, list[dict[str, str]]], names: list[str]
) -> None:
    for path in (f"/{name}" for name in names):
        assert together(found[path]) == site_headers(path), path
        if path.endswith("/index.html"):
            folder = path.removesuffix("index.html")
            assert together(found[folder]) == site_headers(folder)
        if path.endswith(".html"):
            assert found[path.removesuffix(".html")] == found[path]


def test_some_headers_by_their_words(found: dict[str, list[dict[str, str]]]) -> None:
    policies = {path: together(rules).get(POLICY, "") for path, rules in found.items()}
    script = next(path for path in found if path.startswith("/assets/app-"))
    for path in ("/", "/play", "/rules/consta", "/docs/embed.es.html"):
        assert "frame-ancestors 'self'" in policies[path]
        assert "connect-src 'self';" in policies[path]
    for path in ("/embed.html", "/engine.html", "/embed"):
        assert "frame-ancestors" not in policies[path]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policies[path]
    for path in ("/lab/", "/lab/index.es.html", "/lab/worker.js"):
        assert "https://pypi.org" in policies[path]
    assert "script-src 'self' blob: " in policies[script]
    assert "immutable" in together(found[script])["Cache-Control"]
    assert all(together(rules)["Access-Control-Allow-Origin"] == "*" for rules in found.values())


def test_where_there_is_no_file_the_page_shown_has_its_own_policy(
    found: dict[str, list[dict[str, str]]],
) -> None:
    for path in UNKNOWN:
        assert POLICY not in together(found[path]), path


def test_every_page_says_what_of_its_policy_it_can(names: list[str]) -> None:
    for name in names:
        if name in ("embed.html", "engine.html"):
            # Not where the site's origin is unknown.
            assert POLICY not in (DIST / name).read_text(encoding="utf-8")
        elif name.endswith(".html") and name != "404.html":
            policy = own_headers(f"/{name}")[POLICY]
            said = policy.removesuffix("; frame-ancestors 'self'")
            page = (DIST / name).read_text(encoding="utf-8")
            assert f'<meta http-equiv="{POLICY}" content="{said}">' in page, name
            # What stands before it is not bound by it.
            assert "<script" not in page.partition(f'"{POLICY}"')[0]


def test_boards_name_the_origin_that_is_known() -> None:
    origin = "https://a.example"
    for name in ("embed.html", "engine.html"):
        said = page_policy(PurePosixPath(name), origin)
        assert own_headers(f"/{name}", origin) == {POLICY: said}
        assert f"script-src 'self' {origin} 'wasm-unsafe-eval';" in said
        assert said.count(origin) == said.count("'self'") > 5
    assert origin not in page_policy(PurePosixPath("play.html"), origin)


def test_each_kind_of_host_gets_what_it_needs(tmp_path: Path) -> None:
    assert set(HOSTS) == set(KINDS)
    assert DEFAULT in KINDS
    more = {"netlify": {"_headers"}, "pages": {".nojekyll"}, "plain": {"a.html.br", "a.html.gz"}}
    for kind, prepare in HOSTS.items():
        site = tmp_path / kind
        site.mkdir()
        (site / "a.html").write_text("<p>A page.</p>" * 40, encoding="utf-8")
        prepare(site)
        assert {path.name for path in site.iterdir()} == {"a.html", *more[kind]}


def test_the_workflow_gives_a_command_that_is_understood() -> None:
    text = (ROOT / ".github" / "workflows" / "pages.yml").read_text(encoding="utf-8")
    [job] = yaml.safe_load(text)["jobs"].values()
    [command] = [step["run"] for step in job["steps"] if "run" in step]
    python, program, *arguments = command.replace('"$ADDRESS"', "https://a.example/b").split()
    assert (python, program) == ("python", "build.py")
    parsed = commands.parse(arguments)
    assert (parsed.command, parsed.host) == ("dist", "pages")
    assert parsed.address == "https://a.example/b"


def test_netlify_builds_for_itself() -> None:
    text = (ROOT / "netlify.toml").read_text(encoding="utf-8")
    assert 'command = "python3 build.py dist --host netlify"' in text


@pytest.mark.parametrize("text", ["", "a.example", "ftp://a.example", "https://", 'https://a"b'])
def test_what_is_no_address_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert not is_address(text)
    with pytest.raises(SystemExit):
        commands.parse(["dist", "--address", text])
    assert "is not an address" in capsys.readouterr().err
