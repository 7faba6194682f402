/** A store that sends to nobody, and what the engine may tell it. */

import { Store } from "../../web/js/engine/store.js";

/** @typedef {import("../../web/js/engine/protocol.js").Command} Command */

/** A store, what it has sent, and that in short. */
export function opened() {
  const store = new Store("table");
  /** @type {Command[]} */
  const sent = [];
  store.connect((command) => sent.push(command));
  return { store, sent, types: () => sent.map((command) => ("choice" in command ? `choose ${command.choice}` : command.type)) };
}

/** @param {string} choice @param {boolean} refused @returns {import("../../web/js/engine/protocol.js").Explanation} */
export function explained(choice, refused) {
  return { type: "explanation", session: "table", revision: 1, choice, refused, text: { key: "k", args: {} }, spaces: [], shapes: [] };
}

/** @param {string} session @param {string} about @returns {import("../../web/js/engine/protocol.js").Trouble} */
export function troubled(session, about) {
  return { type: "trouble", session, about, text: { key: "k", args: {} } };
}
