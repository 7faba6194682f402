/**
 * Puts the page together: the engine's events into the store, the store's changes onto the screen. Each part
 * registers for what it draws, in the order in which the parts are made here.
 */

import { Board } from "../../board/board.js";
import { coming } from "../../board/coming.js";
import { confirmation } from "../../board/confirmation.js";
import { drag } from "../../board/drag.js";
import { halfMoves } from "../../board/half-move.js";
import { Hands } from "../../board/hands.js";
import { crosshair, marks } from "../../board/marks.js";
import { options } from "../../board/options.js";
import { orientation } from "../../board/orientation.js";
import { Pen } from "../../board/pen.js";
import { Pointer } from "../../board/pointer.js";
import { premoves } from "../../board/premove.js";
import { Spaces } from "../../board/spaces.js";
import { zoom } from "../../board/zoom.js";
import { cores } from "../../engine/cores.js";
import { engine } from "../../engine/start.js";
import { Store } from "../../engine/store.js";
import { need } from "../../lib/dom.js";
import { menus } from "../../lib/menus.js";
import { speak, wantedLanguage } from "../../lib/text.js";
import { paused } from "../../lib/settings.js";
import { CorrespondencePanel } from "../../library/correspondence.js";
import { Keeper } from "../../library/keeper.js";
import { fragmentOf } from "../../library/address.js";
import { aim } from "../../panels/aim.js";
import { AnalysisPanel } from "../../panels/analysis.js";
import { Annotations } from "../../panels/annotations.js";
import { pointed } from "../../panels/circle.js";
import { Clocks } from "../../panels/clocks.js";
import { controls } from "../../panels/controls.js";
import { Ending } from "../../panels/ending.js";
import { follower } from "../../panels/follower.js";
import { hint } from "../../panels/hint.js";
import { links } from "../../panels/links.js";
import { modes } from "../../panels/modes.js";
import { Moves } from "../../panels/moves.js";
import { ongoing } from "../../panels/ongoing.js";
import { Players } from "../../panels/players.js";
import { queries } from "../../panels/queries.js";
import { questionPanel } from "../../panels/question.js";
import { record } from "../../panels/record.js";
import { Speaker } from "../../panels/speaker.js";
import { tipSwitch, tips } from "../../panels/tips.js";
import { hear } from "../../shell/events.js";
import { ponder } from "../../shell/ponder.js";
import { settingsMenu } from "../../shell/settings.js";
import { shortcuts } from "../../shell/shortcuts.js";
import { sounds } from "../../shell/sounds.js";
import { challenges } from "./challenge.js";
import { dialogs } from "./dialogs.js";
import { invitations } from "./invitations.js";

const store = new Store("table");
store.pause.length = paused;
const box = need("board", HTMLElement);
const board = new Board(need("board-view", HTMLElement));
coming(need("board-view", HTMLElement), store);
const spaces = new Spaces(board.spaces);
const sound = sounds(board);
/** Where an arrow that is being drawn begins. */
let tail = "";

const keeper = new Keeper(store);
const byLink = new CorrespondencePanel(store, keeper, (view) => void end.show(view));
store.on(["words"], () => spaces.retell());
store.register((view) => {
  board.show(view);
  sound(view);
  spaces.show(view.scene);
  board.svg.dataset.player = view.players.find((player) => player.to_move)?.name ?? "";
});
// Before other listeners of the board, which hear nothing while it is out.
new Pen(box, store, spaces, (id) => {
  tail = id;
  showPointed();
});
// Before the board has its key.
confirmation(store);
halfMoves(store, keeper);
const showAhead = premoves(store, keeper, box, spaces);
const pointer = new Pointer(box, store, spaces, showPointed);
new Players(store);
new Clocks(store, keeper);
follower(store, keeper);
const hands = new Hands(store);
pointer.watch(hands.list);
pointer.keepOver(need("says", HTMLElement));
drag([box, hands.list, need("options", HTMLElement)], store, spaces);
aim(store);
const speaker = new Speaker(store, spaces, { asked: () => byLink.asked, tip: tips(store, showPointed) });
const moves = new Moves(store);
// Before others that have its key.
const end = new Ending(store, board);
controls(store, moves, box);
modes(store, keeper);
options(store, spaces);
questionPanel(store);
orientation(store);
new AnalysisPanel(store, moves, board.analysis);
zoom(need("board-view", HTMLElement), store);
hint(store);
cores(store);
const ponderSwitch = ponder(store);
new Annotations(store);
links(store);
challenges(store);
queries(store);
record(store);
menus();
const showOngoing = ongoing(store, keeper);
dialogs(store, keeper, { onSent: (view) => byLink.share(view), onGames: showOngoing });
const gameAlone = invitations(store, keeper, () => byLink.take(), () => pointer.at);
shortcuts();
store.on(["view", "words", "explanation", "thinking", "trouble", "told", "progress", "waiting", "circle"], showPointed);
store.register((view) => {
  pointer.renew();
  // What comes is there; another engine for the same game needs no room.
  delete document.documentElement.dataset.coming;
  delete document.documentElement.dataset.beside;
  document.body.dataset.state = view.thinking ? "thinking" : "ready";
  document.body.dataset.result = view.result ?? "";
  document.body.dataset.revision = String(view.revision);
  afterPaint(() => {
    performance.mark("view-painted");
    keep(view);
  });
});
keeper.onDue = () => store.view && keep(store.view);

/** @param {import("../../engine/protocol.js").View} view */
function keep(view) {
  if (view !== store.view) return;
  if (keeper.keep(view)) document.body.dataset.kept = String(view.revision);
  showOngoing();
}

function showPointed() {
  board.marks.show([...showAhead(), ...crosshair(spaces, pointer.aim), ...marks(store, spaces, pointer.at, tail), ...pointed(store, spaces)]);
  speaker.show(pointer.at);
}

/** @param {() => void} action done once the frame that is now prepared has been painted, or the page is left before */
function afterPaint(action) {
  const channel = new MessageChannel();
  function act() {
    channel.port1.close();
    removeEventListener("pagehide", act);
    action();
  }
  channel.port1.onmessage = act;
  addEventListener("pagehide", act);
  // A page that is not seen paints nothing, and what it plays is kept all the same.
  if (document.hidden) channel.port2.postMessage(null);
  else requestAnimationFrame(() => channel.port2.postMessage(null));
}

hear(store, () => {
  document.body.dataset.state = "loading";
  keeper.again();
});
store.connect((command) => engine.send(command));
gameAlone(fragmentOf(location.href));
keeper.begin();
addEventListener("hashchange", ({ newURL }) => {
  const fragment = gameAlone(fragmentOf(newURL));
  if (fragment) keeper.follow(fragment);
});

await speak(wantedLanguage());
settingsMenu(store, () => store.retell());
tipSwitch();
ponderSwitch();
store.retell();
