/** The board on which tasks are done, with what is said beside it; knows nothing of where they come from. */

import { Board } from "../../board/board.js";
import { drag } from "../../board/drag.js";
import { Hands } from "../../board/hands.js";
import { crosshair, marks } from "../../board/marks.js";
import { options } from "../../board/options.js";
import { Pointer } from "../../board/pointer.js";
import { Spaces } from "../../board/spaces.js";
import { shortcuts } from "../../shell/shortcuts.js";
import { engine } from "../../engine/start.js";
import { Store } from "../../engine/store.js";
import { need } from "../../lib/dom.js";
import { onKey } from "../../lib/keys.js";
import { Players } from "../../panels/players.js";
import { Speaker } from "../../panels/speaker.js";
import { hear } from "../../shell/events.js";
import { sounds } from "../../shell/sounds.js";

/**
 * @typedef {import("../../engine/kinds.js").BareCommand} BareCommand
 * @typedef {import("../../engine/protocol.js").Explanation} Explanation
 * @typedef {import("../../engine/protocol.js").Start} Start
 * @typedef {import("../../engine/protocol.js").View} View
 */

/** So long each position is seen when moves are played out. */
const STEP_MS = 1100;

/** One task at a time: a move is to be found, or the one tried was right or wrong and what follows is played out. */
export class TaskTable {
  store = new Store("task");
  /** The help that was last asked for. @type {Explanation | null} */
  clue = null;
  /** The first choices of another try, made while the wrong one still stood. @type {string[]} */
  #next = [];
  /** Whether a try is on its way to be taken back. */
  #back = false;
  #timer = 0;
  /** Whether the answer to `open` is still to come. */
  #opening = true;
  /** The help or the move that was asked for, until it is there: a choice that was on its way comes before it. @type {BareCommand | null} */
  #asked = null;
  /** What had the focus when it was asked to be led to the board. @type {Element | null} */
  #led = null;
  /** The task that is laid out. @type {Start | null} */
  #start = null;
  /** The match that was on the board before. */
  #before = -1;

  /** @param {() => void} onChange called when there is something new to say of the task */
  constructor(onChange) {
    const { store } = this;
    this.onChange = onChange;
    this.box = need("board", HTMLElement);
    this.board = new Board(this.box);
    this.sound = sounds(this.board);
    this.spaces = new Spaces(this.board.spaces);
    store.on(["words"], () => this.spaces.retell());
    store.register((view) => this.#showBoard(view));
    new Players(store);
    this.hands = new Hands(store);
    this.speaker = new Speaker(store, this.spaces, { played: () => false });
    store.draft.diverts = (choice) => this.#divert(choice);
    this.pointer = new Pointer(this.box, store, this.spaces, () => this.#showPointed());
    this.pointer.watch(this.hands.list);
    this.pointer.keepOver(need("says", HTMLElement));
    drag([this.box, this.hands.list], store, this.spaces);
    options(store, this.spaces);
    need("retract", HTMLButtonElement).addEventListener("click", () => this.#undo());
    onKey("Escape", "keys-undo", () => store.draft.retract());
    shortcuts();
    store.on(["explanation"], () => this.#take());
    store.on(["view", "words", "thinking", "progress", "waiting", "trouble"], () => this.#showPointed());
    store.register((view) => this.#showStanding(view));
    store.connect((command) => engine.send(command));
  }

  /** Hear the engine, once the words are there. */
  listen() {
    hear(this.store, () => this.#again());
  }

  /** How the task stands; it is `loading` until the engine has laid it out, and `practice` while it is played on. */
  get standing() {
    if (this.#opening) return "loading";
    return this.practice ? "practice" : (this.store.view?.task?.standing ?? "loading");
  }

  /** How the game stands that goes on from the task; null where none does. */
  get practice() {
    return (!this.#opening && this.store.view?.practice?.standing) || null;
  }

  /** What the engine tells of the task; null until it has laid it out. */
  get task() {
    return (!this.#opening && this.store.view?.task) || null;
  }

  /** Lay a task out, and lead the focus to its board if wanted and nobody goes elsewhere meanwhile. @param {Start} start @param {boolean} lead */
  open(start, lead) {
    this.#start = start;
    this.#led = lead ? document.activeElement : null;
    this.#leave();
    this.store.open({ start: { ...start, mode: "puzzle" } });
  }

  /** Forget the match on the board, as another one is to come. */
  #leave() {
    clearTimeout(this.#timer);
    this.#opening = true;
    this.#before = this.store.view?.match ?? -1;
    this.#next = [];
    this.#back = false;
    this.#asked = null;
    this.clue = null;
    this.store.draft.drop();
    document.body.dataset.standing = this.standing;
  }

  /** Play on from where the task is, against the computer; or begin that anew. @param {number} level */
  practise(level) {
    this.#leave();
    this.store.send({ type: "practise", level });
  }

  /** Take back a choice, or in a game that is practised the last move. */
  #undo() {
    const { store } = this;
    const { view } = store;
    if (this.practice && view && !view.draft.length && !store.draft.waiting.length) store.send({ type: "undo" });
    else store.draft.retract();
  }

  /** The engine was lost: lay the task out anew in another one. */
  #again() {
    if (!this.#start) return;
    this.store.draft.forget();
    this.open(this.#start, false);
    // Another engine counts its matches from the first again.
    this.#before = -1;
    this.store.messages.tell({ key: "engine-restarted", args: {} });
    document.body.dataset.state = "loading";
  }

  /** Take the try back, and what followed it. */
  retry() {
    this.#back = true;
    const node = this.store.view?.task?.node;
    if (node !== undefined) this.store.send({ type: "go", node });
  }

  /** Ask for help to find a move. @param {string} move @param {1 | 2} step */
  help(move, step) {
    this.#ask({ type: "clue", move, step });
  }

  /** Make a move for the person. @param {string} move */
  play(move) {
    this.#ask({ type: "play", move });
  }

  /** @param {BareCommand} command */
  #ask(command) {
    this.store.send(command);
    this.#asked = command;
  }

  /** After a wrong try, what is chosen is of another one; else nothing is to be chosen till it is to be tried. @param {string} choice */
  #divert(choice) {
    if (this.standing === "open" || this.standing === "practice") return false;
    if (this.standing !== "wrong") return true;
    if (this.#next.push(choice) === 1) this.retry();
    return true;
  }

  #take() {
    const { explanation } = this.store.messages;
    if (explanation && !explanation.choice && !this.#opening) {
      this.clue = explanation;
      this.#asked = null;
      this.onChange();
    }
    this.#showPointed();
  }

  #showPointed() {
    const { store, clue } = this;
    const explanation = store.messages.explanation ?? clue;
    const shown = marks({ messages: { explanation }, draft: store.draft, view: store.view }, this.spaces, this.pointer.at);
    this.board.marks.show([...crosshair(this.spaces, this.pointer.aim), ...shown]);
    this.speaker.show(this.pointer.at);
    const undoable = store.view?.controls.retract || (this.practice && store.view?.controls.undo);
    need("retract", HTMLButtonElement).disabled = !undoable && !store.draft.waiting.length;
  }

  /** @param {View} view */
  #showBoard(view) {
    if (view.match !== this.#before) this.#opening = false;
    if (this.standing !== "open") this.clue = null;
    this.board.show(view);
    this.sound(view);
    this.spaces.show(view.scene);
    if (this.#led && !this.#opening) {
      // A button that was disabled or hidden has left the focus to the body.
      if ([this.#led, document.body].some((one) => one === document.activeElement)) this.spaces.focus(this.spaces.current);
      this.#led = null;
    }
    this.box.style.setProperty("--board-shape", String(view.scene.bounds[2] / view.scene.bounds[3]));
    this.board.svg.dataset.player = view.players.find(({ to_move }) => to_move)?.name ?? "";
  }

  /** @param {View} view */
  #showStanding(view) {
    if (this.standing === "open") document.body.toggleAttribute("data-options", view.scene.options.length > 0);
    this.pointer.renew();
    this.#goOn(view);
    delete document.documentElement.dataset.beside;
    document.body.dataset.state = view.thinking ? "thinking" : "ready";
    document.body.dataset.standing = this.standing;
    document.body.dataset.revision = String(view.revision);
    document.body.dataset.match = String(view.match);
    this.onChange();
  }

  /** Play out what follows a try, or go on with another one. @param {View} view */
  #goOn(view) {
    clearTimeout(this.#timer);
    if (this.practice) return;
    // A step that was shown meanwhile came before what was asked, which then was too late.
    if (this.#back && this.standing !== "open") return this.retry();
    this.#back = false;
    if (this.standing === "right" || this.standing === "answered") this.#asked = null;
    if (this.standing === "open") {
      if (this.#asked) this.#ask(this.#asked);
      for (const choice of this.#next.splice(0)) this.store.draft.choose(choice);
      return;
    }
    const next = view.moves[view.cursor];
    if (next) this.#timer = setTimeout(() => this.store.send({ type: "go", node: next.node }), STEP_MS);
  }
}
