/** How long a move stands before the answer to it is shown. */

import { equal } from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { explained, opened } from "./stores.js";
import { view } from "./views.js";

afterEach(() => mock.timers.reset());

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
