/** What the page knows of one session, and the one way for commands to leave. */

import { Choices } from "./choices.js";
import { isAside, isBorne, isLeafing, isOfPosition, leadsElsewhere } from "./kinds.js";
import { Listeners } from "./listeners.js";
import { Messages } from "./messages.js";
import { Pause } from "./pause.js";

/**
 * @import {Analysis, Assessments, Catalogue, Challenged, Circle, Collection, Command, DrawSketch, Gather, Gathered, Guess, GuessedMove, Hint, Legal, Legend, Live, Model, Open, Parts, Picture, Proposal, Propose, Read, ReadModel, Sketch, Text, Thinking, Trace, View} from "./protocol.js"
 * @import {EngineEvent} from "./kinds.js"
 * @import {Topic} from "./listeners.js"
 *
 * Whether this tab plays the game or follows another one that does, or `asked` while that is being found out.
 * @typedef {"asked" | "owner" | "follower"} Place
 */

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
  /** Whether a whole move is to wait until it is confirmed; only where a page can confirm one. @type {() => boolean} */
  holds = () => false;
  /** Whether choices wait for somebody else's move; only where a page can tell of that. @type {(view: View) => boolean} */
  awaits = () => false;
  /** What is said to the person. */
  messages = new Messages((...topics) => this.#changed(...topics));
  /** Between a person's move and the computer's. */
  pause = new Pause(() => this.view, (event) => this.#take(event));

  #choices = new Choices();
  /** What has been asked that is about no session. @type {Set<string>} */
  #asked = new Set();
  /** @type {(command: Command) => void} */
  #deliver = () => {};
  #listeners = new Listeners();

  /** @param {string} session */
  constructor(session) {
    this.session = session;
  }

  /** Choices made while the engine could not take them yet. */
  get waiting() {
    return this.#choices.waiting;
  }

  /** What is chosen of the move, once the engine has taken what is on its way; of a move ahead of its turn, nothing. */
  get drafted() {
    const { view } = this;
    return view && !this.awaits(view) ? this.#choices.drafted(view) : [];
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
    // What was chosen ahead was for another game, or comes back with this one where it is kept.
    if (this.view && this.awaits(this.view)) this.#choices.waiting = [];
    this.pause.end();
    if (led && this.view) this.#choices.await(this.view);
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
    // What was chosen for the move that is not complete it does not know any more.
    this.#choices.restart(view && !this.awaits(view) ? view.draft : []);
    if (view?.explored) this.#deliver({ type: "analyse", session, revision: 0, on: true, paused: document.hidden });
    this.messages.tell({ key: "engine-restarted", args: {} });
  }

  /** Ask something that is about no session. @param {Propose | DrawSketch | Read | Gather | ReadModel | Guess} question */
  ask(question) {
    this.#asked.add(question.type);
    if (this.messages.trouble && this.messages.about === question.type) this.messages.settle();
    this.#deliver(question);
  }

  /**
   * Send a command about the view now shown; the engine drops it when it has moved on.
   * @param {Record<string, unknown> & {type: Command["type"]}} command
   * @param {boolean} [repeated] whether nobody has done anything now, so that what was said goes on to be
   */
  send(command, repeated = false) {
    if (!this.view || this.#barred(command.type)) return;
    if (leadsElsewhere(command.type) && this.awaits(this.view)) this.drop();
    if (!isAside(command.type)) {
      if (!isLeafing(command.type)) this.acts += 1;
      this.pause.end();
      if (!repeated) this.messages.settle();
    }
    this.#choices.follow(command.type, this.view);
    this.#give(command);
  }

  /** @param {Record<string, unknown> & {type: Command["type"]}} command */
  #give(command) {
    const { session, view } = this;
    if (view) this.#deliver(/** @type {Command} */ ({ ...command, session, revision: view.revision }));
  }

  /** What cannot be done to a game that is played in another tab is said instead. @param {string} type */
  #barred(type) {
    const barred = this.place === "follower" && !isBorne(type);
    if (barred) this.messages.tell({ key: "followed-barred", args: {} });
    return barred;
  }

  /** Know whether the game is played in this tab; choices wait for that. @param {Place} place */
  put(place) {
    this.place = place;
    if (place === "follower") this.drop();
    this.#changed("place");
    this.#pump();
  }

  /**
   * Choose a space or an option. Choices go up one at a time, each on the view that the one before led
   * to, so that none is lost before the engine is ready or in a fast double click.
   * @param {string} choice
   */
  choose(choice) {
    if (this.#barred("choose")) return;
    // No move takes the same thing three times: whoever points at it so often wants it no more.
    const ahead = this.view !== null && this.awaits(this.view);
    const held = ahead ? (this.view?.scene.hands ?? []).flatMap(({ items }) => items).find(({ id }) => id === choice) : undefined;
    // What the other side holds is not to be had, and what was taken up from one's own hand goes back into it.
    if (held && held.state !== "target") return;
    if (held && this.waiting.includes(choice)) return this.drop();
    if (ahead && this.waiting.filter((one) => one === choice).length > 1) return this.drop();
    if (ahead) this.messages.settle();
    this.#choices.add(choice);
    this.#pump();
    this.#changed("waiting");
  }

  /** Choose ahead what was chosen before. @param {string[]} choices */
  plan(choices) {
    if (this.place === "follower") return;
    this.#choices.plan(choices);
    this.#pump();
    this.#changed("waiting");
  }

  /** Forget the choices that wait. */
  drop() {
    if (!this.waiting.length) return;
    this.#choices.waiting = [];
    this.#changed("waiting");
  }

  /** What was chosen ahead cannot be played: all of it goes, and the person is told. @param {Text} reason */
  #spoil(reason) {
    this.messages.spoil(reason);
    this.#changed("waiting");
  }

  #pump() {
    if (!this.view || this.place !== "owner" || this.awaits(this.view)) return;
    const choice = this.#choices.take(this.view);
    if (choice === undefined) return;
    if (choice === null) this.#give({ type: "retract" });
    else this.send({ type: "choose", choice, hold: this.holds() }, this.#choices.repeats);
  }

  /** Take back the last choice, first of those the engine has not seen. */
  retract() {
    if (this.#barred("retract")) return;
    if (!this.waiting.length && this.view && this.awaits(this.view)) return;
    this.#choices.retract();
    this.messages.settle();
    this.#pump();
    this.#changed("waiting");
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
    const ours = event.type === "trouble" && !event.session && this.#asked.has(event.about);
    if ("session" in event && event.session !== this.session && !ours) return;
    this.pause.offer(event);
  }

  /** @param {EngineEvent} event */
  #take(event) {
    if (isOfPosition(event.type) && "revision" in event && event.revision !== this.view?.revision) return;
    const { busy } = this.#choices;
    const answered = this.#choices.answeredBy(event);
    this.#note(event);
    const spoilt = this.#choices.hear(event, answered);
    if (spoilt) this.#spoil(spoilt);
    if (answered && busy) this.#changed(event.type, "waiting");
    else this.#changed(event.type);
    this.#pump();
  }

  /** Know what the engine has told. @param {EngineEvent} event */
  #note(event) {
    if (event.type === "view") {
      this.#choices.turn(this.view !== null && this.awaits(this.view), this.awaits(event));
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
