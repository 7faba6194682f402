/** The engine's worker: commands come in as JSON text, reports go out. */

import { startRunner } from "./runner.js";

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const run = startRunner((report) => scope.postMessage(report));

scope.onmessage = (message) => run(/** @type {string} */ (message.data));
