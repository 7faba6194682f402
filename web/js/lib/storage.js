/** What a page remembers. Storage may be missing, refused or full: then nothing is remembered and nothing breaks. */

const PREFIX = "trilithon.";
/** So the names begin of values that go where there is no room for another one: they can be made again. */
export const SPARE = "found.";

/**
 * A guarded store of JSON values. `pick` is called each time, as merely naming a storage may throw.
 * @param {() => Storage} pick
 */
function guarded(pick) {
  return {
    /** @param {string} name @returns {unknown} the value, or null */
    read(name) {
      try {
        const text = pick().getItem(PREFIX + name);
        return text === null ? null : JSON.parse(text);
      } catch {
        return null;
      }
    },
    /** @param {string} name @param {unknown} value @returns {boolean} whether it was kept */
    write(name, value) {
      return this.writeText(name, JSON.stringify(value));
    },
    /** A value as it was written, whatever it may be. @param {string} name @returns {string | null} */
    text(name) {
      try {
        return pick().getItem(PREFIX + name);
      } catch {
        return null;
      }
    },
    /** @param {string} name @param {string} text @returns {boolean} whether it was kept */
    writeText(name, text) {
      try {
        pick().setItem(PREFIX + name, text);
        return true;
      } catch {
        return !name.startsWith(SPARE) && this.spare() && this.writeText(name, text);
      }
    },
    /** Make room. @returns {boolean} whether there is more of it now */
    spare() {
      const names = this.names(SPARE);
      for (const name of names) this.remove(name);
      return names.length > 0 && this.names(SPARE).length === 0;
    },
    /** The names of all values that begin so. @param {string} start @returns {string[]} */
    names(start) {
      try {
        const names = Object.keys(pick());
        return names.filter((name) => name.startsWith(PREFIX + start)).map((name) => name.slice(PREFIX.length));
      } catch {
        return [];
      }
    },
    /** @param {string} name */
    remove(name) {
      try {
        pick().removeItem(PREFIX + name);
      } catch {
        // What cannot be reached need not be removed.
      }
    },
  };
}

/** Kept on the device and shared by all tabs. */
export const device = guarded(() => localStorage);

/** Call `listener` with the name of each value that another tab changes. @param {(name: string) => void} listener */
export function onOtherTab(listener) {
  addEventListener("storage", ({ key }) => {
    if (key?.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  });
}

/** Kept for one tab, through reloads. */
export const tab = guarded(() => sessionStorage);

/** Whether what was read has values by name: others may have written there too. @param {unknown} value @returns {value is Record<string, unknown>} */
export function isRecord(value) {
  return typeof value === "object" && value !== null;
}
