/** The dialogs of the page with what opens them. Each is fetched when it is first opened. */

import { need } from "../../lib/dom.js";
import { onKey } from "../../lib/keys.js";
import { showBanner } from "../../shell/banner.js";
import { opener } from "../../shell/opener.js";

/** @typedef {import("../../engine/store.js").Store} Store */

/**
 * Wire what opens the dialogs.
 * @param {Store} store
 * @param {import("../../library/keeper.js").Keeper} keeper
 * @param {{onSent: (view: import("../../engine/protocol.js").View) => void, onGames: () => void}} listener told when a link
 * has been given away, and when other games are kept than before
 */
export function dialogs(store, keeper, { onSent, onGames }) {
  const draw = opener(() => import("../../dialogs/editor.js"), ({ drawingDialog }) => drawingDialog(store));
  const begin = opener(() => import("../../dialogs/new-game.js"), ({ newGameDialog }) => newGameDialog(store, draw));
  const goOn = opener(() => import("../../dialogs/continuation.js"), ({ continuationDialog }) => continuationDialog(store, draw));
  const read = opener(() => import("../../dialogs/records.js"), ({ recordsDialog }) => recordsDialog(store, keeper, onGames));

  pressed("new", begin);
  pressed("set-up", () => goOn("drawing"));
  pressed("play-from-here", () => goOn("board"));
  pressed("open-record", () => read());
  pressed("details-open", opener(() => import("../../dialogs/details.js"), ({ detailsDialog }) => detailsDialog(store)));
  pressed("share", opener(() => import("../../dialogs/share.js"), ({ shareDialog }) => shareDialog(store, onSent)));
  pressed("embed", opener(() => import("../../dialogs/embed.js"), ({ embedDialog }) => embedDialog(store)));
  pressed("picture-open", opener(() => import("../../dialogs/picture.js"), ({ pictureDialog }) => pictureDialog(store)));
  const showGames = opener(() => import("../../dialogs/games.js"), ({ gamesDialog }) => gamesDialog(store, keeper, onGames));
  pressed("games-open", () => showGames());
  keeper.copy.onFull = () => showBanner("games-full", "games-full", [["games", () => showGames()], ["games-full-later", () => {}]]);
  pressed("statistics-open", opener(() => import("../../dialogs/statistics.js"), ({ statisticsDialog }) => statisticsDialog()));
  const type = opener(() => import("../../dialogs/notation.js"), ({ notationDialog }) => notationDialog(store));
  pressed("notation-open", type);
  onKey("n", "notation-open", () => type());
  const showRule = opener(() => import("../../panels/rule.js"), ({ rulePanel }) => rulePanel());
  const rule = need("rule", HTMLAnchorElement);
  rule.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showRule(rule.href);
  });
  readDropped(read);
  store.on(["view", "catalogue"], () => allow(store));
}

/** @param {string} id of a button @param {() => void} action */
function pressed(id, action) {
  need(id, HTMLButtonElement).addEventListener("click", () => action());
}

/** Read a record that is dropped anywhere on the page. @param {(file: File | undefined) => void} read */
function readDropped(read) {
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  });
}

/** Let be pressed what there is something to open with. @param {Store} store */
function allow({ view, catalogue }) {
  const ready = view !== null && catalogue !== null;
  need("new", HTMLButtonElement).disabled = need("set-up", HTMLButtonElement).disabled = !ready;
  need("play-from-here", HTMLButtonElement).disabled = !ready || view.result !== null || Boolean(view.question ?? view.correspondence);
}
