/**
 * Service worker: after one visit the site works without a network.
 *
 * The build writes in the version and the list of every file. A version's files are stored
 * together under its name, and a store is thrown away only when no page of its version is left
 * (a new worker is activated only then), so pages never get files of two versions.
 */

/** @typedef {ServiceWorkerGlobalScope & typeof globalThis} Scope */

const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));

const VERSION = "@version@";

/** Every file of this version, relative to this script; folders stand for their index page. */
const FILES = /** @type {string[]} */ (["@files@"]);

/** Those that only the lab needs: they are kept once it has been visited. */
const LAB = /** @type {string[]} */ (["@lab@"]);

// One origin may serve several copies of the site, in several folders.
const FAMILY = `trilithon ${scope.registration.scope} `;
const STORE = FAMILY + VERSION;

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(scope.registration.scope)) {
    event.respondWith(answer(request));
  }
});

/** The lab asks that what it needs be kept, and is told whether it is. */
scope.addEventListener("message", (event) => {
  if (event.data !== "keep-lab") return;
  const kept = keep(LAB).then(
    () => true,
    () => false,
  );
  event.waitUntil(kept.then((done) => event.ports[0]?.postMessage(done)));
});

/** Store every file of this version; fail as a whole if one cannot be had. */
async function fill() {
  const wasKept = await caches.match(new URL("lab/", scope.location.href).href);
  await keep(wasKept ? [...FILES, ...LAB] : FILES);
}

/** @param {string[]} files */
async function keep(files) {
  const store = await caches.open(STORE);
  await Promise.all(files.map((file) => fillOne(store, new URL(file, scope.location.href).href)));
}

/**
 * @param {Cache} store
 * @param {string} url
 */
async function fillOne(store, url) {
  if (await store.match(url)) return;
  const lasting = url.includes("/assets/");
  const old = lasting ? await caches.match(url) : undefined;
  const response = old ?? (await fetch(url, { cache: lasting ? "default" : "reload" }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // A navigation may not be answered with a response that was redirected.
  const plain = response.redirected
    ? new Response(response.body, { headers: response.headers })
    : response;
  await store.put(url, plain);
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(FAMILY) && name !== STORE) await caches.delete(name);
  }
  await scope.clients.claim();
}

/**
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(request) {
  return (await stored(request)) ?? fetch(request);
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
    return await store.match(url.href, { ignoreVary: true });
  } catch {
    // Storage may be refused or gone; the network is still there.
    return undefined;
  }
}
