"""What stands in a page for browsers that cannot run it, in every language.

Such a browser cannot load a catalogue, so the sentences are written into the page.
"""

from __future__ import annotations

from html import escape

from tools.build.paths import WEB
from tools.site.words import read_words


def needs() -> str:
    """The box that `js/shell/needs.js` shows, and what is shown where there is no script at all."""
    lacking, without = "", ""
    for path in sorted((WEB / "locales").glob("*.ftl")):
        words = {key: escape(text, quote=False) for key, text in read_words(path).items()}
        begin = f'<div lang="{path.stem}"><h2>{words["needs-title"]}</h2>'
        without += f"{begin}<p>{words['needs-script']}</p></div>"
        lacking += (
            f"{begin}<p>{words['needs-features']}</p><ul></ul>"
            f"<p>{words['needs-browsers']}</p></div>"
        )
    return (
        f'<div id="needs" class="needs" role="alert" hidden>{lacking}</div>'
        f'<noscript><div class="needs">{without}</div></noscript>'
    )
