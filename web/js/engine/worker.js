/** The engine's worker: commands come in as JSON text, reports go out; asked nothing, it says that it is alive. */

import { startRunner } from "./runner.js";

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @param {import("./runner.js").Report} report */
const tell = (report) => scope.postMessage(report);
const run = startRunner(tell, scope.name);

scope.onmessage = ({ data }) => (data === "" ? tell({ kind: "alive" }) : run(/** @type {string} */ (data)));
