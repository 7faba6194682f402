/** The move that a person makes: choice by choice, whether or not the engine can take them yet. */

import { Choices } from "./choices.js";

/**
 * @import {Text, View} from "./protocol.js"
 * @import {BareCommand, EngineEvent} from "./kinds.js"
 * @import {Topic} from "./listeners.js"
 * @import {Messages} from "./messages.js"
 * @import {Place} from "./store.js"
 *
 * What a draft asks of the session that it belongs to: the view now shown; where the game is played, and whether a command is
 * barred by that, which is said then; and how what is chosen leaves, and what is taken back.
 * @typedef {object} Session
 * @property {() => View | null} view
 * @property {() => Place} place
 * @property {(type: BareCommand["type"]) => boolean} barred
 * @property {(command: {type: "choose", choice: string, hold: boolean}, repeated: boolean) => void} send
 * @property {() => void} retract
 * @property {Messages} messages
 * @property {(...topics: Topic[]) => void} changed
 */

/** The move of one session that is not complete. */
export class Draft {
  /** Whether choices wait for somebody else's move; only where a page can tell of that. @type {(view: View) => boolean} */
  awaits = () => false;
  /** Whether a whole move is to wait until it is confirmed; only where a page can confirm one. @type {() => boolean} */
  holds = () => false;
  /** Whether a choice is for no move, and what else it does is done; only on pages that ask for more than a move. @type {(choice: string) => boolean} */
  diverts = () => false;
  #choices = new Choices();
  #session;

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** Choices made while the engine could not take them yet. */
  get waiting() {
    return this.#choices.waiting;
  }

  /** What is chosen, once the engine has taken what is on its way; of a move ahead of its turn, nothing. */
  get chosen() {
    const view = this.#session.view();
    return view && !this.awaits(view) ? this.#choices.drafted(view) : [];
  }

  /** Whether choices wait for somebody else's move now. */
  get ahead() {
    const view = this.#session.view();
    return view !== null && this.awaits(view);
  }

  /**
   * Choose a space or an option. Choices go up one at a time, each on the view that the one before led
   * to, so that none is lost before the engine is ready or in a fast double click.
   * @param {string} choice
   */
  choose(choice) {
    const { barred, view, messages } = this.#session;
    if (barred("choose") || this.diverts(choice)) return;
    const { ahead } = this;
    const items = (view()?.scene.hands ?? []).flatMap((hand) => hand.items);
    const held = ahead ? items.find(({ id }) => id === choice) : undefined;
    // What the other side holds is not to be had, and what was taken up from one's own hand goes back into it.
    if (held && held.state !== "target") return;
    if (held && this.waiting.includes(choice)) return this.drop();
    // No move takes the same thing three times: whoever points at it so often wants it no more.
    if (ahead && this.waiting.filter((one) => one === choice).length > 1) return this.drop();
    if (ahead) messages.settle();
    this.#choices.add(choice);
    this.#go();
  }

  /** Choose ahead what was chosen before. @param {string[]} choices */
  plan(choices) {
    if (this.#session.place() === "follower") return;
    this.#choices.plan(choices);
    this.#go();
  }

  /** Take back the last choice, first of those the engine has not seen. */
  retract() {
    const { barred, messages } = this.#session;
    if (barred("retract") || (this.ahead && !this.waiting.length)) return;
    this.#choices.retract();
    messages.settle();
    this.#go();
  }

  /** Forget the choices that wait. */
  drop() {
    if (!this.waiting.length) return;
    this.#choices.waiting = [];
    this.#session.changed("waiting");
  }

  /**
   * A session is opened, or opened anew.
   * @param {boolean} led whether it is the same game, so that what is chosen meanwhile waits for its view
   */
  open(led) {
    const view = this.#session.view();
    // What was chosen ahead was for another game, or comes back with this one where it is kept.
    if (this.ahead) this.#choices.waiting = [];
    if (led && view) this.#choices.await(view);
  }

  /** Another engine takes over, which knows nothing of the choices that this one was given. */
  restart() {
    const view = this.#session.view();
    this.#choices.restart(view && !this.awaits(view) ? view.draft : []);
  }

  /** Another engine takes over, which begins something else: what was chosen is no more, and its revisions are others. */
  forget() {
    this.#choices.forget();
    this.#session.changed("waiting");
  }

  /** A command goes out that choices may have to wait for. @param {BareCommand["type"]} type @param {View} view */
  follow(type, view) {
    this.#choices.follow(type, view);
  }

  /** Another view is about to be shown. @param {View} view */
  turn(view) {
    this.#choices.turn(this.ahead, this.awaits(view));
  }

  /**
   * The engine tells something, which `note` makes known.
   * @param {EngineEvent} event
   * @param {() => void} note
   */
  hear(event, note) {
    const { busy } = this.#choices;
    const answered = this.#choices.answeredBy(event);
    note();
    const spoilt = this.#choices.hear(event, answered);
    if (spoilt) this.#spoil(spoilt);
    if (answered && busy) this.#session.changed(event.type, "waiting");
    else this.#session.changed(event.type);
    this.pump();
  }

  /** Send the choice that is next, where the engine can take it. */
  pump() {
    const { view, place, send, retract } = this.#session;
    const shown = view();
    if (!shown || place() !== "owner" || this.awaits(shown)) return;
    const choice = this.#choices.take(shown);
    if (choice === null) retract();
    else if (choice !== undefined) send({ type: "choose", choice, hold: this.holds() }, this.#choices.repeats);
  }

  #go() {
    this.pump();
    this.#session.changed("waiting");
  }

  /** What was chosen ahead cannot be played: all of it goes, and the person is told. @param {Text} reason */
  #spoil(reason) {
    this.#session.messages.spoil(reason);
    this.#session.changed("waiting");
  }
}
