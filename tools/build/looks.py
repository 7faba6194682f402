"""Write ``draw/pictures/looks.json``: what the board's style sheets say of what pictures hold.

A picture carries plain values, so that any viewer understands it. Which rules count for an element,
what variables stand for and what differs in the dark is found out here, once and for all.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from math import prod
from typing import Any
from xml.etree import ElementTree

import cssselect2
import tinycss2

from tools.build.paths import PICTURES, WEB
from tools.build.steps import StepError

TARGET = PICTURES / "looks.json"
_STYLES = WEB / "css" / "base"
_THEME = re.compile(r':root\[data-board="(\w+)"\]')
_CLASS = re.compile(r"\.([a-z][\w-]*)")
# What of a style sheet shows in a picture; the rest is about pointers and layout.
_SHOWN = ("fill", "stroke", "stop-", "opacity", "font", "text-anchor", "dominant-", "paint-order")
# One argument: anything but a comma, save within parentheses.
_ARGUMENT = r"((?:[^(),]|\([^()]*\))+)"
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")
_SCHEME = re.compile(rf"light-dark\(\s*{_ARGUMENT},\s*{_ARGUMENT}\)")
_COLOUR = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
# A length in parts of the picture's width, which is known when the picture is drawn.
_WIDTH = {"--board-units": "width"}
_SHARE = re.compile(r"calc\(width((?: \* [\d.]+)*)px\)")

Value = str | float | list[str]
Rule = tuple[str, dict[str, str]]


def write_looks() -> None:
    """Write the table anew."""
    TARGET.write_text(_wanted(), encoding="utf-8")


def check_looks() -> None:
    """Fail when the table is not what the style sheets say."""
    if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != _wanted():
        raise StepError("draw/pictures/looks.json is stale: run `python build.py looks`")


def board_themes() -> list[str]:
    """Return the names of the board themes, the usual one first."""
    text = (_STYLES / "tokens.css").read_text(encoding="utf-8")
    return ["stone", *dict.fromkeys(_THEME.findall(text))]


def variables(board: str) -> dict[str, str]:
    """Return the colours, fonts and lengths of a board theme, as they are written."""
    found: dict[str, str] = {}
    for selectors, says in _rules("tokens.css"):
        if selectors in (":root", f':root[data-board="{board}"]'):
            found |= {name: value for name, value in says.items() if name.startswith("--")}
    return found


def resolved(value: str, known: Mapping[str, str], *, dark: bool) -> str:
    """Return a value in light or in dark, without variables and functions."""
    while "var(" in value:
        value = _VARIABLE.sub(lambda found: known.get(found[1], found[2] or "").strip(), value)
    value = _SCHEME.sub(lambda found: found[2 if dark else 1].strip(), value)
    return _COLOUR.sub(r"rgba(\1,\2,\3,\4)", value).strip()


def _wanted() -> str:
    tables = (f'"{board}": {_written(_table(board))}' for board in board_themes())
    return f"{{{','.join(tables)}}}\n"


def _written(table: Mapping[str, Mapping[str, Value]]) -> str:
    """A table as JSON, one look a line."""
    looks = (f"{json.dumps(names)}: {json.dumps(look)}" for names, look in table.items())
    return "{\n" + ",\n".join(looks) + "\n}"


def _table(board: str) -> dict[str, dict[str, Value]]:
    """Each look that occurs, by the elements that have it."""
    known = variables(board) | _WIDTH
    elements: dict[str, list[str]] = {}
    for name, says in declared(board).items():
        look = {prop: _value(text, known) for prop, text in says.items() if prop.startswith(_SHOWN)}
        elements.setdefault(json.dumps(look), []).append(name)
    return {", ".join(names): json.loads(look) for look, names in elements.items()}


def _value(text: str, known: Mapping[str, str]) -> Value:
    light, dark = (resolved(text, known, dark=dark) for dark in (False, True))
    if found := _SHARE.fullmatch(light):
        return round(prod(float(part) for part in found[1].split(" * ")[1:]), 6)
    return light if light == dark else [light, dark]


@cache
def _rules(name: str) -> list[Rule]:
    """The rules of a style sheet that count at all times, in order."""
    sheet = (_STYLES / name).read_text(encoding="utf-8")
    found = tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True)
    return [
        (tinycss2.serialize(rule.prelude).strip(), _declarations(rule))
        for rule in found
        if rule.type == "qualified-rule"
    ]


def _declarations(rule: Any) -> dict[str, str]:
    parsed = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
    return {
        one.name: " ".join(tinycss2.serialize(one.value).split())
        for one in parsed
        if one.type == "declaration"
    }


def declared(board: str) -> dict[str, dict[str, str]]:
    """Return what the rules say of each element that may be in a picture, by tag and class.

    An element of the board that is not named has the look of its tag.
    """
    matcher = cssselect2.Matcher()
    for selectors, told in _rules("board.css"):
        for one in cssselect2.compile_selector_list(selectors):
            matcher.add_selector(one, told)
    found: dict[str, dict[str, str]] = {}
    page = cssselect2.ElementWrapper.from_xml_root(_page(board))
    for wrapped in page.iter_subtree():
        look: dict[str, str] = {}
        for _, _, _, more in sorted(matcher.match(wrapped), key=lambda match: match[:2]):
            look |= more
        tag, classes = wrapped.local_name, wrapped.etree_element.get("class", "")
        if wrapped.parent is not None and wrapped.parent.etree_element.get("class") == "board":
            # Every label has a size, and no path has.
            wanted = ("font-size" in look) == (tag == "text")
        else:
            wanted = bool(classes) and tag != "svg"
        if wanted:
            found[f"{tag} {classes}".strip()] = look
    return found


def _page(board: str) -> ElementTree.Element:
    """A page with the sheet of symbols, and a board that has every shape there is."""
    page = ElementTree.Element("html", {"data-board": board})
    sheet = ElementTree.parse(PICTURES / "symbols.svg").getroot()
    page.append(sheet)
    drawn = ElementTree.SubElement(page, "svg", {"class": "board"})
    ElementTree.SubElement(drawn, "path")
    ElementTree.SubElement(page, "rect", {"class": "paper"})
    for name in _shape_names(sheet):
        for tag in ("path", "text"):
            ElementTree.SubElement(drawn, tag, {"class": name})
    return page


def _shape_names(sheet: ElementTree.Element) -> Iterator[str]:
    """What the style sheet calls shapes of a board, and the numbers on pieces of each kind."""
    selectors = " ".join(
        selectors for selectors, _ in _rules("board.css") if ".board " in selectors
    )
    yield from sorted({*_CLASS.findall(selectors)} - {"board"})
    for symbol in sheet.findall(".//{*}symbol"):
        kinds = {part for one in symbol.iter() for part in one.get("class", "").split()}
        if kinds & {"stone", "base"} and "draft" not in kinds:
            yield f"move-number-{symbol.get('id')}"
