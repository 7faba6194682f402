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
 */

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

/**
 * Wire the panel.
 * @param {Store} store
 * @param {Keeper} keeper
 * @param {(view: View) => void} onEnd called when a link that was opened has ended the game
 */
export function correspondence(store, keeper, onEnd) {
  const panel = need("correspondence", HTMLElement);
  const arrival = new Arrival(store, keeper, onEnd);
  /** What is to be done outside the board, in words. */
  let asked = "";

  /** The link has gone out: page and engine note how much both devices know. @param {View} view */
  function sent(view) {
    if (!view.correspondence || ownSeat(view) < 0) return;
    keeper.share(view, true);
    const { chain, stage } = view.correspondence;
    store.send({ type: "shared", shared: { items: chain.length, stage } });
  }

  /** @param {View} view */
  async function copyLink(view) {
    if (await copy(linkOf(view))) {
      sent(view);
      store.messages.tell({ key: "correspondence-copied", args: {} }, ...unkept());
    } else {
      store.messages.tell({ key: "copy-refused", args: {} });
    }
  }

  /** @param {View} view */
  async function sendLink(view) {
    const title = text("correspondence-title", { game: text(`game-${view.game}`) });
    if (!(await send({ title, url: linkOf(view) }))) return;
    sent(view);
  }

  /** What there is to say, and the buttons that go with it. @param {View} view @returns {{said: string, buttons: HTMLElement[]}} */
  function content(view) {
    if (arrival.forked) {
      const buttons = [button("correspondence-keep", true, () => keeper.resume(keeper.key)), button("correspondence-take", false, () => arrival.take())];
      return { said: text("correspondence-forked"), buttons };
    }
    const own = ownSeat(view);
    const other = view.players[1 - Math.max(own, 0)]?.name ?? "";
    if (own < 0) {
      const mine = view.correspondence ? offered(view.correspondence) : 0;
      const player = view.players[mine]?.name ?? "";
      // What is still to be settled may change the sides.
      const [key, open] = view.question ? ["correspondence-offered-open", "open"] : ["correspondence-offered", "no"];
      return { said: text(key, { player }), buttons: [button("correspondence-claim", true, () => arrival.take(), { player, open })] };
    }
    // One's own answer comes before a link, without which the other person has nothing to do.
    if (view.question?.seat === "human") return { said: "", buttons: [] };
    if (view.correspondence?.foreseeing) return foreseen(view.correspondence);
    const { request, replies = [], may_foresee: waiting = false } = view.correspondence ?? {};
    // What is played live needs no link.
    if (store.together) return request ? requested(request, own, [], (key, count) => text(key, { player: other, moves: count })) : { said: "", buttons: [] };
    const mark = keeper.exchange.unshared(view);
    const primary = mark || request?.player === own || replies.length > 0;
    const buttons = [
      ...(canSend() ? [button("correspondence-send", primary, () => void sendLink(view))] : []),
      // Beside the one that sends it, a word is enough.
      button("correspondence-copy", primary && !canSend(), () => void copyLink(view), {}, canSend() ? "copy" : "correspondence-copy"),
    ];
    // While something is asked, what comes next is not to be foreseen.
    if (waiting && !request) buttons.push(button("foresee", false, () => store.send({ type: "foresee", on: true })));
    const said = (/** @type {string} */ key, count = view.course.plies) => text(key, { player: other, moves: count });
    if (request) return requested(request, own, buttons, said);
    if (replies.length) return { said: said("foresee-send", replies.length), buttons };
    // It is one's own turn again, and what has happened is more to the point.
    if (view.news.some(({ key }) => key === "reply-made")) return { said: "", buttons: [] };
    if (mark) return { said: said(unsentKey(view)), buttons };
    if (waits(view)) return { said: said(keeper.exchange.sent ? "correspondence-waiting" : "correspondence-awaited"), buttons: keeper.exchange.sent ? buttons : [] };
    return { said: "", buttons: [] };
  }

  /** What is said of a link that has not gone out: it invites, tells the end, or goes on. @param {View} view */
  function unsentKey({ course }) {
    if (course.result !== null) return "correspondence-unsent-end";
    return course.plies || keeper.exchange.shared ? "correspondence-unsent" : "correspondence-unsent-invitation";
  }

  /**
   * What is asked to be taken back, by one or the other.
   * @param {import("../engine/protocol.js").RequestView} request
   * @param {number} own
   * @param {HTMLElement[]} sending
   * @param {(key: string, count: number) => string} say
   */
  function requested({ player, moves, refused }, own, sending, say) {
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

  /** Replies as they are noted, each to be pressed away. @param {import("../engine/protocol.js").CorrespondenceView} correspondence */
  function foreseen({ replies }) {
    const lines = replies.map(({ node, moves }) => button("foresee-forget", false, () => store.send({ type: "delete", node }), { moves: moves.join(" ") }));
    return { said: text("foresee-help"), buttons: [button("foresee-done", true, () => store.send({ type: "foresee", on: false })), ...lines] };
  }

  /** Whether the other person is to do something. @param {View} view */
  function waits({ question, players, result }) {
    if (result !== null) return false;
    return question ? question.seat === "remote" : players.some(({ seat, to_move }) => seat === "remote" && to_move);
  }

  /** @param {View} view */
  function atEnd({ cursor, moves }) {
    return cursor === moves.length;
  }

  /** @param {View} view */
  function show(view) {
    const here = store.place !== "follower" && !arrival.leading;
    const { said, buttons } = view.correspondence && here && (atEnd(view) || arrival.forked || view.correspondence.foreseeing) ? content(view) : { said: "", buttons: [] };
    asked = said;
    refill(panel, buttons);
    panel.hidden = !buttons.length;
  }

  /** That the page is to stay open, where it alone knows of one's side: one's own link hands over no seat. */
  function unkept() {
    return keeper.copy.loose ? [{ key: "not-kept-by-link", args: {} }] : [];
  }

  store.register(show, ["place"]);
  return { sent, asked: () => asked && [asked, ...unkept().map(say)].join(" "), take: () => arrival.take() };
}

/** The address to be sent. @param {View} view */
function linkOf(view) {
  return address(view.correspondence?.link ?? view.fragment);
}

/** @param {string} key @param {boolean} primary @param {() => void} action @param {Record<string, string>} [args] @param {string} [said] another key of what is on it */
function button(key, primary, action, args, said = key) {
  return makeButton(action, { class: primary ? "primary" : "", "data-correspondence": key }, text(said, args));
}
