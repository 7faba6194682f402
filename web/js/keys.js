/** Keys that do the same as a button, wherever the focus is but in a field or a dialog. */

/** @param {string} key a small letter @param {() => void} action */
export function onKey(key, action) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (event.key.toLowerCase() !== key || document.querySelector("dialog[open], [popover]:popover-open")) return;
    if (event.target instanceof Element && event.target.closest("select, input, textarea")) return;
    action();
    event.preventDefault();
  });
}
