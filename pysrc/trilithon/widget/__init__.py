"""The page's board in notebooks: a game against the engine, which runs in the kernel.

It needs the extra `trilithon[widget]`.
"""

try:
    import anywidget as anywidget
except ModuleNotFoundError as missing:
    _NEEDED = "this needs further libraries: pip install 'trilithon[widget]'"
    raise ModuleNotFoundError(_NEEDED, name=missing.name) from missing

from trilithon.widget.board import Board

__all__ = ["Board"]
