/** Puts the page together: the engine's events into the store, the store's changes onto the screen. */

import { analysing } from "./analysis.js";
import { asking } from "./asking.js";
import { Board } from "./board.js";
import { clocks } from "./clocks.js";
import { confirming } from "./confirm.js";
import { controls } from "./controls.js";
import { details } from "./details.js";
import { newGameDialog } from "./dialog.js";
import { need } from "./dom.js";
import { dragging } from "./drag.js";
import { drawingDialog } from "./editor.js";
import { games } from "./games.js";
import { Hands } from "./hands.js";
import { helping } from "./helping.js";
import { hinting } from "./hint.js";
import { embedding } from "./embedding.js";
import { fragmentOf } from "./kept.js";
import { laboratory } from "./laboratory.js";
import { letters } from "./letters.js";
import { marking } from "./marking.js";
import { aim, marks } from "./marks.js";
import { menus } from "./menus.js";
import { Moves } from "./moves.js";
import { notation } from "./notation.js";
import { keepForOffline } from "./offline.js";
import { options } from "./options.js";
import { Players, Speaker } from "./panel.js";
import { pictureDialog } from "./picture.js";
import { Playing } from "./playing.js";
import { Pointing } from "./pointing.js";
import { questionPanel } from "./question.js";
import { records } from "./records.js";
import { remarks } from "./remarks.js";
import { playingFrom } from "./seating.js";
import { settingsMenu } from "./settings.js";
import { share } from "./share.js";
import { shortcuts } from "./shortcuts.js";
import { sounding } from "./sounds.js";
import { Spaces } from "./spaces.js";
import { engine, listen } from "./start.js";
import { statistics } from "./statistics.js";
import { Store } from "./store.js";
import { localName, speak, text, wantedLanguage } from "./text.js";
import { turning } from "./turn.js";
import { zooming } from "./zoom.js";

const store = new Store("table");
const box = need("board", HTMLElement);
const board = new Board(need("board-view", HTMLElement));
const spaces = new Spaces(board.spaces);
const sound = sounding(board);
const speaker = new Speaker(store, spaces);
const players = new Players(store);
const hands = new Hands(store);
const moves = new Moves(store);
const playing = new Playing(store);
const showLetters = letters(store, playing);
const showGames = games(store, playing);
const showRemarks = remarks(store);
const showClocks = clocks(store, playing);
/** Where an arrow that is being drawn begins. */
let tail = "";
marking(box, store, spaces, (id) => {
  tail = id;
  showPointed();
});
records(store);
details(store);
share(store, showLetters.sent);
embedding(store);
laboratory(store);
statistics();
menus();
const showHeld = confirming(store);
const pointing = new Pointing(box, store, spaces, showPointed);
pointing.watch(hands.list);
pointing.keepOver(need("says", HTMLElement));
dragging([box, hands.list], store, spaces);
const showControls = controls(store, moves, box);
const showOptions = options(store);
const showQuestion = questionPanel(store);
const draw = drawingDialog(store);
const showPlayingFrom = playingFrom(store, draw);
const showNewGame = newGameDialog(store, draw);
const showTurn = turning(store);
const showAnalysis = analysing(store, moves, board.analysis);
const showZoom = zooming(need("board-view", HTMLElement), store);
const showHint = hinting(store);
const help = helping(store);
pictureDialog(store);
asking(store);
notation(store);
shortcuts();

function showPointed() {
  board.marks.show([...aim(spaces, pointing.aim), ...marks(store, spaces, pointing.at, tail)]);
  speaker.show(pointing.at);
  showHeld();
}

function showView() {
  const { view } = store;
  if (!view) return;
  if (playing.meet(view)) showLetters.meet(view);
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
  showNewGame();
  showPlayingFrom();
  showTurn();
  showZoom();
  showAnalysis();
  showHint();
  help();
  showRemarks.show();
  showLetters.show();
  showPointed();
  pointing.renew();
  showName(view.game);
  // What comes is there; another engine for the same game needs no room.
  delete document.documentElement.dataset.coming;
  document.body.dataset.state = view.thinking ? "thinking" : "ready";
  document.body.dataset.result = view.result ?? "";
  document.body.dataset.revision = String(view.revision);
  afterPaint(() => {
    performance.mark("view-painted");
    if (view !== store.view) return;
    playing.keep(view);
    document.body.dataset.kept = String(view.revision);
    showGames();
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
  showRemarks.retell();
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
store.on(["catalogue"], () => {
  showNewGame();
  showPlayingFrom();
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
    playing.again();
  },
  onFailure(key, detail) {
    console.error(detail);
    document.body.dataset.state = "failed";
    store.report({ key, args: {} });
  },
});
store.connect((command) => engine.send(command));
playing.begin();
addEventListener("hashchange", ({ newURL }) => playing.follow(fragmentOf(newURL)));

await speak(wantedLanguage());
settingsMenu(store, retell);
retell();
