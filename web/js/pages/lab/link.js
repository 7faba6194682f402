/** Programs in addresses: `#code=…` holds one, `#link=…` the game that one is to be about. Neither runs by itself. */

/** A game's link is letters and digits, or the words of the first version; nothing else goes into a program. */
const LINK = /^[\w.,=&%+~:;/!*()-]*$/;

/**
 * The program that an address brings, or null.
 * @param {string} hash
 */
export function programOf(hash) {
  const [, name, value] = /^#?(code|link)=(.*)$/s.exec(hash) ?? [];
  if (name === undefined || value === undefined) return null;
  try {
    if (name === "code") return decodeURIComponent(value);
  } catch {
    return null;
  }
  return LINK.test(value) ? `from trilithon.lab import legal, read, show, think\n\ngame = read("${value}")\nshow(game)\n` : null;
}

/** The address of this page with a program. @param {string} program */
export function addressOf(program) {
  const url = new URL(location.href);
  url.search = "";
  url.hash = `code=${encodeURIComponent(program)}`;
  return url.href;
}
