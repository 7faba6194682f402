/** An engine that boards share rests once the last of them is gone, and not while there is one. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Hub } from "../../web/js/engine/hub.js";

/** Whether the worker that was made last has been ended. */
let ended = false;
/** Longer than an engine waits for another board. */
const LONG = 6_000;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  ended = false;
  Object.assign(globalThis, {
    Worker: class {
      postMessage() {}
      terminate() {
        ended = true;
      }
    },
    addEventListener() {},
    document: { addEventListener() {}, visibilityState: "visible" },
  });
});

test("an engine rests after the last board", () => {
  const hub = new Hub();
  const { port1 } = new MessageChannel();
  hub.add(port1);
  hub.remove(port1);
  mock.timers.tick(LONG);
  assert.ok(ended);
});

test("a board that is told of twice to be gone does not take the next one's engine away", () => {
  const hub = new Hub();
  const { port1: first } = new MessageChannel();
  hub.add(first);
  hub.remove(first);
  hub.remove(first);
  const { port1: second } = new MessageChannel();
  hub.add(second);
  mock.timers.tick(LONG);
  assert.ok(!ended);
  hub.remove(second);
});
