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
  const panel = need("letter", HTMLElement);
  /** The fragment of a link that tells another course of the game than this device knows. */
  let forked = "";
  /** The match that was met last. */
  let match = -1;

  /** What to make of a link that was just opened. @param {View} view */
  function meet(view) {
    match = view.match;
    forked = "";
    if (!view.letter || ownSeat(view) >= 0) return;
    const own = kept.read(keeper.key);
    if (!own?.mark) return;
    const relation = kept.compare(view.letter, own.mark);
    if (relation === "newer") {
      // An answer or a new round may have changed the sides; who sent it tells which is left.
      if (view.letter.stage === own.mark.stage) sit(own.seats);
      else claim(offered(view.letter));
    } else if (relation === "forked") {
      forked = view.fragment;
    } else {
      keeper.resume(own.key);
      store.tell({ key: relation === "older" ? "letter-older" : "letter-known", args: {} });
    }
  }

  /** @param {unknown[]} seats */
  function sit(seats) {
    const { id, chain } = store.view?.letter ?? { id: "", chain: [] };
    store.send({ type: "seats", seats, letter: id, shared: chain.length });
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
    if (!view.letter || ownSeat(view) < 0) return;
    keeper.share(view);
    store.send({ type: "shared", items: view.letter.chain.length });
  }

  /** @param {View} view */
  async function copyLink(view) {
    if (await copy(kept.address(view.fragment))) {
      sent(view);
      store.tell({ key: "letter-copied", args: {} });
    } else {
      store.tell({ key: "copy-refused", args: {} });
    }
  }

  /** @param {View} view */
  async function sendLink(view) {
    const title = text("letter-title", { game: text(`game-${view.game}`) });
    if (!(await send({ title, url: kept.address(view.fragment) }))) return;
    sent(view);
  }

  /** @param {View} view @returns {(Node | string)[]} */
  function content(view) {
    if (forked) {
      return [
        make("p", {}, text("letter-forked")),
        button("letter-keep", true, () => {
          keeper.resume(keeper.key);
        }),
        button("letter-take", false, () => {
          kept.forget(keeper.key);
          keeper.follow(forked);
        }),
      ];
    }
    const own = ownSeat(view);
    const other = view.players[1 - Math.max(own, 0)]?.name ?? "";
    if (own < 0) {
      const mine = view.letter ? offered(view.letter) : 0;
      const player = view.players[mine]?.name ?? "";
      return [make("p", {}, text("letter-offered", { player })), button("letter-claim", true, () => claim(mine), { player })];
    }
    const mark = keeper.unshared(view);
    const buttons = [
      ...(canSend() ? [button("letter-send", mark, () => void sendLink(view))] : []),
      button("letter-copy", mark && !canSend(), () => void copyLink(view)),
    ];
    if (mark) return [make("p", {}, text("letter-unsent", { player: other })), ...buttons];
    if (waits(view)) return [make("p", {}, text("letter-waiting", { player: other })), ...buttons];
    return [];
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
    if (received && ownSeat(view) >= 0) {
      received = false;
      keeper.share(view);
    }
    const shown = view.letter && (atEnd(view) || forked) ? content(view) : [];
    panel.replaceChildren(...shown);
    panel.hidden = !shown.length;
  }

  // What is played in one tab must not be played otherwise in another.
  kept.onChange((key) => {
    const { view } = store;
    const known = key === keeper.key ? kept.read(key) : null;
    if (known?.mark && view?.letter && kept.compare(known.mark, view.letter) === "newer") keeper.resume(key);
  });

  store.register((view) => {
    if (view.match !== match) meet(view);
    show(view);
  });
  return { sent };
}

/** The side that who sent a link has left to the other. @param {import("../engine/protocol.js").LetterView} letter */
function offered({ sender }) {
  return sender === 0 ? 1 : 0;
}

/** @param {string} key @param {boolean} primary @param {() => void} action @param {Record<string, string>} [args] */
function button(key, primary, action, args) {
  const made = make("button", { type: "button", class: primary ? "primary" : "", "data-letter": key }, text(key, args));
  made.addEventListener("click", action);
  return made;
}
