/** What is chosen for a move, one after the other and ahead, and what becomes of it. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { awaits } from "../../web/js/board/premove.js";
import { explained, opened, troubled } from "./stores.js";
import { player, view } from "./views.js";

/** @typedef {import("../../web/js/engine/protocol.js").SeatChoice} SeatChoice */

/** @type {[SeatChoice, SeatChoice]} */
const SEATS = [{ seat: "human", level: 1 }, { seat: "human", level: 1 }];

test("choices go up one at a time, each on the view that the one before led to", () => {
  const { store, types } = opened();
  store.draft.choose("a1");
  store.draft.choose("b2");
  deepEqual(types(), []);
  store.receive(view({ revision: 1 }));
  deepEqual(types(), ["choose a1"]);
  store.receive(view({ revision: 2 }));
  deepEqual(types(), ["choose a1", "choose b2"]);
  deepEqual(store.draft.waiting, []);
});

test("a view that changes no position answers no choice that is on its way", () => {
  const { store, types } = opened();
  store.receive(view());
  store.draft.choose("a1");
  store.draft.choose("b2");
  store.receive(view({ revision: 2, moved: 1 }));
  deepEqual(types(), ["choose a1"]);
  store.receive(view({ revision: 3, moved: 3 }));
  deepEqual(types(), ["choose a1", "choose b2"]);
});

test("a choice waits for a change of seats that was sent before it", () => {
  const { store, types } = opened();
  store.receive(view());
  store.send({ type: "seats", seats: SEATS });
  store.draft.choose("a1");
  deepEqual(types(), ["seats"]);
  store.receive(view({ revision: 2, moved: 2 }));
  deepEqual(types(), ["seats", "choose a1"]);
});

test("a change of seats that is refused lets the choice go up", () => {
  const { store, types } = opened();
  store.receive(view());
  store.send({ type: "seats", seats: SEATS });
  store.draft.choose("a1");
  store.receive({ type: "trouble", session: "table", text: { key: "k", args: {} }, about: "seats" });
  deepEqual(types(), ["seats", "choose a1"]);
});

test("a refusal lets the next choice go up", () => {
  const { store, types } = opened();
  store.receive(view());
  store.draft.choose("a1");
  store.draft.choose("b2");
  store.receive(explained("a1", false));
  deepEqual(types(), ["choose a1"]);
  store.receive(explained("a1", true));
  deepEqual(types(), ["choose a1", "choose b2"]);
});

test("trouble with something else does not answer a choice", () => {
  const { store, types } = opened();
  store.receive(view());
  store.draft.choose("a1");
  store.draft.choose("b2");
  store.receive(troubled("table", "annotate"));
  deepEqual(types(), ["choose a1"]);
  store.receive(troubled("table", "choose"));
  deepEqual(types(), ["choose a1", "choose b2"]);
});

test("taking back takes first what the engine has not seen", () => {
  const { store, types } = opened();
  store.receive(view());
  store.draft.choose("a1");
  store.draft.choose("b2");
  store.draft.retract();
  store.draft.retract();
  store.receive(view({ revision: 2 }));
  deepEqual(types(), ["choose a1", "retract"]);
});

test("no choice waits for the computer", () => {
  const { store, types } = opened();
  store.draft.choose("a1");
  store.receive(view({ thinking: true }));
  deepEqual([types(), store.draft.waiting], [[], []]);
});

/** A page on which moves can be made ahead, while the computer thinks. */
function ahead() {
  const page = opened();
  /** @type {import("./views.js").View["players"]} */
  const players = [player("black"), player("white", { seat: "computer", to_move: true })];
  page.store.draft.awaits = (/** @type {import("./views.js").View} */ { thinking }) => thinking;
  page.store.receive(view({ revision: 1, players, thinking: true }));
  return page;
}

test("what is chosen while the computer thinks is played when it has moved", () => {
  const { store, types } = ahead();
  store.draft.choose("a1");
  store.draft.choose("b2");
  deepEqual(types(), []);
  store.receive(view({ revision: 2 }));
  store.receive(view({ revision: 3 }));
  deepEqual(types(), ["choose a1", "choose b2"]);
  store.receive(view({ revision: 4, thinking: true }));
  deepEqual(store.draft.waiting, []);
});

test("what was chosen ahead and cannot be played is dropped with a word, and all of it", () => {
  const { store, types } = ahead();
  for (const choice of ["a1", "b2", "c3"]) store.draft.choose(choice);
  store.receive(view({ revision: 2 }));
  store.receive(view({ revision: 3 }));
  store.receive({ ...explained("b2", true), revision: 3 });
  store.receive(view({ revision: 4 }));
  deepEqual(types(), ["choose a1", "choose b2", "retract"]);
  deepEqual(store.messages.told?.map(({ key }) => key), ["premove-dropped", "k"]);
  deepEqual(store.draft.waiting, []);
  store.draft.choose("d4");
  deepEqual(types().slice(3), ["choose d4"]);
  store.receive({ ...explained("d4", true), revision: 4 });
  equal(store.messages.explanation?.choice, "d4");
});

test("what was chosen ahead is taken back one by one, by a third click, or by doing something else", () => {
  const { store, types } = ahead();
  store.draft.choose("a1");
  store.draft.choose("b2");
  store.draft.retract();
  deepEqual(store.draft.waiting, ["a1"]);
  store.draft.choose("a1");
  deepEqual(store.draft.waiting, ["a1", "a1"]);
  store.draft.choose("a1");
  deepEqual(store.draft.waiting, []);
  store.draft.retract();
  store.draft.choose("a1");
  store.send({ type: "undo" });
  deepEqual(store.draft.waiting, []);
  store.receive(view({ revision: 2 }));
  deepEqual(types(), ["undo"]);
});

test("ahead, what the other side holds is not chosen, and what one holds is put back by a second click", () => {
  const { store } = ahead();
  const item = (/** @type {string} */ id, /** @type {"target" | "idle"} */ state) => ({ id, name: id, count: 3, state });
  const hands = [{ player: "black", items: [item("R", "target"), item("M", "target")] }, { player: "white", items: [item("r", "idle")] }];
  store.receive(view({ revision: 2, players: store.view?.players, thinking: true, scene: { ...view().scene, hands } }));
  store.draft.choose("r");
  deepEqual(store.draft.waiting, []);
  store.draft.choose("R");
  store.draft.choose("5");
  deepEqual(store.draft.waiting, ["R", "5"]);
  store.draft.choose("R");
  deepEqual(store.draft.waiting, []);
});

test("nobody is awaited in what is tried beside a game", () => {
  /** @type {import("./views.js").View["players"]} */
  const players = [player("black"), player("white", { seat: "remote", to_move: true })];
  const waiting = view({ players, leafed: false });
  equal(awaits(waiting), true);
  equal(awaits({ ...waiting, leafed: true }), false);
  const told = { id: "a", sender: 0, stage: 99, chain: [], link: "", may_request: false, may_offer_draw: false, may_foresee: true, foreseeing: true, has_replies: false, replies: [] };
  equal(awaits({ ...waiting, correspondence: told }), false);
});

test("what was chosen for a move that is not complete is chosen again in another engine", () => {
  const { store, sent, types } = opened();
  store.receive(view({ draft: ["a1"] }));
  store.draft.choose("b2");
  store.draft.choose("c3");
  sent.length = 0;
  store.reopen({ fragment: "1tAA" });
  store.receive(view({ revision: 1, match: 2, draft: [] }));
  store.receive(view({ revision: 2, draft: ["a1"] }));
  store.receive(view({ revision: 3, draft: [] }));
  deepEqual(types(), ["open", "choose a1", "choose b2", "choose c3"]);
});

test("that another engine goes on with the game is said until the person does something", () => {
  const { store } = opened();
  store.receive(view({ revision: 4, draft: ["a1"] }));
  store.draft.choose("b2");
  store.reopen({ fragment: "1tAA" });
  const told = () => store.messages.told?.map(({ key }) => key);
  deepEqual(told(), ["engine-restarted"]);
  store.receive(view({ revision: 1, match: 2, draft: [] }));
  store.receive(view({ revision: 2, draft: ["a1"] }));
  deepEqual(told(), ["engine-restarted"]);
  store.receive(view({ revision: 3, draft: [] }));
  deepEqual(told(), ["engine-restarted"]);
  store.draft.choose("c3");
  deepEqual(told(), undefined);
});

test("what is chosen while another tab's course of the game is opened waits for its view", () => {
  const { store, sent } = opened();
  store.receive(view({ revision: 3 }));
  store.open({ fragment: "1tAA" }, true);
  store.draft.choose("a1");
  store.receive(view({ revision: 4, moved: 2 }));
  deepEqual(sent.map(({ type }) => type), ["open"]);
  store.receive(view({ revision: 5, match: 2 }));
  deepEqual(sent.at(-1), { type: "choose", choice: "a1", hold: false, session: "table", revision: 5 });
});

test("where that cannot be read, what was chosen is for the game on the board", () => {
  const { store, types } = opened();
  store.receive(view({ revision: 3 }));
  store.open({ fragment: "1tAA" }, true);
  store.draft.choose("a1");
  store.receive({ type: "trouble", session: "table", about: "open", text: { key: "k", args: {} } });
  deepEqual(types(), ["open", "choose a1"]);
});

test("what is being taken back counts as drafted no more", () => {
  const { store, types } = opened();
  store.receive(view({ draft: [] }));
  store.draft.choose("a1");
  deepEqual(store.draft.chosen, ["a1"]);
  store.draft.retract();
  deepEqual(store.draft.chosen, []);
  store.receive(view({ revision: 2, draft: ["a1"] }));
  deepEqual([types(), store.draft.chosen], [["choose a1", "retract"], []]);
  store.draft.choose("a1");
  deepEqual(store.draft.chosen, ["a1"]);
  store.receive(view({ revision: 3, draft: [] }));
  deepEqual([types().at(-1), store.draft.chosen], ["choose a1", ["a1"]]);
});
