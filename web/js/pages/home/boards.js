/**
 * Boards that play a game by themselves. Their markup shows the last position, see `tools/site/living_boards.py`;
 * with reduced motion that is what stays.
 */

import { need } from "../../lib/dom.js";
import { device } from "../../lib/storage.js";

/** Milliseconds that a position stands, and how many times as long the last one does. */
const PACE = 900;
const HOLD = 5;

/** A board and the position it is at. */
class Living {
  #at = 0;
  #held = 0;
  #count;
  /** @type {{group: Element, turns: number[]}[]} */
  #groups;
  /** Whether it can be seen. */
  seen = true;

  /** @param {SVGElement} svg */
  constructor(svg) {
    this.#count = Number(svg.dataset.count);
    this.#groups = [...svg.querySelectorAll("[data-turns]")].map((group) => ({
      group,
      turns: (group.getAttribute("data-turns") ?? "").split(" ").map(Number),
    }));
    this.#at = this.#count - 1;
  }

  /** Go on to the next position; the last one stands for longer. */
  step() {
    if (!this.seen) return;
    const last = this.#at === this.#count - 1;
    if (last && ++this.#held < HOLD) return;
    this.#held = 0;
    this.#at = last ? 0 : this.#at + 1;
    for (const { group, turns } of this.#groups) {
      const passed = turns.filter((turn) => turn <= this.#at).length;
      group.classList.toggle("away", passed % 2 === 0);
    }
  }
}

/** Let the boards play, one after the other, and wire the button that stops them. */
export function livingBoards() {
  const button = need("pause", HTMLButtonElement);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {Map<Element, Living>} */
  const boards = new Map();
  for (const svg of document.querySelectorAll("svg.living")) {
    if (svg instanceof SVGElement) boards.set(svg, new Living(svg));
  }
  const living = [...boards.values()];
  let paused = device.read("boards-paused") === true;
  let timer = 0;
  let turn = 0;

  function tick() {
    living[turn]?.step();
    turn = (turn + 1) % living.length;
  }

  function show() {
    const moving = !paused && !still.matches && !document.hidden;
    clearInterval(timer);
    // One board moves at a time, so that the eye can follow.
    if (moving) timer = setInterval(tick, PACE / living.length);
    button.hidden = still.matches;
    button.setAttribute("aria-pressed", String(paused));
    document.body.toggleAttribute("data-moving", moving);
  }

  const sight = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      const board = boards.get(target);
      if (board) board.seen = isIntersecting;
    }
  });
  for (const svg of boards.keys()) sight.observe(svg);
  button.addEventListener("click", () => {
    paused = !paused;
    device.write("boards-paused", paused);
    show();
  });
  still.addEventListener("change", show);
  document.addEventListener("visibilitychange", show);
  show();
}
