/** What is drawn over the board for a moment: what is pointed at, explained, or still waiting. */

/**
 * @typedef {import("../engine/protocol.js").Shape} Shape
 * @typedef {Pick<import("../engine/protocol.js").Explanation, "choice" | "refused" | "spaces" | "shapes">} Explained
 * @typedef {{messages: {explanation: Explained | null}, draft: {waiting: string[]}, view: Pick<import("../engine/protocol.js").View, "scene" | "draft"> | null}} Shown
 * @typedef {import("./spaces.js").Spaces} Spaces
 */

/**
 * The marks for the present state.
 * @param {Shown} store
 * @param {Spaces} spaces
 * @param {string} at the space pointed at
 * @param {string} [tail] where an arrow that is being drawn begins
 * @returns {Shape[]}
 */
export function marks(store, spaces, at, tail = "") {
  const { spaces: reasons = [], shapes = [], refused = false, choice = "" } = store.messages.explanation ?? {};
  const reason = refused || spaces.get(choice)?.state === "barred" ? "refused" : "pointed";
  const shape = spaces.shape === "hexagon" ? "-hexagon" : "";
  const wanted = [
    ...preview(store, spaces, at),
    ...reasons.map((id) => ({ id, name: `${reason}${shape}`, use: reason })),
    ...(tail ? [{ id: tail, name: `pointed${shape}`, use: "tail" }] : []),
    ...[...new Set(store.draft.waiting)].map((id) => ({ id, name: "pending", use: "pending" })),
  ];
  const symbols = wanted.flatMap(({ id, name, use }) => {
    const centre = spaces.centre(id);
    return centre ? [{ kind: /** @type {const} */ ("symbol"), key: `${use} ${id}`, name, ...centre }] : [];
  });
  return [...shapes.map((shape) => ({ ...shape, key: `explained ${shape.key}` })), ...symbols];
}

/**
 * What shows the space under a finger, which hides it: lines that cross there, or a ring.
 * @param {Spaces} spaces
 * @param {string} at
 * @returns {Shape[]}
 */
export function crosshair(spaces, at) {
  const centre = spaces.centre(at);
  if (!centre) return [];
  const { x, y } = centre;
  if (spaces.shape === "hexagon") return [{ kind: "symbol", key: "crosshair", name: "pointed-hexagon", x, y }];
  const { left, top, right, bottom } = spaces.extent;
  return [{ kind: "path", key: "crosshair", name: "crosshair", lines: [[left, y, right, y], [x, top, x, bottom]] }];
}

/** @param {Pick<Shown, "view">} store @param {Spaces} spaces @param {string} at */
function preview({ view }, spaces, at) {
  const space = spaces.get(at);
  // What has been put down there is to be seen, and not what another click would make of it.
  if (view?.draft.includes(at)) return [];
  const name = space?.preview ?? view?.scene.preview;
  return name && space?.state === "target" ? [{ id: at, name, use: "preview" }] : [];
}
