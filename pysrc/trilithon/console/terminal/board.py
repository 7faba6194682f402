"""The board as a widget: a space is chosen with the mouse, or with the arrow keys and Enter."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from trilithon.console.terminal.picture import Picture
from trilithon.page.protocol.view import View

_ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Board(Widget, can_focus=True):
    """The board: a space is chosen with the mouse, or with the arrow keys and Enter."""

    class Chosen(Message):
        """Something on the board, or something that a key stands for, was chosen."""

        def __init__(self, choice: str) -> None:
            self.choice = choice
            super().__init__()

    class Pointed(Message):
        """Another space is pointed at."""

    DEFAULT_CSS = "Board { width: auto; height: auto; margin: 0 1; }"

    def __init__(self) -> None:
        super().__init__()
        self.view: View | None = None
        self.pointed = ""
        self.room = (80, 24)

    def show(self, view: View) -> None:
        """Draw another view."""
        self.view = view
        self.refresh(layout=True)

    @property
    def picture(self) -> Picture:
        """The board as it is drawn now; there is a view."""
        assert self.view is not None
        pointed = self.pointed if self.has_focus else ""
        return Picture(self.view["game"], self.view["scene"], pointed, self.room)

    def render(self) -> Text:
        """The lines of the board."""
        return self.picture.text if self.view is not None else Text()

    def get_content_width(self, container: Any, viewport: Any) -> int:
        """How wide it is drawn."""
        return self.picture.width if self.view is not None else 1

    def get_content_height(self, container: Any, viewport: Any, width: int) -> int:
        """How high it is drawn."""
        return self.picture.height if self.view is not None else 1

    def on_click(self, event: events.Click) -> None:
        """Choose the space under the mouse."""
        offset = event.get_content_offset(self)
        space = self.picture.space_at(offset.x, offset.y) if offset and self.view else None
        if space is not None:
            self.point(space)
            self.post_message(self.Chosen(space))

    def on_key(self, event: events.Key) -> None:
        """Go to another space, choose it, or choose what the key stands for."""
        if self.view is None:
            return
        if event.key in _ARROWS:
            self._go(*_ARROWS[event.key])
        elif event.key in ("enter", "space") and self.pointed:
            self.post_message(self.Chosen(self.pointed))
        elif event.key in (keys := choice_keys(self.view)):
            self.post_message(self.Chosen(keys[event.key]))
        else:
            return
        event.stop()

    def point(self, space: str) -> None:
        """Point at a space."""
        self.pointed = space
        self.refresh()
        self.post_message(self.Pointed())

    def _go(self, across: int, down: int) -> None:
        """Point at the nearest space in a direction; at first, at the middle of the board."""
        assert self.view is not None
        places = {one["id"]: (one["x"], one["y"]) for one in self.view["scene"]["spaces"]}
        if self.pointed not in places:
            self.point(list(places)[len(places) // 2])
            return
        x, y = places[self.pointed]

        def distance(space: str) -> float:
            along = (places[space][0] - x) * across + (places[space][1] - y) * down
            aside = abs((places[space][0] - x) * down) + abs((places[space][1] - y) * across)
            return along + 2 * aside if along > 0 and aside <= along * 2 else float("inf")

        nearest = min(places, key=distance)
        if distance(nearest) < float("inf"):
            self.point(nearest)


def choice_keys(view: View) -> dict[str, str]:
    """The keys that choose something besides the board."""
    options = [(one.get("key"), one["id"]) for one in view["scene"]["options"]]
    items = [item for hand in view["scene"].get("hands", []) for item in hand["items"]]
    held = [(item.get("key"), item["id"]) for item in items if item["state"] == "target"]
    return {key.lower(): choice for key, choice in (*options, *held) if key}
