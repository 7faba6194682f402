/** Who plays from here: for a position that was set up, and for the one on the board. */

import { make, need } from "../lib/dom.js";
import { text } from "../lib/text.js";
import { readSeat, seatField } from "../panels/seats.js";

/**
 * @typedef {import("../engine/protocol.js").GameEntry} GameEntry
 * @typedef {import("../engine/protocol.js").SeatChoice} SeatChoice
 * @typedef {import("../engine/store.js").Store} Store
 * @typedef {(seats: SeatChoice[]) => void} Seated
 */

/**
 * Wire setting up a position, and playing on from the one on the board; returns what brings their
 * buttons in step with the view.
 * @param {Store} store
 * @param {import("./editor.js").Opener} draw
 */
export function continuation(store, draw) {
  const setUp = need("set-up", HTMLButtonElement);
  const here = need("play-from-here", HTMLButtonElement);
  const ask = seatingDialog();

  /** @param {string} name */
  const entry = (name) => store.catalogue?.games.find((game) => game.name === name);

  setUp.addEventListener("click", () => {
    const { view } = store;
    const game = view && entry(view.game);
    if (!game) return;
    draw(game.name, "position", view.position, (position) => {
      ask(text("seats-title"), game, game.players, {}, (seats) => {
        store.send({ type: "new", game: game.name, settings: {}, seats, position });
      });
    });
  });
  here.addEventListener("click", () => {
    const { view } = store;
    const game = view && entry(view.game);
    if (!game) return;
    const level = game.levels[game.levels.length >> 1]?.level ?? 1;
    const chosen = view.players.map(({ name, to_move: moves }) => [name, moves ? "human" : `computer ${level}`]);
    const order = view.players.map(({ name }) => name);
    ask(text("play-from-here-title"), game, order, Object.fromEntries(chosen), (seats) => store.send({ type: "seats", seats, here: true }));
  });

  return () => {
    const { view, catalogue } = store;
    setUp.disabled = !(view && catalogue);
    here.disabled = !(view && catalogue) || view.result !== null || Boolean(view.question ?? view.letter);
  };
}

/** @returns {(title: string, game: GameEntry, order: string[], chosen: Record<string, string>, take: Seated) => void} */
function seatingDialog() {
  const dialog = need("seating", HTMLDialogElement);
  const form = need("seating-form", HTMLFormElement);
  const fields = need("seating-fields", HTMLElement);
  let order = /** @type {string[]} */ ([]);
  /** @type {Seated} */
  let take = () => {};

  need("seating-cancel", HTMLElement).addEventListener("click", () => dialog.close());
  const start = need("seating-start", HTMLButtonElement);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start.click();
  });
  start.addEventListener("click", () => {
    const data = new FormData(form);
    dialog.close();
    take(order.map((player) => readSeat(String(data.get(`seat-${player}`)))));
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
