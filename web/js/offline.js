/** Keep the site for use without a network, where the browser lets us. */

/**
 * Register the service worker. Call it when the first answer of the engine is there, so that
 * filling its store does not slow the start. Frames of other sites, sandboxes and old browsers
 * refuse; the page then just needs the network, so a refusal is only handed back.
 *
 * @param {URL} script Where `sw.js` is; it serves its own folder.
 * @returns {Promise<boolean>} Whether the site will be kept.
 */
export async function keepForOffline(script) {
  try {
    // In a sandbox even to look at `navigator.serviceWorker` throws.
    if (!navigator.serviceWorker) return false;
    await navigator.serviceWorker.register(script, { updateViaCache: "none" });
    return true;
  } catch {
    return false;
  }
}
