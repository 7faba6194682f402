/** The dialog that gives the game away as a link. */

import { canSend, copy, send } from "../lib/clipboard.js";
import { need } from "../lib/dom.js";
import { say, text } from "../lib/text.js";
import { address } from "../library/address.js";
import { codeOf } from "./code.js";

/** @typedef {import("../engine/store.js").Store} Store */

/**
 * Wire the dialog; returns what opens it.
 * @param {Store} store
 * @param {(view: import("../engine/protocol.js").View) => void} onSent called when the link has been given away
 */
export function shareDialog(store, onSent) {
  const dialog = need("share-dialog", HTMLDialogElement);
  const field = need("share-address", HTMLTextAreaElement);
  const says = need("share-says", HTMLElement);
  const code = need("share-code", HTMLElement);
  const coder = need("share-code-show", HTMLButtonElement);

  /** The whole link is chosen, and seen from its beginning. */
  function offer() {
    field.select();
    field.scrollTop = 0;
  }

  need("share-close", HTMLElement).addEventListener("click", () => dialog.close());
  need("share-copy", HTMLElement).addEventListener("click", async () => {
    const copied = await copy(field.value);
    says.textContent = text(copied ? "share-copied" : "copy-refused");
    if (copied && store.view) onSent(store.view);
  });
  need("share-system", HTMLElement).addEventListener("click", () => {
    const title = `${text(`game-${store.view?.game ?? ""}`)} · Trilithon`;
    const { view } = store;
    void send({ title, url: field.value }).then((done) => done && view && onSent(view));
  });
  coder.addEventListener("click", async () => {
    const open = code.childElementCount === 0;
    coder.setAttribute("aria-expanded", String(open));
    code.replaceChildren();
    if (!open) return;
    const drawn = await codeOf(field.value);
    if (drawn) code.append(drawn);
    else says.textContent = text("share-code-long");
  });

  const challenge = need("share-challenge", HTMLButtonElement);
  challenge.addEventListener("click", () => store.send({ type: "challenge" }));
  store.on(["challenged"], () => {
    if (!store.challenged) return;
    const { fragment, player, ply, level } = store.challenged;
    field.value = address(fragment);
    says.textContent = text("share-challenged", { player, move: ply + 1, level: String(level) });
    offer();
  });
  store.on(["trouble"], () => {
    if (store.messages.trouble && store.messages.about === "challenge") says.textContent = say(store.messages.trouble);
  });

  return () => {
    const { view } = store;
    if (!view) return;
    field.value = address(view.correspondence?.link ?? view.fragment);
    says.textContent = "";
    challenge.hidden = !view.controls.challenge;
    code.replaceChildren();
    coder.setAttribute("aria-expanded", "false");
    need("share-system", HTMLElement).hidden = !canSend();
    dialog.showModal();
    offer();
  };
}
