"""Write ``web/js/engine/protocol.d.ts`` from the typed dictionaries of the page's protocol.

Understands typed dictionaries, ``Literal``, unions, ``NotRequired``, lists, dictionaries, tuples
and names for types; anything else is an error, so that nothing is lost on the way, and so is a name
that is declared twice. What a page asks follows from the functions that carry it out, see
``trilithon.page.registry``.
"""

import ast
import json
import re
from collections.abc import Iterable, Iterator

from tools.build.paths import PACKAGE, WEB
from tools.build.steps import StepError

# In the order in which they build on each other, below the package. Only plain data crosses.
_SHARED = ("core/scene", "match/seats", "formats/attributes", "formats/collection", "page/seats")
_EVENTS = tuple(
    f"page/protocol/{name}"
    for name in (
        "moves",
        "correspondence",
        "view",
        "analysis",
        "models",
        "live",
        "catalogue",
        "events",
    )
)
_COMMANDS = "page/commands"
TARGET = WEB / "js" / "engine" / "protocol.d.ts"

_HEAD = "// Generated from pysrc/trilithon/page/ by `python build.py types`. Do not edit.\n"
_ON_A_VIEW = "  session: string;\n  revision: number;\n"
_SIMPLE = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "object": "unknown",
    "Any": "unknown",
}


def write_types() -> None:
    """Write the file anew."""
    TARGET.write_text(_wanted(), encoding="utf-8")


def check_types() -> None:
    """Fail when the file is not what the source says."""
    if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != _wanted():
        raise StepError("web/js/engine/protocol.d.ts is stale: run `python build.py types`")


def _wanted() -> str:
    commands = sorted((PACKAGE / _COMMANDS).glob("*.py"))
    return generate(
        [_source(name) for name in _SHARED],
        [_source(name) for name in _EVENTS],
        [path.read_text(encoding="utf-8") for path in commands],
    )


def _source(name: str) -> str:
    return (PACKAGE / f"{name}.py").read_text(encoding="utf-8")


def generate(shared: Iterable[str], events: Iterable[str], commands: Iterable[str]) -> str:
    """Return the TypeScript declarations of modules, given as sources."""
    parts = [_HEAD]
    for source in shared:
        parts += _declarations(_plain_data(source))
    told = [node for source in events for node in _plain_data(source)]
    parts += [*_declarations(told), _union("Event", filter(_is_event, _classes(told)))]
    modules = [ast.parse(source).body for source in commands]
    parts += _commands([node for body in modules for node in body])
    _refuse_twins(parts)
    return "\n".join(parts)


def _refuse_twins(parts: Iterable[str]) -> None:
    """Raise StepError for a name that is declared twice: TypeScript would merge the two."""
    names = re.findall(r"^export (?:interface|type) (\w+)", "\n".join(parts), re.MULTILINE)
    twins = sorted({name for name in names if names.count(name) > 1})
    if twins:
        raise StepError(f"protocol: declared twice: {', '.join(twins)}")


def _plain_data(source: str) -> list[ast.stmt]:
    """Return the typed dictionaries, literal types and unions of a module that may have code."""
    found: list[ast.stmt] = []
    dictionaries = {"TypedDict"}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            if dictionaries.isdisjoint(map(ast.unparse, node.bases)):
                continue
            dictionaries.add(node.name)
        elif not isinstance(node, ast.Assign | ast.AnnAssign) or not _is_type(node.value):
            continue
        found.append(node)
    return found


def _is_type(node: ast.expr | None) -> bool:
    """Whether a value is a literal type or a union of named types."""
    if isinstance(node, ast.BinOp):
        return _is_type(node.left) and _is_type(node.right)
    if isinstance(node, ast.Subscript):
        return ast.unparse(node.value) == "Literal"
    return isinstance(node, ast.Name) and node.id[0].isupper()


def _classes(nodes: Iterable[ast.stmt]) -> list[ast.ClassDef]:
    return [node for node in nodes if isinstance(node, ast.ClassDef)]


def _is_event(node: ast.ClassDef) -> bool:
    """Whether a typed dictionary is told by itself, as its type tells."""
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    return ast.unparse(fields[0].target) == "type"


def _union(name: str, members: Iterable[ast.ClassDef]) -> str:
    return f"export type {name} = {' | '.join(sorted(member.name for member in members))};\n"


def _commands(nodes: list[ast.stmt]) -> Iterator[str]:
    """Yield the interface of each kind of fields with the commands that have them, and all."""
    asked: dict[str, list[tuple[str, ast.FunctionDef]]] = {}
    heads: dict[str, str] = {}
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and (call := _registered(node)) is not None:
            name = ast.literal_eval(call.args[0])
            of = "Simple" if len(node.args.args) < 2 else _annotation(node.args.args[1])
            asked.setdefault(of, []).append((name, node))
            heads[of] = "" if _needs_no_session(call) else _ON_A_VIEW
    for made in _classes(nodes):
        if made.name in asked:
            kinds = " | ".join(json.dumps(name) for name, _ in asked[made.name])
            yield _interface(made, f"  type: {kinds};\n{heads[made.name]}")
        else:
            yield _interface(made)
    if simple := asked.get("Simple"):
        told = "\n".join(f"- `{name}`: {ast.get_docstring(node)}" for name, node in simple)
        kinds = " | ".join(json.dumps(name) for name, _ in simple)
        comment = _comment(f"Commands without arguments.\n\n{told}")
        yield f"{comment}export interface Simple {{\n  type: {kinds};\n{heads['Simple']}}}\n"
    yield f"export type Command = {' | '.join(sorted(asked))};\n"


def _annotation(parameter: ast.arg) -> str:
    if parameter.annotation is None:
        raise _unknown(parameter)
    return ast.unparse(parameter.annotation)


def _registered(node: ast.FunctionDef) -> ast.Call | None:
    """Return what registers a function as what carries out a command, if anything does."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "command":
            return decorator
    return None


def _needs_no_session(call: ast.Call) -> bool:
    return any(word.arg == "needs_session" for word in call.keywords)


def _declarations(nodes: Iterable[ast.stmt]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            yield _interface(node)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield f"export type {node.targets[0].id} = {_type(node.value)};\n"
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield f"export type {ast.unparse(node.target)} = {_type(node.value)};\n"


def _interface(node: ast.ClassDef, head: str = "") -> str:
    parents = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    heading = f"export interface {node.name}"
    if parents:
        heading += f" extends {', '.join(parents)}"
    fields = [_field(field) for field in node.body if isinstance(field, ast.AnnAssign)]
    return "".join([_comment(ast.get_docstring(node)), heading, " {\n", head, *fields, "}\n"])


def _field(node: ast.AnnAssign) -> str:
    annotation, mark = node.annotation, ""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
        annotation, mark = annotation.slice, "?"
    return f"  {ast.unparse(node.target)}{mark}: {_type(annotation)};\n"


def _type(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return _constant(node)
    if isinstance(node, ast.Name):
        return _SIMPLE.get(node.id, node.id)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"{_type(node.left)} | {_type(node.right)}"
    if isinstance(node, ast.Subscript):
        return _generic(node)
    raise _unknown(node)


def _constant(node: ast.Constant) -> str:
    if node.value is None:
        return "null"
    if isinstance(node.value, str):
        # A quoted annotation: a name that comes later in the source.
        return _type(ast.parse(node.value, mode="eval").body)
    raise _unknown(node)


def _generic(node: ast.Subscript) -> str:
    name = ast.unparse(node.value)
    inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if name == "Literal":
        return " | ".join(json.dumps(ast.literal_eval(value)) for value in inner)
    if name == "dict":
        key, value = map(_type, inner)
        return f"Record<{key}, {value}>"
    if name == "tuple" and not (isinstance(inner[-1], ast.Constant) and inner[-1].value is ...):
        return f"[{', '.join(map(_type, inner))}]"
    if name in ("list", "tuple"):
        element = _type(inner[0])
        return f"({element})[]" if " | " in element else f"{element}[]"
    raise _unknown(node)


def _comment(text: str | None) -> str:
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _unknown(node: ast.AST) -> StepError:
    line = getattr(node, "lineno", "?")
    return StepError(f"protocol, line {line}: no TypeScript known for {ast.unparse(node)!r}")
