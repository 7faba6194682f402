/** The days of this device's calendar, as they are written: `2026-12-24`. */

const DAY = 86_400_000;
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day it is. @param {Date} [now] */
export function today(now = new Date()) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How many days a day is after another one; NaN where one of them is none. @param {string} day @param {string} [from] */
export function daysTo(day, from = "1970-01-01") {
  return Math.round((begin(day) - begin(from)) / DAY);
}

/** The day before one. @param {string} day */
export function before(day) {
  return written(begin(day) - DAY);
}

/** @param {string} day */
function begin(day) {
  const at = WRITTEN.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // The 30th of February is read as the 2nd of March.
  return Number.isNaN(at) || written(at) !== day ? NaN : at;
}

/** @param {number} at */
function written(at) {
  return new Date(at).toISOString().slice(0, 10);
}
