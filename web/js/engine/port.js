/** An engine that runs elsewhere and is shared, heard through a message port. */

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
 * @returns {Connection}
 */
export function connectPort(port, listener, onWord) {
  port.onmessage = ({ data }) => {
    const word = /** @type {Word} */ (data);
    onWord();
    if (word.kind === "progress") listener.onProgress(word.stage, word.done);
    else if (word.kind === "failure") listener.onFailure(word.key, word.detail);
    else listener.onEvent(word.event);
  };
  return { send: (command) => port.postMessage(command), close: () => port.close() };
}
