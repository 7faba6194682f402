/**
 * Several tabs of one browser in one process, as far as the logic of what is kept needs them: each has an address and a
 * storage of its own, and all share the device's storage, locks and channels. What a tab does runs by its `run`.
 */

import { AsyncLocalStorage } from "node:async_hooks";
import { storage } from "./browser.js";

/** @type {AsyncLocalStorage<Tab>} */
const now = new AsyncLocalStorage();

/** @typedef {(event: Record<string, unknown>) => void} Hear */
/**
 * @typedef {object} Claim
 * @property {Tab} tab
 * @property {string} name
 * @property {(lock: unknown) => unknown} grant
 * @property {(value?: unknown) => void} end
 * @property {(reason: unknown) => void} fail
 */

/** What all tabs share. */
export class Browser {
  /** @type {Set<Tab>} */
  tabs = new Set();
  /** @type {Map<string, Claim>} */
  held = new Map();
  /** @type {Claim[]} */
  queue = [];
  /** @type {Channel[]} */
  channels = [];
  /** Whether nothing more can be written. */
  full = false;

  /** @param {{room?: number, locks?: boolean}} [given] */
  constructor({ room = 1000, locks = true } = {}) {
    this.device = storage(room);
    this.locks = locks;
    const own = (/** @type {(tab: Tab) => unknown} */ pick) => ({ get: () => pick(/** @type {Tab} */ (now.getStore())), configurable: true });
    const device = new Proxy(this.device, {
      get: (target, name) => (name === "setItem" || name === "removeItem" ? this.#told(target, name) : Reflect.get(target, name)),
    });
    Object.defineProperties(globalThis, {
      localStorage: own(() => device),
      sessionStorage: own((tab) => tab.storage),
      location: own((tab) => tab.location),
      history: own((tab) => tab.history),
      navigator: own((tab) => ({ locks: this.locks ? tab.locks : undefined })),
      addEventListener: own((tab) => (/** @type {string} */ name, /** @type {Hear} */ hear) => tab.listeners.push({ name, hear })),
      BroadcastChannel: { value: Channel, configurable: true, writable: true },
    });
  }

  /** Writing tells the other tabs. @param {Record<string, any>} target @param {string} name */
  #told(target, name) {
    return (/** @type {string} */ key, /** @type {string} */ value) => {
      if (this.full && name === "setItem") throw new Error("full");
      target[name](key, value);
      const writer = now.getStore();
      for (const tab of this.tabs) if (tab !== writer) queueMicrotask(() => tab.fire("storage", { key }));
    };
  }

  /** @param {string} [address] */
  open(address = "https://site.example/play.html") {
    const tab = new Tab(this, address);
    this.tabs.add(tab);
    return tab;
  }

  /** Give a lock that is free to the next one who waits. @param {string} name */
  pass(name) {
    if (this.held.has(name)) return;
    const index = this.queue.findIndex((claim) => claim.name === name);
    const [next] = index < 0 ? [] : this.queue.splice(index, 1);
    if (next) this.hold(next);
  }

  /** @param {Claim} claim */
  hold(claim) {
    this.held.set(claim.name, claim);
    const free = () => {
      if (this.held.get(claim.name) === claim) this.held.delete(claim.name);
      claim.end();
      this.pass(claim.name);
    };
    claim.tab.run(() => Promise.resolve(claim.grant({ name: claim.name })).then(free, claim.fail));
  }
}

/** One of them. */
export class Tab {
  /** @type {{name: string, hear: Hear}[]} */
  listeners = [];
  storage = storage(1000);
  closed = false;

  /** @param {Browser} browser @param {string} address */
  constructor(browser, address) {
    this.browser = browser;
    this.location = new URL(address);
    this.history = { replaceState: (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {string} */ to) => (this.location.href = new URL(to, this.location.href).href) };
    this.locks = { request: this.#request.bind(this) };
  }

  /** Do something in this tab. @template T @param {() => T} action @returns {T} */
  run(action) {
    return now.run(this, action);
  }

  /** @param {string} name @param {Record<string, unknown>} [event] */
  fire(name, event = {}) {
    if (!this.closed) for (const listener of this.listeners) if (listener.name === name) this.run(() => listener.hear(event));
  }

  /** End it without a word, as a crash does. */
  crash() {
    this.closed = true;
    const { browser } = this;
    browser.tabs.delete(this);
    browser.queue = browser.queue.filter(({ tab }) => tab !== this);
    for (const [name, { tab }] of [...browser.held]) {
      if (tab !== this) continue;
      browser.held.delete(name);
      browser.pass(name);
    }
  }

  /** @param {string} name @param {{ifAvailable?: boolean, steal?: boolean, signal?: AbortSignal}} how @param {(lock: unknown) => unknown} grant */
  #request(name, { ifAvailable, steal, signal }, grant) {
    const { browser } = this;
    return new Promise((end, fail) => {
      /** @type {Claim} */
      const claim = { tab: this, name, grant, end, fail };
      queueMicrotask(() => {
        if (this.closed) return;
        const before = browser.held.get(name);
        if (before && steal) {
          browser.held.delete(name);
          before.tab.run(() => before.fail(new DOMException("stolen", "AbortError")));
        }
        if (!browser.held.has(name)) return browser.hold(claim);
        if (ifAvailable) return end(this.run(() => grant(null)));
        browser.queue.push(claim);
        signal?.addEventListener("abort", () => {
          browser.queue = browser.queue.filter((one) => one !== claim);
          fail(signal.reason);
        });
      });
    });
  }
}

/** What tabs tell each other by. */
class Channel {
  /** @type {((event: {data: unknown}) => void) | null} */
  onmessage = null;

  /** @param {string} name */
  constructor(name) {
    this.name = name;
    this.tab = /** @type {Tab} */ (now.getStore());
    this.tab.browser.channels.push(this);
  }

  /** @param {unknown} data */
  postMessage(data) {
    const copy = structuredClone(data);
    for (const other of this.tab.browser.channels) {
      if (other === this || other.name !== this.name || other.tab.closed) continue;
      queueMicrotask(() => !other.tab.closed && other.tab.run(() => other.onmessage?.({ data: copy })));
    }
  }
}

/** Until all that tabs have to tell each other is told. */
export function quiet() {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
