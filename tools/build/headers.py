"""The headers that the site is meant to be served with, as far as a host lets its sites set any.

The local server sends them, so that what the tests see is what visitors get. Hosts are told by a
file (`write_headers`), in which no two rules set the same header of a path: which one would win
differs from host to host. What of the policy a page can say itself it does (`page_policy`).
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

POLICY = "Content-Security-Policy"
# What a page cannot say of itself: hosts alone can.
_HOSTS_ALONE = ("frame-ancestors",)

# A page that this one opens has no hold on it (Cross-Origin-Opener-Policy). The embedder policy is
# for sites that have one: they may frame only what has it too.
_COMMON = {
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(),"
    " payment=(), usb=()",
}
# Everything in there has its content's hash in its path. Whatever is elsewhere is revalidated.
_ASSETS = "/assets/"
_LASTING = "public, max-age=31536000, immutable"
_REVALIDATED = "public, max-age=0, must-revalidate"

# Nothing may be loaded from elsewhere, and no script or style may stand in a page itself.
# 'wasm-unsafe-eval' is what WebAssembly needs; it does not allow eval(). Other sites may frame no
# page but those that boards of theirs need.
_STRICT = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "font-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "frame-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'self'",
}
# A board in somebody's page, and the engine that such boards share. Not even `frame-ancestors *`
# may stand here: it refuses hosts without an origin, such as sandboxed ones. In these WebKit takes
# nothing for the page's own, so that the site's origin is named where it is known.
_BOARDS = ("/embed.html", "/engine.html")
_BOARD = {name: value for name, value in _STRICT.items() if name != "frame-ancestors"}
# The lab alone may ask for further packages, when its reader says so. Its worker lies beside it,
# since a worker goes by the policy of its own address.
_LAB = "/lab/"
_ASKING = {
    **{name: value for name, value in _STRICT.items() if name != "frame-src"},
    "connect-src": "'self' https://pypi.org https://files.pythonhosted.org",
}
# No pages lie among the assets, but the engine's workers: they may run a script that they have
# unpacked.
_UNPACKING = {**_STRICT, "script-src": "'self' blob: 'wasm-unsafe-eval'"}
# The page that is shown where there is none: it holds its style, and what allows that.
_MISSING = "/404.html"
# What has a policy beside pages: workers go by that of their own address.
_WORKERS = ("/sw.js", "/lab/worker.js")


def site_headers(path: str) -> dict[str, str]:
    """Return the headers that come with a path of the site, an absolute one.

    At an empty one there is nothing: so come those of an answer that says so.
    """
    return {**_COMMON, "Cache-Control": _REVALIDATED, **own_headers(path)}


def own_headers(path: str, origin: str = "") -> dict[str, str]:
    """Return the headers that a path has beside those of all.

    `origin` is that of the site, such as ``https://a.example``, where it is known.
    """
    if path.startswith(_ASSETS):
        return {POLICY: _written(_UNPACKING), "Cache-Control": _LASTING}
    if path != _MISSING and (path.endswith(("/", ".html")) or path in _WORKERS):
        return {POLICY: _written(_policy(path, origin))}
    return {}


def page_policy(place: PurePosixPath, origin: str = "") -> str:
    """Return what the page at a place of the site says of its policy itself.

    A board's page says nothing where the site's origin is not known: on hosts without headers it
    works in sandboxed frames of all browsers then.
    """
    path = f"/{place.as_posix()}"
    if path in _BOARDS and not origin:
        return ""
    policy = _policy(path, origin)
    return _written({name: policy[name] for name in policy if name not in _HOSTS_ALONE})


def write_headers(site: Path, names: Iterable[str], origin: str = "") -> None:
    """Write the file ``_headers`` into a site, for the files of these names in it.

    Hosts serve a page by more addresses than one, and what a rule is for is told by the address
    that was asked for. Of an address without a file no rule says more than the common ones: the
    page that is shown there has its policy in itself.
    """
    rules = {"/*": _COMMON, f"{_ASSETS}*": own_headers(_ASSETS)}
    for name in sorted(names):
        path = f"/{name}"
        own = own_headers(path, origin)
        if own and not path.startswith(_ASSETS):
            rules |= dict.fromkeys(_addresses(path), own)
    lines = (line for path, headers in rules.items() for line in (path, *_lines(headers)))
    (site / "_headers").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _addresses(path: str) -> Iterator[str]:
    """The addresses by which hosts serve a file: a page also without its ending, or its folder."""
    yield path
    if path.endswith(".html"):
        yield path.removesuffix(".html")
    if path.endswith("/index.html"):
        yield path.removesuffix("index.html")


def _lines(headers: Mapping[str, str]) -> Iterator[str]:
    return (f"  {name}: {value}" for name, value in headers.items())


def _policy(path: str, origin: str) -> Mapping[str, str]:
    if path in _BOARDS:
        own = f"'self' {origin}".strip()
        return {name: value.replace("'self'", own) for name, value in _BOARD.items()}
    return _ASKING if path.startswith(_LAB) else _STRICT


def _written(policy: Mapping[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in policy.items())
