/** Which games the home page offers to go on with. */

import * as kept from "../../library/kept.js";

/** So many at most. */
const MOST = 3;

/** The games, what was played last first, also where another one was changed since. */
export function ongoing() {
  const games = kept.underWay();
  const last = kept.current.read();
  games.sort((one, other) => Number(other.key === last?.key) - Number(one.key === last?.key));
  return games.slice(0, MOST);
}

/** Show the place of so many. @param {number} count */
export function reserve(count) {
  document.documentElement.dataset.ongoing = String(count);
}
