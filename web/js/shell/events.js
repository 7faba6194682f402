/** What a page with a board makes of all that its engine tells. */

import { engine, listen } from "../engine/start.js";
import { need } from "../lib/dom.js";
import { keepEngine } from "./offline.js";
import { reviveButton } from "./revival.js";

/**
 * Hear the engine, from what it has told so far on.
 * @param {import("../engine/store.js").Store} store
 * @param {() => void} onRestart called when another engine has begun, which knows of nothing
 */
export function hear(store, onRestart) {
  const revival = reviveButton(need("notice", HTMLElement), () => engine.again());
  listen({
    onEvent(event) {
      const first = event.type === "view" && !store.view;
      store.receive(event);
      if (first) void keepEngine(new URL("sw.js", document.baseURI));
    },
    onProgress(stage, fraction) {
      revival.hide();
      store.messages.load({ stage, fraction });
    },
    onRestart() {
      onRestart();
      store.restart();
    },
    onFailure(key, detail) {
      console.error(detail);
      document.body.dataset.state = "failed";
      store.messages.report({ key, args: {} });
      revival.show();
    },
  });
}
