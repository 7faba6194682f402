/** The dialog by which several persons come to look at one board: one of them invites, each guest by a link of their own. */

import { unpack } from "../lib/description.js";
import { text } from "../lib/text.js";
import { Channel } from "../library/channel.js";
import { address } from "../library/address.js";
import { newKey } from "../library/kept.js";
import { forgetWay } from "../library/way-back.js";
import { circlePanel } from "../panels/circle.js";
import { handingOver } from "./hand-over.js";
import { Steps, answerLetters, button, lead, servers, unable } from "./steps.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {{watch?: string}} Brought
 */

/** How often a guest tells which board is here, and how often anybody tells anew where they point, in milliseconds. */
const LOOKING = 5000;
const POINTING = 500;

/**
 * Wire the dialog; returns what opens it, with what a link has brought.
 * @param {Store} store
 * @param {() => string} at the space that is pointed at now
 * @returns {(brought: Brought) => void}
 */
export function circleDialog(store, at) {
  const dialog = new CircleDialog(store, at);
  return (brought) => dialog.open(brought);
}

/** Leads from step to step, as host or guest, and carries what is told until the circle has ended. */
class CircleDialog {
  #store;
  #at;
  #steps = new Steps("circle", "circle-title");
  /** The way to each guest, or (0) to the host. @type {Map<number, Channel>} */
  #channels = new Map();
  #id = "";
  #hosting = true;
  /** The guest who is invited now. */
  #invited = 0;
  #timer = 0;
  #told = "";
  /** Where one points, as it was told last. @type {string | null} */
  #point = null;
  #beats = 0;

  /** @param {Store} store @param {() => string} at */
  constructor(store, at) {
    this.#store = store;
    this.#at = at;
    circlePanel(store, { invite: () => void this.#invite(), end: () => this.#end() });
    handingOver(() => this.#channels.get(this.#invited));
    addEventListener("pagehide", () => this.#channels.forEach(leave));
    store.on(["circle"], () => this.#hear());
    store.on(["engine"], () => this.#tellAgain());
  }

  /** @param {Brought} brought */
  open({ watch }) {
    if (!watch) return void this.#invite();
    if (this.#store.view) return this.#welcome(watch);
    let waits = true;
    this.#store.register(() => {
      if (waits) this.#welcome(watch);
      waits = false;
    });
  }

  /** The way to a guest, or to the host. @param {string} name @param {number} number */
  #begin(name, number) {
    const before = this.#channels.get(number);
    // It is replaced, and its end is no news.
    this.#channels.delete(number);
    before?.close();
    const made = new Channel(name, servers(), {
      onStanding: () => this.#channels.get(number) === made && this.#follow(number, made),
      onText: (heard) => this.#store.send({ type: "overhear", guest: number, text: heard }),
    });
    this.#channels.set(number, made);
    return made;
  }

  /** @param {number} number @param {Channel} channel */
  #follow(number, { standing }) {
    const steps = this.#steps;
    if (standing === "open") this.#meet(number);
    else if (standing === "lost") {
      // Who comes back is told the board anew.
      if (this.#hosting) this.#store.send({ type: "welcome", guest: number, on: false });
      else this.#store.messages.tell({ key: "live-lost", args: {} });
    } else if (standing === "trying") steps.show([lead("live-trying")], [steps.closing()]);
    else if (standing === "failed" && this.#hosting) {
      this.#channels.delete(number);
      this.#store.send({ type: "welcome", guest: number, on: false });
      if (steps.dialog.open) steps.show([lead("circle-failed")], [steps.closing()]);
    } else if (standing === "failed" && this.#store.circle) this.#end();
    else if (standing === "failed") steps.show([lead("circle-failed")], [steps.closing()]);
  }

  /** @param {number} number */
  #meet(number) {
    this.#tell(number);
    this.#steps.dialog.close();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#beat(), POINTING);
  }

  /** Tell the engine of somebody who is there. @param {number} number */
  #tell(number) {
    this.#store.send({ type: "circle", id: this.#id, host: this.#hosting, on: true, number: this.#store.circle?.number ?? 0 });
    this.#store.send({ type: "welcome", guest: number, on: true });
  }

  /** Another engine knows of nobody. */
  #tellAgain() {
    if (!this.#store.circle) return;
    for (const [number, { standing }] of this.#channels) if (standing === "open") this.#tell(number);
  }

  /** Tell where one points now, and from time to time which board is here. */
  #beat() {
    const now = this.#at() || null;
    if (now !== this.#point) {
      this.#point = now;
      this.#store.send({ type: "point", at: now });
    }
    this.#beats += POINTING;
    if (this.#beats < LOOKING) return;
    this.#beats = 0;
    if (!this.#hosting) this.#store.send({ type: "look" });
  }

  #hear() {
    const { circle, messages } = this.#store;
    if (!circle) return;
    for (const { to, text: message } of circle.send.splice(0)) this.#channels.get(to)?.send(message);
    if (circle.trouble && JSON.stringify(circle.trouble) !== this.#told) messages.tell(circle.trouble);
    this.#told = JSON.stringify(circle.trouble);
    if (circle.ended) this.#over();
  }

  /** Look at the board together no more; the engine says so to the others. */
  #end() {
    this.#store.send({ type: "circle", id: this.#id, host: this.#hosting, on: false });
  }

  /** The engine is done with it. */
  #over() {
    clearInterval(this.#timer);
    const all = [...this.#channels.values()];
    this.#channels.clear();
    // The last word is still to go out.
    setTimeout(() => all.forEach(leave), POINTING);
    if (!this.#hosting) this.#store.messages.tell({ key: "circle-ended", args: {} });
    this.#id = "";
    this.#store.leave();
  }

  /** Invite one more guest to the board that is shown. */
  async #invite() {
    const { view } = this.#store;
    if (!view) return;
    const steps = this.#steps;
    const barred = unable();
    if (barred) return steps.show([lead(barred)], [steps.closing()]);
    const { circle } = this.#store;
    if (circle && !this.#hosting) return steps.show([lead("circle-guest-here")], [steps.closing()]);
    if (!this.#hosting) this.#giveUp();
    const free = this.#free();
    const most = circle?.most ?? free;
    if (free > most) return steps.show([lead("circle-full", { most: String(most) })], [steps.closing()]);
    this.#hosting = true;
    this.#id ||= newKey();
    this.#invited = free;
    steps.show([lead("live-preparing")], [steps.closing()]);
    const made = this.#begin(`${this.#id}${free}`, free);
    const letters = await made.offer().catch(() => "");
    // Meanwhile the dialog may have been closed, and another guest be invited.
    if (this.#channels.get(this.#invited) !== made || !steps.dialog.open) return;
    if (!letters) return steps.show([lead("live-unable")], [steps.closing()]);
    const link = `${address(this.#store.view?.correspondence?.link ?? this.#store.view?.fragment ?? "")}.W${letters}`;
    const content = [lead("circle-offer"), ...steps.given("live-link", link), lead("live-await"), steps.answering((answer) => void this.#accept(answer))];
    steps.show(content, [steps.closing()], text("live-privacy"));
  }

  /** Somebody's board that one was invited to, and has not come to see. */
  #giveUp() {
    const way = this.#channels.get(0);
    this.#channels.delete(0);
    if (way) leave(way);
    this.#id = "";
  }

  /** The number of the first guest who is not there yet. */
  #free() {
    let free = 1;
    while (this.#channels.has(free) && this.#channels.get(free)?.standing !== "offer") free += 1;
    return free;
  }

  /** @param {string} given */
  async #accept(given) {
    const taken = (await this.#channels.get(this.#invited)?.accept(answerLetters(given)).catch(() => false)) ?? false;
    if (!taken && this.#steps.dialog.open) this.#steps.says.textContent = text("live-no-answer");
  }

  /** An invitation was opened. @param {string} letters */
  #welcome(letters) {
    const steps = this.#steps;
    const barred = unable();
    if (barred) return steps.show([lead(barred)], [steps.closing()]);
    const name = unpack(letters)?.game ?? "";
    if (!name) return steps.show([lead("circle-damaged")], [steps.closing()]);
    const join = button("circle-join", true, () => void this.#answer(letters, name));
    steps.show([lead("circle-invited")], [steps.closing("cancel"), join], text("live-privacy"));
  }

  /** @param {string} letters @param {string} name */
  async #answer(letters, name) {
    const steps = this.#steps;
    steps.show([lead("live-preparing")], [steps.closing()]);
    this.#hosting = false;
    this.#id = name.slice(0, -1);
    const made = this.#begin(name, 0);
    const own = await made.answer(letters).catch(() => "");
    if (this.#channels.get(0) !== made || !steps.dialog.open) return;
    if (!own) return steps.show([lead("circle-damaged")], [steps.closing()]);
    steps.show([lead("circle-answer"), ...steps.given("live-answer-link", address(`L${own}`)), lead("circle-answer-wait")], [steps.closing()]);
  }
}

/** A page that is loaded again takes a new link. @param {Channel} channel */
function leave(channel) {
  forgetWay(channel.name);
  channel.close();
}
