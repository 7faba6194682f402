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

/** The list of what was said. */
export class Output {
  #list;
  #wishes;
  /** The text that what follows is added to, and the lines that its last piece has. @type {HTMLElement | null} */
  #open = null;
  #lines = 0;
  /** Whether the list will go on to its end with the next frame. */
  #following = false;
  /** Where the list stood when that was settled: who has scrolled up since then stays there. */
  #stood = 0;

  /**
   * @param {HTMLElement} list
   * @param {object} wishes
   * @param {(name: string) => void} wishes.fetch Called for a package that is to be fetched.
   * @param {string} wishes.board Where the page with the board is.
   */
  constructor(list, wishes) {
    this.#list = list;
    this.#wishes = wishes;
  }

  /** A program that is now run. @param {string} program */
  begin(program) {
    this.#add("program", program);
    this.#goToEnd();
  }

  /** @param {Word} word */
  show(word) {
    if (word.kind === "out" || word.kind === "err") this.#write(word.kind, word.text);
    else if (word.kind === "result") this.#add("result", word.text);
    else if (word.kind === "picture") this.#draw(word);
    else if (word.kind === "packages") this.#refuse(word);
    else if (word.kind === "cut") this.#add("note", text("lab-cut"));
    else if (word.kind === "error") {
      this.#add("error", word.text.trimEnd());
      if (word.missing !== undefined) this.#offer(word.missing);
    }
  }

  /** How long a program took. @param {number} time in milliseconds */
  end(time) {
    this.#add("note", text("lab-done", { seconds: number(Math.round(time / 10) / 100) }));
  }

  /** Something the page itself has to say. @param {string} words @param {"note" | "trouble"} kind */
  say(words, kind = "note") {
    this.#add(kind, words);
  }

  clear() {
    this.#list.replaceChildren();
    this.#open = null;
  }

  /** All of it as text. */
  read() {
    return [...this.#list.children]
      .filter((entry) => entry.className !== "said-offer")
      .map((entry) => entry.querySelector("img")?.alt ?? entry.textContent ?? "")
      .map((words) => words.trimEnd())
      .join("\n");
  }

  /** Keep the end in sight, unless one has scrolled up to read. Where things stand is measured once a frame. */
  #follow() {
    if (this.#following) return;
    const { scrollHeight, scrollTop, clientHeight } = this.#list;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) this.#goToEnd();
  }

  #goToEnd() {
    if (this.#following) return;
    this.#following = true;
    this.#stood = this.#list.scrollTop;
    requestAnimationFrame(() => {
      this.#following = false;
      if (this.#list.scrollTop >= this.#stood) this.#list.scrollTop = this.#list.scrollHeight;
    });
  }

  /** @param {string} kind @param {...(Node | string)} content */
  #add(kind, ...content) {
    this.#follow();
    const entry = make("div", { class: `said-${kind}` }, ...content);
    this.#list.append(entry);
    while (this.#list.childElementCount > MOST_ENTRIES) {
      this.#list.firstElementChild?.remove();
      this.#stood = 0;
    }
    this.#open = null;
    return entry;
  }

  /** @param {"out" | "err"} kind @param {string} words */
  #write(kind, words) {
    this.#follow();
    const open = this.#textOf(kind);
    let piece = "";
    for (const line of words.split(/(?<=\n)/)) {
      if (this.#lines >= LINES) {
        open.lastElementChild?.append(piece);
        open.append(make("div", { class: "lines" }));
        [piece, this.#lines] = ["", 0];
      }
      piece += line;
      if (line.endsWith("\n")) this.#lines += 1;
    }
    open.lastElementChild?.append(piece);
  }

  /** The text of a kind that goes on, or another one. @param {"out" | "err"} kind */
  #textOf(kind) {
    if (this.#open?.dataset.kind === kind) return this.#open;
    const open = this.#add(kind);
    open.dataset.kind = kind;
    this.#lines = LINES;
    return (this.#open = open);
  }

  /** @param {Extract<Word, {kind: "picture"}>} word */
  #draw({ title, svg, link, holds, caption }) {
    const contents = holds.map(([content, spaces]) => `${capital(text(`holds-${content}`))}: ${spaces.join(", ")}.`);
    // Its size is told beforehand, so that the end of the list is known before the picture is drawn.
    const [, width = "", height = ""] = /\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const image = make("img", { src, width, height, alt: [`${title}.`, ...contents].join(" ") });
    const open = make("a", { href: `${this.#wishes.board}#${link}`, target: "_blank", rel: "noopener" }, text("lab-on-board"));
    this.#add("picture", make("figure", {}, image, make("figcaption", {}, make("span", {}, caption || title), open)));
  }

  /** @param {Extract<Word, {kind: "packages"}>} word */
  #refuse({ unreached, unknown, unfit }) {
    /** @type {[string, string[]][]} */
    const reasons = [
      ["lab-unreached", unreached],
      ["lab-unknown", unknown],
      ["lab-unfit", unfit],
    ];
    for (const [key, packages] of reasons) {
      if (packages.length) this.#add("trouble", text(key, { packages: listed(packages), count: packages.length }));
    }
  }

  /** @param {string} name */
  #offer(name) {
    this.#add("offer", makeButton(() => this.#wishes.fetch(name), {}, text("lab-fetch-missing", { package: name })));
  }
}

/** The words as a sentence begins. @param {string} words */
function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
