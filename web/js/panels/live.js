/** A live game beside the board: whether the other person is there, what is said, and another game once it is over. */

import { make, makeButton, need, put } from "../lib/dom.js";
import { language, text } from "../lib/text.js";
import * as kept from "../library/kept.js";
import { keptTimes } from "./times.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/protocol.js").Word} Word
 * @typedef {import("../library/channel.js").Channel} Channel
 */

/** How often it is told that the person here attends to the game, in milliseconds. */
const ATTENDING = 5000;
/** Devices that know different courses for so long will not agree by themselves. */
const APART = 12_000;
/** A clock that was told to have gone too slowly by no more seconds is not worth a word. */
const STOOD = 5;
/** So many lines of what was said are kept. */
const LINES = 60;
/** Catalogue keys of the words that both pages know. @type {Record<Word, string>} */
const WORDS = {
  hello: "live-word-hello",
  luck: "live-word-luck",
  well: "live-word-well",
  thanks: "live-word-thanks",
  sorry: "live-word-sorry",
  moment: "live-word-moment",
  here: "live-word-here",
  bye: "live-word-bye",
};

/** The panel; it stays hidden until there is a channel. */
export class LivePanel {
  #panel = need("live", HTMLElement);
  #standing = make("p", { class: "live-standing", role: "status" });
  #ways = make("div", { class: "live-ways" });
  #lines = make("ol", { class: "live-lines", role: "log" });
  #words = make("select", { id: "live-word" });
  #field = make("input", { id: "live-text", type: "text", maxlength: "300", autocomplete: "off" });
  #send = make("button", { type: "button", id: "live-send", "data-text": "live-send" });
  /** @type {Channel | null} */
  #channel = null;
  /** The one that was left, of which there is nothing more to say. @type {Channel | null} */
  #left = null;
  #id = "";
  #timer = 0;
  #typing = false;
  /** Since when the devices have known different courses; 0 where they do not. */
  #apart = 0;
  /** Which ways on are offered, and in which language. */
  #offered = "";

  /** @param {Store} store @param {import("../library/keeper.js").Keeper} keeper @param {() => void} invite */
  constructor(store, keeper, invite) {
    this.store = store;
    this.keeper = keeper;
    this.invite = invite;
    this.#send.addEventListener("click", () => this.#speak());
    this.#field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Enter") this.#speak();
    });
    this.#field.addEventListener("input", () => this.#attend());
    this.#words.addEventListener("change", () => {
      const { value } = this.#words;
      if (isWord(value)) store.send({ type: "say", word: value });
      this.#words.value = "";
    });
    document.addEventListener("visibilitychange", () => this.#attend());
    addEventListener("pagehide", () => this.#channel?.close());
    this.#panel.append(this.#standing, this.#ways, this.#lines, make("div", { class: "live-line" }, this.#words, this.#field, this.#send));
    store.on(["live"], () => this.#hear());
    store.register((view) => this.#renew(view));
    store.on(["engine"], () => this.#meetAgain());
    store.on(["words"], () => this.#name());
    // A game that another tab plays is not played live here.
    store.on(["place"], () => store.place === "follower" && this.#channel && this.#leave());
    this.#name();
  }

  /** Take notice of how a channel stands. @param {Channel} channel */
  follow(channel) {
    const open = channel.standing === "open";
    if (channel === this.#left) return;
    if (channel.met) this.#channel = channel;
    if (channel !== this.#channel) return;
    clearInterval(this.#timer);
    this.#panel.hidden = false;
    if (open) {
      if (this.#id !== channel.game) this.#lines.replaceChildren();
      this.#id = channel.game;
      this.#meet();
      // An invitation may be taken up in a tab that only followed.
      this.keeper.takeOver();
      this.#timer = setInterval(() => this.#attend(), ATTENDING);
    }
    if (channel.standing === "failed") this.store.send({ type: "meet", on: false });
    this.store.reach(open);
    this.show();
  }

  /** Tell the engine that the game is live, and what was kept of the times. */
  #meet() {
    const { view } = this.store;
    if (view) this.store.send({ type: "meet", on: true, ...keptTimes(view, kept.times.read(this.keeper.key)) });
  }

  /** Another engine has to be told that the game is live. */
  #meetAgain() {
    if (this.store.together && this.store.view?.correspondence?.id === this.#id) this.#meet();
  }

  /** @param {View} view */
  #renew(view) {
    this.#share(view);
    this.show();
  }

  /** What the other device surely has need not be sent by link. @param {View} view */
  #share(view) {
    const { live } = this.store;
    const told = view.correspondence;
    if (live && told && live.id === told.id && live.shared && this.keeper.exchange.unshared(view)) this.keeper.share(view, true);
  }

  #hear() {
    const { live } = this.store;
    if (!live || !this.#channel) return;
    for (const message of live.send.splice(0)) this.#channel.send(message);
    if (live.ended) {
      this.#leave();
      return;
    }
    this.#id = live.id;
    this.#channel.follow(live.id);
    for (const one of live.said.splice(0)) this.#note(one.own, one.word ? text(WORDS[one.word]) : one.text);
    if (live.trouble) this.store.messages.tell(live.trouble);
    this.#apart = live.apart ? this.#apart || Date.now() : 0;
    if (this.store.view) this.#share(this.store.view);
    this.show();
  }

  /** Another game is on the board. */
  #leave() {
    const channel = (this.#left = this.#channel);
    this.#channel = null;
    clearInterval(this.#timer);
    this.#panel.hidden = true;
    this.store.live = null;
    channel?.close();
    this.store.send({ type: "meet", on: false });
    this.store.reach(false);
  }

  #attend() {
    this.#typing = this.#field.value !== "";
    if (this.store.together) this.store.send({ type: "attend", hidden: document.hidden, typing: this.#typing });
  }

  #speak() {
    const words = this.#field.value.trim();
    if (!words || !this.store.together) return;
    this.#field.value = "";
    this.store.send({ type: "say", text: words });
    this.#attend();
  }

  /** @param {boolean} own @param {string} words */
  #note(own, words) {
    const line = make("li", { class: own ? "live-own" : "live-theirs" }, make("strong", {}, text(own ? "live-you" : "live-them")), words);
    this.#lines.append(line);
    if (this.#lines.childElementCount > LINES) this.#lines.firstElementChild?.remove();
    this.#lines.scrollTop = this.#lines.scrollHeight;
  }

  #name() {
    this.#words.setAttribute("aria-label", text("live-words"));
    this.#field.setAttribute("aria-label", text("live-text"));
    this.#field.placeholder = text("live-text");
    this.#send.textContent = text("live-send");
    const words = Object.entries(WORDS).map(([value, key]) => make("option", { value }, text(key)));
    this.#words.replaceChildren(make("option", { value: "" }, text("live-words")), ...words);
    this.#panel.lang = language();
    this.show();
  }

  /** Show anew how the channel stands, and what can be done. */
  show() {
    const { live, together } = this.store;
    this.#panel.dataset.standing = !together ? (this.#channel?.standing ?? "") : live?.hidden ? "away" : "here";
    this.#panel.dataset.awaits = String(this.#channel?.awaits ?? false);
    put(this.#standing, this.#said());
    this.#offer();
    for (const control of [this.#words, this.#field, this.#send]) control.disabled = !together;
  }

  /** The ways on from here. What is offered already stays: it may be about to be pressed. */
  #offer() {
    const { live, together } = this.store;
    /** @type {[string, boolean, () => void][]} */
    const ways = [];
    if (["failed", "lost"].includes(this.#channel?.standing ?? "")) ways.push(["live-again", true, this.invite]);
    if (together && live?.over) {
      const [own, theirs] = live.again;
      ways.push([own ? "live-rematch-not" : "live-rematch", theirs, () => this.store.send({ type: "want_again", on: !own })]);
    }
    const offered = JSON.stringify([language(), ways]);
    if (offered !== this.#offered) this.#ways.replaceChildren(...ways.map((way) => this.#way(...way)));
    this.#offered = offered;
  }

  #said() {
    const { live, together } = this.store;
    if (this.#channel?.standing === "failed") return text("live-gone");
    if (!together || !live?.met) return text(this.#channel?.standing === "lost" ? "live-lost" : "live-meeting");
    if (this.#apart && Date.now() - this.#apart > APART) return text("live-apart");
    const [own, theirs] = live.again;
    if (live.over && (own || theirs)) return text(own ? "live-rematch-own" : "live-rematch-theirs");
    if (live.typing) return text("live-typing");
    const said = [text(live.hidden ? "live-away" : "live-here")];
    if (live.way !== null) said.push(text("live-way", { way: live.way }));
    const stood = Math.round((live.times?.stood ?? 0) / 1000);
    if (stood > STOOD) said.push(text("live-stood", { seconds: stood }));
    return said.join(" ");
  }

  /** @param {string} key @param {boolean} primary @param {() => void} action */
  #way(key, primary, action) {
    return makeButton(action, { class: primary ? "primary" : "", "data-live": key }, text(key));
  }
}

/** @param {string} value @returns {value is Word} */
function isWord(value) {
  return Object.hasOwn(WORDS, value);
}
