"""Buttons: what can be chosen besides the board, and questions before something is lost."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Label

from trilithon.console.terminal.catalogue import Catalogue
from trilithon.page.protocol.view import View


class Choice(Button):
    """Something besides the board that can be chosen, such as a pass or a piece in hand."""

    def __init__(self, choice: str, said: str, *, pressed: bool) -> None:
        super().__init__(said, compact=True, variant="primary" if pressed else "default")
        self.choice = choice


class Question(ModalScreen[bool]):
    """A question to be answered with yes or no before something is lost."""

    DEFAULT_CSS = """
    Question { align: center middle; }
    Question > Vertical { width: auto; height: auto; padding: 1 2; background: $surface; }
    Question Horizontal { width: auto; height: auto; margin-top: 1; }
    Question Button { margin-right: 2; }
    """

    def __init__(self, asked: str, yes: str, no: str) -> None:
        super().__init__()
        self._said = asked, yes, no
        self._bindings.bind("escape", "dismiss(False)", show=False)

    def compose(self) -> ComposeResult:
        """The question and its answers."""
        asked, yes, no = self._said
        answers = Horizontal(Button(yes, id="yes", compact=True), Button(no, id="no", compact=True))
        yield Vertical(Label(asked), answers)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.dismiss(event.button.id == "yes")


def choices(catalogue: Catalogue, view: View) -> list[tuple[str, str, bool]]:
    """What can be chosen besides the board: its id, what it is called, and whether it is chosen."""
    found = []
    for option in view["scene"]["options"]:
        said = _with_key(catalogue.text(option["label"]), option.get("key"))
        found.append((option["id"], said, bool(option.get("pressed"))))
    for hand in view["scene"].get("hands", []):
        for item in hand["items"]:
            if item["state"] == "target":
                said = catalogue.text(f"piece-{item['name']}", count=item["count"])
                chosen = item["id"] in view["draft"]
                found.append((item["id"], _with_key(said, item.get("key")), chosen))
    return found


def _with_key(said: str, key: str | None) -> str:
    return f"{said} ({key})" if key else said
