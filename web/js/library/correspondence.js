/** Games by link: who sits here, what the link that was opened tells, and sending the next one. */

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

/**
 * Wire the panel.
 * @param {Store} store
 * @param {Keeper} keeper
 */
export function correspondence(store, keeper) {
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
    const relation = kept.compare(view.correspondence, own.mark);
    if (relation === "newer") {
      // An answer or a new round may have changed the sides; who sent it tells which is left.
      leading = true;
      if (view.correspondence.stage === own.mark.stage) sit(own.seats);
      else claim(offered(view.correspondence));
    } else if (relation === "forked") {
      forked = view.fragment;
    } else {
      leading = true;
      keeper.resume(own.key);
      store.tell({ key: relation === "older" ? "correspondence-older" : "correspondence-known", args: {} });
    }
  }

  /** @param {unknown[]} seats */
  function sit(seats) {
    const { id, chain } = store.view?.correspondence ?? { id: "", chain: [] };
    store.send({ type: "seats", seats, correspondence: id, shared: chain.length });
    received = true;
  }
  /** Whether the next view is of a link that has just been taken up. */
  let received = false;

  /** @param {number} own */
  function claim(own) {
    const seats = [0, 1].map((index) => ({ seat: index === own ? "human" : "remote", level: 1 }));
    sit(seats);
  }

  /** The link has gone out: page and engine note how much both devices know. @param {View} view */
  function sent(view) {
    if (!view.correspondence || ownSeat(view) < 0) return;
    keeper.share(view, true);
    store.send({ type: "shared", items: view.correspondence.chain.length });
  }

  /** @param {View} view */
  async function copyLink(view) {
    if (await copy(kept.address(view.fragment))) {
      sent(view);
      store.tell({ key: "correspondence-copied", args: {} });
    } else {
      store.tell({ key: "copy-refused", args: {} });
    }
  }

  /** @param {View} view */
  async function sendLink(view) {
    const title = text("correspondence-title", { game: text(`game-${view.game}`) });
    if (!(await send({ title, url: kept.address(view.fragment) }))) return;
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
          kept.forget(keeper.key);
          keeper.follow(forked);
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
    const mark = keeper.unshared(view);
    const buttons = [
      ...(canSend() ? [button("correspondence-send", mark, () => void sendLink(view))] : []),
      button("correspondence-copy", mark && !canSend(), () => void copyLink(view)),
    ];
    const said = (/** @type {string} */ key) => text(key, { player: other, moves: view.course.plies });
    if (mark) return { said: said("correspondence-unsent"), buttons };
    if (waits(view)) return { said: said(keeper.sent ? "correspondence-waiting" : "correspondence-awaited"), buttons: keeper.sent ? buttons : [] };
    return { said: "", buttons: [] };
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
    }
    const { said, buttons } = view.correspondence && !leading && (atEnd(view) || forked) ? content(view) : { said: "", buttons: [] };
    asked = said;
    panel.replaceChildren(...buttons);
    panel.hidden = !buttons.length;
  }

  // What is played in one tab must not be played otherwise in another.
  kept.onChange((key) => {
    const { view } = store;
    const known = key === keeper.key ? kept.read(key) : null;
    if (known?.mark && view?.correspondence && kept.compare(known.mark, view.correspondence) === "newer") keeper.resume(key);
  });

  store.register((view) => {
    if (view.match !== match) meet(view);
    show(view);
  });
  return { sent, asked: () => asked };
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
