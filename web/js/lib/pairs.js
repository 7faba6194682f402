/** Pairs, such as what there is of both sides. */

/**
 * What is made of the first, and what of the second.
 * @template A, B
 * @param {readonly [A, A]} pair
 * @param {(one: A, index: number) => B} make
 * @returns {[B, B]}
 */
export function both([first, second], make) {
  return [make(first, 0), make(second, 1)];
}
