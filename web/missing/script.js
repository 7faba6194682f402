/**
 * Shows the visitor's language alone, where it is one of the page's, and lets the links lead home where the build
 * was not told where that is: this page stands at addresses of any depth.
 */
(() => {
  const FILE = "manifest.webmanifest";

  /** The languages that address, device and browser ask for, in this order. */
  function wishes() {
    let kept = "";
    try {
      kept = JSON.parse(localStorage.getItem("trilithon.language") ?? '""');
    } catch {
      // Then nothing is known of it.
    }
    return [new URLSearchParams(location.search).get("lang"), kept, ...navigator.languages];
  }

  function speak() {
    const parts = [...document.querySelectorAll("section[lang]")];
    for (const wish of wishes()) {
      const tag = String(wish).toLowerCase().split("-")[0];
      const wanted = parts.find((part) => part.getAttribute("lang") === tag);
      if (!wanted) continue;
      document.documentElement.lang = tag ?? "";
      for (const part of parts) if (part !== wanted) part.remove();
      return;
    }
  }

  /** The nearest folder above that has a file of the site's. */
  async function findHome() {
    for (let folder = new URL("./", location.href); ; folder = new URL("../", folder)) {
      const answer = await fetch(new URL(FILE, folder), { method: "HEAD" }).catch(() => null);
      // Some hosts answer with a page whatever is asked for.
      if (answer?.ok && !answer.headers.get("content-type")?.includes("html")) return folder.pathname;
      if (folder.pathname === "/") return "";
    }
  }

  async function lead() {
    if (document.body.dataset.home) return;
    const home = await findHome();
    for (const link of document.querySelectorAll("a")) link.href = home + link.getAttribute("href")?.replace(/^\//, "");
  }

  addEventListener("DOMContentLoaded", () => {
    speak();
    void lead();
  });
})();
