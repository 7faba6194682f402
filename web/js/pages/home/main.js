/** The home page: games to go on with, boards that play by themselves, and the engine fetched ahead. */

import { need, renew } from "../../lib/dom.js";
import { localName, speak, wantedLanguage } from "../../lib/text.js";
import { entry } from "../../library/entry.js";
import { fragmentOf } from "../../library/address.js";
import * as daily from "../../library/daily.js";
import { begun, onChange } from "../../library/kept.js";
import { pictureWith } from "../../library/pictures.js";
import { showBanner } from "../../shell/banner.js";
import { personalMenu } from "../../shell/settings.js";
import { livingBoards } from "./boards.js";
import { showDaily } from "./daily.js";
import { homeKeys } from "./keys.js";
import { ongoing, reserve } from "./ongoing.js";
import { fetchAhead } from "./prefetch.js";

/** How the service worker leads here from a page that is not to be had. */
const UNKEPT = "?unkept";

function showKept() {
  const games = ongoing();
  renew(need("kept-list", HTMLElement), games.map(goOn));
  reserve(games.length);
}

/** @param {import("../../library/kept-game.js").Kept} game */
function goOn(game) {
  const link = document.createElement("a");
  link.href = `play.html#${game.fragment}`;
  const item = document.createElement("li");
  item.append(entry(game, link));
  return item;
}

/** Pages that are written in each language are linked to in the one that is spoken. */
function localise() {
  for (const link of document.querySelectorAll("a[data-page]")) {
    link.setAttribute("href", `${localName(link.getAttribute("data-page") ?? "")}.html`);
  }
}

function retell() {
  localise();
  showKept();
  showDaily();
}

/** A first move on the board of the home page begins a game of one's own. */
function ownFirstMoves() {
  const board = document.querySelector(".first-board svg");
  for (const link of board?.querySelectorAll("a") ?? []) {
    const place = link.querySelector("circle");
    if (!(board instanceof SVGElement) || !place) continue;
    const { href } = new URL(link.getAttribute("href") ?? "", location.href);
    const picture = pictureWith(board, place.cx.baseVal.value, place.cy.baseVal.value);
    link.addEventListener("click", () => begun.write(fragmentOf(href), picture));
  }
}

function sayUnkept() {
  if (location.search !== UNKEPT) return;
  history.replaceState(null, "", location.pathname);
  showBanner("unkept", "page-unkept", [["close", () => {}]]);
}

ownFirstMoves();
livingBoards();
await speak(wantedLanguage());
personalMenu(retell);
homeKeys();
retell();
sayUnkept();
document.body.dataset.state = "ready";
onChange(showKept);
daily.onChange(showDaily);
// It may be another day by now.
document.addEventListener("visibilitychange", showDaily);
// Whoever comes back by the browser's button finds the page as it was left.
addEventListener("pageshow", ({ persisted }) => persisted && retell());
fetchAhead();
