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

/** How often a guest tells which board is here, and how often anybody tells anew where they point, in milliseconds. */
const LOOKING = 5000;
const POINTING = 500;

/**
 * Wire the dialog; returns what opens it, with what a link has brought.
 * @param {import("../engine/store.js").Store} store
 * @param {() => string} at the space that is pointed at now
 * @returns {(brought: {watch?: string}) => void}
 */
export function circleDialog(store, at) {
  const steps = new Steps("circle", "circle-title");
  const { dialog } = steps;
  /** The way to each guest, or (0) to the host. @type {Map<number, Channel>} */
  const channels = new Map();
  let id = "";
  let hosting = true;
  /** The guest who is invited now. */
  let invited = 0;
  let timer = 0;
  let told = "";
  /** Where one points, as it was told last. @type {string | null} */
  let point = null;
  circlePanel(store, { invite: () => void invite(), end });
  handingOver(() => channels.get(invited));

  /** The way to a guest, or to the host. @param {string} name @param {number} number */
  function begin(name, number) {
    channels.get(number)?.close();
    const made = new Channel(name, servers(), {
      onStanding: () => channels.get(number) === made && follow(number, made),
      onText: (heard) => store.send({ type: "overhear", guest: number, text: heard }),
    });
    channels.set(number, made);
    return made;
  }

  /** @param {number} number @param {Channel} channel */
  function follow(number, { standing }) {
    if (standing === "open") {
      store.send({ type: "circle", id, host: hosting, on: true });
      store.send({ type: "welcome", guest: number, on: true });
      dialog.close();
      clearInterval(timer);
      timer = setInterval(beat, POINTING);
    } else if (standing === "lost") {
      // Who comes back is told the board anew.
      if (hosting) store.send({ type: "welcome", guest: number, on: false });
      else store.messages.tell({ key: "live-lost", args: {} });
    } else if (standing === "trying") steps.show([lead("live-trying")], [steps.closing()]);
    else if (standing === "failed" && hosting) {
      channels.delete(number);
      store.send({ type: "welcome", guest: number, on: false });
      if (dialog.open) steps.show([lead("circle-failed")], [steps.closing()]);
    } else if (standing === "failed" && store.circle) end();
    else if (standing === "failed") steps.show([lead("circle-failed")], [steps.closing()]);
  }

  let beats = 0;
  /** Tell where one points now, and from time to time which board is here. */
  function beat() {
    const now = at() || null;
    if (now !== point) {
      point = now;
      store.send({ type: "point", at: now });
    }
    beats += POINTING;
    if (beats < LOOKING) return;
    beats = 0;
    if (!hosting) store.send({ type: "look" });
  }

  /** Look at the board together no more; the engine says so to the others. */
  function end() {
    store.send({ type: "circle", id, host: hosting, on: false });
  }

  /** The engine is done with it. */
  function over() {
    clearInterval(timer);
    const all = [...channels.values()];
    channels.clear();
    // The last word is still to go out.
    setTimeout(() => all.forEach(leave), POINTING);
    if (!hosting) store.messages.tell({ key: "circle-ended", args: {} });
    id = "";
    store.leave();
  }
  addEventListener("pagehide", () => channels.forEach(leave));

  /** A page that is loaded again takes a new link. @param {Channel} channel */
  function leave(channel) {
    forgetWay(channel.name);
    channel.close();
  }

  /** Invite one more guest to the board that is shown. */
  async function invite() {
    const { view } = store;
    if (!view) return;
    const barred = unable();
    if (barred) return steps.show([lead(barred)], [steps.closing()]);
    if (id && !hosting) return steps.show([lead("circle-guest-here")], [steps.closing()]);
    let free = 1;
    while (channels.has(free) && channels.get(free)?.standing !== "offer") free += 1;
    const most = store.circle?.most ?? free;
    if (free > most) return steps.show([lead("circle-full", { most: String(most) })], [steps.closing()]);
    hosting = true;
    id ||= newKey();
    invited = free;
    steps.show([lead("live-preparing")], [steps.closing()]);
    const letters = await begin(`${id}${free}`, free).offer().catch(() => "");
    if (!dialog.open) return;
    if (!letters) return steps.show([lead("live-unable")], [steps.closing()]);
    const link = `${address(store.view?.correspondence?.link ?? store.view?.fragment ?? "")}.W${letters}`;
    steps.show([lead("circle-offer"), ...steps.given("live-link", link), lead("live-await"), steps.answering((answer) => void accept(answer))], [steps.closing()], text("live-privacy"));
  }

  /** @param {string} given */
  async function accept(given) {
    const taken = (await channels.get(invited)?.accept(answerLetters(given)).catch(() => false)) ?? false;
    if (!taken && dialog.open) steps.says.textContent = text("live-no-answer");
  }

  /** An invitation was opened. @param {string} letters */
  function welcome(letters) {
    const barred = unable();
    if (barred) return steps.show([lead(barred)], [steps.closing()]);
    const name = unpack(letters)?.game ?? "";
    if (!name) return steps.show([lead("circle-damaged")], [steps.closing()]);
    const join = button("circle-join", true, () => void answer(letters, name));
    steps.show([lead("circle-invited", { game: text(`game-${store.view?.game ?? ""}`) })], [steps.closing("cancel"), join], text("live-privacy"));
  }

  /** @param {string} letters @param {string} name */
  async function answer(letters, name) {
    steps.show([lead("live-preparing")], [steps.closing()]);
    hosting = false;
    id = name.slice(0, -1);
    const own = await begin(name, 0).answer(letters).catch(() => "");
    if (!dialog.open) return;
    if (!own) return steps.show([lead("circle-damaged")], [steps.closing()]);
    steps.show([lead("circle-answer"), ...steps.given("live-answer-link", address(`L${own}`)), lead("circle-answer-wait")], [steps.closing()]);
  }

  store.on(["circle"], () => {
    const { circle } = store;
    if (!circle) return;
    for (const { to, text: message } of circle.send.splice(0)) channels.get(to)?.send(message);
    if (circle.trouble && JSON.stringify(circle.trouble) !== told) store.messages.tell(circle.trouble);
    told = JSON.stringify(circle.trouble);
    if (circle.ended) over();
  });

  return ({ watch }) => {
    if (!watch) return void invite();
    if (store.view) return welcome(watch);
    let waits = true;
    store.register(() => {
      if (waits) welcome(watch);
      waits = false;
    });
  };
}
