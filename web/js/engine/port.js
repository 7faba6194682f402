/** An engine that runs elsewhere and is shared, heard through a message port. */

import { watch } from "./watch.js";

/**
 * @typedef {import("./engine.js").Listener} Listener
 * @typedef {import("./engine.js").Connection} Connection
 * @typedef {import("./hub.js").Word} Word
 */

/**
 * The end of a port that a hub (hub.js) has the other end of, as a connection like any other.
 * @param {MessagePort} port
 * @param {Listener} listener
 * @param {() => void} onWord called at every word, the first of which comes at once
 * @param {() => void} onGone called once, when the hub is gone, with its frame or without
 * @returns {Connection}
 */
export function connectPort(port, listener, onWord, onGone) {
  const watching = watch(() => port.postMessage(""), onGone);
  port.onmessage = ({ data }) => {
    const word = /** @type {Word} */ (data);
    if (word.kind === "gone") {
      watching.stop();
      return onGone();
    }
    watching.heard();
    onWord();
    if (word.kind === "progress") watching.wait(word.done < 1);
    if (word.kind === "progress") listener.onProgress(word.stage, word.done);
    else if (word.kind === "failure") listener.onFailure(word.key, word.detail);
    else if (word.kind === "restart") listener.onRestart();
    else if (word.kind === "event") listener.onEvent(word.event);
  };
  return {
    send: (command) => port.postMessage(command),
    again: () => port.postMessage("again"),
    close() {
      watching.stop();
      port.postMessage("gone");
      port.close();
    },
  };
}
