/** Starts an engine only to take a snapshot of it, for the next visits; says `kept`, or why there is none, and is then ended. */

import { packed } from "./download.js";
import { loadRuntime } from "./runtime.js";
import { camera, dropSnapshot, keepFiles, keepSnapshot, ownStore } from "./snapshot.js";

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** What has to be there when a page starts is imported by what pages do first: open a game. */
const WARM = `
import gc, json
import quick_start
from trilithon.games import GAMES
from trilithon.page.bridge import Bridge

def _open_all():
    bridge = Bridge()
    for game in GAMES:
        told = json.loads(bridge.handle(json.dumps({"type": "open", "session": "s", "fragment": f"v=0&game={game}"})))
        [revision] = [event["revision"] for event in told if event["type"] == "view"]
        bridge.handle(json.dumps({"type": "close", "session": "s", "revision": revision}))

_open_all()
del _open_all, Bridge, GAMES
gc.collect()
`;

async function make() {
  const store = await ownStore();
  if (!store) throw new Error("this version is not kept");
  await keepFiles(store, packed());
  const { prepare, take } = camera();
  const kept = async (/** @type {string} */ address) => (await store.match(address)) ?? fetch(address);
  const runtime = await loadRuntime(kept, prepare);
  runtime.runPython(WARM);
  await keepSnapshot(store, take(runtime));
}

make().then(
  () => scope.postMessage("kept"),
  async (error) => {
    // There may be no room for all of it.
    await dropSnapshot();
    scope.postMessage(String(error));
  },
);
