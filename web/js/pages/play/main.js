/** Puts the page together: the engine's events into the store, the store's changes onto the screen. */

import { Board } from "../../board/board.js";
import { confirmation } from "../../board/confirmation.js";
import { dragging } from "../../board/drag.js";
import { Hands } from "../../board/hands.js";
import { aim, marks } from "../../board/marks.js";
import { options } from "../../board/options.js";
import { orientation } from "../../board/orientation.js";
import { pen } from "../../board/pen.js";
import { Pointer } from "../../board/pointer.js";
import { Spaces } from "../../board/spaces.js";
import { zooming } from "../../board/zoom.js";
import { cores } from "../../engine/cores.js";
import { engine, listen } from "../../engine/start.js";
import { Store } from "../../engine/store.js";
import { need } from "../../lib/dom.js";
import { menus } from "../../lib/menus.js";
import { localName, speak, text, wantedLanguage } from "../../lib/text.js";
import { correspondence } from "../../library/correspondence.js";
import { Keeper } from "../../library/keeper.js";
import { fragmentOf } from "../../library/kept.js";
import { analysing } from "../../panels/analysis.js";
import { annotations } from "../../panels/annotations.js";
import { clocks } from "../../panels/clocks.js";
import { controls } from "../../panels/controls.js";
import { hinting } from "../../panels/hint.js";
import { laboratory } from "../../panels/links.js";
import { Moves } from "../../panels/moves.js";
import { notation } from "../../panels/notation.js";
import { ongoing } from "../../panels/ongoing.js";
import { Players } from "../../panels/players.js";
import { queries } from "../../panels/queries.js";
import { questionPanel } from "../../panels/question.js";
import { record } from "../../panels/record.js";
import { Speaker } from "../../panels/speaker.js";
import { keepForOffline } from "../../shell/offline.js";
import { settingsMenu } from "../../shell/settings.js";
import { shortcuts } from "../../shell/shortcuts.js";
import { sounding } from "../../shell/sounds.js";
import { dialogs } from "./dialogs.js";

const store = new Store("table");
const box = need("board", HTMLElement);
const board = new Board(need("board-view", HTMLElement));
const spaces = new Spaces(board.spaces);
const sound = sounding(board);
const speaker = new Speaker(store, spaces);
const players = new Players(store);
const hands = new Hands(store);
const moves = new Moves(store);
const keeper = new Keeper(store);
const showLetters = correspondence(store, keeper);
const showOngoing = ongoing(store, keeper);
const showAnnotations = annotations(store);
const showClocks = clocks(store, keeper);
/** Where an arrow that is being drawn begins. */
let tail = "";
pen(box, store, spaces, (id) => {
  tail = id;
  showPointed();
});
laboratory(store);
menus();
const showHeld = confirmation(store);
const pointer = new Pointer(box, store, spaces, showPointed);
pointer.watch(hands.list);
pointer.keepOver(need("says", HTMLElement));
dragging([box, hands.list], store, spaces);
const showControls = controls(store, moves, box);
const showOptions = options(store);
const showQuestion = questionPanel(store);
const showTurn = orientation(store);
const showAnalysis = analysing(store, moves, board.analysis);
const showZoom = zooming(need("board-view", HTMLElement), store);
const showHint = hinting(store);
const help = cores(store);
queries(store);
record(store);
notation(store);
shortcuts();
dialogs(store, keeper, { onSent: showLetters.sent, onForgotten: showOngoing });

function showPointed() {
  board.marks.show([...aim(spaces, pointer.aim), ...marks(store, spaces, pointer.at, tail)]);
  speaker.show(pointer.at);
  showHeld();
}

function showView() {
  const { view } = store;
  if (!view) return;
  if (keeper.meet(view)) showLetters.meet(view);
  board.show(view);
  sound(view);
  spaces.show(view.scene);
  board.svg.dataset.player = view.players.find((player) => player.to_move)?.name ?? "";
  players.show();
  showClocks();
  hands.show();
  moves.show();
  speaker.announce();
  showOptions();
  showQuestion();
  showControls();
  showTurn();
  showZoom();
  showAnalysis();
  showHint();
  help();
  showAnnotations.show();
  showLetters.show();
  showPointed();
  pointer.renew();
  showName(view.game);
  // What comes is there; another engine for the same game needs no room.
  delete document.documentElement.dataset.coming;
  document.body.dataset.state = view.thinking ? "thinking" : "ready";
  document.body.dataset.result = view.result ?? "";
  document.body.dataset.revision = String(view.revision);
  afterPaint(() => {
    performance.mark("view-painted");
    if (view !== store.view) return;
    keeper.keep(view);
    document.body.dataset.kept = String(view.revision);
    showOngoing();
  });
}

/** @param {string} game */
function showName(game) {
  const name = text(`game-${game}`);
  const title = `${name} · Trilithon`;
  if (document.title !== title) {
    document.title = title;
    need("game-name", HTMLElement).textContent = name;
  }
  need("rules", HTMLAnchorElement).href = `rules/${localName(game)}.html`;
  need("opponents-about", HTMLAnchorElement).href = `docs/${localName("opponents")}.html`;
  need("learn", HTMLAnchorElement).href = `learn.html#${game}`;
  need("puzzles", HTMLAnchorElement).href = `puzzles.html#${game}`;
}

/** @param {() => void} action done once the frame that is now prepared has been painted */
function afterPaint(action) {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    action();
  };
  requestAnimationFrame(() => channel.port2.postMessage(null));
}

function retell() {
  spaces.retell();
  players.renew();
  moves.retell();
  showAnnotations.retell();
  showView();
  showPointed();
}

store.on(["view"], showView);
store.on(["explanation", "thinking", "trouble", "told", "progress", "waiting"], showPointed);
store.on(["waiting"], showControls);
store.on(["analysis", "assessments", "trace"], showAnalysis);
store.on(["assessments"], () => moves.show());
store.on(["analysis"], help);
store.on(["hint"], () => {
  showHint();
  showAnalysis();
});

listen({
  onEvent(event) {
    const first = event.type === "view" && !store.view;
    store.receive(event);
    if (first) void keepForOffline(new URL("sw.js", document.baseURI));
  },
  onProgress: (stage, fraction) => store.load({ stage, fraction }),
  onRestart() {
    document.body.dataset.state = "loading";
    keeper.again();
  },
  onFailure(key, detail) {
    console.error(detail);
    document.body.dataset.state = "failed";
    store.report({ key, args: {} });
  },
});
store.connect((command) => engine.send(command));
keeper.begin();
addEventListener("hashchange", ({ newURL }) => keeper.follow(fragmentOf(newURL)));

await speak(wantedLanguage());
settingsMenu(store, retell);
retell();
