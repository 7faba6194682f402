/** Answers to invitations that were opened in one tab of a browser and are for another one, which waits for them. */

import { canConnect } from "../library/channel.js";

/** @typedef {import("../library/channel.js").Channel} Channel */

/** By this name tabs find each other. */
const NAME = "trilithon-live";

/**
 * Take the answers to what this page offers that are opened in other tabs.
 * @param {() => Channel | null | undefined} offering the channel that may wait for an answer now
 * @returns {(letters: string, onTaken: () => void) => void} hands an answer to the tab that waits for it
 */
export function handingOver(offering) {
  const tabs = canConnect() ? new BroadcastChannel(NAME) : null;
  tabs?.addEventListener("message", ({ data }) => {
    const channel = offering();
    if (typeof data?.answer !== "string" || channel?.standing !== "offer") return;
    void channel.accept(data.answer).then((taken) => taken && tabs.postMessage({ taken: data.answer }));
  });

  return (letters, onTaken) => {
    const heard = (/** @type {MessageEvent} */ { data }) => {
      if (data?.taken !== letters) return;
      tabs?.removeEventListener("message", heard);
      onTaken();
    };
    tabs?.addEventListener("message", heard);
    tabs?.postMessage({ answer: letters });
  };
}
