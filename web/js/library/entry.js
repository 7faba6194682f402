/** A kept game as a line of a list: its board, who plays, how it stands, and when that was. */

import { make, picture } from "../lib/dom.js";
import { ago, text } from "../lib/text.js";
import { smallBoard } from "./pictures.js";

/** @typedef {import("./kept-game.js").Kept} Kept */

/** @param {Kept} game */
export function title(game) {
  return `${text(`game-${game.game}`)} · ${who(game).join(" – ")}`;
}

/** @param {Kept} game */
function who({ players, names }) {
  return players.map((player, index) => names[index] || text("player-name", { player }));
}

/** The title, in which no name can turn what stands beside it. @param {Kept} game */
function isolated(game) {
  const [first = "", second = ""] = who(game);
  const begin = `${text(`game-${game.game}`)} · `;
  return make("span", { class: "entry-name" }, begin, make("bdi", {}, first), " – ", make("bdi", {}, second));
}

/**
 * Put a game's line into a button or a link.
 * @template {HTMLElement} T
 * @param {Kept} game
 * @param {T} into
 */
export function entry(game, into) {
  const kind = game.mark ? text("game-by-link") : opponents(game);
  const facts = [kind, text("record-moves", { count: game.plies }), state(game), ago(game.time)];
  into.classList.add("entry");
  into.append(
    make("span", { class: "entry-board" }, smallBoard(game.key) ?? picture(`player-${game.turn || game.players[0]}`, "entry-mark")),
    isolated(game),
    make("span", { class: "entry-facts" }, facts.filter(Boolean).join(" · ")),
  );
  return into;
}

/** How a game stands. @param {Kept} game */
function state({ result, mark, turn, players, seats }) {
  if (result !== null) return result.replaceAll("-", "–");
  const seat = seats[players.indexOf(turn)]?.seat;
  if (mark && seat) return text(seat === "human" ? "game-your-move" : "game-their-move");
  // Against the computer there is one person, who need not know by heart which side that was.
  if (seat === "human" && seats.some((other) => other.seat === "computer")) return text("game-your-move");
  return turn ? text("status-to-move", { player: turn }) : "";
}

/** @param {Kept} game */
function opponents({ seats }) {
  const computer = seats.find(({ seat }) => seat === "computer");
  return computer ? text("seat-computer", { level: String(computer.level) }) : "";
}
