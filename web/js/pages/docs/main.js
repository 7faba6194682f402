/** What pages of text do: the address of this site in the markup they show, a field that finds names, and the site kept for offline. */

import { keepForOffline } from "../../shell/offline.js";

const PLACEHOLDER = "https://trilithon.example/";
const site = new URL("../", location.href).href.replace(/[?#].*$/, "");

for (const code of document.querySelectorAll("pre code")) {
  code.textContent = (code.textContent ?? "").replaceAll(PLACEHOLDER, site);
}

if (document.querySelector(".finder")) void import("./finder.js").then(({ find }) => find());

addEventListener("load", () => void keepForOffline(new URL("../sw.js", location.href)));
