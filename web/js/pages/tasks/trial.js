/** What is told of the try at a task: the move, why it is wrong, and what follows it. */

import { say, sentences } from "../../lib/text.js";

/** @typedef {Pick<import("./table.js").TaskTable, "task"> & {store: Pick<import("../../engine/store.js").Store, "view">}} Table */

/** The move that was tried. @param {Table} table */
export function triedMove(table) {
  return movesSince(table)[0]?.text ?? "";
}

/** Whether something follows the try that is, or will be, played out. @param {Table} table */
export function goesOn(table) {
  return Boolean(table.store.view?.thinking || movesSince(table).length > 1);
}

/** How the game has ended, once what follows the try has been played out; else empty. @param {Table} table */
export function endingOf({ store: { view } }) {
  return view?.result ? `${say(view.status)}.` : "";
}

/** Why the try is wrong, in words; else empty. @param {Table} table */
export function reasonOf({ task }) {
  return sentences(task?.reasons ?? []);
}

/** What is told of the reply to a wrong try, once there is one, and how the game has ended by then. @param {Table} table */
export function refutationOf(table) {
  return [sentences(table.task?.reply ?? []), goesOn(table) ? endingOf(table) : ""].filter(Boolean).join(" ");
}

/** The moves from the try on. @param {Table} table */
function movesSince({ store: { view } }) {
  const before = view?.moves.findIndex(({ node }) => node === view.task?.node) ?? -1;
  return view?.moves.slice(before + 1) ?? [];
}
