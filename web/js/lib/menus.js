/** Menus that open beside the button that opens them. */

/** Place every menu when it opens, and close it when one of its actions is taken. */
export function menus() {
  for (const opener of document.querySelectorAll("[popovertarget]")) {
    const menu = document.getElementById(opener.getAttribute("popovertarget") ?? "");
    if (!menu) continue;
    menu.addEventListener("beforetoggle", () => place(menu, opener.getBoundingClientRect()));
    // It begins with its first action, however far it was scrolled when it was closed.
    menu.addEventListener("toggle", () => (menu.scrollTop = 0));
    // Closed before the action is taken, so that the focus comes back to the opener from its dialog.
    if (menu.classList.contains("actions")) menu.addEventListener("click", () => menu.hidePopover(), { capture: true });
  }
}

/** Under the button, or above it where there is more room. @param {HTMLElement} menu @param {DOMRect} opener */
export function place(menu, { top, bottom, right }) {
  const { clientWidth, clientHeight } = document.documentElement;
  const above = top > clientHeight - bottom;
  menu.style.setProperty("--menu-top", above ? "auto" : `${bottom}px`);
  menu.style.setProperty("--menu-bottom", above ? `${clientHeight - top}px` : "auto");
  menu.style.setProperty("--menu-right", `${Math.max(clientWidth - right, 8)}px`);
  menu.style.setProperty("--menu-room", `${Math.max(top, clientHeight - bottom) - 8}px`);
}
