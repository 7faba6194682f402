/** A review that a person has asked for comes into sight as it begins and once it is done, as it may lie below the edge of a phone. */

/** @typedef {import("../engine/protocol.js").View} View */

/**
 * @param {Element} box what is to be seen
 */
export function reviewSight(box) {
  /** The node that was shown when it was asked for: whoever goes elsewhere looks at something else. */
  let node = -1;
  let begun = false;

  return {
    /** It was asked for, or is wanted no more. @param {View | null} view null for the latter */
    ask(view) {
      node = view?.note.node ?? -1;
      begun = false;
    },
    /** How far it has come. @param {View} view @param {boolean} running @param {boolean} done */
    show({ explored, note }, running, done) {
      if (!explored || note.node !== node) return;
      if (done || running !== begun) box.scrollIntoView({ block: "nearest" });
      begun = running;
      if (done) node = -1;
    },
  };
}
