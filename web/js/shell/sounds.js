/** Sounds of a game: a piece placed, something claimed, the end. Made here of plain tones; quiet, and on at first. */

import { device } from "../lib/storage.js";

/**
 * A tone: its pitch in hertz, when it begins, how long it rings, both in seconds, and how loud it is.
 * @typedef {[pitch: number, begin: number, length: number, loudness: number]} Tone
 */

/** @type {Record<"place" | "claim" | "end", Tone[]>} */
const SOUNDS = {
  // A knock: a low thud with a short click before it.
  place: [[190, 0, 0.09, 0.22], [1250, 0, 0.018, 0.05]],
  claim: [[392, 0, 0.18, 0.09], [523, 0.08, 0.26, 0.09]],
  end: [[392, 0, 0.3, 0.09], [494, 0.14, 0.3, 0.09], [587, 0.28, 0.6, 0.09]],
};
/** What of `Board.arrived` is a piece that was placed, and what tells of a claim: an owner's marker, a tower. */
const PIECE = /^pieces (?!.*draft)/;
const CLAIM = /^\w+ (.*-owner|tower)-/;

/** @type {AudioContext | null} */
let context = null;
/** @type {Promise<void> | null} */
let awake = null;
/** How long after a sound its context goes to sleep, in milliseconds: until then the browser's threads for sound run. */
const REST = 3000;
let rest = 0;

/** Whether sounds are wanted on this device. */
export function sounded() {
  return device.read("sounds") !== false;
}

/** @param {boolean} wanted */
export function setSounded(wanted) {
  device.write("sounds", wanted);
  // What was pressed lets the page be heard, and tells what it will sound like.
  if (wanted) play("place");
}

/**
 * What lets a board be heard; call it with each view that the board has shown.
 * @param {import("../board/board.js").Board} board
 * @returns {(view: import("../engine/protocol.js").View) => void}
 */
export function sounds(board) {
  /** @type {import("../engine/protocol.js").View | null} */
  let before = null;
  return (view) => {
    const ended = view.match === before?.match && before.result === null && view.result !== null;
    before = view;
    // Browsers hold back what no person has asked for, and would ring it all at once later.
    if (!sounded() || !navigator.userActivation?.hasBeenActive) return;
    if (ended) play("end");
    else if (board.arrived.some((one) => PIECE.test(one))) play(board.arrived.some((one) => CLAIM.test(one)) ? "claim" : "place");
  };
}

/** Once the board is painted. @param {keyof typeof SOUNDS} name */
function play(name) {
  if (document.hidden) void begin(name);
  else requestAnimationFrame(() => setTimeout(() => void begin(name)));
}

/** @param {keyof typeof SOUNDS} name */
async function begin(name) {
  try {
    await (awake ??= wake());
    context ??= new AudioContext();
    // Browsers hold back what no person has asked for.
    if (context.state === "suspended") void context.resume().catch(() => {});
    for (const tone of SOUNDS[name]) ring(context, tone);
    clearTimeout(rest);
    rest = setTimeout(() => void context?.suspend().catch(() => {}), REST);
  } catch {
    // A device without sound is played on all the same.
  }
}

/**
 * Have the browser find its sound devices aside, and look at none: the first context would do so and hold the page up
 * for a tenth of a second meanwhile.
 */
async function wake() {
  try {
    await navigator.mediaDevices?.enumerateDevices();
  } catch {
    // Then the context does.
  }
}

/** @param {AudioContext} context @param {Tone} tone */
function ring(context, [pitch, begin, length, loudness]) {
  const start = context.currentTime + begin;
  const tone = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
