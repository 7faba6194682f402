/**
 * The two modes of the page. Play shows what one plays with; study, all that looks into a game: comments,
 * drawings, judgements, variations, and the analysis where it is fair.
 */

import { need } from "../lib/dom.js";
import { onKey } from "../lib/keys.js";
import * as findings from "../library/findings.js";
import { isVariation } from "./tree.js";

/**
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 */

/**
 * Wire the switch between the modes, and the way back to the game.
 * @param {Store} store
 * @param {import("../library/keeper.js").Keeper} keeper knows the game as it is kept
 */
export function modes(store, keeper) {
  const { dataset } = document.body;
  const toggle = need("study", HTMLButtonElement);
  const back = need("back-to-game", HTMLButtonElement);
  let match = -1;
  /** How many views of the game that is gone back to are still to come: those before them are of what was left. */
  let leaving = 0;

  const studying = () => dataset.mode === "study";

  /** @param {boolean} study */
  function set(study) {
    dataset.mode = study ? "study" : "play";
    toggle.setAttribute("aria-pressed", String(study));
  }

  function change() {
    const { view } = store;
    if (!view || toggle.disabled) return;
    if (studying()) return leave();
    set(true);
    if (view.controls.analyse) analyse();
  }

  function analyse() {
    store.send({ type: "analyse", on: true, paused: document.hidden });
  }

  function leave() {
    set(false);
    leaving += 1;
    store.send({ type: "rejoin" });
  }

  /** A game that is over is looked into; so is what is tried beside the one that is played. @param {View} view */
  function suit(view) {
    const fresh = view.match !== match;
    match = view.match;
    const aside = (view.leafed || isOver(view)) && isVariation(view) && !view.correspondence?.foreseeing;
    const tried = view.explored || aside;
    if (fresh) leaving = 0;
    if (fresh || (tried && !leaving)) set(tried || isOver(view) || isAnnotated(view));
    if (!tried && leaving) leaving -= 1;
    // Whoever has analysed it finds what came of that.
    if (fresh && isOver(view) && view.controls.analyse && !view.explored && findings.read(keeper.key)) analyse();
  }

  toggle.addEventListener("click", change);
  onKey("a", "study", change);
  back.addEventListener("click", leave);

  store.register((view) => {
    suit(view);
    toggle.disabled = Boolean(view.question) || isOffered(view);
    back.hidden = !view.leafed || isOver(view) || Boolean(view.correspondence?.foreseeing);
  });
}

/** Whether nobody is to move or to answer in it any more. @param {View} view */
function isOver({ course, question }) {
  return !question && course.player === null;
}

/** Whether it is a game of nobody's in which something was tried or said: that is seen in study alone. @param {View} view */
function isAnnotated({ tree, introduction, players, correspondence }) {
  return Boolean(tree || introduction) && !correspondence && players.every(({ seat, clock }) => seat === "human" && !clock);
}

/** Whether it is a game by link that nobody here has taken up yet. @param {View} view */
function isOffered({ correspondence, players }) {
  return Boolean(correspondence) && players.every(({ seat }) => seat === "remote");
}
