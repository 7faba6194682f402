/** What a beginner is told as things first happen, each once on this device. */

import { make, need } from "../lib/dom.js";
import { device } from "../lib/storage.js";
import { text } from "../lib/text.js";
import { setTipped, tipped } from "../lib/settings.js";
import { all } from "../library/results.js";
import { ownTurn } from "./speaker.js";

/** @typedef {import("../engine/store.js").Store} Store */

const KEPT = "tips.told";
/** A tip gives way after so many plies. */
const PLIES = 3;

/**
 * Choose what to tell, and let it be put away.
 * @param {Store} store
 * @param {() => void} onChange called when a tip was put away
 * @returns {() => string} the key of the tip that is to be seen now; empty for none
 */
export function tips(store, onChange) {
  const button = make("button", { id: "tip-close", type: "button", class: "tip-close", hidden: "" }, "×");
  need("notice", HTMLElement).after(button);
  let shown = "";
  let since = 0;
  let before = { match: -1, cursor: -1, notices: "" };
  /** Whether the move made last has brought a notice, such as that a pass now ends the game: it goes before a tip of an earlier move, till the next one. */
  let noticed = false;
  /** What a person was asked to choose in this match. */
  const asked = new Set();
  /** Whether that was never asked before: how to go on is to be known before what there is to learn. */
  let isNew = false;

  function close() {
    shown = "";
    button.hidden = true;
  }

  button.addEventListener("click", () => {
    close();
    onChange();
  });

  store.register((view) => {
    const { match, cursor } = view;
    const played = match === before.match && cursor === before.cursor + 1;
    if (match !== before.match) asked.clear();
    const stays = match === before.match && cursor >= since && cursor < since + PLIES && view.result === null && view.tips.includes(shown);
    const notices = JSON.stringify(view.notices);
    const same = match === before.match && cursor === before.cursor;
    if (!same) noticed = played && view.notices.length > 0 && notices !== before.notices;
    before = { match, cursor, notices };
    const prompt = ownTurn(view) ? (view.scene.prompt ?? "") : "";
    if (!same) isNew = prompt !== "" && !asked.has(prompt);
    asked.add(prompt);
    if (isNew) since = cursor;
    if (!stays) shown = "";
    if (!shown && played && tipped() && isPlayed(view)) {
      shown = next(view);
      since = cursor;
      // It is about what the move has brought, as the notice is.
      if (shown) noticed = false;
    }
    button.hidden = !shown || isNew;
    button.setAttribute("aria-label", text("tip-close"));
    button.title = text("tip-close");
  });
  return () => (tipped() && !noticed && !isNew ? shown : "");
}

/** Whether a person plays here. @param {import("../engine/protocol.js").View} view */
function isPlayed({ explored, task, result, players }) {
  return !explored && !task && result === null && players.some(({ seat }) => seat === "human");
}

/**
 * The first tip that was never told; from now on it was. Who has finished such a game before needs none.
 * @param {import("../engine/protocol.js").View} view
 */
function next({ game, tips }) {
  const kept = device.read(KEPT);
  const told = Array.isArray(kept) ? kept : [];
  const key = tips.find((one) => !told.includes(one)) ?? "";
  if (key && all().some((finished) => finished.game === game)) return "";
  if (key) device.write(KEPT, [...told, key]);
  return key;
}

/** Wire the switch in the settings. */
export function tipSwitch() {
  const box = need("tips", HTMLInputElement);
  box.checked = tipped();
  box.addEventListener("change", () => setTipped(box.checked));
}
