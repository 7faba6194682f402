/** The hidden frame that has the one engine of a host page's boards, or finds it in another frame; they get at it through ports. */

import "../../shell/present.js";
import { sharedHub } from "./siblings.js";

/** What ends each board's part in it. @type {Map<unknown, () => void>} */
const boards = new Map();

addEventListener("message", ({ source, data, ports: [port] }) => {
  if (source !== parent || typeof data !== "object" || data === null) return;
  const { trilithon, id } = data;
  const known = boards.get(id);
  if (trilithon === "board" && port && !known) {
    boards.set(id, sharedHub().serve(port));
  } else if (trilithon === "gone" && known) {
    boards.delete(id);
    known();
  }
});

// The boards are on their way.
sharedHub();
parent.postMessage({ trilithon: "hello" }, "*");
