/** What is to be beaten in a challenge, and both lines side by side once it is over. Fetched where there is one. */

import { make, makeButton, need } from "../lib/dom.js";
import { say, text } from "../lib/text.js";
import { boardOf } from "../library/pictures.js";

/**
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/protocol.js").PlayedLine} PlayedLine
 */

/** @param {View} view */
export function showChallenge(view) {
  const told = view.challenge;
  if (!told) return;
  const { first, own, player, level, ply } = told;
  const args = { player, level: String(level), move: ply + 1 };
  const share = makeButton(() => need("share", HTMLButtonElement).click(), { class: "primary" }, text("challenge-answer"));
  const whole = make("a", { href: `play.html#${told.fragment}`, target: "_blank", rel: "noopener" }, text("challenge-open"));
  // An answer that came from elsewhere is here already.
  const played = view.players.some(({ seat }) => seat === "computer");
  const lines = own ? [line(view, "challenge-first", first), line(view, "challenge-own", own)] : [];
  need("challenge", HTMLElement).replaceChildren(
    make("h2", {}, text("challenge-title")),
    make("p", {}, own ? text("challenge-over", args) : text("challenge-task", { ...args, count: first.moves.length, result: say(first.status) })),
    ...(lines.length ? [make("div", { class: "challenge-lines" }, ...lines)] : []),
    make("p", { class: "challenge-ways" }, ...(own && played ? [share] : []), ...(own ? [whole] : [])),
  );
}

/** @param {View} view @param {string} key of its name @param {PlayedLine} shown */
function line({ game }, key, { scene, status, moves }) {
  const facts = `${say(status)} · ${text("record-moves", { count: moves.length })}`;
  return make("figure", {}, boardOf({ game, scene }), make("figcaption", {}, make("strong", {}, text(key)), facts, make("span", { class: "challenge-moves" }, moves.join("  "))));
}
