/** The game on the board as a text: saved and copied; and what paper tells of it besides. */

import { copy, save } from "../lib/clipboard.js";
import { need } from "../lib/dom.js";
import { longDate } from "../lib/text.js";

/** A day of a record. */
const DAY = /^(\d{4})\.(\d{2})\.(\d{2})$/;
/** What records are, to whoever saves them. */
export const RECORD_TYPE = "application/x-chess-pgn;charset=utf-8";

/** Wire the buttons, and the line that is seen on paper. @param {import("../engine/store.js").Store} store */
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
  const occasion = need("occasion", HTMLElement);
  store.register(({ tags }) => {
    occasion.textContent = [tags["Event"], day(tags["Date"] ?? "")].filter(Boolean).join(" · ");
  });
}

/** @param {string} date */
function day(date) {
  const [, year, month, number] = DAY.exec(date) ?? [];
  return year ? longDate(new Date(Number(year), Number(month) - 1, Number(number))) : date;
}

/** @param {import("../engine/protocol.js").View} view */
function fileName({ game, tags }) {
  const names = Object.entries(tags).flatMap(([tag, name]) => (name && tag !== "Event" ? [name] : []));
  const words = [game, ...names].join(" ").normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${words.replace(/^-|-$/g, "").slice(0, 80)}.pgn`;
}
