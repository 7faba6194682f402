/** What pages of text do: their tab in sight, the address of this site in the markup they show, a field that finds names, and the site kept for offline. */

import { keepForOffline } from "../../shell/offline.js";

const PLACEHOLDER = "https://trilithon.example/";
const site = new URL("../", location.href).href.replace(/[?#].*$/, "");

for (const code of document.querySelectorAll("pre code")) {
  code.textContent = (code.textContent ?? "").replaceAll(PLACEHOLDER, site);
}

// Where not all tabs have room, the page's own is in sight.
const tab = document.querySelector(".tabs [aria-current]");
const tabs = tab?.closest("ul");
if (tab && tabs) tabs.scrollLeft = tab.getBoundingClientRect().right - tabs.getBoundingClientRect().right;

if (document.querySelector(".finder")) void import("./finder.js").then(({ find }) => find());

addEventListener("load", () => void keepForOffline(new URL("../sw.js", location.href)));
