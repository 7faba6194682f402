/** The part of an address that holds a game. */

/** An address's fragment, without `#`. @param {string} address */
export function fragmentOf(address) {
  return new URL(address).hash.slice(1);
}

/** The address that opens a game anywhere: the site's own, which leads on to the page of the game. @param {string} fragment */
export function address(fragment) {
  const url = new URL("./", location.href);
  url.hash = fragment;
  return url.href;
}

/** Put a fragment into the address. @param {string} fragment */
export function showAddress(fragment) {
  if (fragment === fragmentOf(location.href)) return;
  try {
    history.replaceState(null, "", `#${fragment}`);
  } catch {
    // Some frames may not touch their address; the game goes on without.
  }
}
