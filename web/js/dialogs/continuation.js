/** Who plays from here: for a position that was set up, and for the one on the board. */

import { make, need } from "../lib/dom.js";
import { both } from "../lib/pairs.js";
import { text } from "../lib/text.js";
import { readSeat, seatField } from "../panels/seats.js";

/**
 * @typedef {import("../engine/protocol.js").GameEntry} GameEntry
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {(seats: [SeatChoice, SeatChoice]) => void} Seated
 */

/**
 * Wire the dialog; returns what opens it: for a position that is set up first, or for the one on the board.
 * @param {Store} store
 * @param {import("./editor.js").Opener} draw
 * @returns {(from: "drawing" | "board") => void}
 */
export function continuationDialog(store, draw) {
  const ask = seatingDialog();

  /** @param {View} view @param {GameEntry} game */
  function fromDrawing(view, game) {
    draw(game.name, "position", view.position, (position) => {
      ask(text("seats-title"), game, game.players, {}, (seats) => {
        store.send({ type: "new", game: game.name, settings: {}, seats, position });
      });
    });
  }

  /** @param {View} view @param {GameEntry} game */
  function fromBoard(view, game) {
    const computer = view.players.find(({ seat }) => seat === "computer");
    const level = computer?.level ?? game.levels[game.levels.length >> 1]?.level ?? 1;
    const chosen = view.players.map(({ name, to_move: moves }) => [name, moves ? "human" : `computer ${level}`]);
    const order = both(view.players, ({ name }) => name);
    ask(text("play-from-here-title"), game, order, Object.fromEntries(chosen), (seats) => store.send({ type: "seats", seats, here: true }));
  }

  return (from) => {
    const { view, catalogue } = store;
    const game = catalogue?.games.find(({ name }) => name === view?.game);
    if (view && game) (from === "drawing" ? fromDrawing : fromBoard)(view, game);
  };
}

/** @returns {(title: string, game: GameEntry, order: [string, string], chosen: Record<string, string>, take: Seated) => void} */
function seatingDialog() {
  const dialog = need("seating", HTMLDialogElement);
  const form = need("seating-form", HTMLFormElement);
  const fields = need("seating-fields", HTMLElement);
  /** The sides as they play. @type {[string, string]} */
  let order = ["", ""];
  /** @type {Seated} */
  let take = () => {};

  // Fields that are not seen would be taken for those of another dialog.
  dialog.addEventListener("close", () => fields.replaceChildren());
  need("seating-cancel", HTMLElement).addEventListener("click", () => dialog.close());
  const start = need("seating-start", HTMLButtonElement);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start.click();
  });
  start.addEventListener("click", () => {
    const data = new FormData(form);
    dialog.close();
    take(both(order, (player) => readSeat(String(data.get(`seat-${player}`)))));
  });

  return (title, game, players, chosen, taker) => {
    order = players;
    take = taker;
    need("seating-title", HTMLElement).textContent = title;
    const sides = players.map((player) => seatField(game, player, text("seat-of", { player }), chosen[player]));
    fields.replaceChildren(make("div", { class: "pair" }, ...sides));
    dialog.showModal();
  };
}
