/** Fetches files of the site, and tries again what a network has refused. */

/** Before the next try, in milliseconds. */
export const PAUSES = [500, 1000, 2000, 4000];
/** Nobody waits longer for files to be fetched anew; those that came by then are there. */
const RENEWAL_MS = 5000;

/** Fetch a file that must be there. @param {string | URL} address @param {RequestInit} [how] */
export async function fetchFile(address, how) {
  return checked(await fetch(address, how));
}

/** An answer that is the file that was asked for; a problem is thrown where it is another one. @param {Response} answer */
export function checked(answer) {
  const { ok, status, headers, url } = answer;
  if (!ok) throw new Error(`${url}: ${status}`);
  // Some hosts answer with a page where they lack a file.
  if (headers.get("content-type")?.startsWith("text/html")) throw new Error(`${url}: a page`);
  return answer;
}

/** Past what the browser has kept, which may be the wrong answer itself. @type {RequestInit} */
export const FRESH = { cache: "reload" };

/**
 * Try until it succeeds, with growing pauses that end early when the network returns; at last it fails as the last try did.
 * @template T
 * @param {(how: RequestInit) => Promise<T>} attempt is told how to fetch
 * @param {number[]} [pauses]
 * @returns {Promise<T>}
 */
export async function persist(attempt, pauses = PAUSES) {
  /** @type {RequestInit} */
  let how = {};
  for (const pause of pauses) {
    try {
      return await attempt(how);
    } catch {
      await rest(pause);
      how = FRESH;
    }
  }
  return attempt(how);
}

/**
 * Have the browser keep what is at these addresses now: scripts are imported from there.
 * @param {string[]} addresses
 * @returns {Promise<boolean>} whether all have come
 */
export async function renew(addresses) {
  const how = { ...FRESH, signal: AbortSignal.timeout(RENEWAL_MS) };
  const answers = await Promise.allSettled(addresses.map(async (address) => (await fetchFile(address, how)).arrayBuffer()));
  return answers.every(({ status }) => status === "fulfilled");
}

/** @param {number} pause @returns {Promise<void>} */
function rest(pause) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener("online", end);
  });
}
