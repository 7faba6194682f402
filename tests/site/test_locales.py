"""The message catalogues have every sentence that the page and the engine use, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest
from fluent.syntax import ast

from tests.support.catalogues import catalogue, references
from tests.support.lesson_files import read_chapters
from tests.support.scenes import matches, texts
from tools.build.paths import FRAME, PACKAGE, ROOT, WEB
from trilithon.core import AnyGame
from trilithon.core.editor import Drawing, Editor
from trilithon.core.errors import SENTENCES, Problem, read_sentences
from trilithon.core.scene import Switch, Text
from trilithon.games import GAMES
from trilithon.games.constructo.rules.stacks import TEXTS
from trilithon.match import new_match
from trilithon.match.annotation import about
from trilithon.page.commands.boards import DEFAULT_GAME
from trilithon.page.scene import scene
from trilithon.study.puzzles.themes import all_themes

LANGUAGES = sorted(path.stem for path in (WEB / "locales").glob("*.ftl"))
assert DEFAULT_GAME in GAMES


@cache
def parts(language: str) -> set[str]:
    """The messages that stand in other ones."""
    return {part for key in catalogue(language) for part in references(language, key)[1]}


@cache
def problems() -> dict[str, str]:
    """The sentences of all problems by key."""
    found: dict[str, str] = {}
    for path in PACKAGE.rglob(SENTENCES):
        found |= read_sentences(path.read_text(encoding="utf-8"))
    return found


@cache
def said() -> dict[str, set[str]]:
    """Keys of sentences the engine makes, each with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for key, sentence in problems().items():
        found[key] = set(re.findall(r"{ \$?(\w+) }", sentence))
    for game in GAMES.values():
        for match in matches(game):
            for text in texts(match):
                _add(found, text)
            shown = scene(match)
            for option in shown["options"]:
                found[option["label"]] = set()
            for item in (item for hand in shown.get("hands", []) for item in hand["items"]):
                found[f"piece-{item['name']}"] = {"count"}
                if "hint" in item:
                    found[item["hint"]] = set()
            for space in shown["spaces"]:
                found[f"holds-{space['holds']}"] = set()
                found[f"state-{space.get('state', 'idle')}"] = set()
                if "hint" in space:
                    found[space["hint"]] = set()
            found |= {key: set() for key in (shown.get("prompt"),) if key}
        for editor in game.editors.values():
            for drawing in drawings(editor):
                found |= {f"holds-{space['holds']}": set() for space in drawing.scene["spaces"]}
                found |= {space["hint"]: set() for space in drawing.scene["spaces"]}
                found |= {tool["label"]: set() for tool in drawing.tools}
                _add(found, drawing.says)
    return found


@cache
def taught() -> set[str]:
    """Keys of what marks mean, and of what a beginner is told of them."""
    meanings = [meaning for game in GAMES.values() for meaning in game.presenter.LEGEND]
    return {key for meaning in meanings for key in (meaning.key, meaning.tip) if key}


def drawings(editor: Editor) -> Iterator[Drawing]:
    """What an editor begins with, and a space of that changed with each tool."""
    drawing = editor.begin("")
    yield drawing
    space = drawing.scene["spaces"][0]["id"]
    for tool in [tool["id"] for tool in drawing.tools] or [""]:
        with suppress(Problem):
            drawing = editor.change(drawing.text, space, tool)
            yield drawing


def _add(found: dict[str, set[str]], text: Text) -> None:
    found.setdefault(text["key"], set()).update(text["args"])
    for argument in text["args"].values():
        if isinstance(argument, dict):
            _add(found, argument)


@cache
def named() -> set[str]:
    """Keys made of the names of games, sides and settings, and those the page's markup asks for."""
    sources = [*WEB.glob("*.html"), *FRAME.glob("*.html")]
    pages = "".join(path.read_text(encoding="utf-8") for path in sources)
    keys = set(re.findall(r'data-text(?:-label)?="([\w-]+)"', pages)) | {"language-name"}
    for game in GAMES.values():
        keys |= {
            f"{what}-{game.name}" for what in ("game", "notation", "letters", "home", "credit")
        }
        keys |= {f"theme-{game.name}-{theme}" for theme in all_themes(game)}
        for aim in (f"aim-{game.name}-{player}" for player in game.players):
            keys |= {aim, f"{aim}-line"}
        keys |= {f"tag-{tag.lower()}" for tag in about(new_match(game, {}))}
        for setting in game.settings:
            keys.add(f"setting-{setting.name}")
            if setting.kind in ("choice", "number"):
                keys.add(f"setting-{setting.name}-value")
            if setting.kind == "number":
                keys.add(f"setting-{setting.name}-help")
        for editor in game.editors.values():
            for switch in switches(editor):
                keys.add(f"setting-{switch['name']}")
                if switch["kind"] == "choice":
                    keys.add(f"setting-{switch['name']}-value")
        for question in questions(game):
            keys |= {f"question-{question}", f"question-{question}-help", f"answer-{question}"}
            keys |= {f"person-{game.name}-{person}" for person in (1, 2)}
    glyphs = re.findall(
        r"^  \[(\d+), ", (WEB / "js" / "panels" / "glyphs.js").read_text("utf-8"), re.MULTILINE
    )
    keys |= {f"glyph-{glyph}" for glyph in glyphs}
    scripts = "".join(path.read_text("utf-8") for path in (WEB / "js").rglob("*.js"))
    keys |= set(re.findall(r'onKey\("[^"]+", "([\w-]+)"', scripts))
    keys |= {f"keys-{group}" for group in ("board", "moves", "asking", "game", "page")}
    keys |= {f"jump-{jump}" for jump in ("above", "below")}
    keys |= {f"status-{what}-{end}" for what in ("round", "match") for end in ("won", "draw")}
    ends = ("won", "round-won", "match-won", "resignation", "time")
    keys |= {f"status-{end}-{who}" for end in ends for who in ("you", "them")}
    [states] = re.findall(
        r"@typedef {(.+)} Keeping", (WEB / "js" / "shell" / "offline.js").read_text("utf-8")
    )
    keys |= {f"offline-{state}" for state in re.findall(r"\w+", states)}
    for tool in ("app", "missing", "needs"):  # what they write into pages and manifest
        text = (ROOT / "tools" / "site" / f"{tool}.py").read_text("utf-8")
        keys |= set(re.findall(r"\[[\"']([a-z]+-[a-z]+)[\"']\]", text))
    return keys


def switches(editor: Editor) -> Iterator[Switch]:
    """The switches of an editor, also those that are there where another one is set."""
    drawing = editor.begin("")
    yield from drawing.switches
    for switch in drawing.switches:
        for value in switch["offered"]:
            yield from editor.change(drawing.text, f"{switch['name']}:{value}", "").switches


def questions(game: AnyGame) -> list[str]:
    """The names of what a game's setup asks."""
    answers: dict[str, str] = {}
    while game.setup is not None and (question := game.setup.question(answers)) is not None:
        answers[question.name] = question.answers[0]
    return list(answers)


def written() -> Iterator[str]:
    """The sources in which keys stand as words."""
    for path in (*PACKAGE.rglob("*.py"), *WEB.glob("js/**/*.js"), *WEB.glob("*.js")):
        yield path.read_text(encoding="utf-8")


@cache
def words() -> set[str]:
    """Every quoted word of the sources that could be a key."""
    return {word for text in written() for word in re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", text)}


@cache
def asked() -> set[str]:
    """Keys that the page's scripts ask for in so many words."""
    # The lab has a catalogue of its own, see its tests.
    paths = (path for path in WEB.glob("js/**/*.js") if path.parent.name != "lab")
    scripts = [path.read_text(encoding="utf-8") for path in paths]
    keys = {key for text in scripts for key in re.findall(r'\btext\("([\w-]+)"', text)}
    return keys | {
        key for text in scripts for key in re.findall(r'"(boot-[a-z]+|engine-failed)"', text)
    }


def handicaps() -> set[str]:
    """Keys of what is offered to whoever has lost several games, one a game."""
    return {
        f"handicap-{name}"
        for name, game in GAMES.items()
        if game.fair_handicap(game.complete({}), 1)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    needed = set(said()) | taught() | named() | asked() | handicaps()
    assert needed - set(catalogue(language)) == set()


def test_every_problem_that_is_raised_has_a_sentence() -> None:
    raised = re.compile(r"\b(?:Bad\w+|IllegalMove|Problem)\(\s*\"([a-z]+-[a-z-]+)\"")
    sources = (path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    keys = {key for source in sources for key in raised.findall(source)}
    assert len(keys) > 100
    assert keys - set(problems()) == set()
    # Others are made of a beginning and a word, such as who plays there.
    made = r"command-(computer|remote)|constructo-(no-goal-)?(ring|medium|small)(-onto)?"
    assert [key for key in set(problems()) - words() if not re.fullmatch(made, key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    used = set(said()) | taught() | named() | asked() | words()
    used |= {f"status-{name}" for name in ("agreed", "draw", "resignation", "time")}
    used |= {f"holds-constructo-{text}" for text in TEXTS if text}
    claimed = {f"holds-carteso-{colour}-vertical" for colour in ("black", "white")}
    used |= claimed | {"carteso-button", "constructo-ring-waits"}  # too rare for random games
    used |= {key for key in catalogue(language) if key.startswith("piece-")}
    used |= {f"chapter-{chapter}" for game in GAMES for chapter in read_chapters(game)}
    used |= handicaps()
    assert set(catalogue(language)) - used - parts(language) == set()


def test_languages_have_the_same_keys() -> None:
    # Messages that only stand in others belong to a language's grammar.
    whole = {language: set(catalogue(language)) - parts(language) for language in LANGUAGES}
    assert all(keys <= set(catalogue("en")) for keys in whole.values())
    assert all(whole["en"] <= set(catalogue(language)) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_only_the_arguments_they_get(language: str) -> None:
    wrong = {
        key: sorted(references(language, key)[0] - arguments)
        for key, arguments in said().items()
        if key in catalogue(language) and references(language, key)[0] - arguments
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["player", "opponent", "winner"])
def test_every_side_has_its_word(language: str, key: str) -> None:
    names = {name for game in GAMES.values() for name in game.players}
    element = catalogue(language)[key].value
    assert isinstance(element, ast.Pattern)
    placeable = element.elements[0]
    assert isinstance(placeable, ast.Placeable)
    assert isinstance(placeable.expression, ast.SelectExpression)
    variants = {
        variant.key.name
        for variant in placeable.expression.variants
        if isinstance(variant.key, ast.Identifier)
    }
    assert names - variants == set()
