/** Giving texts away: to the clipboard, as a file, to the system's share sheet. */

/**
 * Copy a text; where the browser refuses, from a field that holds it.
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** Frames without permission for the clipboard may still copy what is selected. @param {string} text */
function copyOldWay(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const before = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

/** Whether the system has a share sheet that takes a link. */
export function canSend() {
  return typeof navigator.share === "function";
}

/**
 * Hand a link to the system's share sheet.
 * @param {{title: string, url: string}} what
 * @returns {Promise<boolean>} whether it was handed over
 */
export async function send(what) {
  try {
    await navigator.share(what);
    return true;
  } catch {
    return false;
  }
}

/**
 * Save a text or whatever else was made as a file.
 * @param {string} name
 * @param {BlobPart} content
 * @param {string} type
 */
export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
