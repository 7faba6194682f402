/** What was found out against moves, apart from what people judged. */

/**
 * @typedef {import("./protocol.js").JudgementView} JudgementView
 * @typedef {{sign: string, grade: string, judgement: JudgementView}} Judged
 */

/** The signs of judgements. */
const SIGNS = /** @type {const} */ ({ dubious: "?!", mistake: "?", blunder: "??" });

/** By node. @param {import("./store.js").Store} store @returns {Map<number, Judged>} */
export function judgements({ assessments }) {
  return new Map(
    (assessments?.nodes ?? []).flatMap(({ node, judgement }) =>
      judgement ? [/** @type {const} */ ([node, { sign: SIGNS[judgement.grade], grade: judgement.grade, judgement }])] : [],
    ),
  );
}
