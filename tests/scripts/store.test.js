/** What the page knows of a session, what it sends, and what it draws when. */

import { deepEqual, equal } from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { awaits } from "../../web/js/board/premove.js";
import { Store } from "../../web/js/engine/store.js";
import { player, view } from "./views.js";

/**
 * @typedef {import("../../web/js/engine/protocol.js").Command} Command
 * @typedef {import("../../web/js/engine/protocol.js").SeatChoice} SeatChoice
 */

/** @type {[SeatChoice, SeatChoice]} */
const SEATS = [{ seat: "human", level: 1 }, { seat: "human", level: 1 }];

afterEach(() => mock.timers.reset());

function opened() {
  const store = new Store("table");
  /** @type {Command[]} */
  const sent = [];
  store.connect((command) => sent.push(command));
  return { store, sent, types: () => sent.map((command) => ("choice" in command ? `choose ${command.choice}` : command.type)) };
}

/** @param {string} choice @param {boolean} refused @returns {import("../../web/js/engine/protocol.js").Explanation} */
function explained(choice, refused) {
  return { type: "explanation", session: "table", revision: 1, choice, refused, text: { key: "k", args: {} }, spaces: [], shapes: [] };
}

test("commands name the session and the revision of the view", () => {
  const { store, sent } = opened();
  store.send({ type: "undo" });
  deepEqual(sent, []);
  store.receive(view({ revision: 7 }));
  store.send({ type: "undo" });
  deepEqual(sent, [{ type: "undo", session: "table", revision: 7 }]);
});

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

/** @param {string} session @param {string} about @returns {import("../../web/js/engine/protocol.js").Trouble} */
function troubled(session, about) {
  return { type: "trouble", session, about, text: { key: "k", args: {} } };
}

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

test("trouble with a question about no session is told to who asked it, until it is asked again", () => {
  const { store } = opened();
  store.receive(view());
  store.receive(troubled("", "propose"));
  equal(store.messages.trouble, null);
  store.ask({ type: "propose", game: "consta", settings: {} });
  store.receive(troubled("", "propose"));
  deepEqual([store.messages.trouble, store.messages.about], [{ key: "k", args: {} }, "propose"]);
  store.ask({ type: "propose", game: "consta", settings: {} });
  equal(store.messages.trouble, null);
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

test("what is about another session or an older view is left aside", () => {
  const { store } = opened();
  store.receive(view({ session: "other" }));
  equal(store.view, null);
  store.receive(view({ revision: 2 }));
  store.receive(explained("a1", false));
  equal(store.messages.explanation, null);
});

test("a new view takes with it what was said of the old one", () => {
  const { store } = opened();
  store.receive(view());
  store.receive(explained("a1", false));
  store.messages.load({ stage: "boot-engine", fraction: 0.5 });
  store.receive(view({ revision: 2 }));
  deepEqual([store.messages.explanation, store.messages.progress, store.hint], [null, null, null]);
});

test("parts are drawn in their order, once for each view, and not before there is one", () => {
  const { store } = opened();
  /** @type {string[]} */
  const drawn = [];
  store.register(({ revision }) => drawn.push(`one ${revision}`), ["waiting"]);
  store.register(({ revision }) => drawn.push(`two ${revision}`));
  store.retell();
  store.draft.choose("a1");
  deepEqual(drawn, []);
  store.receive(view({ revision: 3 }));
  deepEqual(drawn, ["one 3", "two 3"]);
  store.retell();
  store.messages.tell({ key: "k", args: {} });
  deepEqual(drawn.slice(2), ["one 3", "two 3"]);
  store.receive(view({ revision: 4 }));
  deepEqual(drawn.slice(4), ["one 4", "two 4"]);
});

test("what was said is settled by the next command, but not by looking", () => {
  const { store } = opened();
  store.receive(view());
  store.messages.tell({ key: "k", args: {} });
  store.send({ type: "inspect", choice: "a1" });
  equal(store.messages.told?.length, 1);
  store.send({ type: "undo" });
  equal(store.messages.told, null);
});

/** A table at which the computer thinks, with its answer on revision 3. */
function awaiting() {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { store, types } = opened();
  store.pause.length = () => 100_000;
  store.receive(view({ revision: 2, thinking: true }));
  const answer = view({ revision: 3 });
  return { store, types, answer };
}

test("a person's move stands for a moment before the computer's is shown, and what is told of that waits with it", () => {
  const { store, answer } = awaiting();
  store.receive(answer);
  store.receive({ ...explained("a1", false), revision: 3 });
  equal(store.view?.revision, 2);
  mock.timers.tick(100_000);
  equal(store.view?.revision, 3);
  equal(store.messages.explanation?.choice, "a1");
});

test("whoever does something does not wait for the computer's move, nor for an answer", () => {
  const { store, answer } = awaiting();
  store.receive(answer);
  store.send({ type: "undo" });
  equal(store.view?.revision, 3);
  store.receive(view({ revision: 4, thinking: true }));
  store.send({ type: "undo" });
  store.receive(view({ revision: 5 }));
  equal(store.view?.revision, 5);
});

test("between two computers each move stands for its moment", () => {
  const { store } = awaiting();
  for (const revision of [3, 4, 5]) store.receive(view({ revision, thinking: true }));
  for (const revision of [3, 4, 5]) {
    equal(store.view?.revision, revision - 1);
    mock.timers.tick(100_000);
    equal(store.view?.revision, revision);
  }
});

test("what changes no position is shown while the computer thinks", () => {
  const { store } = awaiting();
  store.receive(view({ revision: 3, moved: 2, thinking: true }));
  equal(store.view?.revision, 3);
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

test("what a lost engine has not answered is asked of the next one", () => {
  const { store, sent } = opened();
  /** @param {number} number */
  const read = (number) => ({ type: /** @type {const} */ ("read"), text: "*", fragments: [], number });
  store.receive(view());
  for (const number of [1, 2, 3]) store.ask(read(number));
  store.receive({ type: "collection", matches: [], problem: null, number: 1 });
  store.receive({ type: "trouble", session: "", about: "read", text: { key: "k", args: {} } });
  sent.length = 0;
  store.restart();
  deepEqual(sent, [read(3)]);
  store.receive({ type: "collection", matches: [], problem: null, number: 3 });
  store.restart();
  deepEqual(sent, [read(3)]);
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
