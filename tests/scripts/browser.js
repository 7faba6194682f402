/** What scripts ask of a browser, as far as tests of their logic need it. */

/** A storage that holds up to so many values. @param {number} room */
export function storage(room) {
  /** @type {Record<string, string>} */
  const values = {};
  const methods = {
    /** @param {string} name */
    getItem: (name) => (Object.hasOwn(values, name) ? values[name] : null),
    /** @param {string} name @param {string} value */
    setItem(name, value) {
      if (!Object.hasOwn(values, name) && Object.keys(values).length >= room) throw new Error("full");
      values[name] = value;
    },
    /** @param {string} name */
    removeItem: (name) => delete values[name],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(values, name, { value, configurable: true });
  return values;
}

/**
 * Begin in a fresh browser.
 * @param {{address?: string, room?: number}} [given] how many values its storages hold
 */
export function browse({ address = "https://site.example/play.html", room = 1000 } = {}) {
  const location = new URL(address);
  const history = {
    /** @param {unknown} _state @param {string} _title @param {string} to */
    replaceState: (_state, _title, to) => (location.href = new URL(to, location.href).href),
  };
  const known = { location, history, localStorage: storage(room), sessionStorage: storage(room), addEventListener: () => {} };
  for (const [name, value] of Object.entries(known)) Object.defineProperty(globalThis, name, { value, configurable: true });
}
