/** Fetches files of the site, and tries again what a network has refused. */

/** Before the next try, in milliseconds. */
export const PAUSES = [500, 1000, 2000, 4000];

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

/**
 * Try until it succeeds, with growing pauses that end early when the network returns; at last it fails as the last try did.
 * @template T
 * @param {() => Promise<T>} attempt
 * @param {number[]} [pauses]
 * @returns {Promise<T>}
 */
export async function persist(attempt, pauses = PAUSES) {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch {
      await rest(pause);
    }
  }
  return attempt();
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
