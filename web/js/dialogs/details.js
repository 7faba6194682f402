/** The dialog for what is told beside the moves: names, event and date. */

import { today } from "../lib/calendar.js";
import { make, need } from "../lib/dom.js";
import { say, text } from "../lib/text.js";

/** @typedef {import("../engine/store.js").Store} Store */

/**
 * Wire the dialog; returns what opens it.
 * @param {Store} store
 */
export function detailsDialog(store) {
  const dialog = need("details", HTMLDialogElement);
  const form = need("details-form", HTMLFormElement);
  const fields = need("details-fields", HTMLElement);
  const problem = need("details-problem", HTMLElement);
  let asked = false;

  need("details-cancel", HTMLElement).addEventListener("click", () => dialog.close());
  // As everywhere: a sandboxed frame may submit no form.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    keep();
  });
  need("details-keep", HTMLElement).addEventListener("click", keep);

  function keep() {
    const tags = Object.fromEntries([...new FormData(form)].map(([tag, value]) => [tag, String(value)]));
    asked = store.send({ type: "tags", tags });
    // What the page says is behind the dialog.
    if (!asked) problem.textContent = text("followed-barred");
  }
  store.on(["view", "trouble"], () => {
    if (!asked || !dialog.open) return;
    problem.textContent = store.messages.trouble ? say(store.messages.trouble) : "";
    asked = false;
    if (!store.messages.trouble) dialog.close();
  });

  return () => {
    problem.textContent = "";
    asked = false;
    const { tags = {} } = store.view ?? {};
    fields.replaceChildren(...Object.entries(tags).map(([tag, value]) => field(tag, value)));
    dialog.showModal();
  };
}

/** @param {string} tag @param {string} value */
function field(tag, value) {
  const input = make("input", { type: "text", name: tag, value, maxlength: "200", autocomplete: "off" });
  if (tag === "Date") input.placeholder = today().replaceAll("-", ".");
  return make("label", { class: "field" }, make("span", {}, text(`tag-${tag.toLowerCase()}`)), input);
}
