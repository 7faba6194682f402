/** The buttons under the diagrams of the rules pages, each of which brings its diagram to life. */

for (const button of document.querySelectorAll("button.try")) {
  const board = button.closest("figure")?.querySelector("trilithon-board");
  button.addEventListener("click", () => {
    /** @type {(HTMLElement & {start: () => void}) | null | undefined} */ (board)?.start();
    button.remove();
  });
}
