/** Keep the site for use without a network, where the browser lets us, and notice when it has been renewed. */

/**
 * How far that is: under way, done, no room for it, not allowed by the browser, or a file could not be fetched.
 * @typedef {"keeping" | "kept" | "full" | "refused" | "failed"} Keeping
 */

/** So often a page that stays open looks for a new version, when it is come back to. */
const RENEWAL_MS = 3_600_000;
const OUTCOMES = new Set(["kept", "full", "refused", "failed"]);

const changes = new EventTarget();
/** @type {Keeping | null} */
let now = null;
let renewed = false;

/** How things stand; null before it was tried. */
export function keeping() {
  return now;
}

/** Call `listener` whenever `keeping` changes. @param {() => void} listener */
export function onKeeping(listener) {
  changes.addEventListener("keeping", listener);
}

/** Call `listener` when another load would bring a new version, or at once if it would. @param {() => void} listener */
export function onRenewal(listener) {
  if (renewed) listener();
  else changes.addEventListener("renewal", listener, { once: true });
}

/** @param {Keeping} what @returns {Keeping} */
function put(what) {
  now = what;
  document.body.dataset.offline = what;
  changes.dispatchEvent(new Event("keeping"));
  return what;
}

/**
 * Register the service worker. Call it when the first answer of the engine is there, so that
 * filling its store does not slow the start. Frames of other sites, sandboxes and old browsers
 * refuse; the page then just needs the network.
 *
 * @param {URL} script Where `sw.js` is; it serves its own folder.
 * @param {"keep" | "keep-lab"} what Whether what only the lab needs is to be kept too.
 * @returns {Promise<Keeping>}
 */
export async function keepForOffline(script, what = "keep") {
  put("keeping");
  try {
    // In a sandbox even to look at `navigator.serviceWorker` throws.
    const { serviceWorker } = navigator;
    if (!serviceWorker) return put("refused");
    listen(serviceWorker);
    const registration = await serviceWorker.register(script, { updateViaCache: "none" });
    lookOut(registration);
    const worker = await begun(registration);
    if (worker) return put(await ask(worker, what));
    // It may have told why.
    return now === null || now === "keeping" ? put("failed") : now;
  } catch (error) {
    return put(error instanceof DOMException && error.name === "SecurityError" ? "refused" : "failed");
  }
}

/**
 * The same for a page with an engine, which then prepares that the next one starts sooner.
 * @param {URL} script
 */
export async function keepEngine(script) {
  if ((await keepForOffline(script)) !== "kept") return;
  try {
    const { prepareNextStart } = await import("../engine/next-start.js");
    await prepareNextStart();
  } catch {
    // Then the next start takes as long as this one.
  }
}

/** Notice that another worker takes over, from the first moment on. */
function watch() {
  try {
    const { serviceWorker } = navigator;
    let before = serviceWorker?.controller;
    serviceWorker?.addEventListener("controllerchange", () => {
      renewed ||= Boolean(before);
      if (before) changes.dispatchEvent(new Event("renewal"));
      before = serviceWorker.controller;
    });
  } catch {
    // As below.
  }
}

watch();

/** A worker that fails to begin tells why; where another one serves, that one goes on. @param {ServiceWorkerContainer} container */
function listen(container) {
  container.addEventListener("message", ({ data }) => {
    if (!container.controller && isOutcome(data)) put(data);
  });
  container.startMessages();
}

/** @param {unknown} data @returns {data is Keeping} */
function isOutcome(data) {
  return typeof data === "string" && OUTCOMES.has(data);
}

/** The worker once it serves, or null if it could not begin. @param {ServiceWorkerRegistration} registration */
function begun({ active, waiting, installing }) {
  const worker = active ?? waiting ?? installing;
  return new Promise((/** @type {(worker: ServiceWorker | null) => void} */ resolve) => {
    function look() {
      if (worker?.state === "activated" || worker?.state === "activating") resolve(worker);
      else if (!worker || worker.state === "redundant") resolve(null);
    }
    worker?.addEventListener("statechange", look);
    look();
  });
}

/** @param {ServiceWorker} worker @param {string} what @returns {Promise<Keeping>} */
function ask(worker, what) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(isOutcome(data) ? data : "failed");
    };
    worker.postMessage(what, [port2]);
  });
}

/** Every load looks for a new version; so does a page that is come back to. @param {ServiceWorkerRegistration} registration */
function lookOut(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < RENEWAL_MS) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}
