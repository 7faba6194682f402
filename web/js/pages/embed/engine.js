/** The hidden frame that holds the one engine of a host page's boards; they get at it through ports. */

import "../../shell/present.js";
import { offerHub } from "./siblings.js";

const hub = offerHub();
/** @type {Map<unknown, MessagePort>} */
const boards = new Map();

addEventListener("message", ({ source, data, ports: [port] }) => {
  if (source !== parent || typeof data !== "object" || data === null) return;
  const { trilithon, id } = data;
  const known = boards.get(id);
  if (trilithon === "board" && port && !known) {
    boards.set(id, port);
    hub.add(port);
  } else if (trilithon === "gone" && known) {
    boards.delete(id);
    hub.remove(known);
  }
});

parent.postMessage({ trilithon: "hello" }, "*");
