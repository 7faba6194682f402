/** What is said beside the board: status, notices, what is explained, and how far work has come. */

import { held } from "../board/hands.js";
import { need, put } from "../lib/dom.js";
import { keysOf, listed, say, sentences, text } from "../lib/text.js";
import { paragraph } from "./terms.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../board/spaces.js").Spaces} Spaces
 */

/** For so many plies the page says unasked what a click does. */
const BEGINNING = 4;

/** What was chosen, as far as it has a name of its own. @param {string[]} choices */
function spoken(choices) {
  return listed([...new Set(choices)].map((choice) => choice.replace(/^.*:/, "")));
}

/** Status and result in words, and under it the one thing most worth knowing now. */
export class Speaker {
  #status = need("status", HTMLElement);
  #notice = need("notice", HTMLElement);
  #announcement = need("announcement", HTMLElement);
  #rule = need("rule", HTMLAnchorElement);
  #round = need("round", HTMLElement);
  #bar = need("progress", HTMLElement);
  /** What was told last. @type {import("../engine/protocol.js").Text[] | null} */
  #told = null;
  /** How many plies led to what was shown last. */
  #cursor = Infinity;

  /** @param {Store} store @param {Spaces} spaces */
  constructor(store, spaces) {
    this.store = store;
    this.spaces = spaces;
    store.register((view) => this.#announce(view));
  }

  /** @param {string} at the space pointed at */
  show(at) {
    const { view, progress } = this.store;
    put(this.#status, view ? say(view.status) : text("status-loading"));
    put(this.#round, view?.round ? text("round", { number: view.round.number, rounds: view.round.rounds }) : "");
    const { kind, said, keys = [] } = this.#news(at);
    // A hint belongs to a space, whose name says it already.
    this.#notice.setAttribute("aria-live", kind === "hint" ? "off" : "polite");
    const shown = this.#notice.textContent ?? "";
    // What is told twice is to be heard twice, so that the text has to be another one.
    const again = this.store.told !== this.#told && shown === said;
    if (shown.trimEnd() !== said || again) this.#notice.textContent = again ? `${said}\u00a0` : said;
    this.#told = this.store.told;
    this.#notice.dataset.kind = kind;
    const address = view && paragraph(view.game, keys, () => this.show(at));
    this.#rule.hidden = !address;
    if (address) this.#rule.href = address;
    const done = progress ? progress.fraction : (this.store.thinking?.done ?? 0);
    this.#bar.style.transform = `scaleX(${done})`;
    this.#bar.parentElement?.toggleAttribute("data-busy", Boolean(progress || view?.thinking));
  }

  /** Tell those who do not see the board which move was just made. @param {import("../engine/protocol.js").View} view */
  #announce(view) {
    const move = view.cursor === this.#cursor + 1 ? view.moves[view.cursor - 1] : null;
    this.#cursor = view.cursor;
    const played = move ? [{ key: "move-played", args: { player: move.player, move: move.text } }, ...view.news] : [];
    put(this.#announcement, sentences(played));
  }

  /** @param {string} at */
  #news(at) {
    const { view, trouble, told, explanation, progress, waiting } = this.store;
    if (told) return { kind: "told", said: sentences(told) };
    if (trouble) return { kind: "trouble", said: say(trouble), keys: keysOf(trouble) };
    if (explanation) return { kind: this.#tone(explanation), said: say(explanation.text), keys: keysOf(explanation.text) };
    if (progress) return { kind: "progress", said: text(waiting.length ? "choice-kept" : progress.stage) };
    if (view && waiting.length && this.store.awaits(view)) return { kind: "told", said: text("premove", { choices: spoken(waiting) }) };
    if (view?.notices.length) return { kind: "notice", said: sentences(view.notices), keys: view.notices.flatMap(keysOf) };
    const hint = this.#hint(at);
    return { kind: "hint", said: hint ? text(hint, { space: at }) : "", keys: hint ? [hint] : [] };
  }

  /** A refusal and a bar are warnings; what is merely told is not. @param {import("../engine/protocol.js").Explanation} explanation */
  #tone({ choice, refused }) {
    if (refused) return "refused";
    return this.spaces.get(choice)?.state === "barred" ? "explanation" : "told";
  }

  /** What the space pointed at offers; without a pointer what the draft waits for, or how to begin. @param {string} at */
  #hint(at) {
    const { view } = this.store;
    const beginning = view && view.cursor < BEGINNING;
    const any = beginning || view?.draft.length ? view.scene.spaces.find(({ state }) => state === "target") : null;
    const item = held(view).find(({ id }) => id === at);
    return item?.hint ?? this.spaces.get(at)?.hint ?? this.spaces.get(view?.draft[0] ?? "")?.hint ?? any?.hint;
  }
}
