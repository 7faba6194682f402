/** The dialog that brings two devices together for a live game: what to send, what comes back, and how it goes. */

import { canSend, copy, send } from "../lib/clipboard.js";
import { unpack } from "../lib/description.js";
import { make } from "../lib/dom.js";
import { device } from "../lib/storage.js";
import { number, text } from "../lib/text.js";
import { Channel, canConnect } from "../library/channel.js";
import { ownSeat } from "../library/keeper.js";
import { address, newKey } from "../library/kept.js";
import { readWay } from "../library/way-back.js";
import { LivePanel } from "../panels/live.js";
import { codeOf } from "./code.js";

/** Tabs of one browser hand answers over by this name; so many milliseconds one waits for another. */
const HANDED = "trilithon-live";
const PATIENCE = 1500;
/** What was last offered from this device, so that one's own invitation is known. */
const OFFERED = "offered";

/**
 * Wire the dialog; returns what opens it, with what a link has brought.
 * @param {import("../engine/store.js").Store} store
 * @param {import("../library/keeper.js").Keeper} keeper
 * @param {() => void} take takes the side that a link leaves open
 * @returns {(brought: {offer?: string, answer?: string, back?: boolean}) => void}
 */
export function liveDialog(store, keeper, take) {
  const title = make("h2", { id: "live-title", "data-text": "live-title" });
  const body = make("div", { class: "live-steps" });
  const says = make("p", { class: "lead", role: "status" });
  const buttons = make("div", { class: "dialog-buttons" });
  const dialog = make("dialog", { id: "live-dialog", class: "live-dialog", "aria-labelledby": "live-title" }, title, body, says, buttons);
  document.body.append(dialog);
  const panel = new LivePanel(store, keeper, () => void invite());
  /** @type {Channel | null} */
  let channel = null;
  /** What is to be done once a game is shown on which it can be. @type {(() => void) | null} */
  let next = null;
  /** What is to be done with the next view that comes, once. */
  let awaited = () => {};
  const tabs = canConnect() ? new BroadcastChannel(HANDED) : null;

  /** @param {HTMLElement[]} content @param {HTMLElement[]} ways @param {string} [said] */
  function step(content, ways, said = "") {
    title.textContent = text("live-title");
    body.replaceChildren(...content);
    says.textContent = said;
    buttons.replaceChildren(...ways);
    if (!dialog.open) dialog.showModal();
    const likely = dialog.querySelector("button.primary") ?? dialog.querySelector("button");
    if (likely instanceof HTMLButtonElement) likely.focus();
  }

  const lead = (/** @type {string} */ key, /** @type {Record<string, string>} */ args = {}) => make("p", {}, text(key, args));
  const closing = (key = "close") => button(key, false, () => dialog.close());

  /** A channel, for the game on the board if for no other. @param {string} [name] */
  function begin(name = store.view?.correspondence?.id ?? "") {
    channel?.close();
    const made = new Channel(name, servers(), {
      onStanding: () => made === channel && follow(),
      onText: (heard) => made === channel && store.send({ type: "hear", text: heard }),
    });
    channel = made;
    return made;
  }

  /** The page was loaded again: the other one may still be there. */
  function comeBack() {
    const game = store.view?.correspondence?.id ?? "";
    const way = readWay(game);
    if (way && !channel && !unable()) begin(way.channel).comeBack(game);
  }

  function follow() {
    if (!channel) return;
    panel.follow(channel);
    if (channel.standing === "open") dialog.close();
    else if (channel.standing === "failed" && !channel.met && !dialog.open) store.tell({ key: "live-failed", args: {} });
    else if (channel.standing === "trying") step([lead("live-trying")], [closing()]);
    else if (channel.standing === "failed" && dialog.open) step([lead("live-failed")], [button("live-retry", false, () => void invite()), closing("live-by-link")]);
  }

  /** Offer the game on the board, or a new one like it. */
  async function invite() {
    const { view } = store;
    if (!view) return;
    const barred = unable();
    if (barred) return step([lead(barred)], [closing()]);
    if (!view.correspondence || ownSeat(view) < 0 || view.course.result !== null) return chooseSide(view);
    // What was given away and waits for an answer still counts.
    if (channel?.standing === "offer" && channel.game === view.correspondence.id) return dialog.showModal();
    step([lead("live-preparing")], [closing()]);
    const made = begin();
    const letters = await made.offer().catch(() => "");
    if (made !== channel || !dialog.open) return;
    // A browser may have what it takes and refuse it all the same.
    if (!letters) return step([lead("live-unable")], [closing("live-by-link")]);
    device.write(OFFERED, letters);
    const link = `${address(store.view?.correspondence?.link ?? "")}.L${letters}`;
    const field = make("input", { type: "text", id: "live-answer", autocomplete: "off", spellcheck: "false", autocapitalize: "off" });
    const connect = button("live-connect", true, () => void accept(field.value));
    step(
      [
        lead("live-offer"),
        ...given("live-link", link),
        lead("live-await"),
        make("div", { class: "live-line" }, make("label", { class: "field", for: "live-answer" }, make("span", {}, text("live-answer-field"))), field, connect),
      ],
      [closing()],
      text("live-privacy"),
    );
  }

  /** @param {import("../engine/protocol.js").View} view */
  function chooseSide(view) {
    const names = view.players.map(({ name }) => name);
    const ways = names.map((player, side) =>
      button("player-name", side === 0, () => {
        const clock = view.players.find((one) => one.clock)?.clock;
        const seats = names.map((_, index) => ({ seat: index === side ? "human" : "remote", level: 1, ...(clock && { clock }) }));
        next = () => void invite();
        store.send({ type: "new", game: view.game, settings: view.settings, seats, correspondence: newKey() });
      }, { player }),
    );
    step([lead("live-begin", { game: text(`game-${view.game}`) })], [closing("cancel"), ...ways]);
  }

  /** Let the answer to what was offered here be used. @param {string} given a link, or its letters */
  async function accept(given) {
    const letters = /L?([0-9A-Za-z]+)\s*$/.exec(given)?.[1] ?? "";
    const taken = (await channel?.accept(letters).catch(() => false)) ?? false;
    if (!taken && dialog.open) says.textContent = text("live-no-answer");
    return taken;
  }

  /** An answer was opened here: it is for this page, or for another tab of this browser. @param {string} letters */
  async function handOver(letters) {
    if (await accept(letters)) return;
    step([lead("live-handing")], [closing()]);
    const late = setTimeout(() => step([lead("live-not-handed")], [closing()]), PATIENCE);
    const heard = (/** @type {MessageEvent} */ { data }) => {
      if (data?.taken !== letters) return;
      clearTimeout(late);
      tabs?.removeEventListener("message", heard);
      step([lead("live-handed")], [closing()]);
    };
    tabs?.addEventListener("message", heard);
    tabs?.postMessage({ answer: letters });
  }
  tabs?.addEventListener("message", ({ data }) => {
    if (typeof data?.answer !== "string" || channel?.standing !== "offer") return;
    void channel.accept(data.answer).then((taken) => taken && tabs.postMessage({ taken: data.answer }));
  });

  /** An invitation was opened. @param {string} offer */
  function welcome(offer) {
    const { view } = store;
    if (!view) return;
    if (device.read(OFFERED) === offer) return step([lead("live-own")], [closing()]);
    const barred = unable();
    if (barred) return step([lead(barred)], [closing("live-by-link")]);
    if (!view.correspondence || unpack(offer)?.game !== view.correspondence.id) return step([lead("live-damaged")], [closing("live-by-link")]);
    const own = ownSeat(view);
    const player = view.players[own >= 0 ? own : 1 - view.correspondence.sender]?.name ?? "";
    const ways = [
      closing("live-by-link"),
      button("live-accept", true, () => {
        next = () => void answer(offer);
        take();
        proceed();
      }),
    ];
    const game = text(`game-${view.game}`);
    const invited = view.question ? lead("live-invited-settle", { game }) : lead("live-invited", { player, game });
    const clock = view.players[0]?.clock;
    const timed = clock ? [lead("live-invited-clock", { minutes: number(clock.seconds / 60), seconds: number(clock.increment) })] : [];
    step([invited, ...timed], ways, text("live-privacy"));
  }

  /** @param {string} offer */
  async function answer(offer) {
    step([lead("live-preparing")], [closing()]);
    const made = begin();
    const letters = await made.answer(offer).catch(() => "");
    if (made !== channel || !dialog.open) return;
    if (!letters) return step([lead("live-damaged")], [closing("live-by-link")]);
    step([lead("live-answer"), ...given("live-answer-link", address(`L${letters}`)), lead("live-answer-wait")], [closing()]);
  }

  /** A link to be given away: to copy, to send, or to hold before a camera. @param {string} label @param {string} link */
  function given(label, link) {
    const field = make("textarea", { id: "live-given", rows: "4", readonly: "" });
    field.value = link;
    const code = make("div", { class: "share-code" });
    const shown = async () => {
      const open = code.childElementCount > 0;
      code.replaceChildren();
      const drawn = open ? null : await codeOf(link);
      if (!drawn) return;
      code.append(drawn);
      code.scrollIntoView({ block: "nearest" });
    };
    const copied = async () => (says.textContent = text((await copy(link)) ? "correspondence-copied" : "copy-refused"));
    const ways = [
      button("share-code", false, () => void shown()),
      ...(canSend() ? [button("share-system", false, () => void send({ title: text("live-title"), url: link }))] : []),
      button("share-copy", true, () => void copied()),
    ];
    return [make("label", { class: "field" }, make("span", {}, text(label)), field), make("div", { class: "live-ways" }, ...ways), code];
  }

  /** Go on where that waited for a view of a game with a seat here. */
  function proceed() {
    const { view } = store;
    if (!next || !view?.correspondence || ownSeat(view) < 0) return;
    const action = next;
    next = null;
    action();
  }
  store.register(() => {
    proceed();
    awaited();
  });

  return ({ offer, answer: brought, back }) => {
    if (back) return comeBack();
    if (brought) return void handOver(brought);
    if (!offer) return void invite();
    const greet = () => {
      awaited = () => {};
      welcome(offer);
    };
    if (store.view?.correspondence?.id === unpack(offer)?.game) greet();
    else awaited = greet;
  };
}

/** Why no game can be played live here: the key of the reason; empty where it can. */
function unable() {
  // Such a frame keeps nothing: after a reload nobody would sit at the game any more.
  if (self.origin === "null") return "live-framed";
  return canConnect() ? "" : "live-unable";
}

/** The STUN servers of this site: none, unless who built it named some. */
function servers() {
  const named = document.querySelector('meta[name="stun"]')?.getAttribute("content") ?? "";
  return named.split(" ").filter(Boolean);
}

/** @param {string} key @param {boolean} primary @param {() => void} action @param {Record<string, string>} [args] */
function button(key, primary, action, args) {
  const made = make("button", { type: "button", class: primary ? "primary" : "", "data-live": key }, text(key, args));
  made.addEventListener("click", action);
  return made;
}
