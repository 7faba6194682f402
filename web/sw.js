/**
 * Service worker: after one visit the site works without a network.
 *
 * The build writes in the version and the list of every file. A version's files are stored together
 * under its name. A new version is handed out from the next load on; the stores of older ones stay
 * until no page of theirs is open, so pages never lack files of the version that they are.
 */

/** @typedef {ServiceWorkerGlobalScope & typeof globalThis} Scope */

const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));

const VERSION = "@version@";

/** Every file of this version, relative to this script; folders stand for their index page. */
const FILES = /** @type {string[]} */ (["@files@"]);

/** Those that only the lab needs, and its reference: they are kept once the lab has been visited. */
const LAB = /** @type {string[]} */ (["@lab@"]);

// One origin may serve several copies of the site, in several folders.
const FAMILY = `trilithon ${scope.registration.scope} `;
const STORE = FAMILY + VERSION;

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(scope.registration.scope)) {
    event.respondWith(answer(request));
  }
});

/** A page asks that all be kept, with or without what only the lab needs, and is told how that went. */
scope.addEventListener("message", (event) => {
  if (event.data !== "keep" && event.data !== "keep-lab") return;
  event.waitUntil(check(event.data === "keep-lab", event.ports[0]));
});

/** Store every file of this version; fail as a whole if one cannot be had. */
async function install() {
  const outcome = await attempt(await wanted(false));
  if (outcome === "kept") return scope.skipWaiting();
  // What cannot be used is not to fill the device.
  if (outcome === "full") await caches.delete(STORE);
  for (const page of await pages()) page.postMessage(outcome);
  throw new Error(outcome);
}

/**
 * Fetch again what is missing from the store.
 * @param {boolean} lab
 * @param {MessagePort | undefined} port
 */
async function check(lab, port) {
  port?.postMessage(await attempt(await wanted(lab)));
  await clean();
}

/** The files to keep; those of the lab too where they were kept before. @param {boolean} lab */
async function wanted(lab) {
  const kept = lab || (await caches.match(new URL("lab/", scope.location.href).href).catch(() => undefined));
  return kept ? [...FILES, ...LAB] : FILES;
}

/** @param {string[]} files @returns {Promise<"kept" | "full" | "refused" | "failed">} */
async function attempt(files) {
  try {
    await keep(files);
    return "kept";
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    if (name === "QuotaExceededError") return "full";
    return name === "SecurityError" ? "refused" : "failed";
  }
}

/** @param {string[]} files */
async function keep(files) {
  const store = await caches.open(STORE);
  const there = new Set((await store.keys()).map(({ url }) => url));
  const missing = files.map((file) => new URL(file, scope.location.href).href).filter((url) => !there.has(url));
  await Promise.all(missing.map((url) => fillOne(store, url)));
}

/**
 * @param {Cache} store
 * @param {string} url
 */
async function fillOne(store, url) {
  const lasting = url.includes("/assets/");
  const old = lasting ? await caches.match(url) : undefined;
  let response = old ?? (await fetch(url, { cache: lasting ? "default" : "reload" }));
  // The browser may have kept a wrong answer, which is not to be kept here for good.
  if (lasting && !isWhole(url, response)) response = await fetch(url, { cache: "reload" });
  if (!isWhole(url, response)) throw new Error(`${url}: ${response.status} ${response.headers.get("content-type")}`);
  // A navigation may not be answered with a response that was redirected.
  const plain = response.redirected
    ? new Response(response.body, { headers: response.headers })
    : response;
  await store.put(url, plain);
}

/** Whether an answer is the file of an address, as far as its type tells. @param {string} url @param {Response} answer */
function isWhole(url, { ok, headers }) {
  const type = headers.get("content-type") ?? "";
  const { pathname } = new URL(url);
  if (/\.m?js$/.test(pathname)) return ok && type.includes("javascript");
  if (pathname.endsWith(".css")) return ok && type.startsWith("text/css");
  return ok && (type.startsWith("text/html") === /(\.html|\/)$/.test(pathname));
}

async function takeOver() {
  await scope.clients.claim();
  await clean();
}

/** Throw away the stores of other versions, once none of their pages is open. */
async function clean() {
  const { installing, waiting } = scope.registration;
  const others = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== STORE);
  // One of them may just be being filled.
  if (!others.length || installing || waiting) return;
  const scripts = await openVersions();
  if (scripts.length < (await pages()).length) return;
  for (const name of others) {
    const store = await caches.open(name);
    const used = await Promise.all(scripts.map((script) => store.match(script)));
    if (!used.some(Boolean)) await caches.delete(name);
  }
}

/** A script of the version of each page that is open: every page has a lock of its name, see present.js. */
async function openVersions() {
  const { held = [] } = await scope.navigator.locks.query();
  return held.map(({ name = "" }) => name).filter((name) => name.startsWith(scope.registration.scope));
}

/** The pages and frames of this site that are open. */
async function pages() {
  const all = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return all.filter(({ url }) => url.startsWith(scope.registration.scope));
}

/**
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(request) {
  const found = await stored(request);
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    const home = new URL(scope.registration.scope);
    // A page that was never kept leads home, where that is said.
    if (request.destination !== "document" || new URL(request.url).pathname === home.pathname) throw error;
    return Response.redirect(`${home.href}?unkept`);
  }
}

/**
 * @param {Request} request
 * @returns {Promise<Response | undefined>}
 */
async function stored(request) {
  const url = new URL(request.url);
  if (request.mode === "navigate") {
    url.search = "";
    if (url.pathname.endsWith("/index.html")) url.pathname = url.pathname.slice(0, -10);
  }
  try {
    const store = await caches.open(STORE);
    const found = await store.match(url.href, { ignoreVary: true });
    // A page of an older version may ask; what lies there has its content's hash in its path.
    return found ?? (url.pathname.includes("/assets/") ? await caches.match(url.href, { ignoreVary: true }) : undefined);
  } catch {
    // Storage may be refused or gone; the network is still there.
    return undefined;
  }
}
