/** What is said beside the board: status, notices, what is explained, and how far work has come. */

import { held } from "../board/hands.js";
import { need, put } from "../lib/dom.js";
import { keysOf, listed, say, sentences, text } from "../lib/text.js";
import { questionKnown, questionText } from "./question.js";
import { paragraph } from "./terms.js";

/**
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {import("../board/spaces.js").Spaces} Spaces
 */

/** For so many plies the page says unasked what a click does. */
const BEGINNING = 4;

/** Whether a person is to move here. @param {import("../engine/protocol.js").View} view */
export function ownTurn({ players }) {
  return players.some(({ seat, to_move }) => seat === "human" && to_move);
}

/** Whether anything that can be pressed is chosen; which colour was used last stays in a draft too. @param {import("../engine/protocol.js").View} view */
function anyChosen(view) {
  const offered = [...view.scene.spaces, ...view.scene.options, ...held(view)];
  return offered.some(({ id }) => view.draft.includes(id));
}

/** What was chosen, by its own name. @param {string[]} choices @param {import("../engine/protocol.js").View} view */
function spoken(choices, view) {
  const named = (/** @type {string} */ choice) => {
    const option = view.scene.options.find(({ id }) => id === choice);
    const item = held(view).find(({ id }) => id === choice);
    return option ? text(option.label) : item ? text(`piece-${item.name}`, { count: 1 }) : choice;
  };
  // Twice in a row it is another thing than once.
  const twice = (/** @type {string} */ choice) => choices.some((one, index) => one === choice && choices[index + 1] === choice);
  return listed([...new Set(choices)].map((choice) => (twice(choice) ? `${named(choice)} ×2` : named(choice))));
}

/** Which move led to what is shown. @param {import("../engine/protocol.js").View} view @returns {import("../engine/protocol.js").Text} */
export function lastMove({ moves, cursor }) {
  const move = moves[cursor - 1];
  if (!move) return { key: "told-no-move", args: {} };
  return { key: "told-last", args: { ply: move.ply, player: move.player, move: move.text } };
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
  /** How many plies led to what was shown last, and where that is in which match. */
  #cursor = Infinity;
  #place = { match: -1, node: 0, orientation: 0 };
  /** What stays chosen from the move before, such as a colour: nobody has chosen it now. */
  #carried = "";
  /** What to choose next, once something is chosen, as it was told last. @type {string | null} */
  #prompt = null;
  /** What both players should know about the position that was shown last. @type {import("../engine/protocol.js").Text[]} */
  #stood = [];
  /** Whether what the move shown last has brought about was told with it. */
  #heard = false;

  /**
   * @param {Store} store
   * @param {Spaces} spaces
   * @param {object} others who have something to say
   * @param {() => string} [others.asked] what is to be done outside the board, such as sending a link
   * @param {() => string} [others.tip] the key of what a beginner is to be told
   * @param {() => boolean} [others.played] whether there is a game that one can look back in
   */
  constructor(store, spaces, { asked = () => "", tip = () => "", played = () => true } = {}) {
    this.store = store;
    this.spaces = spaces;
    this.asked = asked;
    this.tip = tip;
    this.played = played;
    store.register((view) => this.#announce(view));
  }

  /** @param {string} at the space pointed at */
  show(at) {
    const { view } = this.store;
    const { progress } = this.store.messages;
    put(this.#status, view ? say(view.status) : text("status-loading"));
    put(this.#round, view?.round ? text("round", { number: view.round.number, rounds: view.round.rounds }) : "");
    const { kind, said, keys = [] } = this.#news(at);
    // A hint belongs to a space, whose name says it already; and what came with a move was told with it.
    const heard = kind === "hint" || (this.#heard && (kind === "news" || kind === "notice"));
    this.#notice.setAttribute("aria-live", heard ? "off" : "polite");
    const shown = this.#notice.textContent ?? "";
    // What is told twice is to be heard twice, so that the text has to be another one.
    const again = this.store.messages.told !== this.#told && shown === said;
    if (shown.trimEnd() !== said || again) this.#notice.textContent = again ? `${said}\u00a0` : said;
    this.#told = this.store.messages.told;
    this.#notice.dataset.kind = kind;
    this.#notice.toggleAttribute("data-threat", kind === "notice" && Boolean(view?.threat));
    const address = view && paragraph(view.game, keys, () => this.show(at));
    this.#rule.hidden = address === null;
    // Its room is kept until it is known whether there is one.
    this.#rule.toggleAttribute("data-coming", address === undefined);
    if (address) this.#rule.href = address;
    const done = progress ? progress.fraction : (this.store.thinking?.done ?? 0);
    this.#bar.style.transform = `scaleX(${done})`;
    const bar = this.#bar.parentElement;
    if (!bar) return;
    if (progress || view?.thinking) bar.dataset.busy = done ? "" : "unknown";
    else delete bar.dataset.busy;
  }

  /**
   * Tell those who do not see the board which move was just made and what it has brought about, but nothing that was so before, or where
   * one has come to by leafing or taking back; how the board was turned; and what is chosen for the next one: by a key, which moves no
   * focus, or still from the move before.
   * @param {import("../engine/protocol.js").View} view
   */
  #announce(view) {
    const { match, orientation, note: { node } } = view;
    const move = view.cursor === this.#cursor + 1 ? view.moves[view.cursor - 1] : null;
    const made = move ? { key: "move-played", args: { player: move.player, move: move.text } } : null;
    const leafed = !move && match === this.#place.match && node !== this.#place.node && this.played() ? [lastMove(view)] : [];
    const turned = match === this.#place.match && orientation !== this.#place.orientation ? [{ key: "board-turned", args: { quarters: orientation } }] : [];
    const known = [...this.#stood, made].map((one) => JSON.stringify(one));
    const played = made ? [made, ...view.news, ...view.notices.filter((one) => !known.includes(JSON.stringify(one)))] : [];
    if (view.cursor !== this.#cursor) {
      this.#carried = move ? view.draft.join(" ") : "";
      this.#heard = move !== null;
    }
    const prompt = (ownTurn(view) && anyChosen(view) && view.scene.prompt) || null;
    const chosen = prompt && (move || prompt !== this.#prompt) ? [{ key: prompt, args: {} }] : [];
    this.#cursor = view.cursor;
    this.#place = { match, node, orientation };
    this.#prompt = prompt;
    this.#stood = view.notices;
    put(this.#announcement, sentences([...leafed, ...played, ...turned, ...chosen]));
  }

  /** @param {string} at */
  #news(at) {
    const { view, draft: { waiting } } = this.store;
    const { trouble, told, explanation, progress } = this.store.messages;
    if (told) return { kind: "told", said: sentences(told) };
    if (trouble) return { kind: "trouble", said: say(trouble), keys: keysOf(trouble) };
    if (explanation) return { kind: this.#tone(explanation), said: say(explanation.text), keys: keysOf(explanation.text) };
    if (progress) return { kind: "progress", said: text(waiting.length ? "choice-kept" : progress.stage, { board: this.spaces.drawn ? "drawn" : "none" }) };
    if (view && waiting.length && this.store.draft.awaits(view)) return { kind: "told", said: text("premove", { choices: spoken(waiting, view) }) };
    const outside = this.asked();
    const asked = outside ? [outside, questionKnown(this.store)].filter(Boolean).join(" ") : questionText(this.store);
    if (asked) return { kind: "asked", said: asked };
    const happened = [...(view?.news ?? []), ...(view?.notices ?? [])];
    const hint = this.#hint(at);
    // What one is about to do is more to the point than what has been done, or what there is to learn.
    const doing = hint && view?.draft.length && view.draft.join(" ") !== this.#carried;
    const tip = doing ? "" : this.tip();
    if (tip) return { kind: "tip", said: text(tip), keys: [tip] };
    if (happened.length && !doing) {
      const kind = view?.notices.length ? "notice" : "news";
      return { kind, said: sentences(happened), keys: happened.flatMap(keysOf) };
    }
    // That a click does not go on with the game is to be known before what it would do.
    if (view?.leafed && this.played() && !view.draft.length && view.course.player !== null) return { kind: "leafed", said: text("leafed") };
    return { kind: "hint", said: hint ? text(hint, { space: at }) : "", keys: hint ? [hint] : [] };
  }

  /** A refusal and a bar are warnings; what is merely told is not. @param {import("../engine/protocol.js").Explanation} explanation */
  #tone({ choice, refused }) {
    if (refused) return "refused";
    return this.spaces.get(choice)?.state === "barred" ? "explanation" : "told";
  }

  /** What the space or thing pointed at offers; without a pointer what to choose next, for who has to. @param {string} at */
  #hint(at) {
    const { view } = this.store;
    const item = held(view).find(({ id }) => id === at);
    const next = view && ownTurn(view) && (view.cursor < BEGINNING || anyChosen(view)) ? view.scene.prompt : null;
    return item?.hint ?? this.spaces.get(at)?.hint ?? next;
  }
}
