/** The game on the board as a text: saved and copied. */

import { copy, save } from "../lib/clipboard.js";
import { need } from "../lib/dom.js";

/** What records are, to whoever saves them. */
export const RECORD_TYPE = "application/x-chess-pgn;charset=utf-8";

/** Wire the buttons. @param {import("../engine/store.js").Store} store */
export function record(store) {
  need("save-record", HTMLElement).addEventListener("click", () => {
    const { view } = store;
    if (view) save(fileName(view), view.record, RECORD_TYPE);
  });
  need("copy-record", HTMLElement).addEventListener("click", async () => {
    if (!store.view) return;
    const copied = await copy(store.view.record);
    store.messages.tell({ key: copied ? "record-copied" : "copy-refused", args: {} });
  });
}

/** @param {import("../engine/protocol.js").View} view */
function fileName({ game, tags }) {
  const names = Object.entries(tags).flatMap(([tag, name]) => (name && tag !== "Event" ? [name] : []));
  const words = [game, ...names].join(" ").normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${words.replace(/^-|-$/g, "").slice(0, 80)}.pgn`;
}
