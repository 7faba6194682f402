/** The lists of a game's chapters, and of a chapter's tasks, with what of them is done. */

import { make, makeButton, need, renew } from "../../lib/dom.js";
import { text } from "../../lib/text.js";

/**
 * @typedef {import("../../engine/protocol.js").Start} Start
 * @typedef {{id: string, answers: string[]} & Pick<Start, "position" | "settings" | "goal">} Lesson
 * @typedef {{chapter: string, tasks: Lesson[]}} Chapter
 *
 * @typedef {object} Listener
 * @property {(chapter: number) => void} onChapter
 * @property {(task: number) => void} onTask
 */

/** Where one is, and where one can go. */
export class ChapterList {
  #list = need("chapters", HTMLOListElement);
  #dots = need("dots", HTMLOListElement);

  /** @param {import("./progress.js").Progress} progress @param {import("./practice.js").Practice} practice @param {Listener} listener */
  constructor(progress, practice, listener) {
    this.progress = progress;
    this.practice = practice;
    this.listener = listener;
  }

  /** How many tasks of a chapter are done. @param {string} game @param {Chapter} chapter */
  doneOf(game, { tasks }) {
    return tasks.filter(({ id }) => this.progress.has(game, id)).length;
  }

  /**
   * @param {string} game
   * @param {Chapter[]} chapters
   * @param {number} opened the chapter whose tasks are listed
   * @param {number} index the task that is laid out; it is none of them at the chapter's end
   */
  show(game, chapters, opened, index) {
    renew(this.#list, chapters.map((chapter, at) => this.#chapter(game, chapter, at, at === opened)));
    renew(this.#dots, (chapters[opened]?.tasks ?? []).map((task, at) => this.#dot(game, task, at, at === index)));
  }

  /** @param {string} game @param {Chapter} chapter @param {number} at @param {boolean} current */
  #chapter(game, chapter, at, current) {
    const done = this.doneOf(game, chapter);
    const count = chapter.tasks.length;
    const name = text(`chapter-${chapter.chapter}`);
    const said = text("chapter-done", { name, done, count });
    const button = makeButton(() => this.listener.onChapter(at), { class: "chapter", title: said }, name, " ", make("small", {}, `${done}/${count}`));
    button.toggleAttribute("data-done", done === count);
    if (current) button.setAttribute("aria-current", "true");
    return make("li", {}, button);
  }

  /** @param {string} game @param {Lesson} task @param {number} at @param {boolean} current */
  #dot(game, { id }, at, current) {
    const done = this.progress.has(game, id);
    const won = this.practice.has(game, id);
    const name = text(`lesson-${game}-${id}`);
    const said = text(won ? "task-won" : done ? "task-done" : "task-undone", { number: at + 1, name });
    const button = makeButton(() => this.listener.onTask(at), { class: "dot", "aria-label": said, title: name }, String(at + 1));
    button.toggleAttribute("data-done", done);
    button.toggleAttribute("data-won", won);
    if (current) button.setAttribute("aria-current", "step");
    return make("li", {}, button);
  }
}
