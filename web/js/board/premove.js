/** Moves made ahead: choices wait while somebody else is to move, and are played when that one has moved. */

import { device, isRecord } from "../lib/storage.js";
import { AHEAD } from "../library/kept.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/protocol.js").Shape} Shape
 * @typedef {import("./spaces.js").Spaces} Spaces
 * @typedef {import("../library/keeper.js").Keeper} Keeper
 */

/** Whether a person here waits for somebody else's move, in the game as it is played. @param {View} view */
export function awaits({ players, question, result, cursor, moves, leafed, correspondence }) {
  // What is tried beside the game, one plays for both sides.
  if (question || result !== null || cursor !== moves.length || leafed || correspondence?.foreseeing) return false;
  return players.some(({ seat }) => seat === "human") && players.some(({ seat, to_move }) => to_move && seat !== "human");
}

/**
 * Let moves be made ahead.
 * @param {Store} store
 * @param {Keeper} keeper knows a game by link, in which what was chosen is kept until the answer comes
 * @param {HTMLElement} box around the board
 * @param {Spaces} spaces
 * @returns {() => Shape[]} what shows the pieces that are to come
 */
export function premoves(store, keeper, box, spaces) {
  store.draft.awaits = awaits;
  /** The match that was met last. */
  let match = -1;
  /** That of the view before: another engine counts anew. */
  let revision = 0;
  /** Whether what was chosen ahead waits until something is answered. */
  let postponed = false;

  box.addEventListener("contextmenu", (event) => {
    if (!store.view || !awaits(store.view) || !store.draft.waiting.length) return;
    event.preventDefault();
    store.draft.drop();
  });

  store.register((view) => {
    const fresh = view.match !== match || view.revision < revision;
    ({ match, revision } = view);
    if (!view.correspondence) return;
    const kept = read(keeper.key);
    if (!kept) return;
    const own = view.players.some(({ seat, to_move }) => seat === "human" && to_move);
    const { request } = view.correspondence;
    // What the other person asks has to be answered first; moves may be taken back that this one is to follow.
    const asked = Boolean(request && !request.refused && view.players[request.player]?.seat === "remote");
    const answered = own && !asked && kept.plies < view.course.plies;
    const again = (fresh || postponed) && awaits(view) && kept.plies === view.course.plies;
    postponed = asked;
    if (answered) device.remove(AHEAD + keeper.key);
    if (answered || again) store.draft.plan(kept.choices);
  });

  // After what is kept has been chosen again: with another engine nothing waits at first.
  store.on(["waiting"], () => {
    const { view, draft: { waiting } } = store;
    if (!view?.correspondence || !awaits(view)) return;
    if (waiting.length) device.write(AHEAD + keeper.key, { plies: view.course.plies, choices: waiting });
    else device.remove(AHEAD + keeper.key);
  });

  return () => {
    if (!store.view || !awaits(store.view)) return [];
    // A colour, or a base in hand, that was chosen ahead too is what comes.
    const { options, hands = [], preview } = store.view.scene;
    const chosen = (/** @type {{id: string}} */ { id }) => store.draft.waiting.includes(id);
    const name = options.findLast((one) => one.symbol && chosen(one))?.symbol ?? hands.flatMap(({ items }) => items).find(chosen)?.name ?? preview;
    if (!name) return [];
    return [...new Set(store.draft.waiting)].flatMap((id) => {
      const centre = spaces.get(id)?.holds === "empty" ? spaces.centre(id) : null;
      return centre ? [{ kind: /** @type {const} */ ("symbol"), key: `ahead ${id}`, name, ...centre }] : [];
    });
  };
}

/** What was chosen ahead in a game by link, and after how many plies. @param {string} key */
function read(key) {
  const kept = device.read(AHEAD + key);
  if (!isRecord(kept)) return null;
  const { plies, choices } = kept;
  const known = typeof plies === "number" && Array.isArray(choices) && choices.every((one) => typeof one === "string");
  return known ? { plies, choices } : null;
}
