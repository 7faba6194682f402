/** What the page knows of a session, what it sends, and what it draws when. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { explained, opened, troubled } from "./stores.js";
import { view } from "./views.js";

test("commands name the session and the revision of the view", () => {
  const { store, sent } = opened();
  store.send({ type: "undo" });
  deepEqual(sent, []);
  store.receive(view({ revision: 7 }));
  store.send({ type: "undo" });
  deepEqual(sent, [{ type: "undo", session: "table", revision: 7 }]);
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
