/** What the page itself draws on the board: what is pointed at, explained, or still waiting. */

/**
 * @typedef {import("./protocol.js").Symbol} MarkSymbol
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./spaces.js").Spaces} Spaces
 */

/**
 * The marks for the present state, as symbols of the sheet.
 * @param {Store} store
 * @param {Spaces} spaces
 * @param {string} at the space pointed at
 * @returns {MarkSymbol[]}
 */
export function marks(store, spaces, at) {
  const wanted = [
    ...preview(store, spaces, at),
    ...(store.explanation?.spaces ?? []).map((id) => ({ id, name: "refused" })),
    ...[...new Set(store.waiting)].map((id) => ({ id, name: "pending" })),
  ];
  return wanted.flatMap(({ id, name }) => {
    const centre = spaces.centre(id);
    return centre ? [{ kind: "symbol", key: `${name} ${id}`, name, ...centre }] : [];
  });
}

/** @param {Store} store @param {Spaces} spaces @param {string} at */
function preview({ view }, spaces, at) {
  const space = spaces.get(at);
  const name = space?.preview ?? view?.scene.preview;
  return name && space?.state === "target" ? [{ id: at, name }] : [];
}
