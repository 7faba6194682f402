/** What a started engine has in its memory, as far as that differs from what every engine begins with. */

const BLOCK = 256;
const WORDS = BLOCK / Uint32Array.BYTES_PER_ELEMENT;
const NUMBER = Uint32Array.BYTES_PER_ELEMENT;

/**
 * Take the blocks in which memories are not all the same.
 * @param {Uint8Array} heap
 * @param {...Uint8Array} beginnings the memory as it was before; all begin where a number may
 * @returns {Uint8Array<ArrayBuffer>} how many runs of such blocks there are, where each begins and ends, and their bytes
 */
export function packHeap(heap, ...beginnings) {
  const runs = changedRuns(words(heap), beginnings.map(words));
  const sizes = runs.map(([from, to]) => to - from);
  const head = (1 + 2 * runs.length) * NUMBER;
  const packed = new Uint8Array(sizes.reduce((sum, size) => sum + size, head));
  new Uint32Array(packed.buffer, 0, head / NUMBER).set([runs.length, ...runs.flat()]);
  let at = head;
  for (const [from, to] of runs) {
    packed.set(heap.subarray(from, to), at);
    at += to - from;
  }
  return packed;
}

/**
 * Write such blocks back; all else is as in the memory that is given.
 * @param {Uint8Array<ArrayBuffer>} packed
 * @param {Uint8Array} heap
 */
export function writeHeap(packed, heap) {
  const numbers = new Uint32Array(packed.buffer, packed.byteOffset);
  const [count = 0] = numbers;
  let at = (1 + 2 * count) * NUMBER;
  for (let run = 0; run < count; run += 1) {
    const [from = 0, to = 0] = numbers.subarray(1 + 2 * run, 3 + 2 * run);
    heap.set(packed.subarray(at, at + to - from), from);
    at += to - from;
  }
}

/** @param {Uint8Array} bytes */
function words({ buffer, byteOffset, length }) {
  return new Uint32Array(buffer, byteOffset, length / NUMBER);
}

/** @param {Uint32Array} heap @param {Uint32Array[]} beginnings @returns {[number, number][]} in bytes */
function changedRuns(heap, beginnings) {
  /** @type {[number, number][]} */
  const runs = [];
  for (let from = 0; from < heap.length; from += WORDS) {
    if (!beginnings.some((beginning) => differs(heap, beginning, from))) continue;
    const begin = from * NUMBER;
    const end = Math.min(begin + BLOCK, heap.length * NUMBER);
    const last = runs.at(-1);
    if (last?.[1] === begin) last[1] = end;
    else runs.push([begin, end]);
  }
  return runs;
}

/** @param {Uint32Array} one @param {Uint32Array} other @param {number} from */
function differs(one, other, from) {
  const to = Math.min(from + WORDS, one.length);
  for (let index = from; index < to; index += 1) if (one[index] !== (other[index] ?? 0)) return true;
  return false;
}

/** Give a memory back at once, where the browser can. @param {ArrayBuffer} buffer */
export function free(buffer) {
  if ("transfer" in buffer) /** @type {any} */ (buffer).transfer(0);
}
