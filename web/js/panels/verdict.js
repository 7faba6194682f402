/** What is found out about positions and moves, in words. */

import { listed, number, share, text } from "../lib/text.js";

/**
 * @typedef {import("../engine/protocol.js").Verdict} Verdict
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/protocol.js").JudgementView} JudgementView
 *
 * A judgement of the computer's on a move, as it stands beside the move.
 * @typedef {{sign: string, grade: string, judgement: JudgementView}} Judged
 */

/** What is counted in a review, worst first. */
const GRADES = /** @type {const} */ ([
  ["blunder", "review-blunders"],
  ["mistake", "review-mistakes"],
  ["dubious", "review-dubious"],
]);

/** The signs of judgements. */
const SIGNS = /** @type {const} */ ({ dubious: "?!", mistake: "?", blunder: "??" });

/** A part of 1 in hundredths; never none or all, as it is an estimate. @param {number} part */
function estimate(part) {
  return share(Math.min(0.99, Math.max(0.01, part)));
}

/**
 * Who stands how, for both players: `Black ~62 %`, or what is proved.
 * @param {Verdict} verdict
 * @param {View} view
 */
export function standing({ winrate, result, points }, { players }) {
  const leads = result === undefined ? winrate >= 0.5 : result > 0;
  const player = players[leads ? 0 : 1]?.name ?? "";
  if (result === 0) return text("standing-draw");
  if (result !== undefined) return points === undefined ? text("standing-wins", { player }) : text("standing-wins-by", { player, points: number(Math.abs(points)) });
  return text("standing-estimate", { player, share: estimate(Math.max(winrate, 1 - winrate)) });
}

/**
 * What a move comes to for the player who makes it, in short.
 * @param {Verdict} verdict
 * @param {boolean} first whether that is the first player
 */
export function worth({ winrate, result, points }, first) {
  const own = result === undefined || first ? result : -result;
  if (own === 0) return text("worth-draw");
  if (own !== undefined) {
    if (points === undefined) return own > 0 ? text("worth-wins") : text("worth-loses");
    const by = { points: number(Math.abs(points)) };
    return own > 0 ? text("worth-wins-by", by) : text("worth-loses-by", by);
  }
  return text("worth-estimate", { share: estimate(first ? winrate : 1 - winrate) });
}

/** What was wrong with a move. @param {string} move @param {JudgementView} judgement */
export function judgementText(move, { grade, lost, points, proved, better }) {
  const args = { move, better, grade };
  if (points !== undefined) return text("judged-points", { ...args, points });
  return text(proved ? "judged-proved" : "judged-estimate", { ...args, share: estimate(lost) });
}

/** What was found out against moves, apart from what people judged, by node. @param {import("../engine/store.js").Store} store @returns {Map<number, Judged>} */
export function judgements({ assessments }) {
  return new Map(
    (assessments?.nodes ?? []).flatMap(({ node, judgement }) =>
      judgement ? [/** @type {const} */ ([node, { sign: SIGNS[judgement.grade], grade: judgement.grade, judgement }])] : [],
    ),
  );
}

/**
 * What was wrong with each side's moves, in numbers.
 * @param {{player: string, judgement: JudgementView}[]} judged
 * @param {View} view
 */
export function reviewText(judged, { players }) {
  const counts = players.map(({ name }) => {
    const own = judged.filter(({ player }) => player === name).map(({ judgement }) => judgement.grade);
    const told = GRADES.flatMap(([grade, key]) => {
      const count = own.filter((one) => one === grade).length;
      return count ? [text(key, { count })] : [];
    });
    return text("review-counts", { player: name, counts: told.length ? listed(told) : text("review-flawless") });
  });
  const estimated = judged.some(({ judgement }) => !judgement.proved);
  return [...counts, ...(estimated ? [text("review-estimates")] : [])].join(" ");
}
