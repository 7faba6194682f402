/** The programs that were run, to go back to. */

/** How many are kept. */
const MOST = 100;

/** @param {() => string} current What stands in the editor now. */
export function history(current) {
  /** @type {string[]} */
  const programs = [];
  /** Where one is: the number of programs stands for what was being written. */
  let at = 0;
  let written = "";

  return {
    /** @param {string} program */
    add(program) {
      if (program.trim() && programs.at(-1) !== program) programs.push(program);
      if (programs.length > MOST) programs.shift();
      at = programs.length;
    },
    /** The program before or after the one that is shown, or null where there is none. @param {-1 | 1} step */
    leaf(step) {
      if (at === programs.length) written = current();
      // What has just been run stands in the editor already.
      if (step < 0 && at === programs.length && programs.at(-1) === written) at -= 1;
      const to = at + step;
      if (to < 0 || to > programs.length) return null;
      at = to;
      return programs[to] ?? written;
    },
  };
}
