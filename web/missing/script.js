/**
 * Shows the visitor's language alone, where it is one of the page's, and lets the links lead home where the build
 * was not told where that is: this page stands at addresses of any depth. A link whose `#` was written as `%23`,
 * as some messengers do, is led on to what it means.
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
      document.title = `${wanted.querySelector("h1")?.textContent} · Trilithon`;
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

  /** Go on to a page of the site at `home`, where the address has what it is to show behind an escaped `#`. @param {string} home */
  function goOn(home) {
    const [, page = "", shown = ""] = /^(.*?)%23(.+)$/.exec(location.pathname) ?? [];
    if (!shown || !home || !`${page}/`.startsWith(home)) return;
    // Part by part, so that no path can name another site.
    const meant = new URL(location.href);
    meant.pathname = page;
    meant.hash = shown;
    location.replace(meant);
  }

  async function lead() {
    const known = document.body.dataset.home;
    const home = known || (await findHome());
    goOn(home);
    if (known) return;
    for (const link of document.querySelectorAll("a")) link.href = home + link.getAttribute("href")?.replace(/^\//, "");
  }

  addEventListener("DOMContentLoaded", () => {
    speak();
    void lead();
  });
})();
