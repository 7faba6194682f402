"""Write ``web/js/engine/protocol.d.ts`` from the typed dictionaries of the page's protocol.

Understands typed dictionaries, ``Literal``, unions, ``NotRequired``, lists, dictionaries, tuples
and names for types; anything else is an error, so that nothing is lost on the way.
"""

import ast
import json
from collections.abc import Iterable, Iterator

from tools.build.paths import PACKAGE, WEB
from tools.build.steps import StepError

# In the order in which they build on each other, below the package. Of those outside the protocol
# only what is plain data crosses to the page.
_MODULES = (
    "core/scene",
    "match/seats",
    "formats/attributes",
    "formats/collection",
    "page/protocol/view",
    "page/protocol/analysis",
    "page/protocol/events",
    "page/protocol/setup",
    "page/protocol/play",
    "page/protocol/writing",
    "page/protocol/study",
    "page/protocol/commands",
)
TARGET = WEB / "js" / "engine" / "protocol.d.ts"

_HEAD = (
    "// Generated from pysrc/trilithon/page/protocol/ by `python build.py types`. Do not edit.\n"
)
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
    return generate(*sources())


def sources() -> list[str]:
    """Return all that the types are made of, as sources of Python."""
    texts = {name: (PACKAGE / f"{name}.py").read_text(encoding="utf-8") for name in _MODULES}
    return [
        text if name.startswith(("core/", "page/")) else plain_data(text)
        for name, text in texts.items()
    ]


def generate(*sources: str) -> str:
    """Return the TypeScript declarations of the protocol's modules, given as sources."""
    modules = (ast.parse(source) for source in sources)
    return "\n".join([_HEAD, *(text for module in modules for text in _declarations(module.body))])


def plain_data(source: str) -> str:
    """Return only the typed dictionaries and literal types of a module that has code as well."""
    nodes = [node for node in ast.parse(source).body if _is_plain_data(node)]
    return "\n".join(ast.unparse(node) for node in nodes)


def _is_plain_data(node: ast.stmt) -> bool:
    if isinstance(node, ast.ClassDef):
        return any(ast.unparse(base) == "TypedDict" for base in node.bases)
    return isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("Literal[")


def _declarations(nodes: Iterable[ast.stmt]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            yield _interface(node)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield f"export type {node.targets[0].id} = {_type(node.value)};\n"
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield f"export type {ast.unparse(node.target)} = {_type(node.value)};\n"
        elif not isinstance(node, ast.Import | ast.ImportFrom | ast.Expr):
            raise _unknown(node)


def _interface(node: ast.ClassDef) -> str:
    parents = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    heading = f"export interface {node.name}"
    if parents:
        heading += f" extends {', '.join(parents)}"
    optional = any(
        word.arg == "total" and ast.unparse(word.value) == "False" for word in node.keywords
    )
    fields = [_field(field, optional) for field in node.body if isinstance(field, ast.AnnAssign)]
    return "".join([_comment(ast.get_docstring(node)), heading, " {\n", *fields, "}\n"])


def _field(node: ast.AnnAssign, optional: bool) -> str:
    annotation = node.annotation
    wrapper = _wrapper(annotation)
    if wrapper is not None:
        optional = wrapper[0] == "NotRequired"
        annotation = wrapper[1]
    return f"  {ast.unparse(node.target)}{'?' if optional else ''}: {_type(annotation)};\n"


def _wrapper(node: ast.expr) -> tuple[str, ast.expr] | None:
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) in ("NotRequired", "Required"):
        return ast.unparse(node.value), node.slice
    return None


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
