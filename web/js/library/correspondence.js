/**
 * Games by link: who sits here, what the link that was opened tells, and sending the next one, with a request to
 * take back or with replies to moves that are foreseen.
 */

import { canSend, copy, send } from "../lib/clipboard.js";
import { make, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { ownSeat } from "./keeper.js";
import * as kept from "./kept.js";

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
  /** The fragment of a link that tells another course of the game than this device knows. */
  let forked = "";
  /** The match that was met last. */
  let match = -1;
  /** Whether what is shown leads on at once to what this device knows of the game. */
  let leading = false;
  /** What is to be done outside the board, in words. */
  let asked = "";

  /** What to make of a link that was just opened. @param {View} view */
  function meet(view) {
    match = view.match;
    forked = "";
    leading = false;
    if (!view.correspondence || ownSeat(view) >= 0) return;
    const own = kept.read(keeper.key);
    if (!own?.mark) return;
    const relation = related(view, view.correspondence, own);
    if (relation === "newer") {
      takeUp(view.correspondence, own, own.mark);
      before = own;
    } else if (relation === "forked") {
      forked = view.fragment;
    } else {
      leading = true;
      keeper.resume(own.key);
      store.tell({ key: relation === "older" ? "correspondence-older" : "correspondence-known", args: {} });
    }
  }

  /**
   * Go on with a link's course of a game that is known here. What else was made of it here comes along.
   * @param {import("../engine/protocol.js").CorrespondenceView} told
   * @param {kept.Kept} own
   * @param {kept.Mark} mark
   */
  function takeUp(told, own, mark) {
    leading = true;
    forked = "";
    // An answer or a new round may have changed the sides; who sent it tells which is left.
    if (told.stage === mark.stage) sit(own.seats, own);
    else claim(offered(told), own);
  }

  /** @param {unknown[]} seats @param {kept.Kept} [own] the game as it is kept here */
  function sit(seats, own) {
    const { id, chain } = store.view?.correspondence ?? { id: "", chain: [] };
    store.send({ type: "seats", seats, correspondence: id, shared: chain.length, ...(own && { own: own.fragment }) });
    if (own) keeper.absorb(own.fragment);
    received = true;
    before = undefined;
  }
  /** Whether the next view is of a link that has just been taken up. */
  let received = false;
  /** The game as it was kept here before that. @type {kept.Kept | undefined} */
  let before;

  /** @param {number} side @param {kept.Kept} [own] */
  function claim(side, own) {
    const seats = [0, 1].map((index) => ({ seat: index === side ? "human" : "remote", level: 1 }));
    sit(seats, own);
  }

  /** The link has gone out: page and engine note how much both devices know. @param {View} view */
  function sent(view) {
    if (!view.correspondence || ownSeat(view) < 0) return;
    keeper.share(view, true);
    store.send({ type: "shared", items: view.correspondence.chain.length });
  }

  /** @param {View} view */
  async function copyLink(view) {
    if (await copy(linkOf(view))) {
      sent(view);
      store.tell({ key: "correspondence-copied", args: {} });
    } else {
      store.tell({ key: "copy-refused", args: {} });
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
    if (forked) {
      const buttons = [
        button("correspondence-keep", true, () => {
          keeper.resume(keeper.key);
        }),
        button("correspondence-take", false, () => {
          const own = kept.read(keeper.key);
          if (own?.mark && view.correspondence) takeUp(view.correspondence, own, own.mark);
          else claim(view.correspondence ? offered(view.correspondence) : 0);
        }),
      ];
      return { said: text("correspondence-forked"), buttons };
    }
    const own = ownSeat(view);
    const other = view.players[1 - Math.max(own, 0)]?.name ?? "";
    if (own < 0) {
      const mine = view.correspondence ? offered(view.correspondence) : 0;
      const player = view.players[mine]?.name ?? "";
      return { said: text("correspondence-offered", { player }), buttons: [button("correspondence-claim", true, () => claim(mine), { player })] };
    }
    if (view.correspondence?.foreseeing) return foreseen(view.correspondence);
    const { request, replies = [], may_foresee: waiting = false } = view.correspondence ?? {};
    // What is played live needs no link.
    if (store.together) return request ? requested(request, own, [], (key, count) => text(key, { player: other, moves: count })) : { said: "", buttons: [] };
    const mark = keeper.unshared(view);
    const primary = mark || request?.player === own || replies.length > 0;
    const buttons = [
      ...(canSend() ? [button("correspondence-send", primary, () => void sendLink(view))] : []),
      button("correspondence-copy", primary && !canSend(), () => void copyLink(view)),
    ];
    if (waiting) buttons.push(button("foresee", false, () => store.send({ type: "foresee", on: true })));
    const said = (/** @type {string} */ key, count = view.course.plies) => text(key, { player: other, moves: count });
    if (request) return requested(request, own, buttons, said);
    if (replies.length) return { said: said("foresee-send", replies.length), buttons };
    // It is one's own turn again, and what has happened is more to the point.
    if (view.news.some(({ key }) => key === "reply-made")) return { said: "", buttons: [] };
    if (mark) return { said: said("correspondence-unsent"), buttons };
    if (waits(view)) return { said: said(keeper.sent ? "correspondence-waiting" : "correspondence-awaited"), buttons: keeper.sent ? buttons : [] };
    return { said: "", buttons: [] };
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
    if (ownSeat(view) >= 0) leading = false;
    if (received && ownSeat(view) >= 0) {
      received = false;
      keeper.share(view, false);
      if (before && before.plies > view.course.plies) store.tell({ key: "request-granted", args: {} });
      if (before?.result === null && view.result !== null) onEnd(view);
    }
    const here = store.place !== "follower";
    const { said, buttons } = view.correspondence && here && !leading && (atEnd(view) || forked || view.correspondence.foreseeing) ? content(view) : { said: "", buttons: [] };
    asked = said;
    panel.replaceChildren(...buttons);
    panel.hidden = !buttons.length;
  }

  store.register(
    (view) => {
      if (view.match !== match) meet(view);
      show(view);
    },
    ["place"],
  );
  /** Take the side that a link leaves open. */
  function take() {
    if (store.view?.correspondence && ownSeat(store.view) < 0) claim(offered(store.view.correspondence));
  }
  return { sent, asked: () => asked, take };
}

/**
 * How a link's course stands to the one that is kept. One with another request or other replies tells more, and one
 * that takes back moves without having been asked parts from it.
 * @param {View} view
 * @param {import("../engine/protocol.js").CorrespondenceView} told
 * @param {kept.Kept} own
 * @returns {kept.Relation}
 */
function related(view, told, own) {
  if (!own.mark) return "newer";
  const relation = kept.compare(told, own.mark);
  const theirs = own.seats[told.sender]?.seat === "remote";
  if (relation === "same" && theirs && (told.request || told.has_replies)) return "newer";
  const back = relation === "newer" && told.stage === own.mark.stage && view.course.plies < own.plies;
  return back && !own.shared?.asked ? "forked" : relation;
}

/** The address to be sent. @param {View} view */
function linkOf(view) {
  return kept.address(view.correspondence?.link ?? view.fragment);
}

/** The side that who sent a link has left to the other. @param {import("../engine/protocol.js").CorrespondenceView} correspondence */
function offered({ sender }) {
  return sender === 0 ? 1 : 0;
}

/** @param {string} key @param {boolean} primary @param {() => void} action @param {Record<string, string>} [args] */
function button(key, primary, action, args) {
  const made = make("button", { type: "button", class: primary ? "primary" : "", "data-correspondence": key }, text(key, args));
  made.addEventListener("click", action);
  return made;
}
