/**
 * The panel of a game by link: taking the side that a link leaves open, and sending the next link, with a request to
 * take back or with replies to moves that are foreseen.
 */

import { canSend, copy, send } from "../lib/clipboard.js";
import { makeButton, need, refill } from "../lib/dom.js";
import { say, text } from "../lib/text.js";
import { Arrival, offered } from "./arrival.js";
import { ownSeat } from "./exchange.js";
import { address } from "./address.js";

/**
 * @typedef {import("./keeper.js").Keeper} Keeper
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 *
 * What is said, and the buttons that go with it.
 * @typedef {{said: string, buttons: HTMLElement[]}} Content
 */

/** @type {Content} */
const NOTHING = { said: "", buttons: [] };

/** What is said of taking back, and of a draw. */
const BACK = {
  own: "request-own",
  ownRefused: "request-own-refused",
  other: "request-other",
  otherRefused: "request-other-refused",
  live: "live-request",
  liveRefused: "live-request-refused",
  accept: "request-accept",
};
const DRAW = {
  own: "draw-own",
  ownRefused: "draw-own-refused",
  other: "draw-other",
  otherRefused: "draw-other-refused",
  live: "live-draw",
  liveRefused: "live-draw-refused",
  accept: "draw-accept",
};

/** The panel; it wires itself. */
export class CorrespondencePanel {
  #panel = need("correspondence", HTMLElement);
  /** What is to be done outside the board, in words. */
  #asked = "";

  /**
   * @param {Store} store
   * @param {Keeper} keeper
   * @param {(view: View) => void} onEnd called when a link that was opened has ended the game
   */
  constructor(store, keeper, onEnd) {
    this.store = store;
    this.keeper = keeper;
    this.arrival = new Arrival(store, keeper, onEnd);
    store.register((view) => this.#show(view), ["place"]);
  }

  /** What a person is to do outside the board, in words; nothing if there is no such thing. */
  get asked() {
    return this.#asked && [this.#asked, ...this.#unkept().map(say)].join(" ");
  }

  /** Take the side that a link leaves open. */
  take() {
    this.arrival.take();
  }

  /** The link has gone out: page and engine note how much both devices know. @param {View} view */
  share(view) {
    if (!view.correspondence || ownSeat(view) < 0) return;
    if (!this.keeper.share(view, true)) return;
    const { chain, stage } = view.correspondence;
    this.store.send({ type: "shared", shared: { items: chain.length, stage } });
  }

  /** @param {View} view */
  async #copyLink(view) {
    const { messages } = this.store;
    if (!(await copy(linkOf(view)))) return messages.tell({ key: "copy-refused", args: {} });
    this.share(view);
    messages.tell({ key: "correspondence-copied", args: {} }, ...this.#unkept());
  }

  /** @param {View} view */
  async #sendLink(view) {
    const title = text("correspondence-title", { game: text(`game-${view.game}`) });
    if (await send({ title, url: linkOf(view) })) this.share(view);
  }

  /** That the page is to stay open, where it alone knows of one's side: one's own link hands over no seat. */
  #unkept() {
    return this.keeper.copy.loose ? [{ key: "not-kept-by-link", args: {} }] : [];
  }

  /** @param {View} view */
  #show(view) {
    const { store, arrival } = this;
    const here = store.place !== "follower" && !arrival.leading;
    const shown = view.correspondence && here && (isAtEnd(view) || arrival.forked || view.correspondence.foreseeing);
    const { said, buttons } = shown ? this.#content(view) : NOTHING;
    this.#asked = said;
    refill(this.#panel, buttons);
    this.#panel.hidden = !buttons.length;
  }

  /** What there is to say, and the buttons that go with it. @param {View} view @returns {Content} */
  #content(view) {
    const own = ownSeat(view);
    if (this.arrival.forked) return this.#forked();
    if (own < 0) return this.#offered(view);
    // One's own answer comes before a link, without which the other person has nothing to do.
    if (view.question?.seat === "human") return NOTHING;
    if (view.correspondence?.foreseeing) return this.#foreseen(view.correspondence);
    const request = view.correspondence?.request;
    const player = view.players[1 - own]?.name ?? "";
    const said = (/** @type {string} */ key, count = view.course.plies) => text(key, { player, moves: count });
    // What is played live needs no link.
    if (this.store.together) return request ? this.#requested(request, own, [], said) : NOTHING;
    if (request) return this.#requested(request, own, this.#sending(view, own), said);
    return this.#unsent(view, own, said);
  }

  /** Two devices have gone on from the same position in different ways. @returns {Content} */
  #forked() {
    const { keeper, arrival } = this;
    const buttons = [button("correspondence-keep", true, () => keeper.resume(keeper.key)), button("correspondence-take", false, () => arrival.take())];
    return { said: text("correspondence-forked"), buttons };
  }

  /** A side that the link leaves open. @param {View} view @returns {Content} */
  #offered(view) {
    const mine = view.correspondence ? offered(view.correspondence) : 0;
    const player = view.players[mine]?.name ?? "";
    // What is still to be settled may change the sides.
    const [key, open] = view.question ? ["correspondence-offered-open", "open"] : ["correspondence-offered", "no"];
    return { said: text(key, { player }), buttons: [button("correspondence-claim", true, () => this.arrival.take(), { player, open })] };
  }

  /** The ways to send the link. @param {View} view @param {number} own */
  #sending(view, own) {
    const { request, replies = [], may_foresee: waiting = false } = view.correspondence ?? {};
    const primary = this.keeper.exchange.unshared(view) || request?.player === own || replies.length > 0;
    const buttons = [
      ...(canSend() ? [button("correspondence-send", primary, () => void this.#sendLink(view))] : []),
      // Beside the one that sends it, a word is enough.
      button("correspondence-copy", primary && !canSend(), () => void this.#copyLink(view), {}, canSend() ? "copy" : "correspondence-copy"),
    ];
    // While something is asked, what comes next is not to be foreseen.
    if (waiting && !request) buttons.push(button("foresee", false, () => this.store.send({ type: "foresee", on: true })));
    return buttons;
  }

  /** A link that is still to go out, or was sent. @param {View} view @param {number} own @param {(key: string, count?: number) => string} said @returns {Content} */
  #unsent(view, own, said) {
    const { exchange } = this.keeper;
    const { replies = [] } = view.correspondence ?? {};
    if (replies.length) return { said: said("foresee-send", replies.length), buttons: this.#sending(view, own) };
    // It is one's own turn again, and what has happened is more to the point.
    if (view.news.some(({ key }) => key === "reply-made")) return NOTHING;
    if (exchange.unshared(view)) return { said: said(this.#unsentKey(view)), buttons: this.#sending(view, own) };
    if (!awaitsOther(view)) return NOTHING;
    return exchange.sent ? { said: said("correspondence-waiting"), buttons: this.#sending(view, own) } : { said: said("correspondence-awaited"), buttons: [] };
  }

  /** What is said of a link that has not gone out: it invites, tells the end, or goes on. @param {View} view */
  #unsentKey({ course }) {
    if (course.result !== null) return "correspondence-unsent-end";
    return course.plies || this.keeper.exchange.shared ? "correspondence-unsent" : "correspondence-unsent-invitation";
  }

  /**
   * What is asked to be taken back, by one or the other.
   * @param {import("../engine/protocol.js").RequestView} request
   * @param {number} own
   * @param {HTMLElement[]} sending
   * @param {(key: string, count: number) => string} say
   * @returns {Content}
   */
  #requested({ player, moves, refused }, own, sending, say) {
    const { store } = this;
    const live = store.together;
    // Without moves to take back it is about a draw.
    const about = moves ? BACK : DRAW;
    const keys = player === own ? [live ? about.live : about.own, about.ownRefused] : [about.other, live ? about.liveRefused : about.otherRefused];
    const said = say(keys[Number(refused)] ?? "", moves);
    if (refused) return { said, buttons: player === own ? [] : sending };
    if (player === own) return { said, buttons: [...sending, button("request-withdraw", false, () => store.send({ type: "request", on: false }))] };
    const answer = (/** @type {boolean} */ accept) => store.send({ type: "answer_request", accept });
    return { said, buttons: [button(about.accept, true, () => answer(true)), button("request-refuse", false, () => answer(false))] };
  }

  /** Replies as they are noted, each to be pressed away. @param {import("../engine/protocol.js").CorrespondenceView} correspondence @returns {Content} */
  #foreseen({ replies }) {
    const { store } = this;
    const lines = replies.map(({ node, moves }) => button("foresee-forget", false, () => store.send({ type: "delete", node }), { moves: moves.join(" ") }));
    return { said: text("foresee-help"), buttons: [button("foresee-done", true, () => store.send({ type: "foresee", on: false })), ...lines] };
  }
}

/** Whether the other person is to do something. @param {View} view */
function awaitsOther({ question, players, result }) {
  if (result !== null) return false;
  return question ? question.seat === "remote" : players.some(({ seat, to_move }) => seat === "remote" && to_move);
}

/** @param {View} view */
function isAtEnd({ cursor, moves }) {
  return cursor === moves.length;
}

/** The address to be sent. @param {View} view */
function linkOf(view) {
  return address(view.correspondence?.link ?? view.fragment);
}

/** @param {string} key @param {boolean} primary @param {() => void} action @param {Record<string, string>} [args] @param {string} [said] another key of what is on it */
function button(key, primary, action, args, said = key) {
  return makeButton(action, { class: primary ? "primary" : "", "data-correspondence": key }, text(said, args));
}
