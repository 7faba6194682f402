"""The terminal's screen: the board, what stands beside it, and how a person moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Footer, Input, Static

from trilithon.console.terminal import beside
from trilithon.console.terminal.board import Board
from trilithon.console.terminal.catalogue import Catalogue
from trilithon.console.terminal.choices import Choice, Question, choices
from trilithon.console.terminal.engine import Engine
from trilithon.console.terminal.record import RecordFile
from trilithon.page.protocol.view import View

# The least room that stands beside the board, and below it for a line to type in and the keys.
_BESIDE, _BELOW = 36, 4


class Terminal(App[None]):
    """A game in a terminal; `record` is the file in which it is kept, if there is one."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"""
    #beside {{ width: 1fr; min-width: {_BESIDE}; }}
    #status {{ text-style: bold; margin-top: 1; }}
    #notice {{ color: $text-warning; min-height: 2; }}
    #choices {{ height: auto; }}
    VerticalScroll {{ margin-top: 1; }}
    """

    def __init__(
        self,
        catalogue: Catalogue,
        fragment: str,
        seats: Sequence[dict[str, Any]],
        record: RecordFile | None = None,
    ) -> None:
        super().__init__()
        self._catalogue, self._fragment, self._seats = catalogue, fragment, list(seats)
        self._record = record
        self._said = ""
        self.engine = Engine(self._hear)
        self._board, self._choices = Board(), Vertical(id="choices")
        self._players, self._status = Static(id="players"), Static(id="status")
        self._notice, self._moves = Static(id="notice"), Static(id="moves")
        self._scroll = VerticalScroll(can_focus=False)
        self._move = Input(id="move", compact=True)
        for key, action, said in (
            ("u,ctrl+z", "undo", "undo"),
            ("h", "hint", "hint"),
            ("escape", "retract", "terminal-back"),
            ("ctrl+r", "resign", "resign"),
            ("ctrl+n", "again", "terminal-again"),
            ("q", "quit", "terminal-quit"),
        ):
            self.bind(key, action, description=catalogue.text(said))

    def compose(self) -> ComposeResult:
        """The board, what stands beside it, and below them a line to type in."""
        with Horizontal():
            yield self._board
            with Vertical(id="beside"):
                yield from (self._players, self._status, self._notice, self._choices)
                with self._scroll:
                    yield self._moves
        yield self._move
        yield Footer()

    def on_mount(self) -> None:
        """Begin the game."""
        self.engine.open(self._fragment, self._seats)
        self._board.focus()

    def on_resize(self, event: events.Resize) -> None:
        """Draw the board as large as there is room."""
        self._board.room = event.size.width - _BESIDE, event.size.height - _BELOW
        self._board.refresh(layout=True)

    def on_board_chosen(self, event: Board.Chosen) -> None:
        """Choose a space, or what a key stands for."""
        self._do("choose", choice=event.choice)

    def on_board_pointed(self) -> None:
        """Tell what the space offers."""
        self._tell_beside()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Choose something besides the board."""
        if isinstance(event.button, Choice):
            self._do("choose", choice=event.button.choice)
            self._board.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play the move that was typed."""
        if text := event.value.strip():
            before = self.engine.view["revision"]
            self._do("play", move=text)
            if self.engine.view["revision"] != before:
                event.input.clear()

    def action_undo(self) -> None:
        """Take the last move back."""
        if self.engine.view["controls"]["undo"]:
            self._do("undo")

    def action_retract(self) -> None:
        """Take the last choice back; from the line that is typed in, go back to the board."""
        if not self._board.has_focus:
            self._board.focus()
        elif self.engine.view["controls"]["retract"]:
            self._do("retract")

    def action_hint(self) -> None:
        """Look for a good move."""
        if self.engine.view["controls"]["hint"]:
            self._do("hint")

    def action_resign(self) -> None:
        """Give the game up, if that is meant."""
        if self.engine.view["controls"]["resign"]:
            self._ask("resign-question", partial(self._do, "resign"))

    def action_again(self) -> None:
        """Begin another game; where one goes on, only if that is meant."""
        if self.engine.view["result"] is None and self.engine.view["moves"]:
            self._ask("terminal-again-question", self._begin_again)
        else:
            self._begin_again()

    def _begin_again(self) -> None:
        if self._record is not None and self.engine.view["moves"]:
            self._record.begin()
        self._do("again", at="start")

    def _ask(self, key: str, then: Callable[[], None]) -> None:
        words = (self._catalogue.text(one) for one in (key, "terminal-yes", "terminal-no"))
        self.push_screen(Question(*words), lambda yes: then() if yes else None)

    def _do(self, kind: str, **fields: Any) -> None:
        self._said = ""
        self.engine.send(kind, **fields)
        self._tell_beside()
        self._go_on()

    @work(exclusive=True)
    async def _go_on(self) -> None:
        """Let the engine search, and whatever else happens come in between."""
        while self.engine.busy:
            self.engine.step()
            await asyncio.sleep(0)

    def _hear(self, event: dict[str, Any]) -> None:
        """Show what the engine has told."""
        kind = event["type"]
        if kind == "view":
            self._show(self.engine.view)
            self._go_on()
        elif kind in ("trouble", "explanation"):
            self._said = self._catalogue.say(event["text"])
        elif kind == "hint":
            told = self._catalogue.text(
                "terminal-looking", share=self._catalogue.share(event["done"])
            )
            found = "move" in event
            self._said = beside.hint(self._catalogue, self.engine.view, event) if found else told
        elif kind == "thinking":
            self._tell_status(event["done"])
        self._tell_beside()

    def _show(self, view: View) -> None:
        self._said = self._keep(view)
        self._board.show(view)
        self._players.update(beside.players(self._catalogue, view))
        self._tell_status()
        self._moves.update(beside.moves(view))
        self._scroll.scroll_end(animate=False)
        self._offer(view)
        shown = view["moves"][-1]["text"] if view["moves"] else view["scene"]["spaces"][0]["id"]
        self._move.placeholder = self._catalogue.text("terminal-move", move=shown)
        self._tell_beside()

    def _offer(self, view: View) -> None:
        self._choices.remove_children()
        self._choices.mount_all(
            Choice(choice, said, pressed=pressed)
            for choice, said, pressed in choices(self._catalogue, view)
        )

    def _tell_status(self, done: float | None = None) -> None:
        view = self.engine.view
        told = self._catalogue.say(view["status"])
        if done is not None:
            told = f"{told} {self._catalogue.share(done)}"
        self._status.update(told)

    def _tell_beside(self) -> None:
        said = self._said or beside.notice(self._catalogue, self.engine.view, self._board.pointed)
        self._notice.update(said)

    def _keep(self, view: View) -> str:
        """Keep the game in its file; what is wrong with that, if something is."""
        if self._record is None:
            return ""
        try:
            self._record.keep(view["record"])
        except OSError as trouble:
            told = {"file": str(self._record.path), "reason": trouble.strerror or ""}
            return self._catalogue.text("terminal-unsaved", **told)
        return ""
