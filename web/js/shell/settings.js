/** The small menu of what belongs to the person, not to the game: language, appearance, hints. */

import { make, need } from "../lib/dom.js";
import { LANGUAGES } from "../lib/languages.js";
import { device } from "../lib/storage.js";
import { language, speak } from "../lib/text.js";
import { hinted, numbered, paced, paused, setHinted, setNumbered, setPaced, setPaused } from "../lib/settings.js";
import { BOARDS, boardTheme, setBoardTheme, setTheme, theme } from "../lib/theme.js";
import { tellRenewal } from "./renewal.js";
import { setSounded, sounded } from "./sounds.js";

/**
 * Wire what every page has: language, appearance and what boards are made of.
 * @param {() => void} onLanguage called when another language is spoken
 */
export function personalMenu(onLanguage) {
  const select = need("language", HTMLSelectElement);
  for (const [tag, name] of LANGUAGES) select.append(make("option", { value: tag, lang: tag }, name));
  select.value = language();
  select.addEventListener("change", async () => {
    await speak(select.value);
    device.write("language", select.value);
    forgetAddress("lang");
    onLanguage();
  });

  const appearance = need("theme", HTMLElement);
  for (const input of appearance.querySelectorAll("input")) input.checked = input.value === theme();
  appearance.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement) {
      forgetAddress("theme");
      setTheme(/** @type {import("../lib/theme.js").Theme} */ (event.target.value));
    }
  });

  const boards = need("board-theme", HTMLElement);
  for (const input of boards.querySelectorAll("input")) input.checked = input.value === boardTheme();
  boards.addEventListener("change", (event) => {
    const chosen = event.target instanceof HTMLInputElement ? event.target.value : "";
    const board = BOARDS.find((one) => one === chosen);
    if (board) setBoardTheme(board);
  });
  tellRenewal();
}

/**
 * Wire the menu of a page with a board; pages leave out what they have no use for.
 * @param {import("../engine/store.js").Store} store
 * @param {() => void} onLanguage called when another language is spoken
 */
export function settingsMenu(store, onLanguage) {
  personalMenu(onLanguage);
  const hints = need("hints", HTMLInputElement);
  hints.checked = hinted();
  hints.addEventListener("change", () => setHinted(hints.checked));

  soundSwitch();

  if (!document.getElementById("numbers")) return;
  const pace = need("pace", HTMLElement);
  for (const input of pace.querySelectorAll("input")) input.checked = Number(input.value) === paced();
  pace.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    setPaced(Number(event.target.value));
    store.send({ type: "pace", pace: paced() });
    onLanguage();
  });

  const pause = need("pause", HTMLElement);
  for (const input of pause.querySelectorAll("input")) input.checked = Number(input.value) === paused();
  pause.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement) setPaused(Number(event.target.value));
  });

  const numbers = need("numbers", HTMLInputElement);
  numbers.checked = numbered();
  numbers.addEventListener("change", () => {
    setNumbered(numbers.checked);
    store.send({ type: "display", numbers: numbers.checked });
  });
}

/** A switch in a menu, or a button in sight. */
function soundSwitch() {
  const option = need("sounds", HTMLElement);
  const show = () => {
    if (option instanceof HTMLInputElement) option.checked = sounded();
    else option.setAttribute("aria-pressed", String(sounded()));
  };
  option.addEventListener(option instanceof HTMLInputElement ? "change" : "click", () => {
    setSounded(!sounded());
    show();
  });
  show();
}

/** What the address asks for would win over what is chosen at the next start. @param {string} name */
function forgetAddress(name) {
  const address = new URL(location.href);
  if (!address.searchParams.has(name)) return;
  address.searchParams.delete(name);
  try {
    history.replaceState(null, "", address);
  } catch {
    // As in frames that may not touch their address.
  }
}
