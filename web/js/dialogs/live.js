/** The dialog that brings two devices together for a live game: what to send, what comes back, and how it goes. */

import { unpack } from "../lib/description.js";
import { make, picture } from "../lib/dom.js";
import { device } from "../lib/storage.js";
import { number, text } from "../lib/text.js";
import { Channel } from "../library/channel.js";
import { ownSeat, seatsByLink } from "../library/exchange.js";
import { address } from "../library/address.js";
import { newKey } from "../library/kept.js";
import { readWay } from "../library/way-back.js";
import { LivePanel } from "../panels/live.js";
import { handingOver } from "./hand-over.js";
import { Steps, answerLetters, button, lead, servers, unable } from "./steps.js";

/** So many milliseconds one waits for another tab to take an answer. */
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
  const steps = new Steps("live", "live-title");
  const { dialog } = steps;
  const panel = new LivePanel(store, keeper, () => void invite());
  /** @type {Channel | null} */
  let channel = null;
  /** What is to be done once a game is shown on which it can be. @type {(() => void) | null} */
  let next = null;
  /** What is to be done with the next view that comes, once. */
  let awaited = () => {};
  const hand = handingOver(() => channel);

  /** A channel, for the game on the board if for no other. @param {string} [name] */
  function begin(name = store.view?.correspondence?.id ?? "") {
    channel?.close();
    const made = new Channel(name, servers(), {
      onStanding: () => made === channel && follow(),
      onText: (heard) => made === channel && store.send({ type: "hear", text: heard }),
      onAwaited: () => panel.show(),
    });
    channel = made;
    return made;
  }

  /** The page was loaded again, or has the game again that another tab played: the other one may still be there. */
  function comeBack() {
    const game = store.view?.correspondence?.id ?? "";
    const way = readWay(game);
    if (way && (!channel || channel.standing === "failed") && !unable()) begin(way.channel).comeBack(game);
  }

  function follow() {
    if (!channel) return;
    panel.follow(channel);
    if (channel.standing === "open") dialog.close();
    else if (channel.standing === "failed" && !channel.met && !dialog.open) store.messages.tell({ key: "live-failed", args: {} });
    else if (channel.standing === "trying") steps.show([lead("live-trying")], [steps.closing()]);
    else if (channel.standing === "failed" && dialog.open) steps.show([lead("live-failed")], [button("live-retry", false, () => void invite()), steps.closing("live-by-link")]);
  }

  /** Offer the game on the board, or a new one like it. */
  async function invite() {
    const { view } = store;
    if (!view) return;
    const barred = unable();
    if (barred) return steps.show([lead(barred)], [steps.closing()]);
    if (!view.correspondence || ownSeat(view) < 0 || view.course.result !== null) return chooseSide(view);
    // What was given away and waits for an answer still counts.
    if (channel?.standing === "offer" && channel.game === view.correspondence.id) return dialog.showModal();
    steps.show([lead("live-preparing")], [steps.closing()]);
    const made = begin();
    const letters = await made.offer().catch(() => "");
    if (made !== channel || !dialog.open) return;
    // A browser may have what it takes and refuse it all the same.
    if (!letters) return steps.show([lead("live-unable")], [steps.closing("live-by-link")]);
    device.write(OFFERED, letters);
    const link = `${address(store.view?.correspondence?.link ?? "")}.L${letters}`;
    steps.show(
      [
        lead("live-offer"),
        ...steps.given("live-link", link),
        lead("live-await"),
        steps.answering((answer) => void accept(answer)),
      ],
      [steps.closing()],
      text("live-privacy"),
    );
  }

  /** @param {import("../engine/protocol.js").View} view */
  function chooseSide(view) {
    const names = view.players.map(({ name }) => name);
    const ways = names.map((player, side) => {
      const way = button("player-name", false, () => {
        const seats = seatsByLink(side, view.players.find((one) => one.clock)?.clock);
        next = () => void invite();
        store.send({ type: "new", game: view.game, settings: view.settings, seats, correspondence: newKey() });
      }, { player });
      way.prepend(picture(`player-${player}`, "choice-picture"));
      return way;
    });
    // Neither side is the one that is likely wanted.
    const sides = make("div", { class: "live-sides" }, ...ways);
    steps.show([lead("live-begin", { game: text(`game-${view.game}`) }), sides], [steps.closing("cancel")]);
  }

  /** Let the answer to what was offered here be used. @param {string} given a link, or its letters */
  async function accept(given) {
    const taken = (await channel?.accept(answerLetters(given)).catch(() => false)) ?? false;
    if (!taken && dialog.open) steps.says.textContent = text("live-no-answer");
    return taken;
  }

  /** An answer was opened here: it is for this page, or for another tab of this browser. @param {string} letters */
  async function handOver(letters) {
    if (await accept(letters)) return;
    steps.show([lead("live-handing")], [steps.closing()]);
    const late = setTimeout(() => steps.show([lead("live-not-handed")], [steps.closing()]), PATIENCE);
    hand(letters, () => {
      clearTimeout(late);
      steps.show([lead("live-handed")], [steps.closing()]);
    });
  }

  /** An invitation was opened. @param {string} offer */
  function welcome(offer) {
    const { view } = store;
    if (!view) return;
    if (device.read(OFFERED) === offer) return steps.show([lead("live-own")], [steps.closing()]);
    const barred = unable();
    if (barred) return steps.show([lead(barred)], [steps.closing("live-by-link")]);
    if (!view.correspondence || unpack(offer)?.game !== view.correspondence.id) return steps.show([lead("live-damaged")], [steps.closing("live-by-link")]);
    const own = ownSeat(view);
    const player = view.players[own >= 0 ? own : 1 - view.correspondence.sender]?.name ?? "";
    const ways = [
      steps.closing("live-by-link"),
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
    steps.show([invited, ...timed], ways, text("live-privacy"));
  }

  /** @param {string} offer */
  async function answer(offer) {
    steps.show([lead("live-preparing")], [steps.closing()]);
    const made = begin();
    const letters = await made.answer(offer).catch(() => "");
    if (made !== channel || !dialog.open) return;
    if (!letters) return steps.show([lead("live-damaged")], [steps.closing("live-by-link")]);
    steps.show([lead("live-answer"), ...steps.given("live-answer-link", address(`L${letters}`)), lead("live-answer-wait")], [steps.closing()]);
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
