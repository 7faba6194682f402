/**
 * The pages' scripts that keep games, without a browser or an engine: commands come in as lines of JSON, and each is
 * answered by a line with what the tabs ask of their engines and what the device holds. `tests/page/test_kept_games.py` drives it.
 */

import { createInterface } from "node:readline";
import { browse } from "./browser.js";
import { Browser, quiet } from "./tabs.js";

/** @typedef {import("./tabs.js").Tab} Tab */

// Appearance is put on the page as soon as its script is read.
browse();
const media = { matches: false, addEventListener: () => {} };
const document = { hidden: false, documentElement: { dataset: {}, toggleAttribute: () => true } };
Object.assign(globalThis, { matchMedia: () => media, document });
const { Store } = await import("../../web/js/engine/store.js");
const { Arrival } = await import("../../web/js/library/arrival.js");
const { Keeper } = await import("../../web/js/library/keeper.js");

let browser = new Browser();
/** @type {Map<number, ReturnType<typeof open>>} */
let pages = new Map();

/** @param {string} address */
function open(address) {
  const tab = browser.open(address);
  return tab.run(() => {
    const store = new Store("s");
    /** @type {unknown[]} */
    const asked = [];
    /** @type {string[]} */
    const told = [];
    store.connect((command) => asked.push(command));
    const keeper = new Keeper(store);
    const arrival = new Arrival(store, keeper, () => {});
    store.on(["told"], () => told.push(...(store.messages.told ?? []).map(({ key }) => key)));
    // As the page does once it has painted.
    store.register((view) => void setImmediate(() => tab.run(() => !tab.closed && view === store.view && keeper.keep(view))));
    keeper.onDue = () => void (store.view && keeper.keep(store.view));
    keeper.begin();
    return { tab, store, keeper, arrival, asked, told };
  });
}

/** @type {Record<string, (given: any) => void>} */
const DEEDS = {
  begin({ room, locks }) {
    for (const { tab } of pages.values()) tab.crash();
    browser = new Browser({ room, locks });
    pages = new Map();
  },
  open: ({ page, address }) => void pages.set(page, open(address)),
  events: ({ page, events }) => on(page, ({ store }) => events.forEach((/** @type {any} */ event) => store.receive(event))),
  send: ({ page, command }) => on(page, ({ store }) => store.send(command)),
  race: ({ pages, commands }) => pages.forEach((/** @type {number} */ page, /** @type {number} */ index) => on(page, ({ store }) => store.send(commands[index]))),
  resume: ({ page, key }) => on(page, ({ keeper }) => keeper.resume(key)),
  follow: ({ page, fragments }) => on(page, ({ keeper }) => fragments.forEach((/** @type {string} */ fragment) => keeper.follow(fragment))),
  accept: ({ page }) => on(page, ({ arrival }) => arrival.take()),
  take: ({ page }) => on(page, ({ keeper }) => keeper.takeOver()),
  again: ({ page }) => on(page, ({ keeper }) => keeper.again()),
  crash({ page }) {
    pages.get(page)?.tab.crash();
    pages.delete(page);
  },
  fill: ({ full }) => void (browser.full = full),
  write: ({ name, text }) => void (browser.device[name] = text),
};

/** @param {number} page @param {(page: ReturnType<typeof open>) => void} action */
function on(page, action) {
  const known = pages.get(page);
  if (known) known.tab.run(() => action(known));
}

for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line);
  DEEDS[given.do]?.(given);
  await quiet();
  const answer = {
    asked: [...pages].map(([page, { asked }]) => [page, asked.splice(0)]),
    places: Object.fromEntries([...pages].map(([page, { store }]) => [page, store.place])),
    told: Object.fromEntries([...pages].map(([page, { told }]) => [page, told.splice(0)])),
    device: Object.fromEntries(Object.entries(browser.device)),
  };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
