/** What the page knows of one session, and the one way for commands to leave. */

import { Draft } from "./draft.js";
import { isAside, isBorne, isLeafing, isOfPosition, leadsElsewhere } from "./kinds.js";
import { Listeners } from "./listeners.js";
import { Messages } from "./messages.js";
import { Pause } from "./pause.js";

/**
 * @import {Adopt, Adopted, Analysis, Assessments, Catalogue, Challenged, Circle, Collection, Command, DrawSketch, Findings, Gather, Gathered, Guess, GuessedMove, Hint, Legal, Legend, Live, Model, Open, Parts, Picture, Proposal, Propose, Read, ReadModel, Sketch, Thinking, Trace, View} from "./protocol.js"
 * @import {BareCommand, EngineEvent} from "./kinds.js"
 * @import {Topic} from "./listeners.js"
 *
 * Whether this tab plays the game or follows another one that does, or `asked` while that is being found out.
 * @typedef {"asked" | "owner" | "follower"} Place
 *
 * @typedef {Propose | DrawSketch | Read | Adopt | Gather | ReadModel | Guess} Question
 */

/** By which event each question is answered, where nothing is wrong with it. @type {Record<Question["type"], EngineEvent["type"]>} */
const ANSWERS = { propose: "proposal", sketch: "sketch", read: "collection", adopt: "adopted", gather: "gathered", model: "model", guess: "guessed" };

/** One session as the page sees it. */
export class Store {
  /** @type {View | null} */
  view = null;
  /** @type {Thinking | null} */
  thinking = null;
  /** @type {Catalogue | null} */
  catalogue = null;
  /** @type {Proposal | null} */
  proposal = null;
  /** @type {Sketch | null} */
  sketch = null;
  /** @type {Collection | null} */
  collection = null;
  /** @type {Model | null} */
  model = null;
  /** @type {GuessedMove | null} */
  guessed = null;
  /** @type {Gathered | null} */
  gathered = null;
  /** @type {Adopted | null} */
  adopted = null;
  /** @type {Challenged | null} */
  challenged = null;
  /** @type {Picture | null} */
  picture = null;
  /** @type {Parts | null} */
  parts = null;
  /** What is known of the position, in a game that is analysed. @type {Analysis | null} */
  analysis = null;
  /** What is known of all positions, in a game that is analysed. @type {Assessments | null} */
  assessments = null;
  /** What was last found out that is to be kept. @type {Findings | null} */
  findings = null;
  /** @type {Hint | null} */
  hint = null;
  /** @type {Trace | null} */
  trace = null;
  /** Which moves are legal, as last asked for. @type {Legal | null} */
  legal = null;
  /** What the marks on the board mean, as last asked for. @type {Legend | null} */
  legend = null;
  /** How the game stands that is played live, as last told. @type {Live | null} */
  live = null;
  /** Who looks at the board from other devices, as last told. @type {Circle | null} */
  circle = null;
  /** Whether the other person of a game by link is reached without one. */
  together = false;
  /** @type {Place} */
  place = "owner";
  /** How often something was done to the game, and not merely looked at. */
  acts = 0;
  /** What is said to the person. */
  messages = new Messages((...topics) => this.#changed(...topics));
  /** Between a person's move and the computer's. */
  pause = new Pause(() => this.view, (event) => this.#take(event));

  /** The move that is being made. */
  draft = new Draft({
    view: () => this.view,
    place: () => this.place,
    barred: (type) => this.#barred(type),
    send: (command, repeated) => this.send(command, repeated),
    retract: () => this.#give({ type: "retract" }),
    messages: this.messages,
    changed: (...topics) => this.#changed(...topics),
  });

  /** What has been asked that is about no session, until it is answered. @type {Question[]} */
  #asked = [];
  /** @type {(command: Command) => void} */
  #deliver = () => {};
  #listeners = new Listeners();

  /** @param {string} session */
  constructor(session) {
    this.session = session;
  }

  /** @param {(command: Command) => void} deliver */
  connect(deliver) {
    this.#deliver = deliver;
  }

  /**
   * Call `listener` whenever one of the topics changes; once where several do together.
   * @param {Topic[]} topics
   * @param {() => void} listener
   */
  on(topics, listener) {
    this.#listeners.add(topics, listener);
  }

  /**
   * Draw a part of the page from now on: with each view, in other words, and when one of the further topics changes.
   * Parts are drawn in the order in which they were registered.
   * @param {(view: View) => void} part
   * @param {Topic[]} [further]
   */
  register(part, further = []) {
    this.on(["view", "words", ...further], () => this.view && part(this.view));
  }

  /** Say all anew, as in another language. */
  retell() {
    this.#changed("words");
  }

  /** @param {Topic[]} changed */
  #changed(...changed) {
    this.#listeners.call(changed);
  }

  /**
   * Begin, or begin anew from an address: `open` needs no revision.
   * @param {Omit<Open, "type" | "session">} [from]
   * @param {boolean} [led] whether another tab has led to it and nobody did anything here, so that what was said goes on to be;
   * it is the same game then, and what is chosen meanwhile waits for its view
   */
  open(from = {}, led = false) {
    this.draft.open(led);
    this.pause.end();
    if (!led) this.messages.settle();
    this.#deliver({ type: "open", session: this.session, ...from });
  }

  /**
   * Open what is shown in an engine that knows nothing of it. What was chosen meanwhile waits for its view.
   * @param {Omit<Open, "type" | "session">} from
   */
  reopen(from) {
    this.open(from);
    const { session, view } = this;
    this.draft.restart();
    if (view?.explored) this.#deliver({ type: "analyse", session, revision: 0, on: true, paused: document.hidden });
    this.messages.tell({ key: "engine-restarted", args: {} });
  }

  /** Another engine has begun: it is asked what the one before has not answered, and told by others what it has to know. */
  restart() {
    this.#asked.forEach((question) => this.#deliver(question));
    this.#changed("engine");
  }

  /** Ask something that is about no session. @param {Question} question */
  ask(question) {
    this.#asked.push(question);
    if (this.messages.trouble && this.messages.about === question.type) this.messages.settle();
    this.#deliver(question);
  }

  /**
   * Send a command about the view now shown; the engine drops it when it has moved on.
   * @param {BareCommand} command
   * @param {boolean} [repeated] whether nobody has done anything now, so that what was said goes on to be
   * @returns {boolean} whether it was sent: else no answer will come
   */
  send(command, repeated = false) {
    if (!this.view || this.#barred(command.type)) return false;
    if (leadsElsewhere(command.type) && this.draft.ahead) this.draft.drop();
    if (!isAside(command.type)) {
      if (!isLeafing(command.type)) this.acts += 1;
      this.pause.end();
      if (!repeated) this.messages.settle();
    }
    this.draft.follow(command.type, this.view);
    this.#give(command);
    return true;
  }

  /** @param {BareCommand} command */
  #give(command) {
    const { session, view } = this;
    if (view) this.#deliver({ ...command, session, revision: view.revision });
  }

  /** What cannot be done to a game that is played in another tab is said instead. @param {BareCommand["type"]} type */
  #barred(type) {
    const barred = this.place === "follower" && !isBorne(type);
    if (barred) this.messages.tell({ key: "followed-barred", args: {} });
    return barred;
  }

  /** Know whether the game is played in this tab; choices wait for that. @param {Place} place */
  put(place) {
    this.place = place;
    if (place === "follower") this.draft.drop();
    this.#changed("place");
    this.draft.pump();
  }

  /** Note whether the other person is reached directly. @param {boolean} together */
  reach(together) {
    if (together === this.together) return;
    this.together = together;
    this.#changed("live", "words");
  }

  /** The board is not looked at together any more. */
  leave() {
    this.circle = null;
    this.#changed("circle");
  }

  /** @param {import("./protocol.js").Event} event */
  receive(event) {
    // Helpers are asked elsewhere.
    if (event.type === "assisted") return;
    const answers = event.type === "trouble" ? (!event.session && event.about) : event.type;
    const asked = this.#asked.findIndex(({ type }) => type === answers || ANSWERS[type] === answers);
    if ("session" in event && event.session !== this.session && asked < 0) return;
    if (asked >= 0) this.#asked.splice(asked, 1);
    this.pause.offer(event);
  }

  /** @param {EngineEvent} event */
  #take(event) {
    if (isOfPosition(event.type) && "revision" in event && event.revision !== this.view?.revision) return;
    this.draft.hear(event, () => this.#note(event));
  }

  /** Know what the engine has told. @param {EngineEvent} event */
  #note(event) {
    if (event.type === "view") {
      this.draft.turn(event);
      this.view = event;
      this.pause.show(event);
      this.messages.turn();
      this.thinking = this.hint = this.trace = null;
      if (!event.explored) this.analysis = this.assessments = null;
    } else if (event.type === "trouble") {
      this.messages.fail(event);
    } else if (event.type === "explanation") {
      this.messages.explanation = event;
    } else {
      Object.assign(this, { [event.type]: event });
    }
  }
}
