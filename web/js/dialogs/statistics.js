/** The dialog of one's own games in numbers: by game and opponent, to be saved, and to be forgotten. */

import { save } from "../lib/clipboard.js";
import { make, need } from "../lib/dom.js";
import { ago, share, text } from "../lib/text.js";
import * as kept from "../library/kept.js";
import * as results from "../library/results.js";

/** @typedef {import("../library/results.js").Summary} Summary */

const OUTCOMES = /** @type {const} */ (["won", "drawn", "lost"]);
const COUNTED = /** @type {const} */ ({ won: "statistics-won", drawn: "statistics-drawn", lost: "statistics-lost" });
const STREAK = /** @type {const} */ ({ won: "statistics-streak-won", drawn: "statistics-streak-drawn", lost: "statistics-streak-lost" });

/** Wire the dialog; returns what opens it. */
export function statisticsDialog() {
  const dialog = need("statistics", HTMLDialogElement);
  const list = need("statistics-list", HTMLElement);
  const sure = need("confirm-wipe", HTMLDialogElement);
  const some = need("wipe-results", HTMLInputElement);
  const games = need("wipe-games", HTMLInputElement);
  const indeed = need("wipe-indeed", HTMLButtonElement);

  function fill() {
    const found = results.all();
    list.replaceChildren(...sections(results.summaries(found)));
    need("statistics-empty", HTMLElement).hidden = found.length > 0;
    need("statistics-save", HTMLButtonElement).disabled = found.length === 0;
    need("statistics-wipe", HTMLButtonElement).disabled = found.length + kept.all().length === 0;
  }

  need("statistics-close", HTMLElement).addEventListener("click", () => dialog.close());
  need("statistics-save", HTMLElement).addEventListener("click", () => {
    save("trilithon-results.csv", results.table(results.all()), "text/csv;charset=utf-8");
  });
  need("statistics-wipe", HTMLElement).addEventListener("click", () => {
    offer(some, "wipe-results", results.all().length, true);
    offer(games, "wipe-games", kept.all().length, false);
    indeed.disabled = !some.checked;
    sure.showModal();
  });
  sure.addEventListener("change", () => {
    indeed.disabled = !(some.checked || games.checked);
  });
  need("wipe-not", HTMLElement).addEventListener("click", () => sure.close());
  indeed.addEventListener("click", () => {
    if (some.checked) results.wipe();
    if (games.checked) for (const { key } of kept.all()) kept.forget(key);
    sure.close();
    fill();
  });

  return () => {
    fill();
    dialog.showModal();
    // Not by `autofocus`: browsers complain of that in frames of other sites, where nothing was opened yet.
    need("statistics-close", HTMLButtonElement).focus();
    // Not at its end, where the buttons are.
    dialog.scrollTop = 0;
  };
}

/** What can be deleted, if there is any. @param {HTMLInputElement} box @param {string} key @param {number} count @param {boolean} checked */
function offer(box, key, count, checked) {
  const label = need(`${key}-label`, HTMLElement);
  label.textContent = text(key, { count });
  box.checked = checked && count > 0;
  if (label.parentElement) label.parentElement.hidden = count === 0;
}

/** A part for each game, with an entry for each opponent. @param {Summary[]} summaries */
function sections(summaries) {
  const names = [...new Set(summaries.map(({ like }) => like.game))];
  return names.map((game) => {
    const own = summaries.filter(({ like }) => like.game === game);
    return make("section", {}, make("h3", {}, text(`game-${game}`)), make("ol", { class: "entries" }, ...own.map(entry)));
  });
}

/** @param {Summary} summary */
function entry({ like, played, counts, streak, last, best, plies, time }) {
  const facts = [
    text("statistics-length", { plies }),
    last && streak > 1 ? text(STREAK[last], { count: streak }) : "",
    best > 1 ? text("statistics-best", { count: best }) : "",
    text("statistics-last", { when: ago(time) || text("statistics-now") }),
  ];
  const points = counts.won + counts.drawn / 2;
  const tally = OUTCOMES.map((outcome) => text(COUNTED[outcome], { count: counts[outcome] }));
  const rows = last ? [bar(counts), make("span", { class: "statistics-facts" }, [...tally, share(points / played)].join(" · "))] : [];
  return make(
    "li",
    { class: "statistics-entry" },
    make("span", {}, opponent(like)),
    make("span", { class: "statistics-played" }, text("statistics-played", { count: played })),
    ...rows,
    make("span", { class: "statistics-facts" }, facts.filter(Boolean).join(" · ")),
  );
}

/** @param {import("../library/results.js").Result} like */
function opponent({ opponent: kind, level }) {
  if (kind === "computer") return text("seat-computer", { level: String(level) });
  return text(kind === "link" ? "seat-remote" : "statistics-beside");
}

/** The shares of wins, draws and losses; the words beside it say the same. @param {Summary["counts"]} counts */
function bar(counts) {
  const drawn = make("span", { class: "shares", "aria-hidden": "true" });
  for (const outcome of OUTCOMES) {
    if (!counts[outcome]) continue;
    const part = make("span", { "data-outcome": outcome });
    part.style.flexGrow = String(counts[outcome]);
    drawn.append(part);
  }
  return drawn;
}
