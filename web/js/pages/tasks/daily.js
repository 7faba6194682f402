/** The daily three on the puzzle page: which day it is, how one has done with each, and the result to share. */

import { today } from "../../lib/calendar.js";
import { copy } from "../../lib/clipboard.js";
import { make, need, put, renew } from "../../lib/dom.js";
import { longDate, text } from "../../lib/text.js";
import { dailyLink } from "../../library/daily-link.js";
import * as daily from "../../library/daily.js";
import { GAMES } from "./common.js";

const GROUP = "#daily";

const list = need("daily-games", HTMLOListElement);
const says = need("daily-says", HTMLElement);
const share = need("daily-share", HTMLButtonElement);

/** The day that is shown; empty where the page shows other puzzles. */
export let day = "";
/** What is wrong with the day that was asked for, as a key of the catalogue. */
let fault = "";

/**
 * What the address asks for: a day, or today where there are no puzzles of it, with what is wrong with it; and a game, the first one
 * that is not done with unless one is named, empty where all are. Null where it asks for other puzzles.
 */
export function askedDay() {
  const [group, wanted = "", named = ""] = location.hash.split("/");
  if (group !== GROUP) return null;
  const wrong = wanted ? daily.faultOf(wanted) : "";
  const asked = !wanted || wrong ? today() : wanted;
  return { day: asked, fault: wrong, game: GAMES.includes(named) ? named : (open(asked) ?? "") };
}

/** Show the puzzles of a day. @param {{day: string, fault: string} | null} wanted null for other puzzles */
export function showDay(wanted) {
  day = wanted?.day ?? "";
  fault = wanted?.fault ?? "";
  document.body.toggleAttribute("data-daily", day !== "");
}

/** The hash of the day's puzzle of a game. @param {string} game */
export function hashOf(game) {
  return `${GROUP}/${day}/${game}`;
}

/** Note what was done with the day's puzzle. @param {string} game @param {"x" | "h" | "s" | "+"} sign */
export function note(game, sign) {
  if (day) daily.note(day, game, sign, GAMES);
}

/** The first game of a day that is not done with; else nothing. @param {string} of */
function open(of) {
  return GAMES.find((game) => isOpen(game, of));
}

/** The one that comes after a game, of those that are not done with; else nothing. @param {string} game */
export function following(game) {
  const at = GAMES.indexOf(game);
  return [...GAMES.slice(at + 1), ...GAMES.slice(0, at)].find((one) => isOpen(one, day));
}

/** @param {string} game @param {string} of the day */
function isOpen(game, of) {
  return !daily.isDone(daily.signsOf(of, game));
}

/** Bring everything in step with what was done. @param {string} game the one on the board */
export function retellDay(game) {
  if (!day) return;
  renew(list, GAMES.map((one) => make("li", {}, dailyLink(day, one, hashOf(one), one === game))));
  put(says, said());
  says.toggleAttribute("data-fault", fault !== "");
  share.hidden = open(day) !== undefined;
  put(share, text("daily-share"));
}

function said() {
  if (fault) return text(fault);
  const days = daily.streak();
  const date = dateText();
  return days ? text("daily-streak", { date, days }) : date;
}

function dateText() {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return longDate(new Date(year, month - 1, date));
}

/** The result as it is shared: the tries with each puzzle, and nothing that tells how they are solved. */
function result() {
  const address = new URL(`puzzles.html${GROUP}/${day}`, document.baseURI);
  address.search = "";
  const rows = GAMES.map((game) => {
    const signs = daily.signsOf(day, game);
    const args = { game: text(`game-${game}`), signs: daily.squares(signs), tries: daily.triesOf(signs) };
    return text(daily.isSolved(signs) ? "daily-result-solved" : "daily-result-shown", args);
  });
  const days = daily.streak();
  const row = days > 1 && day === today() ? [text("daily-result-streak", { days })] : [];
  return [text("daily-result", { date: dateText(), number: daily.numberOf(day) }), ...rows, ...row, address.href].join("\n");
}

share.addEventListener("click", async () => {
  const told = (await copy(result())) ? "daily-copied" : "copy-refused";
  put(says, text(told));
});
