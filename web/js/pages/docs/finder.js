/** Finds what stands on a page of many names: its entries, and the rows of its tables. */

/** @typedef {{name: string, about: string, text: string, to: string}} Entry */

const MOST = 30;

/** Let the field find from now on. */
export function find() {
  const finder = /** @type {HTMLElement} */ (document.querySelector(".finder"));
  const input = /** @type {HTMLInputElement} */ (finder.querySelector("input"));
  const status = /** @type {HTMLElement} */ (finder.querySelector("p"));
  const list = /** @type {HTMLElement} */ (finder.querySelector("ol"));
  const entries = read(/** @type {HTMLElement} */ (finder.parentElement));
  input.addEventListener("input", () => {
    const found = matching(entries, input.value);
    list.replaceChildren(...found.slice(0, MOST).map(line));
    status.textContent = input.value.trim() && !found.length ? (status.dataset.none ?? "") : "";
  });
}

/** All that can be found, in the page's order. @param {HTMLElement} page @returns {Entry[]} */
function read(page) {
  const entries = [];
  let section = "";
  for (const node of page.querySelectorAll("h2[id], .entry, tbody tr")) {
    if (node.matches("h2")) {
      section = node.id;
      continue;
    }
    const own = node.matches("tr") ? node.children : node.querySelectorAll(":scope > :not(.entry)");
    const [head, ...rest] = [...own].map((part) => plain(part.textContent ?? ""));
    const name = node.id || (head ?? "");
    const about = rest.find((text) => text && !text.startsWith(">>>")) ?? head ?? "";
    entries.push({ name, about, text: `${head} ${rest.join(" ")}`, to: node.id || section });
  }
  return entries;
}

/**
 * The entries that have all words that are sought, those first that are called so.
 * @param {Entry[]} entries
 * @param {string} sought
 */
export function matching(entries, sought) {
  const words = plain(sought).toLowerCase().split(" ").filter(Boolean);
  if (!words.length) return [];
  /** @param {string} text */
  const has = (text) => words.every((word) => text.toLowerCase().includes(word));
  const called = entries.filter(({ name }) => has(last(name)));
  return [...called, ...entries.filter((entry) => !called.includes(entry) && has(`${entry.name} ${entry.text}`))];
}

/** A name without the module that it is from. @param {string} name */
function last(name) {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** @param {string} text */
function plain(text) {
  return text.replace(/\s+/g, " ").trim();
}

/** @param {Entry} entry */
function line({ name, about, to }) {
  const link = document.createElement("a");
  const code = document.createElement("code");
  link.href = `#${to}`;
  code.textContent = name;
  link.append(code, ` ${about}`);
  const item = document.createElement("li");
  item.append(link);
  return item;
}
