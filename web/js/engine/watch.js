/** Notices when whoever carries out commands says nothing any more: it hangs, or was ended from outside. */

const ASK_MS = 1000;
/** So many questions in a row go without an answer before the other end is taken for dead, on a quick device. */
export const PATIENCE = 3;
/** And so many times as many as it has let go by before, without being dead. */
const TIMES = 4;
/** An engine that starts works for long without looking up, most of all on a slow device. */
const PATIENCE_AT_START = 60;
/** One that answers but gets no further while it starts waits for what will not come. */
const IDLE_AT_START = 20;

/**
 * Watch another end, from the first word that is heard of it: before, it may still be on its way.
 * @param {() => void} ask whoever is alive answers with some word
 * @param {() => void} onSilence called once; nothing is asked after that
 * @param {number} [patience] how many questions go without an answer, at least
 */
export function watch(ask, onSilence, patience = PATIENCE) {
  let unanswered = 0;
  let asked = 0;
  let timer = 0;
  let starting = false;
  let idle = 0;
  /** The longest silence after which there was a word, in questions: what this device takes for its work. */
  let longest = 1;

  function dead() {
    if (!starting) return unanswered >= Math.max(patience, TIMES * (longest - 1));
    return unanswered >= PATIENCE_AT_START || idle >= IDLE_AT_START;
  }

  function look() {
    const now = performance.now();
    // A page that was held up may look several times at once, and has heard nothing in between.
    if (now - asked < ASK_MS / 2) return;
    // A page that was asleep has heard nothing either.
    if (document.hidden || now - asked > 3 * ASK_MS) unanswered = 0;
    asked = now;
    if (document.hidden) return;
    if (dead()) {
      stop();
      onSilence();
      return;
    }
    if (unanswered === 0) idle += 1;
    unanswered += 1;
    ask();
  }

  function stop() {
    clearInterval(timer);
    timer = -1;
  }

  return {
    /** There was a word of the other end. */
    heard() {
      longest = Math.max(longest, unanswered);
      unanswered = 0;
      if (timer !== 0) return;
      asked = performance.now();
      timer = setInterval(look, ASK_MS);
    },
    /** Whether the other end is still starting, and has come further. @param {boolean} still */
    wait(still) {
      starting = still;
      idle = 0;
    },
    stop,
  };
}
