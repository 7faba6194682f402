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

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../library/keeper.js").Keeper} Keeper
 * @typedef {{offer?: string, answer?: string, back?: boolean}} Brought
 */

/** So many milliseconds one waits for another tab to take an answer. */
const PATIENCE = 1500;
/** What was last offered from this device, so that one's own invitation is known. */
const OFFERED = "offered";

/**
 * Wire the dialog; returns what opens it, with what a link has brought.
 * @param {Store} store
 * @param {Keeper} keeper
 * @param {() => void} take takes the side that a link leaves open
 * @returns {(brought: Brought) => void}
 */
export function liveDialog(store, keeper, take) {
  const dialog = new LiveDialog(store, keeper, take);
  return (brought) => dialog.open(brought);
}

/** Leads from step to step, on either side of an invitation. */
class LiveDialog {
  #store;
  #take;
  #steps = new Steps("live", "live-title");
  #panel;
  /** @type {Channel | null} */
  #channel = null;
  /** What is to be done once a game is shown on which it can be. @type {(() => void) | null} */
  #next = null;
  /** What is to be done once the game is there to which an invitation belongs. */
  #awaited = () => {};
  #hand;

  /** @param {Store} store @param {Keeper} keeper @param {() => void} take */
  constructor(store, keeper, take) {
    this.#store = store;
    this.#take = take;
    this.#panel = new LivePanel(store, keeper, () => void this.#invite());
    this.#hand = handingOver(() => this.#channel);
    // Whoever has given up what was begun is not to find it done later.
    this.#steps.dialog.addEventListener("close", () => (this.#next = null));
    store.register(() => {
      this.#proceed();
      this.#awaited();
    });
  }

  /** @param {Brought} brought */
  open({ offer, answer, back }) {
    if (back) return this.#comeBack();
    if (answer) return void this.#handOver(answer);
    if (!offer) return void this.#invite();
    const before = this.#store.view?.match;
    const game = unpack(offer)?.game;
    this.#awaited = () => {
      const { view } = this.#store;
      // The game on the board goes on until the invitation's is there.
      if (!view || (game && view.match === before && view.correspondence?.id !== game)) return;
      this.#awaited = () => {};
      // Where that could not be read beside another game, somebody has begun one of their own since.
      if (!game || before === undefined || view.correspondence) this.#welcome(offer);
    };
    this.#awaited();
  }

  /** A channel, for the game on the board if for no other. @param {string} [name] */
  #begin(name = this.#store.view?.correspondence?.id ?? "") {
    const before = this.#channel;
    // It is replaced: only of one by which the two have met is its end news.
    this.#channel = null;
    before?.close();
    if (before?.met) this.#panel.follow(before);
    const made = new Channel(name, servers(), {
      onStanding: () => made === this.#channel && this.#follow(),
      onText: (heard) => made === this.#channel && this.#store.send({ type: "hear", text: heard }),
      onAwaited: () => this.#panel.show(),
    });
    this.#channel = made;
    return made;
  }

  /** The page was loaded again, or has the game again that another tab played: the other one may still be there. */
  #comeBack() {
    const game = this.#store.view?.correspondence?.id ?? "";
    const way = readWay(game);
    if (way && (!this.#channel || this.#channel.standing === "failed") && !unable()) this.#begin(way.channel).comeBack(game);
  }

  #follow() {
    if (!this.#channel) return;
    const steps = this.#steps;
    const { dialog } = steps;
    this.#panel.follow(this.#channel);
    const { standing, met } = this.#channel;
    if (standing === "open") dialog.close();
    else if (standing === "failed" && !met && !dialog.open) this.#store.messages.tell({ key: "live-failed", args: {} });
    else if (standing === "trying") steps.show([lead("live-trying")], [steps.closing()]);
    else if (standing === "failed" && dialog.open) steps.show([lead("live-failed")], [button("live-retry", false, () => void this.#invite()), steps.closing("live-by-link")]);
  }

  /** Offer the game on the board, or a new one like it. */
  async #invite() {
    const { view } = this.#store;
    if (!view) return;
    const steps = this.#steps;
    const barred = unable();
    if (barred) return steps.show([lead(barred)], [steps.closing()]);
    if (!view.correspondence || ownSeat(view) < 0 || view.course.result !== null) return this.#chooseSide(view);
    // What was given away and waits for an answer still counts.
    if (this.#channel?.standing === "offer" && this.#channel.game === view.correspondence.id) return steps.dialog.showModal();
    steps.show([lead("live-preparing")], [steps.closing()]);
    const made = this.#begin();
    const letters = await made.offer().catch(() => "");
    if (made !== this.#channel || !steps.dialog.open) return;
    // A browser may have what it takes and refuse it all the same.
    if (!letters) return steps.show([lead("live-unable")], [steps.closing("live-by-link")]);
    device.write(OFFERED, letters);
    const link = `${address(this.#store.view?.correspondence?.link ?? "")}.L${letters}`;
    steps.show(
      [
        lead("live-offer"),
        ...steps.given("live-link", link),
        lead("live-await"),
        steps.answering((answer) => void this.#accept(answer)),
      ],
      [steps.closing()],
      text("live-privacy"),
    );
  }

  /** @param {View} view */
  #chooseSide(view) {
    const names = view.players.map(({ name }) => name);
    const ways = names.map((player, side) => {
      const way = button("player-name", false, () => {
        const seats = seatsByLink(side, view.players.find((one) => one.clock)?.clock);
        this.#next = () => void this.#invite();
        this.#store.send({ type: "new", game: view.game, settings: view.settings, seats, correspondence: newKey() });
      }, { player });
      way.prepend(picture(`player-${player}`, "choice-picture"));
      return way;
    });
    // Neither side is the one that is likely wanted.
    const sides = make("div", { class: "live-sides" }, ...ways);
    this.#steps.show([lead("live-begin", { game: text(`game-${view.game}`) }), sides], [this.#steps.closing("cancel")]);
  }

  /** Let the answer to what was offered here be used. @param {string} given a link, or its letters */
  async #accept(given) {
    const taken = (await this.#channel?.accept(answerLetters(given)).catch(() => false)) ?? false;
    if (!taken && this.#steps.dialog.open) this.#steps.says.textContent = text("live-no-answer");
    return taken;
  }

  /** An answer was opened here: it is for this page, or for another tab of this browser. @param {string} letters */
  async #handOver(letters) {
    if (await this.#accept(letters)) return;
    const steps = this.#steps;
    steps.show([lead("live-handing")], [steps.closing()]);
    const late = setTimeout(() => steps.show([lead("live-not-handed")], [steps.closing()]), PATIENCE);
    this.#hand(letters, () => {
      clearTimeout(late);
      steps.show([lead("live-handed")], [steps.closing()]);
    });
  }

  /** An invitation was opened. @param {string} offer */
  #welcome(offer) {
    const { view } = this.#store;
    if (!view) return;
    const steps = this.#steps;
    if (device.read(OFFERED) === offer) return steps.show([lead("live-own")], [steps.closing()]);
    const barred = unable();
    if (barred) return steps.show([lead(barred)], [steps.closing("live-by-link")]);
    if (!view.correspondence || unpack(offer)?.game !== view.correspondence.id) return steps.show([lead("live-damaged")], [steps.closing("live-by-link")]);
    const own = ownSeat(view);
    const player = view.players[own >= 0 ? own : 1 - view.correspondence.sender]?.name ?? "";
    const ways = [
      steps.closing("live-by-link"),
      button("live-accept", true, () => {
        this.#next = () => void this.#answer(offer);
        this.#take();
        this.#proceed();
      }),
    ];
    const game = text(`game-${view.game}`);
    const invited = view.question ? lead("live-invited-settle", { game }) : lead("live-invited", { player, game });
    const clock = view.players[0]?.clock;
    const timed = clock ? [lead("live-invited-clock", { minutes: number(clock.seconds / 60), seconds: number(clock.increment) })] : [];
    steps.show([invited, ...timed], ways, text("live-privacy"));
  }

  /** @param {string} offer */
  async #answer(offer) {
    const steps = this.#steps;
    steps.show([lead("live-preparing")], [steps.closing()]);
    const made = this.#begin();
    const letters = await made.answer(offer).catch(() => "");
    if (made !== this.#channel || !steps.dialog.open) return;
    if (!letters) return steps.show([lead("live-damaged")], [steps.closing("live-by-link")]);
    steps.show([lead("live-answer"), ...steps.given("live-answer-link", address(`L${letters}`)), lead("live-answer-wait")], [steps.closing()]);
  }

  /** Go on where that waited for a view of a game with a seat here. */
  #proceed() {
    const { view } = this.#store;
    if (!this.#next || !view?.correspondence || ownSeat(view) < 0) return;
    const action = this.#next;
    this.#next = null;
    action();
  }
}
