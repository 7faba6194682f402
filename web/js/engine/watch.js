/** Notices when whoever carries out commands says nothing any more: it hangs, or was ended from outside. */

const ASK_MS = 2000;
/** So many questions in a row go without an answer before the other end is taken for dead. */
const PATIENCE = 4;
/** An engine that starts works for long without looking up, most of all on a slow device. */
const PATIENCE_AT_START = 30;

/**
 * Watch another end, from the first word that is heard of it: before, it may still be on its way.
 * @param {() => void} ask whoever is alive answers with some word
 * @param {() => void} onSilence called once; nothing is asked after that
 */
export function watch(ask, onSilence) {
  let unanswered = 0;
  let asked = 0;
  let timer = 0;
  let patience = PATIENCE;

  function look() {
    const now = performance.now();
    // A page that was asleep has heard nothing either.
    if (document.hidden || now - asked > 2 * ASK_MS) unanswered = 0;
    asked = now;
    if (document.hidden) return;
    if (unanswered >= patience) {
      stop();
      onSilence();
      return;
    }
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
      unanswered = 0;
      if (timer !== 0) return;
      asked = performance.now();
      timer = setInterval(look, ASK_MS);
    },
    /** Whether the other end is still starting. @param {boolean} starting */
    wait(starting) {
      patience = starting ? PATIENCE_AT_START : PATIENCE;
    },
    stop,
  };
}
