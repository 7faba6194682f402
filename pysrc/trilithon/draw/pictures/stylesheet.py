"""A style sheet as rules that can be asked what they say of an element.

Knows the part of CSS that a picture needs: selectors of names, classes and their beginnings, ends
and parts, `:is()`, descendants and siblings. A rule for anything else, such as what a pointer is
on, says nothing of a still picture and is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

_NOTE = re.compile(r"/\*.*?\*/", re.DOTALL)
_CONDITION = re.compile(r"@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COMMA = re.compile(r",(?![^(]*\))")
_STEP = re.compile(r"\s*~\s*|\s+(?![^(]*\))")
_PART = re.compile(r"\.([\w-]+)|\[class([\^$*])=\"([\w-]+)\"\]|:is\(([^()]*)\)|^([a-z]+)")


class Element(NamedTuple):
    """An element of a picture: its name, class attribute, parent, and elements before it."""

    tag: str
    classes: str
    parent: Element | None = None
    before: tuple[Element, ...] = ()


Specificity = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Compound:
    """What one element must be: each part a kind and its text, or other compounds for `:is()`."""

    parts: tuple[tuple[str, str], ...]
    one_of: tuple[tuple[Compound, ...], ...]

    def fits(self, element: Element) -> bool:
        """Whether the element is such a one."""
        return all(_fits(kind, text, element) for kind, text in self.parts) and all(
            any(choice.fits(element) for choice in choices) for choices in self.one_of
        )

    @property
    def specificity(self) -> Specificity:
        """How many classes and how many names it asks for."""
        tags = sum(kind == "tag" for kind, _ in self.parts)
        own = len(self.parts) - tags, tags
        highest = [max(choice.specificity for choice in choices) for choices in self.one_of]
        return own[0] + sum(one for one, _ in highest), own[1] + sum(two for _, two in highest)


def _fits(kind: str, text: str, element: Element) -> bool:
    match kind:
        case "tag":
            return element.tag == text
        case "^":
            return element.classes.startswith(text)
        case "$":
            return element.classes.endswith(text)
        case "*":
            return text in element.classes
        case _:
            return text in element.classes.split()


class Selector(NamedTuple):
    """Compounds from the element outwards, with what leads from each to the next: ` ` or `~`."""

    first: Compound
    rest: tuple[tuple[str, Compound], ...]

    def fits(self, element: Element) -> bool:
        """Whether it selects the element."""
        return self.first.fits(element) and _fits_around(element, self.rest)

    @property
    def specificity(self) -> Specificity:
        """What decides between rules, before their order."""
        all_of = [self.first.specificity, *(compound.specificity for _, compound in self.rest)]
        return sum(one for one, _ in all_of), sum(two for _, two in all_of)


def _fits_around(element: Element, rest: tuple[tuple[str, Compound], ...]) -> bool:
    if not rest:
        return True
    (leads, compound), *later = rest
    around = element.before if leads == "~" else _ancestors(element)
    return any(compound.fits(other) and _fits_around(other, tuple(later)) for other in around)


def _ancestors(element: Element) -> Iterable[Element]:
    while element.parent is not None:
        element = element.parent
        yield element


class Rule(NamedTuple):
    """A selector with what it says, property by property."""

    selector: Selector
    says: Mapping[str, str]


def read_rules(css: str) -> list[Rule]:
    """The rules of a style sheet that can speak of a still picture, in order."""
    rules = []
    for selectors, body in _blocks(css):
        says = read_declarations(body)
        for text in _COMMA.split(selectors):
            if (selector := _read_selector(text.strip())) is not None:
                rules.append(Rule(selector, says))
    return rules


def read_variables(css: str, root: str = ":root") -> dict[str, str]:
    """The variables that a style sheet sets for the whole document, where that is such a one."""
    found: dict[str, str] = {}
    for selectors, body in _blocks(css):
        if selectors.strip() == root:
            found |= read_declarations(body)
    return {name: value for name, value in found.items() if name.startswith("--")}


def _blocks(css: str) -> list[tuple[str, str]]:
    return _RULE.findall(_CONDITION.sub("", _NOTE.sub("", css)))


def read_declarations(body: str) -> dict[str, str]:
    """The properties that a rule's body sets."""
    pairs = (line.partition(":") for line in body.split(";"))
    return {name.strip(): " ".join(value.split()) for name, _, value in pairs if value}


def _read_selector(text: str) -> Selector | None:
    texts, leads = _STEP.split(text), _STEP.findall(text)
    compounds = [_read_compound(part) for part in texts]
    found = [compound for compound in compounds if compound is not None]
    if len(found) < len(compounds):
        return None
    signs = ["~" if "~" in lead else " " for lead in leads]
    return Selector(found[-1], tuple(zip(signs[::-1], found[-2::-1], strict=True)))


def _read_compound(text: str) -> Compound | None:
    parts: list[tuple[str, str]] = []
    one_of: list[tuple[Compound, ...]] = []
    if _PART.sub("", text):
        return None
    for name, sign, piece, choices, tag in _PART.findall(text):
        if choices:
            read = [_read_compound(choice.strip()) for choice in choices.split(",")]
            one_of.append(tuple(choice for choice in read if choice is not None))
        else:
            parts.append(("tag", tag) if tag else (sign, piece) if sign else (".", name))
    return Compound(tuple(parts), tuple(one_of))


def declared_for(element: Element, rules: Iterable[Rule]) -> dict[str, str]:
    """What the rules say of an element; the more specific, else the later one, decides."""
    fitting = [rule for rule in rules if rule.selector.fits(element)]
    fitting.sort(key=lambda rule: rule.selector.specificity)
    says: dict[str, str] = {}
    for rule in fitting:
        says |= rule.says
    return says
