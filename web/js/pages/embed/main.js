/** One board in a frame of somebody's page: a diagram, a replay, a game to play or a puzzle. */

import { Board } from "../../board/board.js";
import { drag } from "../../board/drag.js";
import { Hands } from "../../board/hands.js";
import { crosshair, marks } from "../../board/marks.js";
import { options } from "../../board/options.js";
import { Pointer } from "../../board/pointer.js";
import { Spaces } from "../../board/spaces.js";
import { Store } from "../../engine/store.js";
import { need } from "../../lib/dom.js";
import { LANGUAGES } from "../../lib/languages.js";
import { language, say, speak, text, wantedLanguage } from "../../lib/text.js";
import { both } from "../../lib/pairs.js";
import { paused } from "../../lib/settings.js";
import { Players } from "../../panels/players.js";
import { questionPanel } from "../../panels/question.js";
import { Speaker } from "../../panels/speaker.js";
import { reviveButton } from "../../shell/revival.js";
import { Answers } from "./answers.js";
import { Attempts } from "./attempts.js";
import { bar } from "./bar.js";
import { crop } from "./crop.js";
import { dress } from "./dress.js";
import { hearHost, onSight, SharedEngine, tellHost, tellSize } from "./host.js";
import { ownParameters, parametersOf, readParameters } from "./parameters.js";
import { Reel } from "./reel.js";

/** @typedef {import("../../engine/protocol.js").Text} Text */

let wanted = readParameters(ownParameters());
/** What is wrong with what was asked for, so that no board is shown. @type {Text | null} */
let problem = wanted.problem;
const answers = new Answers();
/** The positions of the replay that is shown. @type {Reel | null} */
let reel = null;
/** Whether the engine still has to answer a step of it. */
let asked = false;

// One engine may serve many boards, each of which needs a name of its own.
const store = new Store(`board-${Math.random().toString(36).slice(2)}`);
store.pause.length = () => (wanted.mode === "play" ? paused() : 0);
const box = need("board", HTMLElement);
const board = new Board(box);
const spaces = new Spaces(board.spaces);

store.on(["view"], () => void (store.view && answers.see(store.view)));
store.on(["words"], () => spaces.retell());
store.register((view) => {
  if (problem || answers.passed) return;
  board.show(view);
  const seen = wanted.coordinates ? view.scene.bounds : crop(board.svg, view.scene);
  const [, , width, height] = seen;
  board.svg.setAttribute("viewBox", seen.join(" "));
  box.style.aspectRatio = `${width} / ${height}`;
  spaces.show(view.scene);
  board.svg.dataset.player = view.players.find(({ to_move }) => to_move)?.name ?? "";
});
new Players(store);
const hands = new Hands(store);
const speaker = new Speaker(store, spaces, { played: () => wanted.mode !== "puzzle" });
bar(store, () => wanted.mode, begin);
const puzzle = new Attempts(store, () => wanted.mode === "puzzle", () => answers.fresh && !problem);
store.draft.diverts = (choice) => !playable() || puzzle.diverts(choice);
const chooser = {
  messages: store.messages,
  draft: store.draft,
  /** @param {Parameters<Store["send"]>[0]} command */
  send: (command) => (playable() ? store.send(command) : undefined),
};
const pointer = new Pointer(box, chooser, spaces, showPointed);
pointer.watch(hands.list);
pointer.keepOver(need("says", HTMLElement));
drag([box, hands.list], store, spaces);
options(store, spaces);
questionPanel(store);

/** Whether the reader plays: diagrams and replays are to be looked at. */
function playable() {
  return wanted.mode === "play" || wanted.mode === "puzzle";
}

function showPointed() {
  if (playable()) board.marks.show([...crosshair(spaces, pointer.aim), ...marks(store, spaces, pointer.at)]);
  speaker.show(pointer.at);
}

/** @param {string} state */
function setState(state) {
  document.body.dataset.state = state;
}

/** Show that there is nothing to show, and why. @param {Text} reason */
function showProblem(reason) {
  const message = reason.key.endsWith("-failed") ? say(reason) : text("embed-problem", { reason: say(reason) });
  const place = need("problem", HTMLElement);
  place.hidden = false;
  place.textContent = message;
  setState(store.view && !problem ? "failed" : "problem");
  resize();
  tellHost({ trilithon: "problem", message });
}

/** Begin what is wanted, or begin it anew. */
function begin() {
  problem = wanted.problem;
  need("problem", HTMLElement).hidden = true;
  if (problem) return showProblem(problem);
  answers.ask(engine.resting);
  reel = null;
  store.open({ start: wanted.start });
}

/** The engine was lost. A puzzle begins anew, as nobody knows any more what it is about; else all is as it was. */
function again() {
  const { view } = store;
  const { due } = answers;
  answers.restart();
  reel = null;
  if (!view || problem || due || wanted.mode === "puzzle") {
    store.draft.forget();
    return begin();
  }
  store.reopen({ fragment: view.fragment, seats: both(view.players, ({ seat, level }) => ({ seat, level })) });
}

/** @param {string} tag */
async function speakOne(tag) {
  const short = tag.toLowerCase().split("-")[0] ?? "";
  await speak(LANGUAGES.has(short) ? short : wantedLanguage());
}

/** Heed parameters that the host has changed. @param {string} parameters */
async function change(parameters) {
  const next = readParameters(parametersOf(parameters, ""));
  const same = JSON.stringify(next.start) === JSON.stringify(wanted.start) && !next.problem && !problem;
  wanted = next;
  dress(wanted);
  await speakOne(wanted.lang);
  store.retell();
  if (!same) begin();
}

/** The board as the host was told last. */
let told = "";

function tellState() {
  const { view } = store;
  if (!view || problem || answers.passed) return;
  const { cursor: ply, position, record, result } = view;
  const move = view.moves[ply - 1];
  const state = { ply, move: move?.text ?? "", player: move?.player ?? "", position, record, result };
  const next = JSON.stringify(state);
  if (next === told) return;
  told = next;
  tellHost({ trilithon: "state", ...state });
}

store.on(["view", "words", "explanation", "thinking", "progress", "waiting"], showPointed);
store.register((view) => {
  if (problem || answers.passed) return;
  pointer.renew();
  const name = text(`game-${view.game}`);
  document.title = `${name} · Trilithon`;
  need("game-name", HTMLElement).textContent = name;
  document.body.dataset.result = view.result ?? "";
  document.body.dataset.revision = String(view.revision);
  setState(view.thinking ? "thinking" : "ready");
  resize();
});
store.on(["view"], () => {
  if (answers.fresh && !problem) tellHost({ trilithon: "ready" });
  tellState();
  // Nothing more happens on a diagram, unless its host wants another one.
  if (wanted.mode === "diagram" && !answers.due) engine.rest();
  asked = false;
  if (reel) spare();
  else if (wanted.mode === "replay" && !answers.due) onSight(unroll);
});
store.on(["trouble"], () => {
  const { trouble, about } = store.messages;
  if (!trouble || about !== "open" || !answers.due) return showPointed();
  if (answers.refuse()) return showProblem((problem = trouble));
  // Something else was asked for since.
  store.messages.settle();
});

/** Fetch the positions of a replay, which then needs no engine. */
function unroll() {
  const { view } = store;
  if (!view || reel || answers.due || wanted.mode !== "replay") return;
  reel = new Reel(view, wanted.start, (command) => engine.send(command), spare);
}

/** Let the engine go where nothing is asked of it any more. */
function spare() {
  if (reel?.whole && !asked) engine.rest();
}

/** Whether there is no engine, and none on its way. */
let given = false;
const revival = reviveButton(need("problem", HTMLElement), () => engine.again());

/** There is an engine on its way after all. */
function revive() {
  given = false;
  revival.hide();
  need("problem", HTMLElement).hidden = true;
  setState("loading");
  resize();
}

const resize = tellSize(document.body);
const engine = new SharedEngine(
  {
    onEvent: (event) => reel?.hear(event) || store.receive(event),
    onProgress(stage, fraction) {
      if (given) revive();
      store.messages.load({ stage, fraction });
    },
    onRestart: again,
    async onFailure(key, detail) {
      console.error(detail);
      given = true;
      await spoken;
      if (!given) return;
      showProblem({ key, args: {} });
      revival.show();
      resize();
    },
  },
  wanted.hosted,
);
store.connect((command) => {
  const answer = reel?.answer(command);
  if (answer) return store.receive(answer);
  asked = true;
  engine.send(command);
});
const spoken = speakOne(wanted.lang);
await spoken;
hearHost((parameters) => void change(parameters));
begin();
document.documentElement.lang = language();
