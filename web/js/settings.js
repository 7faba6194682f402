/** The small menu of what belongs to the person, not to the game: language, appearance, hints. */

import { make, need } from "./dom.js";
import { device } from "./storage.js";
import { LANGUAGES, language, speak } from "./text.js";
import { hinted, setHinted, setTheme, theme } from "./theme.js";

/**
 * Wire the menu.
 * @param {() => void} onLanguage called when another language is spoken
 */
export function settingsMenu(onLanguage) {
  const select = need("language", HTMLSelectElement);
  for (const [tag, name] of LANGUAGES) select.append(make("option", { value: tag, lang: tag }, name));
  select.value = language();
  select.addEventListener("change", async () => {
    await speak(select.value);
    device.write("language", select.value);
    forgetAddress();
    onLanguage();
  });

  const appearance = need("theme", HTMLElement);
  for (const input of appearance.querySelectorAll("input")) input.checked = input.value === theme();
  appearance.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement) {
      setTheme(/** @type {import("./theme.js").Theme} */ (event.target.value));
    }
  });

  const hints = need("hints", HTMLInputElement);
  hints.checked = hinted();
  hints.addEventListener("change", () => setHinted(hints.checked));
}

/** A language that the address asks for would win over the chosen one at the next start. */
function forgetAddress() {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  try {
    history.replaceState(null, "", address);
  } catch {
    // As in frames that may not touch their address.
  }
}
