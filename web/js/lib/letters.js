/** Bytes as letters and digits, which no messenger cuts a link at, with a sum that tells when one was changed. */

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BLOCK = 8;
/** How many letters hold so many bytes. */
const LETTERS = [0, 2, 3, 5, 6, 7, 9, 10, 11];
const WIDTH = 11;

/** @param {Uint8Array} bytes */
export function toLetters(bytes) {
  const checked = Uint8Array.of(...sum(bytes), ...bytes);
  let letters = "";
  for (let at = 0; at < checked.length; at += BLOCK) letters += write(checked.subarray(at, at + BLOCK));
  return letters;
}

/** @param {Uint8Array} block */
function write(block) {
  let rest = block.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  let written = "";
  for (let left = LETTERS[block.length] ?? 0; left > 0; left -= 1) {
    written = ALPHABET[Number(rest % 62n)] + written;
    rest /= 62n;
  }
  return written;
}

/** The bytes that letters stand for; null where they stand for none. @param {string} letters @returns {Uint8Array | null} */
export function fromLetters(letters) {
  /** @type {number[]} */
  const bytes = [];
  for (let at = 0; at < letters.length; at += WIDTH) {
    const block = read(letters.slice(at, at + WIDTH));
    if (!block) return null;
    bytes.push(...block);
  }
  const content = Uint8Array.from(bytes.slice(2));
  const [high, low] = sum(content);
  return bytes.length > 2 && bytes[0] === high && bytes[1] === low ? content : null;
}

/** @param {string} letters @returns {number[] | null} */
function read(letters) {
  const count = LETTERS.indexOf(letters.length);
  let value = 0n;
  for (const letter of letters) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) return null;
    value = value * 62n + BigInt(digit);
  }
  const bytes = Array.from({ length: Math.max(count, 0) }, (_, place) => Number((value >> BigInt(8 * (count - 1 - place))) & 255n));
  return count > 0 && value < 1n << BigInt(8 * count) ? bytes : null;
}

/** Fletcher's sum of bytes. @param {Uint8Array} bytes @returns {[number, number]} */
function sum(bytes) {
  let [one, other] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 251;
    other = (other + one) % 251;
  }
  return [other, one];
}
