/** What opens the list of all commands with their keys. */

import { onKey } from "../lib/keys.js";
import { opener } from "./opener.js";

/** Wire the key, and the button of a page that has one. */
export function shortcuts() {
  const show = opener(() => import("../dialogs/shortcuts.js"), ({ shortcutsDialog }) => shortcutsDialog());

  function open() {
    // The focus is to come back to what opened the menu that this was chosen from.
    for (const menu of document.querySelectorAll("[popover]:popover-open")) if (menu instanceof HTMLElement) menu.hidePopover();
    show();
  }

  onKey("?", "keys-open", open, "page");
  document.getElementById("keys-open")?.addEventListener("click", open);
}
