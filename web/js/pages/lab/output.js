/** What programs said, in order. All of it goes in as text; pictures are images, whose content cannot act. */

import { make, makeButton } from "../../lib/dom.js";
import { listed, number, text } from "../../lib/text.js";

/** @typedef {import("./interpreter.js").Word} Word */

/** A log that goes on for ever would fill the memory. */
const MOST_ENTRIES = 400;
/** Text is laid out in pieces of so many lines, so that what is added to it costs no more than itself. */
const LINES = 200;
/** So near its end, in pixels, the list goes on to show what comes last. */
const NEAR_END = 48;

/**
 * The list of what was said.
 * @param {HTMLElement} list
 * @param {object} wishes
 * @param {(name: string) => void} wishes.fetch Called for a package that is to be fetched.
 * @param {string} wishes.board Where the page with the board is.
 */
export function showOutput(list, { fetch, board }) {
  /** The text that what follows is added to, and the lines that its last piece has. @type {HTMLElement | null} */
  let open = null;
  let lines = 0;
  /** Whether the list will go on to its end with the next frame. */
  let following = false;
  /** Where the list stood when that was settled: who has scrolled up since then stays there. */
  let stood = 0;

  /** Keep the end in sight, unless one has scrolled up to read. Where things stand is measured once a frame. */
  function follow() {
    if (following || list.scrollHeight - list.scrollTop - list.clientHeight >= NEAR_END) return;
    goToEnd();
  }

  function goToEnd() {
    if (following) return;
    following = true;
    stood = list.scrollTop;
    requestAnimationFrame(() => {
      following = false;
      if (list.scrollTop >= stood) list.scrollTop = list.scrollHeight;
    });
  }

  /** @param {string} kind @param {...(Node | string)} content */
  function add(kind, ...content) {
    follow();
    const entry = make("div", { class: `said-${kind}` }, ...content);
    list.append(entry);
    while (list.childElementCount > MOST_ENTRIES) {
      list.firstElementChild?.remove();
      stood = 0;
    }
    open = null;
    return entry;
  }

  /** @param {"out" | "err"} kind @param {string} words */
  function write(kind, words) {
    follow();
    if (open?.dataset.kind !== kind) {
      open = add(kind);
      open.dataset.kind = kind;
      lines = LINES;
    }
    let piece = "";
    for (const line of words.split(/(?<=\n)/)) {
      if (lines >= LINES) {
        open.lastElementChild?.append(piece);
        open.append(make("div", { class: "lines" }));
        [piece, lines] = ["", 0];
      }
      piece += line;
      if (line.endsWith("\n")) lines += 1;
    }
    open.lastElementChild?.append(piece);
  }

  /** @param {Extract<Word, {kind: "picture"}>} word */
  function draw({ title, svg, link, holds, caption }) {
    const contents = holds.map(([content, spaces]) => `${capital(text(`holds-${content}`))}: ${spaces.join(", ")}.`);
    // Its size is told beforehand, so that the end of the list is known before the picture is drawn.
    const [, width = "", height = ""] = /\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const image = make("img", { src, width, height, alt: [`${title}.`, ...contents].join(" ") });
    const open = make("a", { href: `${board}#${link}`, target: "_blank", rel: "noopener" }, text("lab-on-board"));
    add("picture", make("figure", {}, image, make("figcaption", {}, make("span", {}, caption || title), open)));
  }

  /** @param {Extract<Word, {kind: "packages"}>} word */
  function refuse({ unreached, unknown, unfit }) {
    /** @type {[string, string[]][]} */
    const reasons = [
      ["lab-unreached", unreached],
      ["lab-unknown", unknown],
      ["lab-unfit", unfit],
    ];
    for (const [key, packages] of reasons) {
      if (packages.length) add("trouble", text(key, { packages: listed(packages), count: packages.length }));
    }
  }

  /** @param {string} name */
  function offer(name) {
    add("offer", makeButton(() => fetch(name), {}, text("lab-fetch-missing", { package: name })));
  }

  return {
    /** A program that is now run. @param {string} program */
    begin(program) {
      add("program", program);
      goToEnd();
    },

    /** @param {Word} word */
    show(word) {
      if (word.kind === "out" || word.kind === "err") write(word.kind, word.text);
      else if (word.kind === "result") add("result", word.text);
      else if (word.kind === "picture") draw(word);
      else if (word.kind === "packages") refuse(word);
      else if (word.kind === "cut") add("note", text("lab-cut"));
      else if (word.kind === "error") {
        add("error", word.text.trimEnd());
        if (word.missing !== undefined) offer(word.missing);
      }
    },

    /** How long a program took. @param {number} time in milliseconds */
    end: (time) => void add("note", text("lab-done", { seconds: number(Math.round(time / 10) / 100) })),

    /** Something the page itself has to say. @param {string} words @param {"note" | "trouble"} kind */
    say: (words, kind = "note") => void add(kind, words),

    clear() {
      list.replaceChildren();
      open = null;
    },

    /** All of it as text. */
    read: () =>
      [...list.children]
        .filter((entry) => entry.className !== "said-offer")
        .map((entry) => entry.querySelector("img")?.alt ?? entry.textContent ?? "")
        .map((words) => words.trimEnd())
        .join("\n"),
  };
}

/** The words as a sentence begins. @param {string} words */
function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
